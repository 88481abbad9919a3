import { FastChance } from '@undercroft/kernel';

/** As much of JSON Schema as the server's own description uses. */
export interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly maxLength?: number;
  readonly maximum?: number;
  readonly required?: readonly string[];
}

interface Operation {
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
}

/** The server's own description of itself. */
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Somebody's table, and the people who sit there. */
export interface Target {
  readonly id: string;
  readonly insiders: readonly string[];
}

export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

const SAFE = ['get', 'head'];
const PATHS = ['..', '%2e%2e', '%00', 'a%00b', '__proto__', 'constructor', '-1', '99', '1e9', '%F0%9F%8E%B2'];
const MORE_PATHS = ['x'.repeat(90), '%', '%zz', '%22', "';--", '%0d%0a', 'AAAAAAAAAAAA', '%ed%a0%80'];
const QUERIES = ['', '', '', '?since=x', '?since=-1', '?invitation=', '?invitation=AAAA', '?game[]=karak'];
const MORE_QUERIES = [
  '?invitation[a]=b',
  '?__proto__=1',
  '?game=%00',
  '?invitation=%00',
  '?since=999999999999',
];
const TEXTS = [
  '',
  ' ',
  '\u0000',
  '\u202E',
  '\u200B',
  '\uD800',
  '💀',
  '{}',
  '__proto__',
  'ABCD',
  '../..',
  '%00',
];
const NUMBERS = [-1, 1.5, 1e308, 2 ** 53, 2_000_000_000];
const DEEP = `{"answer":${'['.repeat(3000)}${']'.repeat(3000)}}`;
const BROKEN = [
  '{',
  '[',
  '"',
  '{"a":',
  '7',
  'true',
  '[]',
  '{"__proto__":{"a":1}}',
  '{"a":1,"a":2}',
  '\u0000',
  DEEP,
];
const TYPES = [
  'text/plain',
  'application/xml',
  'application/json; charset=utf-16',
  'multipart/form-data',
  '',
];
const HEADERS: readonly Record<string, string>[] = [
  { origin: 'https://elsewhere.example' },
  { 'sec-fetch-site': 'cross-site' },
  { cookie: 'undercroft=somebody.x' },
  { 'last-event-id': '-1' },
  { 'last-event-id': '99999999999999' },
  { 'x-forwarded-host': 'elsewhere.example' },
  { accept: 'text/html' },
  { range: 'bytes=0-1' },
  { 'if-none-match': '*' },
];

/** Hostile requests without end, made from the server's own schemas: none of them may change anything. */
export class Attack {
  readonly #chance: FastChance;
  readonly #operations: { path: string; method: string; schema: Schema | null }[];
  readonly #targets: readonly Target[];
  readonly #outsiders: readonly string[];

  constructor(
    seed: number,
    { paths }: Description,
    targets: readonly Target[],
    outsiders: readonly string[],
  ) {
    this.#chance = new FastChance(seed);
    this.#targets = targets;
    this.#outsiders = outsiders;
    this.#operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        // Whoever asks to be forgotten is, and whoever signs out of everything: that is no attack.
        .filter(([method]) => path !== '/api/me' || method !== 'delete')
        .filter(() => path !== '/api/me/sign-out-elsewhere')
        .map(([method, { requestBody }]) => ({
          ...{ path, method },
          schema: requestBody?.content['application/json'].schema ?? null,
        })),
    );
  }

  #pick<T>(list: readonly T[]): T {
    return list[this.#chance.pick(list.length)];
  }

  #happens(oneIn: number): boolean {
    return this.#chance.pick(oneIn) === 0;
  }

  next(): HostileRequest {
    const { path, method, schema } = this.#pick(this.#operations);
    const target = this.#pick(this.#targets);
    const inside = this.#happens(2);
    // Those who sit there may do much: they are hostile when what they send, or where, is wrong.
    const mustBeWrong = inside || !path.includes('{id}');
    const nowhere = !SAFE.includes(method) && mustBeWrong && schema === null;
    const token = this.#pick(inside ? target.insiders : this.#outsiders);
    return {
      method: this.#method(method),
      path: this.#disguised(
        this.#filled(path, target.id, nowhere) + this.#pick([...QUERIES, ...MORE_QUERIES]),
      ),
      headers: { ...this.#who(token), ...this.#headers(schema !== null) },
      body: schema === null ? null : this.#body(path, schema, mustBeWrong),
    };
  }

  #method(method: string): string {
    if (method === 'get' && this.#happens(20)) return 'HEAD';
    return this.#happens(200) ? this.#pick(['PROPFIND', 'TRACE', 'OPTIONS']) : method.toUpperCase();
  }

  #filled(path: string, id: string, nowhere: boolean): string {
    const odd = () => this.#pick([...PATHS, ...MORE_PATHS]);
    return path
      .replace('{id}', nowhere || this.#happens(8) ? odd() : id)
      .replace('{seat}', this.#happens(4) ? odd() : this.#pick(['0', '1', '2', '7']))
      .replace('{code}', this.#happens(2) ? odd() : 'ABCD');
  }

  /** The same address, written otherwise. */
  #disguised(path: string): string {
    if (this.#happens(20)) return path.replace('/api', '/%61pi');
    if (this.#happens(20)) return `http://elsewhere.example${path}`;
    return path;
  }

  #who(token: string): Record<string, string> {
    if (this.#happens(12)) return {};
    if (this.#happens(12))
      return { authorization: this.#pick(['Bearer', 'Bearer x.y', `Bearer ${token}x`, 'Basic eA==']) };
    return { authorization: `Bearer ${token}` };
  }

  #headers(withBody: boolean): Record<string, string> {
    // Many addresses: the limits would stop one of them before it gets far.
    const from = [10, this.#chance.pick(8), this.#chance.pick(250), this.#chance.pick(250)].join('.');
    const type = this.#happens(15) ? this.#pick(TYPES) : 'application/json';
    return {
      'x-forwarded-for': from,
      ...(withBody && { 'content-type': type }),
      ...(this.#happens(6) && this.#pick(HEADERS)),
    };
  }

  #body(path: string, schema: Schema, mustBeWrong: boolean): string {
    if (this.#happens(12)) return this.#pick(BROKEN);
    if (this.#happens(400)) return JSON.stringify({ name: 'x'.repeat(70_000) });
    if (this.#happens(4) && path.endsWith('/answers')) return JSON.stringify(this.#illegal());
    if (this.#happens(4) && path.endsWith('{id}')) return JSON.stringify(this.#senseless());
    return (
      JSON.stringify(mustBeWrong || this.#happens(3) ? this.#wrong(schema) : this.#allowed(schema)) ?? ''
    );
  }

  /** In the right form, and against the rules. */
  #illegal(): object {
    const word = `no-such-${this.#chance.pick(1000)}`;
    return { version: this.#chance.pick(4), answer: this.#happens(2) ? word : { [word]: this.#anything(2) } };
  }

  /** Options and component sets that no game knows. */
  #senseless(): object {
    if (this.#happens(2)) return { options: { [`option-${this.#chance.pick(9)}`]: true } };
    const many = Array.from({ length: this.#chance.pick(400) }, (_, at) => [`part-${at}`, this.#anything(1)]);
    return { set: Object.fromEntries([['nonsense', {}], ...many]) };
  }

  /** Something this schema allows. */
  #allowed(schema: Schema): unknown {
    if (schema.enum) return this.#pick(schema.enum);
    if (schema.anyOf) return this.#allowed(this.#pick(schema.anyOf));
    if (schema.type === 'string') return this.#pick(['taia', 'karak', 'ABCD', 'Ada', '🎲']);
    if (schema.type === 'integer') return this.#chance.pick(5);
    if (schema.type === 'boolean') return this.#happens(2);
    if (schema.type === 'array') return [this.#allowed(schema.items ?? {})];
    if (schema.type !== 'object') return null;
    const fields = Object.entries(schema.properties ?? {});
    const some = fields.filter(([name]) => schema.required?.includes(name) || this.#happens(2));
    return Object.fromEntries(some.map(([name, field]) => [name, this.#allowed(field)]));
  }

  /** Something an object's schema refuses: another type, a field too many, one missing, one of them wrong. */
  #wrong(schema: Schema): unknown {
    const good = this.#allowed(schema) as Record<string, unknown>;
    const fields = Object.entries(schema.properties ?? {});
    const [name, field] = this.#pick(fields);
    switch (this.#chance.pick(4)) {
      case 0:
        return this.#pick(['text', 7, null, [], [good]]);
      case 1:
        return { ...good, [this.#pick(['extra', 'constructor', ''])]: this.#anything(3) };
      case 2:
        return schema.required?.includes(name) ? { ...good, [name]: undefined } : { ...good, extra: 1 };
      default:
        return { ...good, [name]: this.#wrongValue(field) };
    }
  }

  #wrongValue({ type, maxLength = 200, maximum }: Schema): unknown {
    if (type === 'string') return this.#pick<unknown>([7, true, [], {}, 'x'.repeat(maxLength + 1)]);
    if (type === 'integer') return this.#pick<unknown>([...NUMBERS, (maximum ?? 2 ** 40) + 1, '1', {}, []]);
    if (type === 'boolean') return this.#pick<unknown>(['true', 0, 1, {}, []]);
    if (type === 'object') return this.#pick<unknown>(['text', 7, true, []]);
    // A list, a choice, one of several: nothing that is a number or a list of lists fits any.
    return this.#pick<unknown>([7.5, [[]], [7]]);
  }

  #anything(depth: number): unknown {
    const kinds = depth > 0 ? 5 : 3;
    switch (this.#chance.pick(kinds)) {
      case 0:
        return this.#pick(TEXTS);
      case 1:
        return this.#pick(NUMBERS);
      case 2:
        return this.#pick([null, true, false]);
      case 3:
        return Array.from({ length: this.#chance.pick(5) }, () => this.#anything(depth - 1));
      default:
        return { [this.#pick(TEXTS)]: this.#anything(depth - 1), b: this.#anything(depth - 1) };
    }
  }
}
