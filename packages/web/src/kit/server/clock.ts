/** How far the server's clock is ahead of this device's, in milliseconds; devices may be hours off. */
let ahead = 0;

/** Every reply says what time it is there, to the second. */
export function noteClock(reply: Response): void {
  const said = Date.parse(reply.headers.get('date') ?? '');
  if (Number.isFinite(said)) ahead = said + 500 - Date.now();
}

/** What time it is at the server. */
export const serverTime = (): number => Date.now() + ahead;
