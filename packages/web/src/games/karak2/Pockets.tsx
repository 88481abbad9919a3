import type { PickpocketAnswer } from '@undercroft/karak2';
import { HeroPortrait } from '../../art/Hero.tsx';
import styles from './Choices.module.css';
import { Answered, Goods } from './Deed.tsx';
import { useSeen, useTable } from './seen.ts';

/** Whom to rob, by their faces and what they have. */
export function Pockets({ answers }: { readonly answers: readonly PickpocketAnswer[] }) {
  const { seats } = useTable();
  const { heroes, goods } = useSeen(({ view }) => ({ heroes: view.heroes, goods: view.goods }));
  const seatOf = ({ pickpocket }: PickpocketAnswer) => heroes.indexOf(pickpocket);
  return (
    <div className={styles.deeds}>
      <Answered
        ask={null}
        answers={answers}
        icon={(answer) => {
          const seat = seatOf(answer);
          return <HeroPortrait hero={answer.pickpocket} seat={seats[seat]?.look ?? seat} size={36} />;
        }}
        detail={(answer) => <Goods counts={goods.slice(seatOf(answer) * 3, seatOf(answer) * 3 + 3)} />}
      />
    </div>
  );
}
