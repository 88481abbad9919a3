import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type NatsKeys, NO_KEYS, natsSettings } from './nats-settings.ts';

/** How a server is set up. Every field is one environment variable; docs/server.md lists them. */
/** Where the browser client lies once it has been built. */
export const BUILT = join(import.meta.dirname, '../../../web/dist');

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Where the SQLite file lies. */
  readonly dataDir: string;
  /** PostgreSQL instead of SQLite. */
  readonly databaseUrl: string | null;
  /** How nodes on one PostgreSQL hear of each other; null for PostgreSQL itself. */
  readonly natsUrl: string | null;
  /** How it gets in there. */
  readonly natsKeys: NatsKeys;
  /**
   * What cookies and tokens are signed with: the first signs, all are believed. None: one is made and kept in the
   * storage.
   */
  readonly secrets: readonly string[];
  /** Whoever has it runs the server from afar; without one there is no such page and no such API. */
  readonly operatorKey: string | null;
  /** Behind proxies that set X-Forwarded-*: how many to believe, or which. */
  readonly trustProxy: false | string[] | ((address: string, hop: number) => boolean);
  /** How guests reach this server, where it cannot know that itself: in a container, behind a proxy. */
  readonly publicUrl: string | null;
  /** The path it stands below there: '' or '/games'. */
  readonly basePath: string;
  /** The domain that passkeys belong to, where it is not the host itself. */
  readonly passkeyDomain: string | null;
  /** The provider of OpenID Connect whose people may sign in; none: there is no such way in. */
  readonly openId: {
    readonly issuer: string;
    readonly clientId: string;
    /** None for a client that keeps no secret. */
    readonly clientSecret: string | null;
    /** What people call it. */
    readonly name: string;
  } | null;
  /** Where mail is handed over: smtps://user:password@mail.example; none: no mail is sent. */
  readonly smtpUrl: string | null;
  /** Whom mail is from. */
  readonly mailFrom: string;
  /** Which addresses webhooks and push may call: public ones, any, or none by webhook. */
  readonly webhooks: 'public' | 'any' | 'none';
  /** How often it is looked for people to tell that it is their turn. */
  readonly tellEverySeconds: number;
  /** Letters of an invitation code: a few can be said aloud, many cannot be guessed. */
  readonly codeLetters: number;
  readonly logLevel: string;
  readonly archiveAfterDays: number;
  /** When a finished match is packed into one piece. */
  readonly packAfterDays: number;
  /** When a table that nobody touches is removed; 0 for never. */
  readonly removeAfterDays: number;
  /** When a table that never began, or where one person plays with computer players, is removed; 0 for never. */
  readonly removeAbandonedAfterDays: number;
  /** When a guest who does not return and owns nothing is removed; 0 for never. */
  readonly removeGuestsAfterDays: number;
  /** Where removed matches go; null for nowhere. */
  readonly archiveDir: string | null;
  /** Where the built screens lie. */
  readonly screensDir: string;
  /** How long the screens' files are kept after their build last ran; 0 for not at all. */
  readonly keepBuildsDays: number;
  /** How long a table stays in memory when nothing happens at it. */
  readonly tableIdleSeconds: number;
  readonly botPauseMs: number;
  readonly botThreads: number;
  readonly maxStreams: number;
  /** Streams an address may have open as a spectator; ten times as many where it sits. */
  readonly addressStreams: number;
  /** How long a request may take to arrive whole. */
  readonly requestSeconds: number;
  /** Requests a guest may make in ten seconds. */
  readonly rateLimit: number;
  /** Requests of any kind an address may make in ten seconds. */
  readonly addressLimit: number;
  /** New guests an address may bring in a minute. */
  readonly guestLimit: number;
  /** Whether pages may tell what went wrong in them. */
  readonly pageErrors: boolean;
  /** New tables an address may open in an hour. */
  readonly tableLimit: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Reads the environment; a value that makes no sense stops the server with a sentence. */
export function readConfig(env: Environment, atTerminal = false): Config {
  const whole = (name: string, otherwise: number, min: number, max: number) => {
    const text = env[name];
    if (text === undefined || text === '') return otherwise;
    const value = Number(text);
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    throw new Error(`${name}: expected a whole number from ${min} to ${max}, not "${text}"`);
  };
  // At a terminal people want to see the address and the code, not every request.
  const logLevel = env.LOG_LEVEL || (atTerminal ? 'warn' : 'info');
  if (!LOG_LEVELS.includes(logLevel)) {
    throw new Error(`LOG_LEVEL: expected one of ${LOG_LEVELS.join(', ')}, not "${logLevel}"`);
  }
  if (env.PUBLIC_URL && !/^https?:\/\/[^/]+(\/[\w.~-]+)*$/.test(env.PUBLIC_URL)) {
    throw new Error(
      `PUBLIC_URL: expected something like https://games.example or https://club.example/games, not "${env.PUBLIC_URL}"`,
    );
  }
  if (env.NATS_URL && !env.DATABASE_URL) {
    throw new Error(
      'NATS_URL: expected DATABASE_URL too: only nodes on one PostgreSQL have anything to tell each other',
    );
  }
  const natsKeys = readNatsKeys(env);
  // A file that is not there is said at once; a server that is not there is waited for.
  if (env.NATS_URL) natsSettings(env.NATS_URL, natsKeys);
  const secrets = env.SECRET ? env.SECRET.split(',').map((secret) => secret.trim()) : [];
  if (secrets.some((secret) => secret.length < 32)) {
    throw new Error('SECRET: expected at least 32 characters, or several secrets of that length and commas');
  }
  if (env.PASSKEY_DOMAIN && !/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(env.PASSKEY_DOMAIN)) {
    throw new Error(`PASSKEY_DOMAIN: expected a domain like club.example, not "${env.PASSKEY_DOMAIN}"`);
  }
  if (env.SMTP_URL && !/^smtps?:\/\/[^/]+/.test(env.SMTP_URL)) {
    throw new Error('SMTP_URL: expected something like smtps://user:password@mail.example');
  }
  if (env.SMTP_URL && !/^[^@]+@[^@]+$/.test(env.MAIL_FROM ?? '')) {
    throw new Error('MAIL_FROM: expected whom mail is from, like Undercroft <games@club.example>');
  }
  if (env.OPERATOR_KEY && !/^[\x21-\x7e]{24,200}$/.test(env.OPERATOR_KEY)) {
    throw new Error('OPERATOR_KEY: expected 24 to 200 letters, digits or signs, without spaces');
  }
  return {
    port: whole('PORT', 3000, 0, 65535),
    host: env.HOST || '0.0.0.0',
    dataDir: env.DATA_DIR || './data',
    databaseUrl: env.DATABASE_URL || null,
    natsUrl: env.NATS_URL || null,
    natsKeys,
    secrets,
    operatorKey: env.OPERATOR_KEY || null,
    trustProxy: readProxies(env.TRUST_PROXY),
    publicUrl: env.PUBLIC_URL || null,
    basePath: env.PUBLIC_URL ? new URL(env.PUBLIC_URL).pathname.replace(/\/$/, '') : '',
    passkeyDomain: env.PASSKEY_DOMAIN || null,
    openId: readOpenId(env),
    smtpUrl: env.SMTP_URL || null,
    mailFrom: env.MAIL_FROM || '',
    webhooks: readWebhooks(env.WEBHOOKS),
    tellEverySeconds: whole('TELL_EVERY_SECONDS', 20, 1, 3600),
    // A server behind a proxy is open to more people than a house holds.
    codeLetters: whole('CODE_LETTERS', env.TRUST_PROXY ? 8 : 4, 4, 24),
    logLevel,
    archiveAfterDays: whole('ARCHIVE_AFTER_DAYS', 60, 1, 36500),
    packAfterDays: whole('PACK_AFTER_DAYS', 7, 0, 36500),
    removeAfterDays: whole('REMOVE_AFTER_DAYS', 0, 0, 36500),
    removeAbandonedAfterDays: whole('REMOVE_ABANDONED_AFTER_DAYS', 90, 0, 36500),
    // As long as the cookie that a browser keeps.
    removeGuestsAfterDays: whole('REMOVE_GUESTS_AFTER_DAYS', 400, 0, 36500),
    archiveDir: env.ARCHIVE_DIR || null,
    screensDir: env.SCREENS_DIR || BUILT,
    keepBuildsDays: whole('KEEP_BUILDS_DAYS', 14, 0, 36500),
    tableIdleSeconds: whole('TABLE_IDLE_SECONDS', 60, 1, 86400),
    botPauseMs: whole('BOT_PAUSE_MS', 700, 0, 60000),
    botThreads: whole('BOT_THREADS', Math.max(1, availableParallelism() - 1), 1, 256),
    maxStreams: whole('MAX_STREAMS', 10_000, 1, 1_000_000),
    addressStreams: whole('ADDRESS_STREAMS', 100, 1, 1_000_000),
    requestSeconds: whole('REQUEST_SECONDS', 30, 1, 3600),
    rateLimit: whole('RATE_LIMIT', 200, 1, 1_000_000),
    addressLimit: whole('ADDRESS_LIMIT', 2000, 1, 10_000_000),
    guestLimit: whole('GUEST_LIMIT', 60, 1, 1_000_000),
    pageErrors: readSwitch('PAGE_ERRORS', env.PAGE_ERRORS),
    tableLimit: whole('TABLE_LIMIT', 200, 1, 1_000_000),
  };
}

function readNatsKeys(env: Environment): NatsKeys {
  const { NATS_CREDS, NATS_NKEY, NATS_CA, NATS_CERT, NATS_KEY } = env;
  const keys = { creds: NATS_CREDS, nkey: NATS_NKEY, ca: NATS_CA, cert: NATS_CERT, key: NATS_KEY };
  const given = Object.entries(keys).filter(([, value]) => value);
  if (given.length > 0 && !env.NATS_URL) {
    throw new Error(`NATS_${given[0][0].toUpperCase()}: expected NATS_URL too`);
  }
  return { ...NO_KEYS, ...Object.fromEntries(given) };
}

function readOpenId(env: Environment): Config['openId'] {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET, OIDC_NAME } = env;
  if (!issuer) return null;
  if (!/^https:\/\/[^/]+|^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/.test(issuer)) {
    throw new Error(`OIDC_ISSUER: expected something like https://login.club.example, not "${issuer}"`);
  }
  if (!clientId) throw new Error('OIDC_CLIENT_ID: expected what the provider knows this server by');
  if (!env.PUBLIC_URL) {
    throw new Error('OIDC_ISSUER: expected PUBLIC_URL too: the provider sends people back there');
  }
  const name = OIDC_NAME || new URL(issuer).hostname;
  return { issuer, clientId, clientSecret: OIDC_CLIENT_SECRET || null, name };
}

function readSwitch(name: string, text: string | undefined): boolean {
  if (text && text !== 'on' && text !== 'off') throw new Error(`${name}: expected on or off, not "${text}"`);
  return text !== 'off';
}

function readWebhooks(text: string | undefined): Config['webhooks'] {
  if (!text) return 'public';
  if (text === 'public' || text === 'any' || text === 'none') return text;
  throw new Error(`WEBHOOKS: expected one of public, any, none, not "${text}"`);
}

/** Names for ranges of addresses, as the proxy's own may be one of. */
const RANGES = ['loopback', 'linklocal', 'uniquelocal'];

/** How many proxies stand in front, or which: whoever believes any proxy believes whatever a stranger writes. */
function readProxies(text: string | undefined): Config['trustProxy'] {
  if (!text) return false;
  if (/^[1-9]$/.test(text)) return (_, hop) => hop < Number(text);
  const proxies = text.split(',').map((proxy) => proxy.trim());
  const isProxy = (proxy: string) => {
    const [address, bits] = proxy.split('/');
    const most = { 4: 32, 6: 128 }[isIP(address)];
    return RANGES.includes(proxy) || (most !== undefined && (bits === undefined || isBits(bits, most)));
  };
  if (proxies.every(isProxy)) return proxies;
  throw new Error(
    `TRUST_PROXY: expected how many proxies stand in front (1 to 9) or their addresses (10.0.0.7, 10.1.0.0/16), not "${text}"`,
  );
}

const isBits = (text: string, most: number) => /^\d{1,3}$/.test(text) && Number(text) <= most;
