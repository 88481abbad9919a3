import { loadMind } from '@undercroft/games';
import { useEffect, useState } from 'react';
import { useFetched } from '../../kit/fetched.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { shares } from '../../kit/language/percent.ts';
import { seatLook } from '../../kit/theme/colours.ts';
import { useSeen, useShown, useTable } from '../../table/seen/useSeen.ts';
import styles from './Between.module.css';
import { chancesAt } from './chances.ts';

/** Less than this has no room for its number. */
const NARROW = 0.06;

/** At the rim, where the table wants it: who is how likely to win, never before what is on the stage has been seen. */
export function Chances() {
  const { opened, seen } = useShown();
  const { language } = useLanguage();
  const { seats } = useTable();
  const settled = useSeen(({ scene, over }) =>
    scene.caughtUp && over === null ? scene.update.version : null,
  );
  const { value: mind } = useFetched(() => loadMind(opened.game.name), [opened.game.name]);
  const [chances, setChances] = useState<readonly number[] | null>(null);
  useEffect(() => {
    if (mind === null || settled === null) return;
    const { box, view } = seen.value;
    setChances(chancesAt(mind, box, view, settled));
  }, [mind, settled, seen]);
  if (chances === null) return null;
  const said = shares(language, chances);
  return (
    <ol className={styles.chances} data-testid="chances">
      {seats.map(({ seat, look }) => (
        <li
          key={seat}
          style={{ width: `${chances[seat] * 100}%`, background: seatLook(look).colour }}
          data-seat={seat}
        >
          {chances[seat] >= NARROW && said[seat]}
        </li>
      ))}
    </ol>
  );
}
