import {
  COLOURS,
  type Colour,
  type Level,
  type OnlineSeat,
  type OnlineTable,
  type RequestOf,
} from '@undercroft/protocol';
import { useState } from 'react';
import { SeatMark } from '../../art/seat.tsx';
import { Button } from '../../controls/Button.tsx';
import { IconButton } from '../../controls/IconButton.tsx';
import { BotIcon, CloseIcon, DownIcon } from '../../controls/icons.tsx';
import { Select } from '../../controls/Select.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { server } from '../../kit/server/api.ts';
import { lookNamed } from '../../kit/theme/colours.ts';
import { seatWears } from '../../table/game/chosenLook.ts';
import type { Opened } from '../../table/game/opened.ts';
import { PersonMenu } from '../me/PersonMenu.tsx';
import { by } from '../me/shunned.ts';
import gallery from '../setup/HeroGallery.module.css';
import { HeroGallery } from '../setup/HeroGallery.tsx';
import { levelOptions } from '../setup/levelOptions.tsx';
import styles from './Lobby.module.css';
import { chooseFigure } from './seats.ts';

type Choice = RequestOf<'PATCH /tables/:id/seats/:seat'>['body'];

interface ChairRowProps {
  readonly seat: OnlineSeat;
  readonly table: OnlineTable;
  /** The code one came by. */
  readonly invitation: string | null;
  readonly opened: Opened;
  readonly here: boolean;
  readonly ask: (asked: Promise<OnlineTable>) => Promise<unknown>;
  readonly onSit: (() => void) | null;
}

/** One chair before the game: free, a person's, or a bot's. */
export function ChairRow({ seat, table, invitation, opened, here, ask, onSit }: ChairRowProps) {
  const { m } = useLanguage();
  const { game: rules, screen, say } = opened;
  const { you } = table;
  const at = { id: table.id, seat: seat.seat };
  const choose = (body: Choice) => ask(server.ask('PATCH /tables/:id/seats/:seat', { ...at, body }));
  const putBot = (level: Level) =>
    ask(server.ask('PUT /tables/:id/seats/:seat/bot', { ...at, body: { level } }));
  const [level, setLevel] = useState<Level>('adept');
  const look = seatWears(screen, seat);
  const own = seat.seat === you.seat;
  const mayChange = own || (you.host && seat.kind === 'bot');

  if (seat.kind === 'free') {
    return (
      <li className={styles.chair}>
        <span className={gallery.unknown} aria-hidden="true">
          ?
        </span>
        <span className={styles.free}>{m.friends.free}</span>
        <span className={styles.buttons}>
          {onSit !== null && (
            <Button look="quiet" onClick={onSit}>
              {m.friends.sit}
            </Button>
          )}
          {you.host && (
            <Button icon={<BotIcon />} data-word="add-bot" onClick={() => putBot(level)}>
              {m.friends.addBot}
            </Button>
          )}
        </span>
      </li>
    );
  }

  const takenFigures = table.seats.filter((other) => other !== seat).map(({ figure }) => figure);
  const takenColours = table.seats.filter((other) => other !== seat).map(({ colour }) => colour);
  return (
    <li className={styles.chair}>
      {mayChange ? (
        <HeroGallery
          screen={screen}
          say={say}
          figures={rules.figures}
          seat={lookNamed(seat.colour, seat.seat)}
          chosen={seat.figure}
          taken={takenFigures}
          onChoose={(figure) => ask(chooseFigure(table, rules, seat.seat, figure))}
        >
          {!screen.figuresAreColours && (
            <Colours worn={seat.colour} taken={takenColours} onChoose={(colour) => choose({ colour })} />
          )}
        </HeroGallery>
      ) : seat.figure === null ? (
        <span className={gallery.unknown} aria-hidden="true">
          <SeatMark seat={look} size={28} />
        </span>
      ) : (
        <screen.Portrait figure={seat.figure} look={look} size={56} />
      )}
      <span className={styles.who}>
        <strong>
          <SeatMark seat={look} size={16} /> {seat.kind === 'bot' ? m.setUp.bot : seat.name}
        </strong>
        <small>
          {[
            own && m.table.you,
            seat.host && m.friends.host,
            seat.kind === 'person' && !here && m.table.away,
            seat.ready || (seat.host && !(table.rated && table.shared))
              ? m.friends.isReady
              : m.friends.notReady,
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      {mayChange && seat.kind === 'bot' && (
        <span className={styles.choices}>
          <Select
            label={m.setUp.kind}
            value={seat.level ?? level}
            onChange={(chosen) => {
              setLevel(chosen);
              void putBot(chosen);
            }}
            options={levelOptions(say)}
          />
        </span>
      )}
      {seat.kind === 'person' && !own && (
        <PersonMenu
          table={table.id}
          name={seat.name}
          whom={{ seat: seat.seat, ...by(invitation) }}
          seat={seat.seat}
        />
      )}
      {you.host && rules.sides !== undefined && (
        <IconButton
          label={`${m.setUp.exchange}: ${m.setUp.seat({ seat: seat.seat + 1 })}`}
          icon={<DownIcon />}
          disabled={seat.seat === table.seats.length - 1}
          onClick={() =>
            ask(server.ask('POST /tables/:id/seats/:seat/exchange', { ...at, body: { seat: seat.seat + 1 } }))
          }
        />
      )}
      {(own || you.host) && (
        <IconButton
          label={own ? m.friends.standUp : `${m.friends.remove}: ${m.setUp.seat({ seat: seat.seat + 1 })}`}
          icon={<CloseIcon />}
          onClick={() => ask(server.ask('DELETE /tables/:id/seats/:seat', at))}
        />
      )}
    </li>
  );
}

interface ColoursProps {
  readonly worn: string | null;
  readonly taken: readonly (string | null)[];
  readonly onChoose: (colour: Colour) => void;
}

/** One's colour: the stand and the flag of whoever one is. */
function Colours({ worn, taken, onChoose }: ColoursProps) {
  const { m } = useLanguage();
  return (
    <fieldset className={styles.colours}>
      <legend>{m.friends.colour}</legend>
      {COLOURS.map((colour) => (
        <button
          type="button"
          key={colour}
          aria-label={m.friends.colours[colour]}
          aria-pressed={colour === worn}
          disabled={colour !== worn && taken.includes(colour)}
          data-word="colour"
          onClick={() => onChoose(colour)}
        >
          <SeatMark seat={lookNamed(colour, 0)} size={30} />
        </button>
      ))}
    </fieldset>
  );
}
