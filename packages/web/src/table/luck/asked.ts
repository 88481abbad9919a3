import { useSeen } from '../seen/useSeen.ts';
import type { LuckAsked } from '../sources/client.ts';

/** The luck that people are to name, with the answer it belongs to; null where none is asked for. */
export const useLuckAsked = (): LuckAsked | null => useSeen(({ scene }) => scene.update.luck ?? null);
