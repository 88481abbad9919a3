import { Refused } from '@undercroft/kernel';
import { HEROES, type KarakSet, SLOTS } from './components.ts';
import { POWERS, type Power, SKILLS, type Skill } from './powers.ts';

const DICE = 12;

/** More than any hero could ever have against the dragon: everything that adds to a fight, all of it at once. */
function mostAgainstDragon(set: KarakSet): number {
  const { daggers, sword, axe, flames } = set.items;
  const weapons = [daggers, sword, axe, ...Object.values(set.weapons ?? {})].map(({ bonus }) => bonus);
  const spells = [flames, ...Object.values(set.spells ?? {})].map(({ bonus }) => bonus);
  const byPowers = HEROES.map((hero) =>
    powersOf(set, hero).reduce((sum, power) => {
      if (power.kind === 'add') return sum + (isMeant(power) ? power.more : 0);
      if (power.kind === 'give-hearts') return sum + power.more;
      // A tie that wins is as good as one more.
      return power.kind === 'win-ties' && isMeant(power) ? sum + 1 : sum;
    }, 0),
  );
  return (
    DICE + SLOTS.weapons * Math.max(...weapons) + SLOTS.spells * Math.max(...spells) + Math.max(...byPowers)
  );
}

const powersOf = (set: KarakSet, hero: (typeof HEROES)[number]): readonly Power[] =>
  (set.heroes?.[hero].powers ?? SKILLS[hero]).map((name) => set.powers?.[name] ?? POWERS[name as Skill]);

const isMeant = ({ against }: { readonly against?: readonly string[] | undefined }): boolean =>
  against === undefined || against.includes('dragon');

/** Without the dragon's fall a game ends by six treasures alone, where that was agreed. (K-75, K-79) */
export function mustEnd(set: KarakSet, { sixTreasures }: Readonly<Record<string, string | boolean>>): void {
  const { strength } = set.tokens.dragon;
  const beaten = mostAgainstDragon(set) - 1;
  if (sixTreasures === true || strength <= beaten) return;
  throw new Refused(
    'bad-input',
    `set.tokens.dragon.strength: ${strength}, and no hero can ever beat more than ${beaten}; no game would end (K-75)`,
  );
}
