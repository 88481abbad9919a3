import { NameBody } from '@undercroft/protocol/schemas';
import type { Configuration } from 'openid-client';
import { Compile } from 'typebox/compile';
import type { Config } from '../../ground/config.ts';

/** Fetched when somebody signs in that way: most houses have no provider. */
const library = () => import('openid-client');

/** What has to come back from the provider, kept in the browser that went there. */
export interface Began {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

const names = Compile(NameBody);
const LONGEST_NAME = 24;
const LOCAL = ['localhost', '127.0.0.1'];

/** Signing in with a provider of OpenID Connect: the code flow, with PKCE, state and nonce. */
export class OpenId {
  readonly #settings: NonNullable<Config['openId']>;
  /** Where the provider sends people back to. */
  readonly #back: string;
  #provider: Promise<Configuration> | null = null;

  constructor(settings: NonNullable<Config['openId']>, publicUrl: string) {
    this.#settings = settings;
    this.#back = `${publicUrl}/api/sign-in/openid/back`;
  }

  get name(): string {
    return this.#settings.name;
  }

  get issuer(): string {
    return this.#settings.issuer;
  }

  /** Asked once; again where it did not answer. */
  #configuration(): Promise<Configuration> {
    this.#provider ??= this.#discover().catch((error) => {
      this.#provider = null;
      throw error;
    });
    return this.#provider;
  }

  async #discover(): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings;
    const { discovery, None, allowInsecureRequests } = await library();
    const url = new URL(issuer);
    // Over the line only with HTTPS; on the machine itself nobody listens.
    const execute = LOCAL.includes(url.hostname) ? [allowInsecureRequests] : [];
    return clientSecret === null
      ? discovery(url, clientId, undefined, None(), { execute })
      : discovery(url, clientId, clientSecret, undefined, { execute });
  }

  /** Where to go, and what has to come back. */
  async begin(): Promise<Began & { url: string }> {
    const configuration = await this.#configuration();
    const {
      buildAuthorizationUrl,
      calculatePKCECodeChallenge,
      randomNonce,
      randomPKCECodeVerifier,
      randomState,
    } = await library();
    const began = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
    const url = buildAuthorizationUrl(configuration, {
      ...{ redirect_uri: this.#back, scope: 'openid profile', state: began.state, nonce: began.nonce },
      code_challenge: await calculatePKCECodeChallenge(began.verifier),
      code_challenge_method: 'S256',
    });
    return { ...began, url: url.href };
  }

  /** Who came back; throws where anything is not as it was begun. */
  async end(query: string, { state, nonce, verifier }: Began): Promise<{ subject: string; name: string }> {
    const { authorizationCodeGrant } = await library();
    const tokens = await authorizationCodeGrant(await this.#configuration(), new URL(this.#back + query), {
      ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
    });
    const claims = tokens.claims();
    if (claims === undefined) throw new Error('the provider did not say who it is');
    return { subject: claims.sub, name: nameIn(claims) };
  }
}

/** A name that others may see; the provider's may be too long, or none at all. */
function nameIn(claims: Readonly<Record<string, unknown>>): string {
  for (const claim of [claims.nickname, claims.given_name, claims.name, claims.preferred_username]) {
    const name = typeof claim === 'string' ? [...claim.trim()].slice(0, LONGEST_NAME).join('').trim() : '';
    if (names.Check({ name })) return name;
  }
  return 'Guest';
}
