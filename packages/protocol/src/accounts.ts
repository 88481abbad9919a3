import { type Static, Type } from 'typebox';
import { Code, list, Name, nullable, ONE_LINE, strict, Time } from './shapes.ts';

/** What browser and server say to each other about a passkey: WebAuthn's own affair. */
const ofWebAuthn = (what: string) =>
  Type.Unsafe<object>({
    type: 'object',
    additionalProperties: true,
    description: `${what} (WebAuthn, JSON)`,
  });

const bring = Type.Optional(
  Type.Boolean({ description: 'The seats of the guest you are now come along, and that guest is gone' }),
);
export const PasskeyBody = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 40, pattern: ONE_LINE, description: 'What you call it' }),
    response: ofWebAuthn('What the browser made'),
  },
  strict,
);
export const PasskeyParams = Type.Object({ id: Type.String({ maxLength: 1400, pattern: '^[\\w-]+$' }) });
export const SignInBody = Type.Object({ response: ofWebAuthn('What the browser signed'), bring }, strict);
export const SignInCodeBody = Type.Object({ code: Code, bring }, strict);
export const PasskeyOptions = ofWebAuthn('What the browser needs');

export const OpenIdBody = Type.Object({ bring }, strict);
export const OpenIdReply = Type.Object({
  url: Type.String({ description: 'Where the browser goes; it comes back by itself' }),
});
export const SignInWays = Type.Object({
  passkeys: Type.Boolean({ description: 'Whether passkeys can be used by the address you came by' }),
  openId: nullable(
    Type.String({ description: 'What the provider of OpenID Connect is called, if there is one' }),
  ),
});
export type SignInWays = Static<typeof SignInWays>;

const Passkey = Type.Object({ id: Type.String(), name: Type.String(), since: Time, usedAt: nullable(Time) });
export const Account = Type.Object({
  name: Name,
  passkeys: list(Passkey),
  recoveryCodes: Type.Integer({ description: 'How many are left' }),
  openId: Type.Boolean({ description: 'Whether you also get in by OpenID Connect' }),
});
/** How somebody gets back in. */
export type Account = Static<typeof Account>;
export const RecoveryCodes = Type.Object({ codes: list(Type.String()) });
