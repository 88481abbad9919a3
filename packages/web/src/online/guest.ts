import { useEffect } from 'react';
import { Store, useStore } from '../app/store.ts';
import { server } from './api.ts';

/** The name others see; null for somebody new, undefined until the server was asked. */
const guest = new Store<string | null | undefined>(undefined);

export function useGuest(): string | null {
  useEffect(() => {
    if (guest.value !== undefined) return;
    server.ask('GET /me').then(
      (me) => guest.set(me.guest?.name ?? null),
      () => guest.set(null),
    );
  }, []);
  return useStore(guest) ?? null;
}

export async function giveName(name: string): Promise<void> {
  const trimmed = name.trim();
  if (trimmed === guest.value) return;
  await server.ask('PUT /me', { body: { name: trimmed } });
  guest.set(trimmed);
}

/** This browser is nobody again; seats it had are no longer its own. */
export async function forgetGuest(): Promise<void> {
  await server.ask('DELETE /me');
  guest.set(null);
}
