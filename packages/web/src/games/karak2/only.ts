import type { Karak2 } from '@undercroft/karak2';
import type { AtKarak2 } from './mind.tsx';

/** Accepting a fight that all fireballs together cannot turn. Against the General even a lost fight may be worth them. */
export function only(at: AtKarak2): Karak2['answer'] | null {
  if (at.kind !== 'fight' || at.answers.includes('reroll')) return null;
  const { seat, foe, strength } = at.ask;
  const { view } = at;
  const facesGeneral = view.general === view.at[seat];
  return !facesGeneral && foe - strength > view.fireballs[seat] ? 'accept' : null;
}
