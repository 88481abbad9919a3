import { theTime } from '../../ground/clock.ts';
import { newCode } from '../../ground/codes.ts';
import type { Friends, Link } from '../../storage/friends.ts';

const LINK_MS = 14 * 86_400_000;

const infoOf = ({ code, expires }: Pick<Link, 'code' | 'expires'>) => ({
  code,
  expiresAt: new Date(expires).toISOString(),
});

/** A link for two weeks; the one from before is worth nothing. */
export async function newLink(friends: Friends, kind: Link['kind'], whose: string) {
  const link: Link = { code: newCode(), kind, whose, expires: theTime() + LINK_MS };
  await friends.setLink(link);
  return infoOf(link);
}

export async function linkInfo(friends: Friends, kind: Link['kind'], whose: string) {
  const link = await friends.linkOf(kind, whose, theTime());
  return link && infoOf(link);
}
