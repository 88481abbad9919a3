import { useEffect } from 'react';
import { Store, useStore } from '../store.ts';
import { server } from './api.ts';

/** The name others see; null for somebody new, undefined until the server was asked. */
const guest = new Store<string | null | undefined>(undefined);

/** Undefined until the server was asked. */
export function useKnownGuest(): string | null | undefined {
  useEffect(() => {
    if (guest.value !== undefined) return;
    server.ask('GET /me').then(
      (me) => guest.set(me.guest?.name ?? null),
      () => guest.set(null),
    );
  }, []);
  return useStore(guest);
}

export const useGuest = (): string | null => useKnownGuest() ?? null;

/** This browser is signed in. */
export const becomeGuest = (name: string): void => guest.set(name);

/** This browser is signed out. */
export const becomeNobody = (): void => guest.set(null);

export async function giveName(name: string): Promise<void> {
  const trimmed = name.trim();
  if (trimmed === guest.value) return;
  await server.ask('PUT /me', { body: { name: trimmed } });
  guest.set(trimmed);
}

/** This browser is nobody again; seats it had are no longer its own. */
export async function forgetGuest(): Promise<void> {
  await server.ask('DELETE /me');
  becomeNobody();
}
