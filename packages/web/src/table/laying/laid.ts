import { without } from './counted.ts';

/** Who plays, in the order of turns, and whose turn it is. */
interface Seated {
  readonly heroes: readonly { readonly hero: string }[];
  readonly turn: string | null;
}

type Has<L extends Seated> = L['heroes'][number];

/** A hero plays, or does not after all. Whoever is named first is the next to move. */
export function takeSeat<L extends Seated>(laid: L, has: Has<L>): L {
  const { heroes, turn } = laid;
  const { hero } = has;
  if (!heroes.some((one) => one.hero === hero))
    return { ...laid, heroes: [...heroes, has], turn: turn ?? hero };
  const left = heroes.filter((one) => one.hero !== hero);
  return { ...laid, heroes: left, turn: turn === hero ? (left[0]?.hero ?? null) : turn };
}

/** Something else is so about a hero. */
export const changeHero = <L extends Seated>(laid: L, hero: Has<L>['hero'], change: Partial<Has<L>>): L => ({
  ...laid,
  heroes: laid.heroes.map((has) => (has.hero === hero ? { ...has, ...change } : has)),
});

/** Looks somewhere else. Where nothing was laid, nothing lies. */
export const lookAt = <S, L extends { readonly spot: S; readonly empty: readonly S[] }>(
  laid: L,
  spot: S,
  isLaid: boolean,
): L => ({ ...laid, spot, empty: isLaid ? laid.empty : [...laid.empty, laid.spot] });

/** One more of them; what is there already is taken away. */
export const toggled = <V>(all: readonly V[], one: V): V[] =>
  all.includes(one) ? without(all, [one]) : [...all, one];
