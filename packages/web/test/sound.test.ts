import { expect, it, vi } from 'vitest';

/** A device's sound, as far as it lets a page sound: not before a tap, and not after a call until the next one. */
class Device {
  static made: Device | undefined;
  state = 'suspended';
  constructor() {
    Device.made = this;
  }
  async resume() {
    if (!inTap) throw new Error('only within a tap');
    this.state = 'running';
  }
}
let inTap = false;

it('a tap wakes the sound, also after a call has interrupted it', async () => {
  vi.stubGlobal('AudioContext', Device);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  const { setMuted, wake } = await import('../src/table/sound/sound.ts');
  // Where it may not sound yet, nothing else goes wrong.
  wake();
  const device = Device.made;
  expect(device?.state).toBe('suspended');
  inTap = true;
  wake();
  expect(device?.state).toBe('running');
  for (const state of ['interrupted', 'suspended']) {
    if (device) device.state = state;
    wake();
    expect(device?.state).toBe('running');
  }
  // Whoever wants silence has it.
  setMuted(true);
  if (device) device.state = 'interrupted';
  wake();
  expect(device?.state).toBe('interrupted');
});

it('a phone shakes with what happens to whoever holds it, where they want that', async () => {
  const shaken: unknown[] = [];
  const vibrate = (how: unknown) => shaken.push(how) > 0;
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: true } });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('AudioContext', Device);
  const { callToTable } = await import('../src/table/sound/attention.ts');
  const { settings } = await import('../src/kit/settings.ts');
  settings.change({ muted: true, vibrate: true });
  const call = (mine: boolean) => callToTable({ sound: 'hit', whose: { seat: 0, of: 2 }, mine, turn: false });
  call(true);
  expect(shaken).toEqual([[80]]);
  // What happens to somebody else does not, nor does anything where it is switched off.
  call(false);
  settings.change({ vibrate: false });
  call(true);
  expect(shaken).toHaveLength(1);
});
