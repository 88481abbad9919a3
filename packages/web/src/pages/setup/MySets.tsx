import type { GameName } from '@undercroft/games';
import { type ReactNode, Suspense, use, useEffect, useMemo, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import setUp from '../../controls/Form.module.css';
import { Select } from '../../controls/Select.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { part } from '../../kit/later.ts';
import { go } from '../../kit/route.ts';
import { type KeptSet, type OwnSetData, playableSets, setTitle } from '../../table/box/ownSets.ts';
import { useWorkshopWords } from '../../table/box/words/index.ts';

const MineLook = part(() => import('./MineLook.tsx'));

interface MySetsProps {
  readonly game: GameName;
  /** What a table can be played with; whoever shows this waits for it, so that nothing moves when it comes. */
  readonly kept: Promise<readonly KeptSet[]>;
  /** The id of the set that is chosen on this device; null is the one in the box. */
  readonly chosen: string | null;
  readonly onChoose: (id: string | null, data: OwnSetData | null) => void;
}

/** The set of one's own that a table is laid with, if any, and the field in which it is chosen. */
export function useOwnSet(
  game: GameName,
  own: string | undefined,
): { readonly id: string | null; readonly set: OwnSetData | null; readonly field: ReactNode } {
  const kept = useMemo(() => playableSets(game), [game]);
  const [{ id, set }, choose] = useState<{ id: string | null; set: OwnSetData | null }>({
    id: own ?? null,
    set: null,
  });
  const field = <MySets game={game} kept={kept} chosen={id} onChoose={(id, set) => choose({ id, set })} />;
  return { id, set, field };
}

/** The components of a table: those in the box, or a set of one's own. */
function MySets({ game, kept, chosen, onChoose }: MySetsProps) {
  const { language } = useLanguage();
  const words = useWorkshopWords();
  const mine = use(kept);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came with the address is chosen once it is found
  useEffect(() => {
    if (chosen === null) return;
    const wanted = mine.find(({ id }) => id === chosen);
    onChoose(wanted?.id ?? null, wanted?.data ?? null);
  }, [mine]);
  const data = mine.find(({ id }) => id === chosen)?.data;
  return (
    <div className={setUp.mine}>
      {mine.length > 0 && (
        <Select
          label={words.components}
          value={chosen ?? ''}
          onChange={(id) => {
            const found = mine.find((one) => one.id === id);
            onChoose(found?.id ?? null, found?.data ?? null);
          }}
          options={[
            { value: '', label: words.inBox },
            ...mine.map((one) => ({ value: one.id, label: `${words.mine}: ${setTitle(one, language)}` })),
          ]}
        />
      )}
      <Button look="quiet" onClick={() => go({ at: 'workshop', game, id: chosen, packed: null })}>
        {words.all}
      </Button>
      <small>{words.allHint}</small>
      {data && (
        <Suspense>
          <MineLook game={game} data={data} />
        </Suspense>
      )}
    </div>
  );
}
