import { createHash } from 'node:crypto';
import type { Account } from '@undercroft/protocol';
import { newCode, readCode } from '../codes.ts';
import { forget } from '../forgetting.ts';
import type { House } from '../house.ts';
import { type Guest, seatOf } from '../lobby.ts';
import { handOver } from '../playing.ts';
import { Problem } from '../problem.ts';
import type { Accounts } from '../store/accounts.ts';

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
  };
}

/** What is kept about how a guest gets back in, for the guest to take along. */
export async function accountData(accounts: Accounts, guest: string) {
  const { passkeys, recoveryCodes } = await accountOf(accounts, { id: guest, name: '' });
  return { passkeys: passkeys.map(({ id: _, ...passkey }) => passkey), recoveryCodes };
}

/** Fresh recovery codes: shown once, kept as hashes. */
export async function newRecoveryCodes(accounts: Accounts, guest: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => newCode(RECOVERY_LETTERS));
  await accounts.setRecovery(guest, codes.map(hashOf));
  return codes;
}

export async function bearerOfRecovery(accounts: Accounts, code: string): Promise<string> {
  const guest = await accounts.takeRecovery(hashOf(code));
  if (guest === null) throw new Problem('no-recovery-code');
  return guest;
}

/** A code that lets another device in as this guest. */
export async function newDeviceCode(accounts: Accounts, guest: string) {
  const code = newCode();
  const expires = Date.now() + DEVICE_MS;
  await accounts.addOnce({ key: code, kind: 'device', guest, expires });
  return { code, expiresAt: timeOf(expires) };
}

export async function bearerOfCode(accounts: Accounts, code: string): Promise<string> {
  const once = await accounts.takeOnce(readCode(code), 'device', Date.now());
  if (once === null) throw new Problem('no-code');
  return once.guest;
}

/** The seats of a guest become those of an account, where it does not sit already; then that guest is gone. */
export async function bringAlong(house: House, from: Guest, to: Guest): Promise<void> {
  const { accounts, store, hall, results, ratings, history, friends, clubs } = house;
  if (from.id === to.id) return;
  for (const table of await store.allTablesOf(from.id)) {
    await hall.change(table, ({ lobby }) =>
      seatOf(lobby, from.id) === null || seatOf(lobby, to.id) !== null
        ? null
        : { lobby: handOver(lobby, from.id, to) },
    );
  }
  const { passkeys, recoveryCodes } = await accountOf(accounts, from);
  if (passkeys.length > 0 || recoveryCodes > 0) return;
  await results.move(from.id, to.id);
  await history.move(from.id, to.id);
  await friends.move(from.id, to.id);
  await clubs.move(from.id, to.id);
  ratings.forgetAll();
  await forget(house, from);
}
