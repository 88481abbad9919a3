import type { WebhookShape } from '@undercroft/protocol';
import nodemailer from 'nodemailer';
import webpush from 'web-push';
import { theTime } from '../../ground/clock.ts';
import type { Config } from '../../ground/config.ts';
import type { TurnWishes, Way } from '../../storage/ways.ts';
import { type TurnMessage, wordsOf } from './compose.ts';
import { post } from './post.ts';

/** The other side says that there is nobody there any more. */
export class Gone extends Error {}

/** Where a way leads, and by which address the person came. */
export type Target =
  | {
      readonly kind: 'push';
      readonly base: string;
      readonly endpoint: string;
      readonly keys: { readonly p256dh: string; readonly auth: string };
    }
  | { readonly kind: 'mail'; readonly base: string; readonly address: string }
  | { readonly kind: 'webhook'; readonly base: string; readonly url: string; readonly shape: WebhookShape };

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}
export const newPushKeys = (): PushKeys => webpush.generateVAPIDKeys();

const DAY_SECONDS = 86_400;
/** A mail server that does not answer, says nothing, or takes for ever. */
const MAIL_MS = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000, dnsTimeout: 5000 };
const WHOLE_MAIL_MS = 20_000;
const GONE = [404, 410];

/** Sends messages, each way as it wants them. */
export class Senders {
  readonly #config: Config;
  readonly #keys: PushKeys;
  readonly #mail: ReturnType<typeof nodemailer.createTransport> | null;
  readonly #stopping = new AbortController();

  constructor(config: Config, keys: PushKeys) {
    this.#config = config;
    this.#keys = keys;
    this.#mail =
      config.smtpUrl === null ? null : nodemailer.createTransport({ url: config.smtpUrl, ...MAIL_MS });
  }

  get publicKey(): string {
    return this.#keys.publicKey;
  }

  /** Whether what is being sent is sent no more: that is nobody's fault. */
  get stopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  /** Throws when it did not get through; `Gone` when it never will. */
  async send({ target }: Pick<Way, 'target'>, message: TurnMessage, wishes: TurnWishes): Promise<void> {
    const to: Target = JSON.parse(target);
    const base = this.#config.publicUrl ?? to.base;
    const url = base + message.path;
    if (to.kind === 'mail') return this.#sendMail(to.address, message, url, base, wishes);
    const status = await (to.kind === 'push'
      ? this.#push(to, message, url, base)
      : this.#call(to, message, url));
    if (GONE.includes(status)) throw new Gone(`the other side answered ${status}`);
    if (status < 200 || status >= 300) throw new Error(`the other side answered ${status}`);
  }

  #push(
    { endpoint, keys }: Extract<Target, { kind: 'push' }>,
    message: TurnMessage,
    url: string,
    base: string,
  ) {
    const { title, text, tag, until } = message;
    const left = until === null ? DAY_SECONDS * 7 : Math.ceil((until - theTime()) / 1000);
    const { headers, body } = webpush.generateRequestDetails(
      { endpoint, keys: { ...keys } },
      JSON.stringify({ title, body: text.slice(0, 600), url, tag }),
      {
        vapidDetails: { subject: subjectOf(base, this.#config.mailFrom), ...this.#keys },
        TTL: Math.max(60, left),
        urgency: 'high',
      },
    );
    return this.#post(endpoint, { headers: headers as Record<string, string>, body: body ?? '' });
  }

  #call({ url: to, shape }: Extract<Target, { kind: 'webhook' }>, { title, text }: TurnMessage, url: string) {
    const json = { 'content-type': 'application/json' };
    if (shape === 'json') {
      return this.#post(to, { headers: json, body: JSON.stringify({ title, text, url }) });
    }
    if (shape === 'discord') {
      const content = `**${plain(title)}**\n${plain(text)}\n${url}`;
      const body = JSON.stringify({ content, allowed_mentions: { parse: [] } });
      return this.#post(to, { headers: json, body });
    }
    // ntfy takes the rest by query: headers have no room for most alphabets.
    const withQuery = new URL(to);
    withQuery.searchParams.set('title', title);
    withQuery.searchParams.set('click', url);
    return this.#post(withQuery.href, {
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      body: text,
    });
  }

  #post(url: string, what: Parameters<typeof post>[1]): Promise<number> {
    return post(url, what, this.#config.webhooks === 'any', this.#stopping.signal);
  }

  async #sendMail(to: string, { title, text }: TurnMessage, url: string, base: string, wishes: TurnWishes) {
    const settings = `${base}/me/turns`;
    const { stop } = wordsOf(wishes.language);
    await this.mail(to, title, `${text}\n\n${url}\n\n-- \n${stop({ url: settings })}\n`, {
      'List-Unsubscribe': `<${settings}>`,
      'Auto-Submitted': 'auto-generated',
    });
  }

  async mail(to: string, subject: string, text: string, headers: Readonly<Record<string, string>> = {}) {
    if (this.#mail === null) throw new Error('this server sends no mail');
    const sending = this.#mail.sendMail({ from: this.#config.mailFrom, to, subject, text, headers });
    await within(sending, AbortSignal.any([AbortSignal.timeout(WHOLE_MAIL_MS), this.#stopping.signal]));
  }

  /** Whatever is being sent is left: whoever starts next finds who was not told. */
  close(): void {
    this.#stopping.abort();
    this.#mail?.close();
  }
}

/** Fails when the signal comes first; what was begun comes to its own end. */
function within(sending: Promise<unknown>, signal: AbortSignal): Promise<unknown> {
  const over = new Promise<never>((_, fail) => {
    signal.addEventListener('abort', () => fail(new Error('no answer')), { once: true });
  });
  sending.catch(() => {});
  return Promise.race([sending, over]);
}

/** Whom a push service may write to about us: Apple refuses what is only made up. */
function subjectOf(base: string, mailFrom: string): string {
  if (base.startsWith('https://')) return base;
  const address = /[^\s<>]+@[^\s<>]+/.exec(mailFrom)?.[0];
  return `mailto:${address ?? 'nobody@undercroft.invalid'}`;
}

/** Names are not to be bold, a link, or a call to everybody. */
const plain = (text: string): string => text.replace(/[\\*_`~|>[\]()@#]/g, '\\$&');
