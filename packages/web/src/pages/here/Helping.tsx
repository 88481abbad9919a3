import { openBox } from '@undercroft/kernel';
import { useEffect, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Page } from '../../controls/Page.tsx';
import { Panel } from '../../controls/Panel.tsx';
import { useNeeded } from '../../kit/fetched.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { numbersIn } from '../../kit/language/made.ts';
import { percent } from '../../kit/language/percent.ts';
import type { GameBench } from '../../table/game/beside.ts';
import type { Opened } from '../../table/game/opened.ts';
import { Rulebook } from '../../table/rulebook/Rulebook.tsx';
import type { HereClient } from '../../table/sources/here.ts';
import styles from './Helping.module.css';
import { HELP, type Help } from './help.ts';

/** Where nobody can lay the table anew. */
const HELP_BY_RULES: readonly Help[] = ['whole', 'rules'];

interface HelpingProps {
  readonly client: HereClient;
  readonly opened: Opened;
  readonly help: Exclude<Help, 'whole'>;
  readonly onHelp: (help: Help) => void;
}

/** People play by themselves at their own table, and are helped with one thing: counting, odds or rules. */
export default function Helping({ client, opened, help, onHelp }: HelpingProps) {
  const { m } = useLanguage();
  const { game, say, beside } = opened;
  const bench = useNeeded(() => beside.bench(), [beside]);
  const [rule, setRule] = useState<string | null>(null);
  return (
    <Page game={game.name} title={say.title}>
      <Panel>
        <fieldset className={styles.levels}>
          <legend>{m.laying.help.title}</legend>
          {(beside.isLaid ? HELP : HELP_BY_RULES).map((one) => (
            <Button
              key={one}
              look={one === help ? 'ember' : 'brass'}
              aria-pressed={one === help}
              onClick={() => onHelp(one)}
              data-word={`help-${one}`}
            >
              {m.laying.help[one]}
            </Button>
          ))}
        </fieldset>
        {help === 'rules' ? (
          <Rulebook game={game.name} beside={beside} rule={rule} onRule={setRule} atTable />
        ) : (
          bench !== null && <Heroes client={client} opened={opened} bench={bench} odds={help === 'odds'} />
        )}
      </Panel>
    </Page>
  );
}

interface HeroesProps extends Pick<HelpingProps, 'client' | 'opened'> {
  readonly bench: GameBench;
  readonly odds: boolean;
}

/** What everybody has, with their points; or whom they could beat with it. */
function Heroes({ client, opened, bench, odds }: HeroesProps) {
  const { m, language } = useLanguage();
  const { game, say } = opened;
  const { options, set } = client.info.value;
  const [box] = useState(() => openBox(game, options, set));
  const [laid, setLaid] = useState(() => bench.asItLies(box, client.picture().view));
  // Nobody is asked and nothing is rolled here.
  useEffect(() => client.subscribe(() => {}), [client]);
  const state = bench.state(box, laid);
  const lay = (next: unknown) => {
    setLaid(next);
    void client.lay(bench.state(box, next));
  };
  return bench.figures(laid).map((figure, seat) => {
    const hero = <bench.Hero box={box} say={say} laid={laid} seated onLay={lay} seat={seat} />;
    if (!odds)
      return (
        <section key={figure} data-testid={`counts ${seat}`}>
          <p className={styles.points}>
            {m.laying.help.points({ points: numbersIn(language).format(bench.points(box, state, seat)) })}
          </p>
          {hero}
        </section>
      );
    return (
      <section key={figure} data-testid={`odds ${seat}`}>
        {hero}
        <ul className={styles.foes}>
          {bench.foes(box, state, seat, say).map(({ label, picture, win }) => (
            <li key={label}>
              {picture}
              <span>
                {label} <b>{m.laying.help.wins({ chance: percent(language, win) })}</b>
              </span>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
