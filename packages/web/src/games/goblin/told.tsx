import { COUNTS, type Goblin, HEARTS, POTIONS } from '@undercroft/goblin';
import { CardBack, PotionPicture } from '../../art/goblin/Things.tsx';
import { HitPoint } from '../../art/karak/Pieces.tsx';
import type { GameTold, OnTable } from '../../table/game/beside.ts';
import type { LuckAsked } from '../../table/sources/client.ts';
import { Card } from './Card.tsx';
import { LEVELS, ROW } from './cards.ts';
import { FoeFace } from './Foe.tsx';
import styles from './Told.module.css';
import { cardLabel, foeLabel, wordsOf } from './words/index.ts';

/** Karak: Goblin with the box on the table. */
export const boxOnTable: GameTold<Goblin> = {
  wide: 92,
  atOnce: (_at, answer) => answer === 'stop',

  offers({ box, say }, { purpose }, thing) {
    const card = box.set.cards[Number(thing)];
    if (purpose === 'backs')
      return [
        {
          label: cardLabel({ say }, card),
          picture: (
            <Small>
              <Card say={say} card={card} />
            </Small>
          ),
          lies: null,
        },
      ];
    const foe = box.set.foes[card.foe];
    return [
      {
        label: foeLabel({ say }, foe),
        picture: (
          <Small>
            <FoeFace say={say} foe={foe} />
          </Small>
        ),
        lies: null,
      },
    ];
  },

  which({ ask, say }, luck) {
    const words = wordsOf(say.language);
    if (ask?.kind !== 'lay-out' && luck.answer !== 'laid-out') return null;
    const at = placeLaid(luck);
    if (at === null) return null;
    const level = LEVELS[at.level];
    if (at.place === ROW) return words.laidTop({ level });
    return at.place > ROW ? words.laidGate({ level }) : words.laidPlace({ level, place: at.place + 1 });
  },

  layOut({ set }, say) {
    const words = wordsOf(say.language);
    const pile = (label: string, count: number): OnTable & { readonly count: number } => ({
      label,
      count,
      picture: <CardBack size={34} />,
    });
    return [
      ...LEVELS.map((level, at) =>
        pile(
          words.monstersOf({ level }),
          set.cards.filter(({ foe }) => isOf(set, foe, 'monster', at)).length,
        ),
      ),
      ...LEVELS.map((level, at) =>
        pile(
          words.gatekeepersOf({ level }),
          set.cards.filter(({ foe }) => isOf(set, foe, 'gatekeeper', at)).length,
        ),
      ),
      pile(words.lordsInBox, set.cards.filter(({ foe }) => isOf(set, foe, 'lord', LEVELS.length)).length),
      pile(words.startCards, COUNTS.start.count),
      ...POTIONS.map((potion) => ({
        label: say.name(potion),
        count: COUNTS.potions.count,
        picture: <PotionPicture potion={potion} size={40} />,
      })),
      { label: words.hitPoints, count: HEARTS, picture: <HitPoint size={34} /> },
    ];
  },
};

const isOf = (set: Goblin['set'], foe: number, kind: string, level: number): boolean =>
  foe >= 0 && set.foes[foe].kind === kind && set.foes[foe].level === level;

/** The place of a level that is being said: the lord comes first, then level by level the row, its deck and its gatekeeper. */
function placeLaid({ said }: LuckAsked): { readonly level: number; readonly place: number } | null {
  if (said.length === 0) return null;
  const at = said.length - 1;
  return { level: Math.floor(at / (ROW + 2)), place: at % (ROW + 2) };
}

/** A card as small as it can be read. */
const Small = ({ children }: { readonly children: React.ReactNode }) => (
  <span className={styles.small}>{children}</span>
);
