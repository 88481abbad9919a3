import type { Building, Hero } from '../components.ts';
import { powerOf, powersIn, powersOfWork } from '../heroes.ts';
import { POWERS, type Power, type PowerName, SKILLS } from '../powers.ts';
import type { Karak2Set } from '../set.ts';

/** What a power is good for, in what a sword is worth a little more than one and a half of. */
function powerWorth(power: Power): number {
  switch (power.kind) {
    case 'add':
      return power.more * (power.when === 'always' ? 1.75 : 0.7) * (power.against === undefined ? 1 : 0.5);
    case 'roll-again':
      return power.times * (power.dice === 'units' ? 1.6 : power.dice === 'hero' ? 1.9 : 2.8);
    case 'ignore-skulls':
      return power.most * 1.2;
    case 'gather-souls':
      return power.hearts * 1.2;
    case 'recover':
      return power.hearts * (power.against === undefined ? 1.2 : 0.6);
    case 'go-on':
      return power.after === 'fought' ? 3.5 : 2.8;
    case 'claws':
      return power.upTo * 1.1 + power.guards * 0.6;
    case 'own-dice':
      return power.count * (power.die === 'titan' ? 4 : 2.3);
    case 'raise-skeletons':
      return power.limit * 0.8 + power.raised * 0.4;
    case 'plunder':
      return power.yields * 1.5;
    case 'gather-more':
      return power.more * 1.9;
    case 'build-for-less':
      return power.less * 1.8;
    case 'teach':
      return 1.8;
    case 'more-fame':
      return power.more * 1.1;
    case 'more-actions':
      return power.more * 4;
    case 'heal-more':
      return power.more * 0.6;
    case 'more-slots':
      return power.more * (power.slot === 'weapon' ? 1.2 : 0.3);
    case 'draw-armies':
      return power.more * 2;
    case 'scout':
      return power.tiles * 0.6;
    case 'falcon':
      return 1.5;
    case 'ride':
      return power.hexes * 0.6;
    case 'portal':
      return 2;
    case 'plague-proof':
      return 0.8;
  }
}

/** What several powers are worth together. */
export const powersWorth = (set: Karak2Set, names: readonly PowerName[]): number =>
  names.reduce((sum, name) => sum + powerWorth(powerOf(set, name)), 0);

/** Whether a name still stands for what it does in the box: figures alone count, whoever wrote them. */
export const isPrinted = (set: Karak2Set, name: PowerName): boolean =>
  name in POWERS &&
  Object.entries(POWERS[name]).every(
    ([figure, value]) => (powerOf(set, name) as unknown as Record<string, unknown>)[figure] === value,
  );

const isOnly = (set: Karak2Set, names: readonly PowerName[], printed: readonly PowerName[]): boolean =>
  names.length === printed.length && printed.every((name) => names.includes(name) && isPrinted(set, name));

/** Whether a hero has the two skills of the box, as they are there. */
export const hasSkills = (set: Karak2Set, hero: Hero): boolean =>
  isOnly(set, powersIn(set, hero), SKILLS[hero]);

/** Whether a building does something else than in the box. */
export const doesOther = (set: Karak2Set, building: Building): boolean =>
  !isOnly(set, powersOfWork(set, building), [building]);
