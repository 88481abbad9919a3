import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:http';
import { Line } from '../load/line.ts';
import type { HostileRequest } from './requests.ts';

export interface Met {
  readonly status: number;
  /** Whether a refusal says why, in the form all refusals have. */
  readonly explained: boolean;
  readonly text: string;
}

/** A line over which anything may be sent. */
export class AttackLine extends Line {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 });

  /** Sends it; a connection that is cut instead of an answer counts as status 0. */
  async attack({ method, path, headers, body }: HostileRequest): Promise<Met> {
    try {
      const response = await this.#ask({ method, path, headers, body });
      const type = response.headers['content-type'] ?? '';
      // A stream does not end by itself.
      if (type.includes('text/event-stream')) response.destroy();
      const chunks: Buffer[] = [];
      if (!response.destroyed) for await (const chunk of response) chunks.push(chunk);
      const text = Buffer.concat(chunks).toString();
      const explained =
        method === 'HEAD' || (type.includes('problem+json') && JSON.parse(text).detail !== '');
      return { status: response.statusCode ?? 0, explained, text };
    } catch {
      return { status: 0, explained: true, text: '' };
    }
  }

  #ask({ method, path, headers, body }: HostileRequest): Promise<IncomingMessage> {
    const length = body === null ? {} : { 'content-length': Buffer.byteLength(body) };
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port: this.port,
          agent: this.#agent,
          method,
          path,
          headers: { ...headers, ...length },
        },
        resolve,
      );
      sent.on('error', reject);
      sent.end(body ?? undefined);
    });
  }

  /** How many tables the server has, by its own figures. */
  async tables(): Promise<number> {
    const text = await (await fetch(`http://127.0.0.1:${this.port}/metrics`)).text();
    const counts = [...text.matchAll(/^undercroft_tables\{.*\} (\d+)$/gm)];
    return counts.reduce((sum, [, count]) => sum + Number(count), 0);
  }

  override close(): void {
    super.close();
    this.#agent.destroy();
  }
}
