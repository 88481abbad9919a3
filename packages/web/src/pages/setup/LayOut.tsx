import { type Json, openBox } from '@undercroft/kernel';
import { useLanguage } from '../../kit/language/language.tsx';
import type { GameTold } from '../../table/game/beside.ts';
import type { Opened } from '../../table/game/opened.ts';
import { Pieces } from '../../table/laying/Pieces.tsx';

interface LayOutProps {
  readonly opened: Opened;
  readonly told: GameTold;
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly set: object | null;
}

/** What people take out of their own box, and how many of it there should be. */
export function LayOut({ opened, told, options, set }: LayOutProps) {
  const { m } = useLanguage();
  const pieces = told.layOut(openBox(opened.game, options, set as Json), opened.say);
  return (
    <section aria-label={m.told.layOut} data-testid="lay-out">
      <h3>{m.told.layOut}</h3>
      <Pieces all={pieces} />
      <p>{m.told.dealt}</p>
      <p>{m.told.otherBox}</p>
    </section>
  );
}
