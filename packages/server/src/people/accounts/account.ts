import { createHash } from 'node:crypto';
import type { Account } from '@undercroft/protocol';
import { theTime } from '../../ground/clock.ts';
import { newCode, readCode } from '../../ground/codes.ts';
import { Problem } from '../../ground/problem.ts';
import type { Accounts } from '../../storage/accounts.ts';
import type { Guest } from '../../tables/lobby.ts';
import type { News } from '../rights/news.ts';

/** What every node has to hear of. */
type InTheNews = { readonly news: News };

const DEVICE_MS = 10 * 60_000;
const RECOVERY_CODES = 8;
/** 67 bits: nobody guesses one, and it can be written down. */
const RECOVERY_LETTERS = 16;

const timeOf = (at: number) => new Date(at).toISOString();
const hashOf = (code: string) => createHash('sha256').update(readCode(code)).digest('hex');

export async function accountOf(accounts: Accounts, { id, name }: Guest): Promise<Account> {
  const passkeys = await accounts.passkeys(id);
  return {
    name,
    passkeys: passkeys.map(({ id: passkey, name, madeAt, usedAt }) => ({
      ...{ id: passkey, name, since: timeOf(madeAt) },
      usedAt: usedAt === null ? null : timeOf(usedAt),
    })),
    recoveryCodes: await accounts.recoveryLeft(id),
    openId: (await accounts.identities(id)).length > 0,
  };
}

/** What is kept about how a guest gets back in, for the guest to take along. */
export async function accountData(accounts: Accounts, guest: string) {
  const { passkeys, recoveryCodes } = await accountOf(accounts, { id: guest, name: '' });
  const identities = await accounts.identities(guest);
  return {
    passkeys: passkeys.map(({ id: _, ...passkey }) => passkey),
    recoveryCodes,
    openId: identities.map(({ issuer, subject, madeAt }) => ({ issuer, subject, since: timeOf(madeAt) })),
  };
}

/** Fresh recovery codes: shown once, kept as hashes. */
export async function newRecoveryCodes(accounts: Accounts, guest: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => newCode(RECOVERY_LETTERS));
  await accounts.setRecovery(guest, codes.map(hashOf));
  return codes;
}

export async function bearerOfRecovery(
  accounts: Accounts,
  code: string,
  key: string | null = null,
): Promise<string> {
  const guest = await accounts.takeByKey(keyWith(key, code), (kept) => kept.takeRecovery(hashOf(code)));
  if (guest === null) throw new Problem('no-recovery-code');
  return guest;
}

/** What is remembered of a key: together with the code, so that neither opens anything alone. */
const keyWith = (key: string | null, code: string) => key && hashOf(`${key} ${readCode(code)}`);

/** A code that lets another device in as this guest, until they sign out elsewhere. */
export async function newDeviceCode(accounts: Accounts, guest: string, generation: number) {
  const code = newCode();
  const expires = theTime() + DEVICE_MS;
  await accounts.addOnce({ key: code, kind: 'device', guest, expires, generation });
  return { code, expiresAt: timeOf(expires) };
}

export async function bearerOfCode(
  accounts: Accounts,
  code: string,
  key: string | null = null,
): Promise<string> {
  const guest = await accounts.takeByKey(keyWith(key, code), async (kept) => {
    const once = await kept.takeOnce(readCode(code), 'device', theTime());
    const maker = once && (await kept.guest(once.guest));
    return once !== null && maker?.generation === (once.generation ?? 0) ? once.guest : null;
  });
  if (guest === null) throw new Problem('no-code');
  return guest;
}

/** Every cookie, token and code given out before is worth nothing. */
export async function signOutElsewhere({ news }: InTheNews, id: string): Promise<void> {
  await news.change('signed-out', id, ({ accounts }) => accounts.signOutEverywhere(id));
}

export async function rename({ news }: InTheNews, guest: Guest, name: string): Promise<Guest> {
  await news.change('renamed', guest.id, ({ accounts }) => accounts.rename(guest.id, name));
  return { ...guest, name };
}
