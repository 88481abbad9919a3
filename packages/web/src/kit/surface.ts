/** In a worker: what went wrong is heard of by the page that started it, and from there by the server. */
export function surface(error: unknown): void {
  if (typeof reportError === 'function') reportError(error);
  else console.error(error);
}

/** In a worker: what nobody waited for is no less wrong. Without this, whoever asked would wait for ever. */
export function surfaceRejections(): void {
  globalThis.addEventListener?.('unhandledrejection', (event) => {
    event.preventDefault();
    surface(event.reason);
  });
}
