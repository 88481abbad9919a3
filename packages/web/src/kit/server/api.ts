import { Client } from '@undercroft/protocol';
import { BASE } from '../base.ts';
import { noteClock } from './clock.ts';

/** The server of this house, as whoever this browser's cookie says. */
export const server = new Client(BASE, {
  async fetch(url, request) {
    const reply = await fetch(url, request);
    noteClock(reply);
    return reply;
  },
});
