import type { Karak2 } from '@undercroft/karak2';
import type { AtKarak2 } from './mind.tsx';

/** All fireballs together do not turn this fight. Against the General even a lost one may be worth them. */
export function fireIsWasted({ ask, view }: AtKarak2<'fight'>): boolean {
  const { seat, foe, strength } = ask;
  return view.general !== view.at[seat] && foe - strength > view.fireballs[seat];
}

/** Accepting a fight that nothing can change any more. */
export function only(at: AtKarak2): Karak2['answer'] | null {
  if (at.kind !== 'fight' || at.answers.includes('reroll')) return null;
  return fireIsWasted(at) ? 'accept' : null;
}
