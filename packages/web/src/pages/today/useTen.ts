import { idOf, type Puzzle } from '@undercroft/bots/solving';
import { dayOf } from '@undercroft/bots/today';
import type { Answer } from '@undercroft/kernel';
import type { TenReply } from '@undercroft/protocol';
import { useState } from 'react';
import { toast } from '../../controls/Toast.tsx';
import { useFetched, useNeeded } from '../../kit/fetched.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { server } from '../../kit/server/api.ts';
import { explain } from '../../kit/server/explain.ts';
import { useGuest } from '../../kit/server/guest.ts';
import { useStore } from '../../kit/store.ts';
import { puzzleCalled, tenOfDay } from '../puzzles/files.ts';
import { noteTen, type TenSoFar, tenKept, tenSoFar } from './ten.ts';

/** The ten of a day, as somebody meets them. */
export interface Ten extends TenSoFar {
  readonly day: number;
  readonly puzzles: readonly Puzzle[];
  /** Whether what is answered counts at a server, whether it would with a name, or counts on this device alone. */
  readonly counts: 'there' | 'with a name' | 'here';
  readonly note: (puzzle: Puzzle, answer: Answer | null) => void;
  readonly look: () => Promise<void>;
}

/** A server of another build may ask what this one does not have: then nobody waits for it. */
async function asked(): Promise<{ reply: TenReply; puzzles: readonly Puzzle[] } | null> {
  const reply = await server.ask('GET /ten').catch(() => null);
  if (reply === null) return null;
  const { questions } = reply;
  const puzzles = await Promise.all(questions.map(({ game, puzzle }) => puzzleCalled(game, puzzle)));
  const known = puzzles.filter((puzzle) => puzzle !== null);
  return known.length < questions.length ? null : { reply, puzzles: known };
}

/** At the server where it asks what is known here; else on this device, by its calendar. Null until that is found out. */
export function useTen(): Ten | null {
  const { m } = useLanguage();
  const guest = useGuest();
  const [here] = useState(() => dayOf(new Date()));
  const own = useNeeded(() => tenOfDay(here), [here]);
  const kept = useStore(tenKept);
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody else has answers of their own
  const { value, again, set } = useFetched(async () => ({ there: await asked() }), [guest]);
  if (own === null || value === null) return null;
  const { there } = value;
  if (there === null || guest === null) {
    const [day, puzzles] = there === null ? [here, own] : [there.reply.day, there.puzzles];
    return {
      ...{ day, puzzles, ...tenSoFar(puzzles, kept[day]), look: again },
      counts: there === null ? 'here' : 'with a name',
      note: (puzzle, answer) => noteTen(day, puzzle, answer),
    };
  }
  const { reply, puzzles } = there;
  const { day, questions } = reply;
  const answers = Object.fromEntries(
    questions.flatMap(({ puzzle, kept }) => (kept === null ? [] : [[puzzle, kept]])),
  );
  return {
    ...{ day, puzzles, ...tenSoFar(puzzles, answers), look: again },
    counts: 'there',
    note: (puzzle, answer) => {
      const at = questions.findIndex((question) => question.puzzle === idOf(puzzle));
      const body = { answer: answer as string | Record<string, unknown> | null };
      server.ask('PUT /days/:day/ten/:at', { day: String(day), at: String(at), body }).then(
        (now) => set({ there: { reply: now, puzzles } }),
        (error: unknown) => toast(explain(m, error), { harm: true }),
      );
    },
  };
}
