import { checkMatch, type Match } from '@undercroft/kernel';
import { houseAddress } from '../../kit/base.ts';
import { packed, unpacked } from '../../kit/packed.ts';

/** A match as a link that holds all of it: no server keeps it, and none is sent it. */
export const matchLinkOf = async (match: Match): Promise<string> =>
  `${houseAddress()}/replay/link#${await packed(JSON.stringify(match))}`;

/** The match in such a link; throws where it is none. */
export const matchIn = async (link: string): Promise<Match> => checkMatch(JSON.parse(await unpacked(link)));
