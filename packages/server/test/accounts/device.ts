import { Client, type Fetch } from '@undercroft/protocol';

/** A browser: it has a cookie and nothing else. */
export class Device extends Client {
  readonly #jar: { cookie: string };

  constructor(base: string) {
    const jar = { cookie: '' };
    const send: Fetch = async (url, request) => {
      const headers = { ...request.headers, ...(jar.cookie !== '' && { cookie: jar.cookie }) };
      const response = await fetch(url, { ...request, headers });
      const [pair] = (response.headers.get('set-cookie') ?? '').split(';');
      if (pair !== '') jar.cookie = pair;
      return response;
    };
    super(base, { fetch: send });
    this.#jar = jar;
  }

  /** Somebody who came with a name. */
  static async of(base: string, name: string): Promise<Device> {
    const device = new Device(base);
    await device.ask('PUT /me', { body: { name } });
    return device;
  }

  /** The same browser at another node. */
  at(base: string): Device {
    const device = new Device(base);
    device.#jar.cookie = this.#jar.cookie;
    return device;
  }

  async who(): Promise<string | null> {
    return (await this.ask('GET /me')).guest?.name ?? null;
  }
}

/** An address by which browsers know passkeys. */
export const byName = (base: string): string => base.replace('127.0.0.1', 'localhost');
