import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { useCallback, useEffect, useState } from 'react';
import { server } from '../../kit/server/api.ts';

const load = () => import('@simplewebauthn/browser');
/** What a browser needs for a passkey is good for fifteen minutes. */
const RENEW_MS = 10 * 60_000;

/** Nobody chose a passkey, or the browser has none. */
export class NoPasskey extends Error {}

async function chosen<T>(choose: Promise<T>): Promise<T> {
  try {
    return await choose;
  } catch (cause) {
    throw new NoPasskey('no passkey was chosen', { cause });
  }
}

/** Ready before anybody taps: some browsers forget the tap while something is fetched. */
function usePrepared<T>(
  prepare: () => Promise<T>,
  possible: boolean,
): { ready: T | null; renew: () => void } {
  const [ready, setReady] = useState<T | null>(null);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: prepared anew after each use, and when it grows old
  useEffect(() => {
    if (!possible) return;
    let left = false;
    prepare().then(
      (fresh) => left || setReady(() => fresh),
      () => left || setReady(null),
    );
    const timer = setTimeout(() => setRound(round + 1), RENEW_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [possible, round]);
  const renew = useCallback(() => setRound((now) => now + 1), []);
  return { ready, renew };
}

/** Whether this browser, by this address, has passkeys at all. */
export const hasPasskeys = (): boolean => isSecureContext && 'PublicKeyCredential' in globalThis;

/** Makes a passkey and hands it to the server; null until everything is ready. */
export function useMakePasskey(possible: boolean) {
  return usePrepared(async () => {
    const [{ startRegistration }, options] = await Promise.all([
      load(),
      server.ask('POST /me/passkeys/options'),
    ]);
    const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
    return async (name: string) => {
      const response = await chosen(startRegistration({ optionsJSON }));
      return server.ask('POST /me/passkeys', { body: { name, response } });
    };
  }, possible);
}

/** Signs in with a passkey of this device; null until everything is ready. */
export function useSignInByPasskey(possible: boolean) {
  return usePrepared(async () => {
    const [{ startAuthentication }, options] = await Promise.all([
      load(),
      server.ask('POST /sign-in/options'),
    ]);
    const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
    return async (bring: boolean) => {
      const response = await chosen(startAuthentication({ optionsJSON }));
      return server.ask('POST /sign-in', { body: { response, bring } });
    };
  }, possible);
}
