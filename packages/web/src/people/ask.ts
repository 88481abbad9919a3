import { ProblemError } from '@undercroft/protocol';
import { server } from '../online/api.ts';

/** Asks the server about people. Rejects with what it refused; then nothing has changed. */
export async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await server.send(method, `/api${path}`, body);
  const text = await response.text();
  const said = text === '' ? undefined : JSON.parse(text);
  if (response.ok) return said as T;
  throw new ProblemError(said);
}
