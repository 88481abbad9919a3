import { type Static, Type } from 'typebox';
import { HOW_OFTEN, WEBHOOK_SHAPES } from './lists.ts';
import { list, nullable, ONE_LINE, strict, Time } from './shapes.ts';

const Label = Type.String({ minLength: 1, maxLength: 40, pattern: ONE_LINE });
const Minutes = Type.Integer({ minimum: 0, maximum: 1439, description: 'Minutes since midnight' });
const Key = Type.String({ minLength: 1, maxLength: 200, pattern: '^[\\w=-]*$' });
const Url = Type.String({ minLength: 8, maxLength: 1000, pattern: '^https?://[\\x21-\\x7e]+$' });

export const PushBody = Type.Object(
  {
    label: Label,
    endpoint: Url,
    keys: Type.Object({ p256dh: Key, auth: Key }, strict),
  },
  strict,
);
export const MailBody = Type.Object(
  { address: Type.String({ minLength: 3, maxLength: 200, pattern: '^[^\\s@<>,;:"()]+@[^\\s@<>,;:"()]+$' }) },
  strict,
);
export const WebhookBody = Type.Object(
  { label: Label, url: Url, shape: Type.Enum([...WEBHOOK_SHAPES]) },
  strict,
);
export const ConfirmBody = Type.Object({ code: Type.String({ minLength: 1, maxLength: 40 }) }, strict);
export const WayParams = Type.Object({ id: Type.String({ pattern: '^[0-9a-f]{32}$' }) });

const wishes = {
  zone: Type.String({ maxLength: 60, pattern: '^[\\w/+-]+$', description: 'Where you are: Europe/Prague' }),
  quiet: nullable(
    Type.Object(
      { from: Minutes, to: Minutes },
      { ...strict, description: 'When nobody is to tell you anything' },
    ),
  ),
  often: Type.Enum([...HOW_OFTEN]),
};
export const TurnWishesBody = Type.Partial(
  Type.Object({ language: Type.String({ pattern: '^[a-z]{2}$' }), ...wishes }),
  strict,
);

const Way = Type.Object({
  id: Type.String(),
  kind: Type.Enum(['push', 'mail', 'webhook']),
  label: Type.String(),
  confirmed: Type.Boolean({ description: 'A mail address has to be confirmed by a code sent there' }),
  fault: nullable(Type.String({ description: 'Why the last message did not get through' })),
  paused: Type.Boolean({ description: 'Nothing got through for so long that nobody tries any more' }),
  since: Time,
});
/** A way to tell somebody that it is their turn. */
export type Way = Static<typeof Way>;
export const Turns = Type.Object({
  ways: list(Way),
  wishes: Type.Object({ language: Type.String(), ...wishes }),
  offers: Type.Object({
    push: Type.String({ description: 'The key browsers subscribe with (VAPID)' }),
    mail: Type.Boolean({ description: 'Whether this server sends mail' }),
    webhooks: Type.Boolean({ description: 'Whether this server calls webhooks' }),
  }),
});
/** How somebody is told that it is their turn. */
export type Turns = Static<typeof Turns>;
