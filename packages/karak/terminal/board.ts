import { type Seat, type Still, sameAnswer } from '@undercroft/kernel';
import type { Board, Sketch } from '@undercroft/kit/terminal';
import type { Names } from '@undercroft/kit/words';
import {
  type Chances,
  DIRECTIONS,
  fightOdds,
  HEARTS,
  type HeroState,
  type Item,
  type Karak,
  type KarakAnswers,
  type KarakView,
  type Monster,
  oddsAgainst,
  pointsOf,
  STEPS,
  type Token,
  tileBeside,
} from '../src/game.ts';
import { drawMap, drawWays, figure, letterOf, paint } from './map.ts';

/** Karak's dungeon in the console, with the heroes below it. */
export const board: Board<Karak> = {
  draw(scene) {
    return [...drawMap(scene), '', ...drawHeroes(scene), ...drawWays(scene), ...drawDice(scene)];
  },

  note({ kind, ask, answer }, { box, view, seat }, speaker) {
    if (kind === 'fight') {
      const found = fightOdds(box, view, ask).find((odds) => sameAnswer(odds.answer, answer));
      return found === undefined ? undefined : sayOdds(found.chances, speaker);
    }
    if (kind !== 'step' && kind !== 'fate') return undefined;
    const monster = monsterAhead(view, seat, answer);
    if (monster === undefined) return undefined;
    // Whether the fight would come from the first step of the turn.
    const first = ask.steps === (kind === 'fate' || answer === 'fight' ? STEPS - 1 : STEPS);
    return sayOdds(oddsAgainst(box, view, seat, monster, first).plain, speaker);
  },
};

function sayOdds({ win, tie, lose }: Chances, speaker: Names): string {
  if (win === 1) return speaker.table('odds.win');
  if (tie === 1) return speaker.table('odds.tie');
  if (lose === 1) return speaker.table('odds.lose');
  return speaker.table('odds', { win, tie, lose });
}

/** The monster an answer would lead to. */
function monsterAhead(
  { dungeon, heroes }: KarakView,
  seat: Seat,
  answer: KarakAnswers['step' | 'fate'],
): Monster | undefined {
  const { at } = heroes[seat];
  let token: Token | null = null;
  if (answer === 'fight') token = dungeon.token[at];
  else if (typeof answer === 'string') return undefined;
  else if ('keep' in answer) token = answer.keep;
  else if ('step' in answer) {
    token = dungeon.token[tileBeside(dungeon, at, DIRECTIONS.indexOf(answer.step))] ?? null;
  }
  return token === null || token === 'chest' ? undefined : token;
}

function drawHeroes({ box, view, speaker, seats }: Sketch<Karak>): string[] {
  const widest = Math.max(...seats.map((name) => name.length));
  const numbers = new Intl.NumberFormat(speaker.language);
  return view.heroes.map((hero, seat) => {
    const turn = view.seat === seat ? '▸' : ' ';
    const hearts = paint('red', '♥'.repeat(hero.hearts)) + paint('dim', '♡'.repeat(HEARTS - hero.hearts));
    const cursed = view.cursed === seat ? [paint('red', speaker.name('curse'))] : [];
    const carried = [...gear(hero, box.set.items, speaker), ...cursed].join(' · ');
    const points = paint('yellow', `◆ ${numbers.format(pointsOf(hero, box.set))}`);
    return `${turn} ${figure(seat)} ${seats[seat].padEnd(widest)}  ${hearts}  ${points}  ${carried}`.trimEnd();
  });
}

function gear(hero: Still<HeroState>, items: Karak['set']['items'], speaker: Names): string[] {
  const key: Item[] = hero.keys > 0 ? ['key'] : [];
  const weapons = hero.weapons.map((weapon) => `${speaker.called(weapon)} +${items[weapon].bonus}`);
  return [...weapons, ...[...hero.spells, ...key].map((item) => speaker.called(item))];
}

/** The dice and what is added to them, against the monster's strength. */
function drawDice({ box, ask }: Sketch<Karak>): string[] {
  if (ask?.kind !== 'fight') return [];
  const { dice, bonus, flames, cast = [], sacrificed, monster } = ask;
  const { items, tokens } = box.set;
  const own = cast.map((spell) => items[spell as 'flames'].bonus);
  const added = [bonus, flames * items.flames.bonus, ...own, sacrificed ? 1 : 0].filter(
    (number) => number > 0,
  );
  const total = dice[0] + dice[1] + added.reduce((sum, number) => sum + number, 0);
  const sum = [...dice.map((die) => `[${die}]`), ...added.map((number) => `+${number}`)].join(' ');
  const { strength } = tokens[monster];
  return ['', `  ${sum} = ${paint('bold', String(total))} : ${paint('red', letterOf(monster) + strength)}`];
}
