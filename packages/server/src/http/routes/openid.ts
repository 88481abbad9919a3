import { theTime } from '../../ground/clock.ts';
import { identityHash } from '../../ground/codes.ts';
import { Problem } from '../../ground/problem.ts';
import type { House } from '../../house/house.ts';
import type { Began } from '../../people/accounts/openid.ts';
import { bringAlong } from '../../people/bringing.ts';
import type { Guest } from '../../tables/lobby.ts';
import { household } from '../limits.ts';
import { bannedBy } from '../operator.ts';
import type { TypeBoxApp } from '../typed.ts';
import { setCookie } from '../who.ts';
import { routesOf } from './routes.ts';

const COOKIE = 'undercroft-openid';
/** All cookies are signed alike: this one says what it is for. */
const PURPOSE = 'openid:';
const TEN_MINUTES = 600;

/** What a browser remembers on its way to the provider and back. */
interface OnTheWay extends Began {
  /** Who went there; '' for nobody yet. */
  readonly guest: string;
  readonly bring: boolean;
}

/** Signing in with the club's or the company's own accounts, where the house is set up for it. */
export function openIdRoutes(app: TypeBoxApp, house: House): void {
  const { anyone } = routesOf(app);
  const { openId, accounts, identity, config, orders } = house;
  const tries = { limit: { most: 30, ms: 60_000, by: 'address' as const } };
  const path = `${config.basePath}/api/sign-in/openid`;

  anyone('POST /sign-in/openid', tries, async (request, reply) => {
    if (openId === null) throw new Problem('no-openid');
    const { url, ...began } = await openId.begin().catch((error) => {
      request.log.warn({ err: error }, 'the provider of OpenID Connect does not answer');
      throw new Problem('openid-away');
    });
    const { bring = false } = request.body;
    const way: OnTheWay = { ...began, guest: request.guest?.id ?? '', bring };
    const value = PURPOSE + Buffer.from(JSON.stringify(way)).toString('base64url');
    // Whoever comes back comes from another site: a strict cookie would stay behind.
    reply.setCookie(COOKIE, reply.signCookie(value), {
      ...{ path, httpOnly: true, sameSite: 'lax', maxAge: TEN_MINUTES },
      secure: request.protocol === 'https',
    });
    return { url };
  });

  anyone('GET /sign-in/openid/back', tries, async (request, reply) => {
    if (openId === null) throw new Problem('no-openid');
    reply.clearCookie(COOKIE, { path });
    const account = `${config.basePath}/me/account`;
    const { valid, value } = request.unsignCookie(request.cookies[COOKIE] ?? '');
    if (!valid || !value.startsWith(PURPOSE)) return reply.redirect(`${account}#refused`);
    const way: OnTheWay = JSON.parse(Buffer.from(value.slice(PURPOSE.length), 'base64url').toString());
    const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
    const person = await openId.end(query, way).catch((error) => {
      request.log.warn({ err: error }, 'somebody could not sign in with OpenID Connect');
      return null;
    });
    if (person === null) {
      // Whoever turned back at the provider's door knows why; anybody else is to try again.
      const turnedBack = new URLSearchParams(query).has('error');
      return reply.redirect(`${account}#${turnedBack ? 'turned-back' : 'refused'}`);
    }
    const hash = identityHash(openId.issuer, person.subject);
    const ban = orders.banOf(way.guest, household(request.ip), hash);
    if (ban !== null) throw bannedBy(ban);
    const from = way.guest === '' ? null : await identity.find(way.guest);
    const guest = await known(openId.issuer, person, from);
    if (way.bring && from !== null) await bringAlong(house, from, guest);
    setCookie(request, reply, await identity.mark(guest.id));
    return reply.redirect(account);
  });

  /** Whom the provider means: the account it led to before, the guest who went there, or somebody new. */
  async function known(
    issuer: string,
    { subject, name }: { readonly subject: string; readonly name: string },
    from: Guest | null,
  ): Promise<Guest> {
    const before = await accounts.identity(issuer, subject);
    const there = before === null ? null : await identity.find(before);
    if (there !== null) return there;
    const isFree = from !== null && (await accounts.identities(from.id)).length === 0;
    const guest = isFree ? from : await identity.welcome(name);
    // Two browsers at once are one person all the same.
    const kept = await accounts.addIdentity(issuer, subject, guest.id, theTime());
    return kept === guest.id ? guest : ((await identity.find(kept)) ?? guest);
  }
}
