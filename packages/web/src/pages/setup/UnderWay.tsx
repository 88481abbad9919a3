import { type Json, openBox } from '@undercroft/kernel';
import { Page } from '../../controls/Page.tsx';
import { Panel } from '../../controls/Panel.tsx';
import { Waiting } from '../../controls/Waiting.tsx';
import { useNeeded } from '../../kit/fetched.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import type { Opened } from '../../table/game/opened.ts';
import { type LaidTable, LayTable } from '../../table/laying/LayTable.tsx';

interface UnderWayProps {
  readonly opened: Opened;
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly set: object | null;
  readonly onDone: (laid: LaidTable) => void;
  readonly onBack: () => void;
}

/** A game that was begun on people's own table is entered as it lies there. */
export default function UnderWay({ opened, options, set, onDone, onBack }: UnderWayProps) {
  const { m } = useLanguage();
  const { game, beside } = opened;
  const bench = useNeeded(() => beside.bench(), [beside]);
  if (bench === null) return <Waiting />;
  return (
    <Page
      game={game.name}
      title={m.laying.title}
      back={{ label: m.setUp.title({ game: opened.say.title }), go: onBack }}
    >
      <Panel>
        <LayTable
          opened={opened}
          bench={bench}
          box={openBox(game, options, set as Json)}
          view={null}
          words={{ hint: m.laying.hint, done: m.laying.done }}
          onDone={onDone}
        />
      </Panel>
    </Page>
  );
}
