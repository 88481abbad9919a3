import { expect, it } from 'vitest';
import { onEveryStorage } from '../storages.ts';
import { Authenticator } from './authenticator.ts';
import { byName, Device } from './device.ts';

interface Challenge {
  readonly challenge: string;
}

/** Ada has a table and a passkey. */
async function adaWithPasskey(base: string) {
  const ada = await Device.of(base, 'Ada');
  const { id } = await ada.ask('POST /tables', { body: { game: 'karak' } });
  const key = new Authenticator(base);
  await addPasskey(ada, key, 'laptop');
  return { ada, id, key };
}

async function addPasskey(device: Device, key: Authenticator, name: string) {
  const options = (await device.ask('POST /me/passkeys/options')) as Challenge;
  return device.ask('POST /me/passkeys', { body: { name, response: key.register(options) } });
}

async function signIn(device: Device, key: Authenticator, bring = false) {
  const options = (await device.ask('POST /sign-in/options')) as Challenge;
  return device.ask('POST /sign-in', { body: { response: key.sign(options), bring } });
}

const refusedWith = (why: string) => ({ problem: { why } });

onEveryStorage('an account', (open) => {
  async function bases() {
    const [node, other] = await open();
    return [byName(node.base), byName(other.base), node, other] as const;
  }

  it('codes for another device are worth nothing once their maker has signed out elsewhere', async () => {
    const [node, other] = await open();
    const ada = await Device.of(node.base, 'Ada');
    const { code } = await ada.ask('POST /me/codes');
    await ada.ask('POST /me/sign-out-elsewhere');
    const thief = new Device(other.base);
    await expect(thief.ask('POST /sign-in/code', { body: { code } })).rejects.toMatchObject({
      problem: { why: 'no-code' },
    });
    const { code: fresh } = await ada.ask('POST /me/codes');
    expect((await thief.ask('POST /sign-in/code', { body: { code: fresh } })).guest?.name).toBe('Ada');
  });

  it('carries no seat away by a code from before its owner has signed out elsewhere', async () => {
    const [node, other] = await open();
    const ada = await Device.of(node.base, 'Ada');
    const { id } = await ada.ask('POST /tables', { body: { game: 'karak' } });
    const stolen = ada.at(other.base);
    const carry = (who: Device) => who.ask('POST /tables/:id/seats/:seat/carry', { id, seat: 0 });
    const { code } = await carry(stolen);
    await ada.ask('POST /me/sign-out-elsewhere');
    // Also where a node has not heard of it yet.
    await expect(carry(stolen)).rejects.toMatchObject(refusedWith('no-guest'));
    const thief = await Device.of(other.base, 'Eve');
    await expect(thief.ask('POST /carry', { body: { code } })).rejects.toMatchObject(refusedWith('no-code'));
    const tablet = await Device.of(other.base, 'Ada at the tablet');
    const { code: fresh } = await carry(ada);
    expect((await tablet.ask('POST /carry', { body: { code: fresh } })).you.seat).toBe(0);
  });

  it('has codes and challenges that are worth nothing once their time is over', async () => {
    const [base, , node] = await bases();
    const { ada, key } = await adaWithPasskey(base);
    const { code } = await ada.ask('POST /me/codes');
    const phone = new Device(base);
    const options = (await phone.ask('POST /sign-in/options')) as Challenge;
    const pass = (minutes: number) =>
      node.house.sql.run('UPDATE once SET expires = expires - ?', minutes * 60_000);
    await pass(9);
    await pass(1);
    await expect(phone.ask('POST /sign-in/code', { body: { code } })).rejects.toMatchObject(
      refusedWith('no-code'),
    );
    await pass(5);
    await expect(phone.ask('POST /sign-in', { body: { response: key.sign(options) } })).rejects.toMatchObject(
      refusedWith('passkey-refused'),
    );
    // Within their time they are not.
    const { code: fresh } = await ada.ask('POST /me/codes');
    await pass(9);
    expect((await phone.ask('POST /sign-in/code', { body: { code: fresh } })).guest?.name).toBe('Ada');
  });

  it('is a guest with a passkey, who signs in on another device and finds everything there', async () => {
    const [base, other] = await bases();
    const { ada, id, key } = await adaWithPasskey(base);
    expect(await ada.ask('GET /me/account')).toMatchObject({
      passkeys: [{ name: 'laptop', usedAt: null }],
      recoveryCodes: 0,
    });
    const phone = new Device(other);
    // The passkey is for the address it was made at: both nodes stand behind one in truth.
    const asPhone = new Authenticator(other);
    await addPasskey(ada.at(other), asPhone, 'phone');
    await signIn(phone, asPhone);
    expect(await phone.who()).toBe('Ada');
    expect((await phone.ask('GET /me/tables')).tables).toMatchObject([{ id, you: { seat: 0, host: true } }]);
    // And again: the device counts, and the server believes it.
    await signIn(new Device(base), key);
    await signIn(new Device(base), key);
    const { passkeys } = await ada.ask('GET /me/account');
    expect(passkeys.map(({ name }) => name)).toEqual(['laptop', 'phone']);
    expect(passkeys.every(({ usedAt }) => usedAt !== null)).toBe(true);
  });

  it('is opened by no passkey that does not answer this very challenge', async () => {
    const [base] = await bases();
    const { ada, key } = await adaWithPasskey(base);
    const eve = await Device.of(base, 'Eve');
    const options = (await eve.ask('POST /sign-in/options')) as Challenge;
    const response = key.sign(options);
    await eve.ask('POST /sign-in', { body: { response } });
    expect(await eve.who()).toBe('Ada');
    const thief = await Device.of(base, 'Thief');
    const again = thief.ask('POST /sign-in', { body: { response } });
    await expect(again).rejects.toMatchObject(refusedWith('passkey-refused'));
    const made = (await thief.ask('POST /sign-in/options')) as Challenge;
    const unknown = thief.ask('POST /sign-in', { body: { response: new Authenticator(base).sign(made) } });
    await expect(unknown).rejects.toMatchObject(refusedWith('unknown-passkey'));
    const elsewhere = new Authenticator('http://elsewhere.localhost');
    await expect(addPasskey(ada, elsewhere, 'x')).rejects.toMatchObject(refusedWith('passkey-refused'));
    // A challenge for one guest is worth nothing in another's hands.
    const forAda = (await ada.ask('POST /me/passkeys/options')) as Challenge;
    const stolen = thief.ask('POST /me/passkeys', {
      body: { name: 'mine', response: new Authenticator(base).register(forAda) },
    });
    await expect(stolen).rejects.toMatchObject(refusedWith('passkey-refused'));
    const nonsense = thief.ask('POST /sign-in', { body: { response: { id: 7 } } });
    await expect(nonsense).rejects.toMatchObject(refusedWith('unknown-passkey'));
    expect(await thief.who()).toBe('Thief');
  });

  it('has recovery codes: each opens it once, new ones take the place of all', async () => {
    const [base, other] = await bases();
    const { ada } = await adaWithPasskey(base);
    const { codes } = await ada.ask('POST /me/recovery-codes');
    expect(new Set(codes).size).toBe(8);
    const enter = async (code: string) => {
      const device = new Device(other);
      await device.ask('POST /sign-in/recovery', { body: { code } });
      return device.who();
    };
    expect(await enter(codes[0].toLowerCase().replaceAll('-', ' '))).toBe('Ada');
    await expect(enter(codes[0])).rejects.toMatchObject(refusedWith('no-recovery-code'));
    expect((await ada.ask('GET /me/account')).recoveryCodes).toBe(7);
    const fresh = await ada.ask('POST /me/recovery-codes');
    await expect(enter(codes[1])).rejects.toMatchObject(refusedWith('no-recovery-code'));
    expect(await enter(fresh.codes[7])).toBe('Ada');
  });

  it('goes to another device by a code where passkeys cannot work', async () => {
    const [, , node, other] = await bases();
    const ada = await Device.of(node.base, 'Ada');
    expect(await ada.ask('GET /sign-in')).toEqual({ passkeys: false, openId: null });
    const options = ada.ask('POST /me/passkeys/options');
    await expect(options).rejects.toMatchObject(refusedWith('no-passkeys-here'));
    const { code } = await ada.ask('POST /me/codes');
    const phone = new Device(other.base);
    await phone.ask('POST /sign-in/code', { body: { code: code.toLowerCase() } });
    expect(await phone.who()).toBe('Ada');
    const twice = new Device(node.base).ask('POST /sign-in/code', { body: { code } });
    await expect(twice).rejects.toMatchObject(refusedWith('no-code'));
  });

  it('signs out everywhere else at once, at every node', async () => {
    const [base, other] = await bases();
    const { ada, id, key } = await adaWithPasskey(base);
    const lost = new Device(base);
    await signIn(lost, key);
    const elsewhere = lost.at(other);
    expect(await elsewhere.who()).toBe('Ada');
    const line = new AbortController();
    const events = elsewhere.stream(id, { signal: line.signal });
    await events.next();
    await ada.ask('POST /me/sign-out-elsewhere');
    for await (const _ of events);
    expect([await lost.who(), await ada.who()]).toEqual([null, 'Ada']);
    await expect.poll(() => elsewhere.who()).toBeNull();
    await expect(elsewhere.stream(id).next()).rejects.toMatchObject({ reason: 'not-found' });
    await signIn(lost, key);
    expect(await lost.who()).toBe('Ada');
    await lost.ask('POST /me/sign-out');
    expect([await lost.who(), await ada.who()]).toEqual([null, 'Ada']);
  });

  it('takes along the seats of the guest somebody was before, if they wish', async () => {
    const [base] = await bases();
    const { ada, id, key } = await adaWithPasskey(base);
    const invitation = (await ada.ask('GET /tables/:id', { id })).you.invitation ?? '';
    const guest = await Device.of(base, 'Somebody');
    const own = await guest.ask('POST /tables', { body: { game: 'goblin' } });
    await guest.ask('POST /tables/:id/chat', { id: own.id, body: { text: 'words-of-somebody' } });
    await guest.ask('POST /tables/:id/seats', { id, body: { invitation } });
    const before = guest.at(base);
    await signIn(guest, key, true);
    const tables = (await ada.ask('GET /me/tables')).tables.map((table) => table.id);
    expect(tables.sort()).toEqual([id, own.id].sort());
    expect(await before.who()).toBeNull();
    // What was said there before is this person's own, too.
    const { tables: kept } = await ada.ask('GET /me/data');
    expect(JSON.stringify(kept)).toContain('words-of-somebody');
    // Somebody else at the same browser brings nothing along.
    const other = await Device.of(base, 'Other');
    await other.ask('POST /tables', { body: { game: 'karak' } });
    const stays = other.at(base);
    await signIn(other, key);
    expect(await stays.who()).toBe('Other');
    expect((await ada.ask('GET /me/tables')).tables).toHaveLength(2);
  });

  it('is kept however long somebody stays away, and deleted with everything when they say so', async () => {
    const [base, , node] = await bases();
    const ada = await Device.of(base, 'Ada');
    const key = new Authenticator(base);
    await addPasskey(ada, key, 'laptop');
    const guest = await Device.of(base, 'Guest');
    const later = Date.now() + 500 * 86_400_000;
    await node.house.keeper.tidy(later);
    expect([await ada.who(), await guest.who()]).toEqual(['Ada', null]);
    await ada.ask('POST /me/recovery-codes');
    expect(await ada.ask('GET /me/data')).toMatchObject({
      passkeys: [{ name: 'laptop' }],
      recoveryCodes: 8,
    });
    await ada.ask('DELETE /me');
    await expect(signIn(new Device(base), key)).rejects.toMatchObject(refusedWith('unknown-passkey'));
    for (const table of ['passkeys', 'recovery_codes', 'guests']) {
      expect(await node.house.sql.all(`SELECT * FROM ${table}`), table).toEqual([]);
    }
  });

  it('lets go of a passkey that was removed', async () => {
    const [base] = await bases();
    const { ada, key } = await adaWithPasskey(base);
    const [{ id }] = (await ada.ask('GET /me/account')).passkeys;
    const eve = await Device.of(base, 'Eve');
    const others = eve.ask('DELETE /me/passkeys/:id', { id });
    await expect(others).rejects.toMatchObject(refusedWith('unknown-passkey'));
    expect((await ada.ask('DELETE /me/passkeys/:id', { id })).passkeys).toEqual([]);
    await expect(signIn(new Device(base), key)).rejects.toMatchObject(refusedWith('unknown-passkey'));
  });
});
