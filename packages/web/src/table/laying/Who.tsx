import type { Speaker } from '@undercroft/words';
import { HeroPortrait } from '../../art/Hero.tsx';
import type { AnyHero } from '../../art/heroes.ts';
import { SaidThing } from '../luck/SaidThing.tsx';
import styles from './Bench.module.css';

interface WhoProps<H extends AnyHero> {
  readonly words: { readonly who: string; readonly order: string };
  readonly box: { readonly game: { readonly seats: { readonly max: number } } };
  readonly say: Pick<Speaker, 'name'>;
  readonly all: readonly H[];
  /** In the order of turns. */
  readonly laid: { readonly heroes: readonly { readonly hero: H }[] };
  readonly onSeat: (hero: H) => void;
}

/** Who plays, tapped in the order of turns. */
export const Who = <H extends AnyHero>({ words, box, say, all, laid, onSeat }: WhoProps<H>) => (
  <section className={styles.part} aria-label={words.who}>
    <h2>{words.who}</h2>
    <p>{words.order}</p>
    <div className={styles.things}>
      {all.map((hero) => {
        const seat = laid.heroes.findIndex((has) => has.hero === hero);
        return (
          <SaidThing
            key={hero}
            label={say.name(hero)}
            picture={<HeroPortrait hero={hero} seat={Math.max(0, seat)} size={44} />}
            {...(seat >= 0 && { count: seat + 1 })}
            chosen={seat >= 0}
            disabled={seat < 0 && laid.heroes.length === box.game.seats.max}
            onSaid={() => onSeat(hero)}
          />
        );
      })}
    </div>
  </section>
);
