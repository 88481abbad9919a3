import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { guestAddresses } from '../src/http/addresses.ts';
import { Client } from './client.ts';
import { serve } from './serving.ts';

const at = (address: string, internal = false) =>
  [{ address, internal, family: 'IPv4' }] as NetworkInterfaceInfo[];

describe('the address on an invitation', () => {
  it('is one by which others in the house reach this machine', () => {
    const house = {
      lo: at('127.0.0.1', true),
      docker0: at('172.17.0.1'),
      tun0: at('10.8.0.2'),
      autoconf: at('169.254.7.7'),
      wlan0: at('192.168.1.20'),
    };
    expect(guestAddresses('0.0.0.0', 3000, house)).toEqual([
      'http://192.168.1.20:3000',
      'http://10.8.0.2:3000',
    ]);
    expect(guestAddresses('192.168.1.20', 80, house)).toEqual(['http://192.168.1.20:80']);
    expect(guestAddresses('fd00::2', 80, house)).toEqual(['http://[fd00::2]:80']);
    expect(guestAddresses('127.0.0.1', 3000, house)).toEqual([]);
  });

  it('is told to whoever sits at this machine, where others can reach it', async () => {
    const addresses = async (config: Parameters<typeof serve>[0]) => {
      const { base } = await serve(config);
      const guest = new Client(base, null);
      return (await guest.get<{ addresses: string[] }>('/api/addresses')).body.addresses;
    };
    expect(await addresses({ host: '192.168.1.20' })).toEqual([
      expect.stringMatching(/^http:\/\/192\.168\.1\.20:\d+$/),
    ]);
    expect(await addresses({ host: '127.0.0.1' })).toEqual([]);
    expect(await addresses({ publicUrl: 'https://games.example' })).toEqual(['https://games.example']);
    // A guest from elsewhere has come by an address that works, and need not know the house from inside.
    const { app } = await serve({ host: '192.168.1.20' });
    const reply = await app.inject({ url: '/api/addresses', remoteAddress: '203.0.113.9' });
    expect(reply.json()).toEqual({ addresses: [] });
  });
});
