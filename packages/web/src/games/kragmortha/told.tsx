import { type Kragmortha, tablesOf } from '@undercroft/kragmortha';
import type { ReactNode } from 'react';
import { CardBack, LookCard, TokenPicture, TomePicture } from '../../art/kragmortha/Card.tsx';
import type { GameTold, OnTable } from '../../table/game/beside.ts';
import { MoveOf, moveName } from './MoveOf.tsx';
import { nameOf, penaltyOf } from './names.ts';
import type { AtKragmortha } from './seen.ts';
import styles from './Told.module.css';
import { wordsOf } from './words/index.ts';

const WIDTH = 52;

/** Kragmortha with the box on the table. */
export const boxOnTable: GameTold<Kragmortha> = {
  wide: 84,

  offers: (at, { purpose }, thing) => [{ ...drawn(at, purpose, String(thing)), lies: null }],

  layOut(box, say) {
    const { piles } = tablesOf(box.set);
    const words = wordsOf(say.language);
    const each = (purpose: string, pile: readonly string[]) =>
      [...new Set(pile)].map((thing) => ({
        ...drawn({ box, say }, purpose, thing),
        count: pile.filter((other) => other === thing).length,
      }));
    return [
      { label: words.moveCards, count: piles.cards.length, picture: <CardBack width={WIDTH} /> },
      { label: words.withering, count: piles.looks.length, picture: <LookCard part="blank" width={WIDTH} /> },
      ...each('tokens', piles.tokens),
      ...each('tomes', piles.tomes),
    ];
  },
};

/** A piece as it lies once it is drawn. */
function drawn(at: Pick<AtKragmortha, 'box' | 'say'>, purpose: string, thing: string): OnTable {
  if (purpose === 'shown')
    return { label: moveName(at, thing), picture: <MoveOf set={at.box.set} card={thing} width={WIDTH} /> };
  if (purpose === 'tokens') {
    const token = TOKENS.find((known) => known === thing) ?? null;
    return { label: nameOf(at, `token-${thing}`), picture: <TokenPicture token={token} size={WIDTH} /> };
  }
  const label = nameOf(at, thing);
  const { tomes } = tablesOf(at.box.set);
  const picture =
    purpose === 'looks' ? (
      <LookCard part={penaltyOf(at, thing).part} width={WIDTH} />
    ) : (
      <TomePicture symbols={tomes[thing]?.symbols ?? 0} size={WIDTH} />
    );
  return { label, picture: <Titled title={label}>{picture}</Titled> };
}

const TOKENS = ['teleport', 'tome', 'trap'] as const;

/** Many look alike but for what is written on them. */
const Titled = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <span className={styles.titled}>
    {children}
    {title}
  </span>
);
