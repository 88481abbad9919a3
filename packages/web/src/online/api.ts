import { Client } from '@undercroft/protocol';
import { BASE } from '../app/base.ts';

/** The server of this house, as whoever this browser's cookie says. */
export const server = new Client(BASE);
