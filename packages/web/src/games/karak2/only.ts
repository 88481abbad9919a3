import { fireOf, type Karak2 } from '@undercroft/karak2';
import type { AtKarak2 } from './seen.ts';

/** All fireballs together do not turn this fight. Against the General even a lost one may be worth them. */
export function fireIsWasted({ ask, box, view }: Pick<AtKarak2<'fight'>, 'ask' | 'box' | 'view'>): boolean {
  const { seat, foe, strength } = ask;
  return view.general !== view.at[seat] && foe - strength > view.fireballs[seat] * fireOf(box.set);
}

/** Accepting a fight that nothing can change any more; leaving what is like all one has. */
export function only(at: AtKarak2): Karak2['answer'] | null {
  if (at.kind === 'keep' && at.answers.length === 1 && at.standing.length === 0) return at.answers[0];
  if (at.kind !== 'fight' || at.answers.includes('reroll')) return null;
  return fireIsWasted(at) ? 'accept' : null;
}
