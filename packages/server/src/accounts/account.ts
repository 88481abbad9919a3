import { createHash } from 'node:crypto';
import type { Account } from '@undercroft/protocol';
import { theTime } from '../clock.ts';
import { newCode, readCode } from '../codes.ts';
import { forget } from '../forgetting.ts';
import type { House } from '../house.ts';
import { type Guest, seatOf } from '../lobby.ts';
import { handOver } from '../playing.ts';
import { Problem } from '../problem.ts';
import type { Accounts } from '../store/accounts.ts';
import { keptIn } from '../store/kept.ts';

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
export async function signOutElsewhere(house: House, id: string): Promise<void> {
  await house.news.change('signed-out', id, ({ accounts }) => accounts.signOutEverywhere(id));
}

export async function rename({ news }: Pick<House, 'news'>, guest: Guest, name: string): Promise<Guest> {
  await news.change('renamed', guest.id, ({ accounts }) => accounts.rename(guest.id, name));
  return { ...guest, name };
}

/** The seats of a guest become those of an account, where it does not sit already; then that guest is gone. */
export async function bringAlong(house: House, from: Guest, to: Guest): Promise<void> {
  const { accounts, store, hall, sql } = house;
  if (from.id === to.id) return;
  for (const table of await store.allTablesOf(from.id)) {
    await hall.change(table, ({ lobby }) =>
      seatOf(lobby, from.id) === null || seatOf(lobby, to.id) !== null
        ? null
        : { lobby: handOver(lobby, from.id, to) },
    );
  }
  const { passkeys, recoveryCodes, openId } = await accountOf(accounts, from);
  if (passkeys.length > 0 || recoveryCodes > 0 || openId) return;
  await sql.transaction(async (inOneGo) => {
    const { results, standings, history, friends, clubs } = keptIn(inOneGo);
    for (const room of [results, standings, history, friends, clubs]) await room.move(from.id, to.id);
  });
  await forget(house, from.id);
}
