import { POTIONS, type Potion } from '@undercroft/goblin';
import type { ReactNode } from 'react';
import { MerchantPicture, PotionPicture } from '../../art/goblin/Things.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { gives } from '../../table/game/gives.ts';
import { Card } from './Card.tsx';
import { type AtGoblin, cardOf } from './cards.ts';
import { useWare } from './mind.tsx';
import styles from './Shop.module.css';
import { useNow, useSeen, useTable } from './seen.ts';
import { cardLabel, wordsOf } from './words/index.ts';

/** Whether somebody is at the merchant's. */
export function isShopping({ view, ask }: AtGoblin): boolean {
  const asked = ask ?? view.asks.at(-1);
  return asked?.kind === 'shop' || asked?.kind === 'pay';
}

/** The merchant's counter over the caves. */
export function Shop() {
  const words = wordsOf(useTable().say.language);
  return (
    <div className={styles.shop}>
      <div className={styles.sign}>
        <MerchantPicture size={72} />
        <div>
          <h2>{words.merchant}</h2>
          <p>{words.price}</p>
        </div>
      </div>
      <Shelves />
    </div>
  );
}

/** The same wares, only to look at. */
export function ShopWindow({
  open,
  onOpenChange,
}: {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}) {
  const { say } = useTable();
  const words = wordsOf(say.language);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.merchant} description={words.price} wide>
      <Shelves />
    </Dialog>
  );
}

function Shelves() {
  const { box, say } = useTable();
  const { stock, pawnshop } = useSeen(({ view }) => ({ stock: view.stock, pawnshop: view.pawnshop }));
  const words = wordsOf(say.language);
  return (
    <div className={styles.shelves}>
      <section aria-label={words.potions}>
        <h3>{words.potions}</h3>
        <ul className={styles.shelf}>
          {POTIONS.map((potion, index) => (
            <li key={potion}>
              <Ware name={potion} label={`${say.name(potion)}. ${say.about(potion)}`}>
                <span className={styles.potion} data-none={stock[index] === 0 || undefined}>
                  <PotionPicture potion={potion} size={56} />
                  <strong>{say.name(potion)}</strong>
                  <small>{say.about(potion)}</small>
                  <span className={styles.stock}>{words.stock({ count: stock[index] })}</span>
                </span>
              </Ware>
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={words.pawnshop}>
        <h3>{words.pawnshop}</h3>
        {pawnshop.length === 0 && <p className={styles.soft}>{words.pawnEmpty}</p>}
        <ul className={styles.shelf} hidden={pawnshop.length === 0} data-region="pawnshop">
          {pawnshop.map((card) => (
            <li key={card} className={styles.card}>
              <Ware
                name={box.set.cards[card].name}
                label={cardLabel({ say }, cardOf(box, card))}
                pawned={card}
              >
                <Card say={say} card={cardOf(box, card)} />
              </Ware>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

interface WareProps {
  readonly name: string;
  readonly label: string;
  readonly pawned?: number;
  readonly children: ReactNode;
}

/** Something on the shelf: it is taken first and paid for then, or says why not. */
function Ware({ name, label, pawned, children }: WareProps) {
  const [ware, take] = useWare();
  const now = useNow();
  const { answer, paying } = useSeen((at) => {
    const wares = at.kind === 'shop' ? at.answers.filter((one) => one !== 'leave') : [];
    return {
      answer: wares.find(({ buy }) => buy === name),
      paying: at.kind === 'pay' && at.ask.buys === name,
    };
  });
  const buying = paying || (answer !== undefined && answer === ware);
  return (
    <button
      type="button"
      className={styles.ware}
      aria-label={label}
      data-open={answer !== undefined || undefined}
      data-buying={buying || undefined}
      aria-pressed={answer === undefined ? undefined : buying}
      data-word={answer === undefined ? undefined : 'buy'}
      {...gives(buying ? undefined : answer)}
      onClick={() => {
        const at = now();
        if (answer !== undefined) take(answer);
        else if (at.answers.length > 0) at.refuse(...refusal(at, name, pawned));
      }}
    >
      {children}
    </button>
  );
}

function refusal(
  { ask, view, viewer, say }: AtGoblin,
  name: string,
  pawned: number | undefined,
): [text: string, rule: string] {
  const words = wordsOf(say.language);
  if (ask?.kind === 'pay') return [words.payFirst, 'G-53'];
  if (ask?.kind !== 'shop') return [words.price, 'G-53'];
  if (pawned !== undefined) return ask.pawned ? [words.onePawn, 'G-56'] : [words.ownPawn, 'G-57'];
  const potion = POTIONS.indexOf(name as Potion);
  if (view.stock[potion] === 0) return [words.soldOut, 'G-55'];
  return view.potions[(viewer ?? view.seat) * POTIONS.length + potion] > 0
    ? [words.havePotion, 'G-55']
    : [words.price, 'G-53'];
}
