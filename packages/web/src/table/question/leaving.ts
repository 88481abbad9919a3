import type { Answer } from '@undercroft/kernel';
import { settings } from '../../kit/settings.ts';
import type { AtTable, GameScreen } from '../game/screen.ts';

/** Whoever would end a turn with something left to do is told so once in that turn; pressed again, it ends. */
export function leaving({ leaves }: GameScreen, now: () => AtTable): (answer: Answer) => boolean {
  let told: number | null = null;
  return (answer) => {
    const at = now();
    const { turn } = at.view;
    if (!settings.value.endings || told === turn || at.answers.length < 2) return false;
    const left = leaves?.(at, answer) ?? null;
    if (left === null) return false;
    told = turn;
    at.refuse(at.m.table.stillLeft({ left }));
    return true;
  };
}
