import { type GameName, loadGame } from '@undercroft/games';
import { type ReactNode, Suspense, use, useEffect, useMemo, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import setUp from '../../controls/Form.module.css';
import { LateSwitch } from '../../controls/lateFields.tsx';
import { Select } from '../../controls/Select.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { part } from '../../kit/later.ts';
import { go } from '../../kit/route.ts';
import { type KeptSet, type OwnSetData, playableSets, setTitle } from '../../table/box/ownSets.ts';
import { ONLY_BOX, putTogether, type Together } from '../../table/box/together.ts';
import { useWorkshopWords } from '../../table/box/words/index.ts';

const MineLook = part(() => import('./MineLook.tsx'));

interface MySetsProps {
  readonly game: GameName;
  /** What a table can be played with; whoever shows this waits for it, so that nothing moves when it comes. */
  readonly kept: Promise<readonly KeptSet[]>;
  /** The ids of those that are chosen on this device; without any, the box. */
  readonly chosen: readonly string[];
  readonly together: Together | null;
  readonly onChoose: (ids: readonly string[]) => void;
  readonly onTogether: (together: Together) => void;
}

/** Several of one's own, as an address names them. */
export const idsIn = (named: string | null | undefined): readonly string[] =>
  named?.split(',').filter(Boolean) ?? [];

interface Chosen {
  readonly ids: readonly string[];
  /** What they are together; null as long as that is not known. */
  readonly set: OwnSetData | null;
  /** Whether a table can be laid with them. */
  readonly ready: boolean;
  readonly field: ReactNode;
}

/** What of one's own a table is laid with, if anything, and the field in which it is chosen. */
export function useOwnSet(game: GameName, own: readonly string[]): Chosen {
  const kept = useMemo(() => playableSets(game), [game]);
  const [ids, setIds] = useState(own);
  const [together, setTogether] = useState<Together | null>(own.length === 0 ? ONLY_BOX : null);
  const choose = (now: readonly string[]) => {
    setTogether(now.length === 0 ? ONLY_BOX : null);
    setIds(now);
  };
  const field = (
    <MySets
      game={game}
      kept={kept}
      chosen={ids}
      together={together}
      onChoose={choose}
      onTogether={setTogether}
    />
  );
  const set = together?.data ?? null;
  return { ids, set, ready: ids.length === 0 || set !== null, field };
}

/** The components of a table: those in the box or a set of one's own, and what comes to it. */
function MySets({ game, kept, chosen, together, onChoose, onTogether }: MySetsProps) {
  const { language } = useLanguage();
  const words = useWorkshopWords();
  const mine = use(kept);
  const wholes = mine.filter(({ adds }) => !adds);
  const expansions = mine.filter(({ adds }) => adds);
  const whole = wholes.find(({ id }) => chosen.includes(id));
  const others = chosen.filter((id) => id !== whole?.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page's own two deeds do the same each time
  useEffect(() => {
    const found = chosen.flatMap((id) => mine.filter((one) => one.id === id));
    // What came with the address may be gone from this device.
    if (found.length < chosen.length) return onChoose(found.map(({ id }) => id));
    if (found.length === 0) return;
    let wanted = true;
    void loadGame(game).then((rules) => wanted && onTogether(putTogether(rules, found, language)));
    return () => {
      wanted = false;
    };
  }, [mine, chosen, game, language]);
  return (
    <div className={setUp.mine}>
      {wholes.length > 0 && (
        <Select
          label={words.components}
          value={whole?.id ?? ''}
          onChange={(id) => onChoose(id === '' ? others : [id, ...others])}
          options={[
            { value: '', label: words.inBox },
            ...wholes.map((one) => ({ value: one.id, label: `${words.mine}: ${setTitle(one, language)}` })),
          ]}
        />
      )}
      {expansions.length > 0 && (
        <fieldset className={setUp.expansions} data-region="expansions">
          <legend>{words.expansions}</legend>
          {expansions.map((one) => (
            <Suspense key={one.id}>
              <LateSwitch
                label={setTitle(one, language)}
                hint={[one.data?.variant?.author, one.data?.variant?.licence].filter(Boolean).join(' · ')}
                checked={chosen.includes(one.id)}
                onChange={(on) => onChoose(on ? [...chosen, one.id] : chosen.filter((id) => id !== one.id))}
              />
            </Suspense>
          ))}
        </fieldset>
      )}
      <Button
        look="quiet"
        onClick={() => go({ at: 'workshop', game, id: chosen.length === 1 ? chosen[0] : null, packed: null })}
      >
        {words.all}
      </Button>
      {chosen.length > 1 && together?.data && (
        <Button look="quiet" onClick={() => go({ at: 'paper', game, with: chosen.join(',') })}>
          {words.paper.title}
        </Button>
      )}
      <small>{words.allHint}</small>
      {together !== null && together !== ONLY_BOX && (
        <Suspense>
          <MineLook game={game} together={together} />
        </Suspense>
      )}
    </div>
  );
}
