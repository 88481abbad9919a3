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

/** Times to ask a server that says when to come again: the next one may be a newer one, which knows the table. */
const MOST_TRIES = 6;

/** Asks the server. Rejects with a Problem or NoServer; then nothing has changed. */
export async function api<T>(method: Method, path: string, body?: object, tries = 1): Promise<T> {
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
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  if (response.status === 503 && seconds >= 0 && tries < MOST_TRIES) {
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    return api(method, path, body, tries + 1);
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
