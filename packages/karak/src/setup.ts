import { type Box, type Chance, Refused, type Seat, type Tell } from '@undercroft/kernel';
import { fullBag, fullStack, HEARTS, HEROES, type Hero } from './components.ts';
import { layTile } from './dungeon.ts';
import type { KarakEvent } from './events.ts';
import { powersIn } from './heroes.ts';
import { SKILLS } from './powers.ts';
import type { Dungeon, HeroState, Karak, KarakState } from './state.ts';

/** The table before the first turn. (K-1 … K-6) */
export function setup(
  box: Box<Karak>,
  figures: readonly (string | null)[],
  chance: Chance,
  tell?: Tell<KarakEvent>,
): KarakState {
  const dungeon: Dungeon = { kind: [], doors: [], x: [], y: [], token: [], beside: [] };
  layTile(dungeon, 'start', 0b1111, 0, 0);
  const heroes = dealHeroes(box, figures, chance).map((hero) => newHero(hero, box.set));
  return {
    turn: 0,
    asks: [],
    seat: rollForFirst(box.options.firstRoll === 'both' ? 2 : 1, heroes.length, chance, tell),
    heroes,
    dungeon,
    lying: [],
    stack: fullStack(box.set),
    bag: fullBag(box.set),
    gone: [],
    cursed: null,
    ended: null,
  };
}

function newHero(hero: Hero, set: Karak['set']): HeroState {
  const powers = powersIn(set, hero);
  const asPrinted =
    powers.length === SKILLS[hero].length && SKILLS[hero].every((skill) => powers.includes(skill));
  return {
    hero,
    ...(!asPrinted && { skills: powers }),
    at: 0,
    from: 0,
    earlier: [],
    hearts: HEARTS,
    weapons: [],
    spells: [],
    keys: 0,
    treasures: [],
  };
}

/** Heroes as chosen; whoever has not chosen is dealt one of the rest. (K-2) */
function dealHeroes(box: Box<Karak>, figures: readonly (string | null)[], chance: Chance): Hero[] {
  if (box.options.heroes === 'random' && figures.some((figure) => figure !== null)) {
    throw new Refused(
      'bad-input',
      'options.heroes: heroes are dealt at random; set it to "chosen" to choose them',
    );
  }
  const rest = HEROES.filter((hero) => !figures.includes(hero));
  return figures.map((figure) => (figure === null ? chance.draw(rest, 'heroes') : (figure as Hero)));
}

/** The highest roll begins; those who tie roll again among themselves. (K-6) */
function rollForFirst(diceCount: number, seatCount: number, chance: Chance, tell?: Tell<KarakEvent>): Seat {
  let rolling: Seat[] = Array.from({ length: seatCount }, (_, seat) => seat);
  while (rolling.length > 1) {
    const sums = rolling.map((seat) => {
      const dice = chance.dice(diceCount, 6, 'first', seat);
      tell?.({ kind: 'first-roll', seat, dice });
      return dice.reduce((sum, die) => sum + die, 0);
    });
    const best = Math.max(...sums);
    rolling = rolling.filter((_, index) => sums[index] === best);
  }
  return rolling[0];
}
