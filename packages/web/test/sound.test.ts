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
