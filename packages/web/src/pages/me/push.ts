import type { Turns } from '@undercroft/protocol';
import { server } from '../../kit/server/api.ts';

/** The browser says no, or the person has. */
export class PushDenied extends Error {}

export const canPush = (): boolean =>
  isSecureContext &&
  'serviceWorker' in navigator &&
  'PushManager' in globalThis &&
  'Notification' in globalThis;

/** What this device is called in the list. */
function deviceName(): string {
  const known =
    /Android|iPhone|iPad|Windows|Macintosh|CrOS|Linux/.exec(navigator.userAgent)?.[0] ?? 'Browser';
  const browser = /Firefox|Edg|OPR|Chrome|Safari/.exec(navigator.userAgent)?.[0] ?? '';
  return [browser, known].filter(Boolean).join(', ');
}

async function subscription(): Promise<PushSubscription | null> {
  const there = await navigator.serviceWorker.getRegistration();
  return (await there?.pushManager.getSubscription()) ?? null;
}

async function keep(subscribed: PushSubscription): Promise<Turns> {
  const { endpoint = '', keys = {} } = subscribed.toJSON();
  const { p256dh = '', auth = '' } = keys;
  return server.ask('POST /me/ways/push', {
    body: { label: deviceName(), endpoint, keys: { p256dh, auth } },
  });
}

/** Asks for leave within a tap, and tells the server where to send. */
export async function tellHere(publicKey: string): Promise<Turns> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushDenied();
  const { pushManager } = await navigator.serviceWorker.ready;
  return keep(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
}

/** Browsers change such places without telling anybody: who was told here is told here again. */
export async function keepTellingHere(): Promise<void> {
  if (!canPush() || Notification.permission !== 'granted') return;
  const subscribed = await subscription();
  if (subscribed !== null) await keep(subscribed);
}

export const isToldHere = async (): Promise<boolean> => canPush() && (await subscription()) !== null;

/** This browser is told nothing any more. */
export async function tellHereNoMore(): Promise<void> {
  if (canPush()) await (await subscription())?.unsubscribe();
}
