import { BASE } from '../app/base.ts';
/** A request the server refused: its reason for programs, its detail for people. */
export class Problem extends Error {
  readonly reason: string;

  constructor(reason: string, detail: string) {
    super(detail);
    this.name = 'Problem';
    this.reason = reason;
  }
}

/** The server could not be reached at all. */
export class NoServer extends Error {}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Asks the server. Rejects with a Problem or NoServer; then nothing has changed. */
export async function api<T>(method: Method, path: string, body?: object): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`${BASE}/api${path}`, {
      method,
      ...(method !== 'GET' && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body ?? {}),
      }),
    });
  } catch {
    throw new NoServer('the server cannot be reached');
  }
  if (response.status === 204) return undefined as T;
  const reply: unknown = await response.json().catch(() => null);
  if (response.ok) return reply as T;
  const { reason = 'fault', detail = response.statusText } = (reply ?? {}) as {
    reason?: string;
    detail?: string;
  };
  throw response.status >= 502 ? new NoServer(detail) : new Problem(reason, detail);
}
