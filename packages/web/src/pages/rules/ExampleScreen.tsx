import { type GameName, loadScene } from '@undercroft/games';
import type { Answer, Json } from '@undercroft/kernel';
import type { Scene } from '@undercroft/kit/scene';
import { useCallback, useMemo, useState } from 'react';
import type { Example } from '../../../examples.ts';
import { Button } from '../../controls/Button.tsx';
import { ForwardIcon, UndoIcon } from '../../controls/icons.tsx';
import { Pointer } from '../../controls/Pointer.tsx';
import { Waiting } from '../../controls/Waiting.tsx';
import { openGame } from '../../games/open.ts';
import { useNeeded } from '../../kit/fetched.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import type { Language } from '../../kit/languages.ts';
import { go } from '../../kit/route.ts';
import { useStore } from '../../kit/store.ts';
import { giverOf } from '../../table/game/gives.ts';
import type { Opened } from '../../table/game/opened.ts';
import { readExample } from '../../table/rulebook/books.ts';
import { Printed } from '../../table/rulebook/Printed.tsx';
import { TableScreen } from '../../table/TableScreen.tsx';
import { LessonClient } from '../learn/lessonClient.ts';
import { Said } from '../learn/Said.tsx';
import RulesPage from './RulesPage.tsx';
import { told } from './told.ts';

interface Shown {
  readonly opened: Opened;
  readonly scene: Scene;
  /** The rule's own words. */
  readonly html: string;
  readonly example: Example;
}

async function find(game: GameName, language: Language, rule: string): Promise<Shown | 'none'> {
  const parts = [openGame(game, language), loadScene(game), readExample(game, language, rule)] as const;
  const [opened, scene, read] = await Promise.all(parts);
  return read === null ? 'none' : { opened, scene, html: read.rule.html, example: read.example };
}

/** A rule's example, played at the real table: the reader sees what each answer does, and may try another. */
export default function ExampleScreen({ game, rule }: { game: GameName; rule: string }) {
  const { language } = useLanguage();
  // Counts how often it was begun.
  const [round, setRound] = useState(0);
  const shown = useNeeded(() => find(game, language, rule), [game, language, rule]);
  if (shown === null) return <Waiting />;
  if (shown === 'none') return <RulesPage game={game} rule={rule} />;
  const again = () => setRound(round + 1);
  return <Played key={round} {...shown} game={game} rule={rule} onAgain={again} />;
}

interface PlayedProps extends Shown {
  readonly game: GameName;
  readonly rule: string;
  readonly onAgain: () => void;
}

function Played({ opened, scene, html, example, game, rule, onAgain }: PlayedProps) {
  const { m } = useLanguage();
  const client = useMemo(
    () => new LessonClient(opened.game, scene, told(rule, example), 0),
    [opened.game, scene, rule, example],
  );
  const { step, astray, moving } = useStore(client.teaching);
  const back = () => go({ at: 'rules', game, rule });
  const actions = moving ? null : astray ? (
    <Button look="ember" icon={<UndoIcon />} onClick={() => client.back()} data-word="lesson-back">
      {m.learn.back}
    </Button>
  ) : step !== null ? (
    <Button look="ember" icon={<ForwardIcon />} onClick={() => client.next()} data-word="lesson-next">
      {m.learn.next}
    </Button>
  ) : (
    <>
      <Button look="ember" onClick={back} data-word="example-rules">
        {m.rulebook.back}
      </Button>
      <Button onClick={onAgain} data-word="example-again">
        {m.rulebook.again}
      </Button>
    </>
  );
  return (
    <>
      <TableScreen
        client={client}
        opened={opened}
        banner={
          <Said title={m.rulebook.example({ id: rule })} actions={actions} quiet={moving}>
            <Printed as="span" html={html} />
          </Said>
        }
        below={null}
        menu={[{ label: m.rulebook.back, onSelect: back }]}
      />
      {!moving && !astray && step?.other !== undefined && <NextPointer answer={step.other.answer} />}
    </>
  );
}

/** Points at what is answered next. */
function NextPointer({ answer }: { answer: Json }) {
  const find = useCallback(() => giverOf(answer as Answer), [answer]);
  return <Pointer find={find} />;
}
