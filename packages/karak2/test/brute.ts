import {
  answersNow,
  apply,
  asked,
  type Box,
  begin,
  copy,
  everyLuck,
  FastChance,
  type Json,
} from '@undercroft/kernel';
import {
  type FightOdds,
  fireOf,
  type Hero,
  type Karak2,
  type Karak2Event,
  type Karak2State,
  type MusterAsk,
} from '../src/game.ts';
import { scene } from '../src/scene.ts';

export const FACES = [1, 2, 3, 4, 5, 6] as const;

/** A hero with an army before a fight, asked which dice to roll. */
export function beforeFight(
  box: Box<Karak2>,
  hero: Hero,
  has: { readonly [key: string]: Json },
  foes: readonly string[],
): { state: Karak2State; ask: MusterAsk } {
  const other = hero === 'horan' ? 'taia' : 'horan';
  const state = begin(box, [hero, other], new FastChance(1));
  // A lone hero would roll at once: a knight makes it a choice, and leaves before the roll.
  const lone = has.units === undefined && hero !== 'lorraine';
  const army = { beaten: 4, ...has };
  const given = { [hero]: lone ? { ...army, units: { knight: 1 } } : army, fight: foes };
  scene.arrange({ box, state, chance: new FastChance(1), tell: undefined }, given, 'given');
  if (lone) state.army[0] = 0;
  const ask = asked<Karak2>(state);
  if (ask?.kind !== 'muster') throw new Error(`asked ${ask?.kind}`);
  return { state, ask };
}

const unitsIn = (state: Karak2State): number => state.army.slice(0, 4).reduce((sum, count) => sum + count, 0);

/** Plays out every roll, re-rolling what does not win and then throwing fireballs as needed. */
export function brute(box: Box<Karak2>, state: Karak2State): FightOdds {
  const odds = { win: 0, praetorian: 0, hearts: 0, units: 0, faint: 0, plague: 0 };
  for (const dice of everyLuck()) {
    const table = copy(state);
    const told = new Set<string>();
    const tell = ({ kind }: Karak2Event) => void told.add(kind);
    apply(box, table, 'roll', dice, tell);
    for (let answer = next(box, table); answer !== undefined; answer = next(box, table)) {
      apply(box, table, answer, dice, tell);
    }
    const share = dice.weight;
    if (told.has('won')) odds.win += share;
    if (told.has('praetorian')) odds.praetorian += share;
    if (told.has('misery')) odds.plague += share;
    if (table.life[0] === 0) odds.faint += share;
    odds.hearts += share * Math.max(0, state.life[0] - table.life[0]);
    odds.units += share * (unitsIn(state) - unitsIn(table));
  }
  return odds;
}

/** What a hero who wants to win answers until the fight is settled. */
function next(box: Box<Karak2>, table: Karak2State): Karak2['answer'] | undefined {
  const ask = asked<Karak2>(table);
  const answers = answersNow(box, table);
  if (ask?.kind === 'protect') return answers[0];
  if (ask?.kind !== 'fight') return undefined;
  const fire = table.fireballs[0] * fireOf(box.set);
  const enough = (lacking: number) => lacking > 0 && lacking <= fire;
  const missing = ask.foe - ask.strength;
  if (missing > fire && answers.includes('reroll')) return 'reroll';
  // Fireballs go for the victory, or at least for a praetorian.
  const general = table.general === table.at[0] && missing > 0;
  const dent = general && enough(box.set.general.strength - ask.strength);
  return enough(missing) || dent ? 'fireball' : 'accept';
}
