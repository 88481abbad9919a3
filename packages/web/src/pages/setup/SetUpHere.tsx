import { type GameName, onShelf } from '@undercroft/games';
import { seatsNear } from '@undercroft/kernel';
import { Suspense, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import styles from '../../controls/Form.module.css';
import { IconButton } from '../../controls/IconButton.tsx';
import { CloseIcon, DownIcon, PlusIcon } from '../../controls/icons.tsx';
import { LateSwitch, SwitchToCome } from '../../controls/lateFields.tsx';
import { Page } from '../../controls/Page.tsx';
import { Panel } from '../../controls/Panel.tsx';
import { Select } from '../../controls/Select.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { Waiting } from '../../controls/Waiting.tsx';
import { useOpened } from '../../games/useOpened.ts';
import { useNeeded } from '../../kit/fetched.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { part } from '../../kit/later.ts';
import { onDevice } from '../../kit/memory.ts';
import { go } from '../../kit/route.ts';
import { Options } from '../../table/box/Options.tsx';
import type { LaidTable } from '../../table/laying/LayTable.tsx';
import { newId, newSeed } from '../../table/sources/here.ts';
import type { Chair } from '../../table/sources/hereTable.ts';
import { keepLevel, usualLevel } from '../../table/sources/usualLevel.ts';
import { beginHere } from '../here/HereScreen.tsx';
import { HeroGallery } from './HeroGallery.tsx';
import { LayOut } from './LayOut.tsx';
import { levelOptions } from './levelOptions.tsx';
import { idsIn, useOwnSet } from './MySets.tsx';
import { Sides } from './Sides.tsx';

const UnderWay = part(() => import('./UnderWay.tsx'));

const PERSON: Chair = { kind: 'person', name: '', level: null, figure: null };

/** Where this device remembers what the first who plays here is called. */
const NAME = 'undercroft.name';
const first = (): Chair => ({ ...PERSON, name: onDevice.text(NAME) ?? '' });

/** Somebody and two computer players, or as near as the game allows. */
const chairsFor = (game: GameName): Chair[] =>
  Array.from({ length: seatsNear(onShelf(game), 3) }, (_, seat) => (seat === 0 ? first() : bot()));

/** Where this device remembers that people have the printed box, and which set of their own describes it. */
const boxOf = (game: GameName) => `undercroft.box.${game}`;

const bot = (): Chair => ({ kind: 'bot', name: '', level: usualLevel(), figure: null });

/** Before a game on this device: who plays, and by which options. One click begins it as it is. */
export default function SetUpHere({ game, own }: { game: GameName; own?: string | undefined }) {
  const { m } = useLanguage();
  const opened = useOpened(game);
  // Whoever has the printed box says so once, and what is in it.
  const [before] = useState(() => onDevice.text(boxOf(game)));
  const [chairs, setChairs] = useState<readonly Chair[]>(() =>
    before === null ? chairsFor(game) : chairsFor(game).map((_, seat) => (seat === 0 ? first() : PERSON)),
  );
  const [options, setOptions] = useState<Readonly<Record<string, string | boolean>>>({});
  const { ids: ownIds, set: ownSet, ready, field: ownField } = useOwnSet(game, idsIn(own ?? before));
  const [handOver, setHandOver] = useState<boolean | null>(null);
  const [anyTakeBack, setAnyTakeBack] = useState(false);
  const [coach, setCoach] = useState<boolean | null>(null);
  const [twice, setTwice] = useState(false);
  const [told, setTold] = useState(before !== null);
  const box = useNeeded(() => (told && opened?.beside.told()) || null, [opened, told]);
  const [underWay, setUnderWay] = useState(false);

  if (opened === null) return <Waiting />;
  const { game: rules, screen } = opened;
  // Heroes are called and told as the chosen set has them.
  const say = opened.say.naming(ownSet);
  const people = chairs.filter(({ kind }) => kind === 'person').length;
  // What a set of one's own agrees on holds, where nobody chooses otherwise.
  const suggested = { ...screen.suggests?.(people), ...ownSet?.variant?.options } as Readonly<
    Record<string, string | boolean>
  >;
  // Nobody but a person can hold a real card.
  const peopleOnly = told && rules.told !== undefined;
  const hides = handOver ?? screen.secretHands;
  // Whoever plays against masters wants no help unless they say so.
  const coached = coach ?? chairs.every(({ level }) => level !== 'master');

  const change = (seat: number, part: Partial<Chair>) =>
    setChairs(chairs.map((chair, at) => (at === seat ? { ...chair, ...part } : chair)));

  /** Around a real table sit people; who else plays is added. */
  const tell = (on: boolean) => {
    setTold(on);
    if (on) setChairs(chairs.map(({ name, figure }) => ({ ...PERSON, name, figure })));
  };

  const chosenOptions = { ...suggested, ...options };
  const begin = (laid: LaidTable | null = null) => {
    const seated =
      laid === null
        ? chairs
        : laid.figures.map((figure, seat) => ({ ...PERSON, name: chairs[seat]?.name ?? '', figure }));
    const chosen = seated.some(({ figure }) => figure !== null) ? rules.chosen : {};
    const id = newId();
    onDevice.keep(boxOf(game), told ? ownIds.join() : null);
    onDevice.keep(NAME, chairs.find(({ kind }) => kind === 'person')?.name.trim() || null);
    keepLevel(chairs.find(({ kind }) => kind === 'bot')?.level);
    beginHere({
      id,
      game,
      chairs: seated,
      handOver: hides && people > 1 && !told,
      anyTakeBack: anyTakeBack && people === 1,
      coach: coached,
      options: { ...chosenOptions, ...(chosen as Record<string, string | boolean>) },
      seed: newSeed(),
      ...(told && { luck: 'said' as const }),
      ...(twice && !told && { luck: 'dealt' as const, twice: { first: null } }),
      set: ownSet,
      laid: laid?.state ?? null,
    });
    go({ at: 'here', id });
  };

  if (underWay)
    return (
      <Suspense fallback={<Waiting />}>
        <UnderWay
          opened={opened}
          options={{ ...chosenOptions, ...(rules.chosen as typeof options) }}
          set={ownSet}
          onDone={begin}
          onBack={() => setUnderWay(false)}
        />
      </Suspense>
    );

  return (
    <Page game={game} title={m.setUp.title({ game: say.title })}>
      <Panel className={styles.panel}>
        <h2>{m.setUp.who}</h2>
        <Sides rules={rules} seats={chairs.length} />
        <ol className={styles.chairs}>
          {chairs.map((chair, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place at the table
            <li key={seat} className={styles.chair}>
              <HeroGallery
                screen={screen}
                say={say}
                figures={rules.figures}
                seat={seat}
                chosen={chair.figure}
                taken={chairs.map(({ figure }) => figure)}
                onChoose={(figure) => change(seat, { figure })}
              />
              <Select
                label={m.setUp.seat({ seat: seat + 1 })}
                value={chair.kind === 'person' ? 'person' : (chair.level ?? 'adept')}
                onChange={(value) =>
                  change(
                    seat,
                    value === 'person' ? { kind: 'person', level: null } : { kind: 'bot', level: value },
                  )
                }
                options={[
                  { value: 'person', label: m.setUp.person },
                  ...(peopleOnly ? [] : levelOptions(say, `${m.setUp.bot}: `)),
                ]}
              />
              {chair.kind === 'person' ? (
                <TextField
                  label={m.setUp.name}
                  value={chair.name}
                  placeholder={m.setUp.namePlaceholder}
                  maxLength={30}
                  onChange={(name) => change(seat, { name })}
                />
              ) : (
                <span />
              )}
              <span className={styles.row}>
                {rules.sides !== undefined && (
                  <IconButton
                    label={`${m.setUp.exchange}: ${m.setUp.seat({ seat: seat + 1 })}`}
                    icon={<DownIcon />}
                    disabled={seat === chairs.length - 1}
                    onClick={() => setChairs(chairs.with(seat, chairs[seat + 1]).with(seat + 1, chair))}
                  />
                )}
                <IconButton
                  label={`${m.setUp.remove}: ${m.setUp.seat({ seat: seat + 1 })}`}
                  icon={<CloseIcon />}
                  disabled={chairs.length <= rules.seats.min}
                  onClick={() => setChairs(chairs.filter((_, at) => at !== seat))}
                />
              </span>
            </li>
          ))}
        </ol>
        <div className={styles.row}>
          <Button
            icon={<PlusIcon />}
            disabled={chairs.length >= rules.seats.max}
            onClick={() => setChairs([...chairs, peopleOnly ? PERSON : bot()])}
          >
            {m.setUp.add}
          </Button>
        </div>
        {opened.beside.isTold && (
          <>
            <Suspense fallback={<SwitchToCome label={m.told.title} hint={m.told.hint} />}>
              <LateSwitch label={m.told.title} hint={m.told.hint} checked={told} onChange={tell} />
            </Suspense>
            {told && box && <LayOut opened={opened} told={box} options={options} set={ownSet} />}
            {told && opened.beside.isLaid && (
              <div className={styles.row}>
                <Button onClick={() => setUnderWay(true)} data-word="under-way">
                  {m.laying.begun}
                </Button>
              </div>
            )}
          </>
        )}
        {people > 1 && !told && (
          <Suspense>
            <LateSwitch
              label={m.setUp.handOver}
              hint={m.setUp.handOverHint}
              checked={hides}
              onChange={setHandOver}
            />
          </Suspense>
        )}
        {ownField}
        <Options
          rules={rules}
          say={say}
          options={options}
          suggested={suggested}
          onChange={setOptions}
          hidden={Object.keys({ ...rules.chosen, ...(told && rules.told) })}
        >
          {!told && (
            <LateSwitch label={m.setUp.twice} hint={m.setUp.twiceHint} checked={twice} onChange={setTwice} />
          )}
          <LateSwitch label={m.setUp.coach} hint={m.setUp.coachHint} checked={coached} onChange={setCoach} />
          {people === 1 && (
            <LateSwitch
              label={m.setUp.anyTakeBack}
              hint={m.setUp.anyTakeBackHint}
              checked={anyTakeBack}
              onChange={setAnyTakeBack}
            />
          )}
        </Options>
      </Panel>
      <div className={styles.begin}>
        <Button look="ember" large disabled={!ready} onClick={() => begin()} data-word="begin">
          {m.setUp.begin}
        </Button>
      </div>
    </Page>
  );
}
