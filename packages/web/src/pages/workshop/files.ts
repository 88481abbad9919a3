import { houseAddress } from '../../kit/base.ts';
import type { Messages } from '../../kit/language/en.ts';
import { packed, unpacked } from '../../kit/packed.ts';
import { shareFile } from '../../table/end/shareMatch.ts';

/** A set as a link that holds all of it. */
export const setLinkOf = async (game: string, text: string): Promise<string> =>
  `${houseAddress()}/workshop/${game}#${await packed(text)}`;

/** The set in such a link; throws where there is none. */
export const textIn = unpacked;

export const saveSet = (game: string, name: string | undefined, text: string, m: Messages): Promise<void> => {
  const called = (name ?? game).toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  return shareFile(new File([text], `${called || game}.yaml`, { type: 'application/yaml' }), m);
};
