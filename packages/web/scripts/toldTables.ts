import { FastChance, type Game, type Json, type Wanted } from '@undercroft/kernel';
import { type Chair, HereTable, type KeptTable } from '../src/table/sources/hereTable.ts';

const bot: Chair = { kind: 'bot', name: '', level: 'adept', figure: null };

/** What may come, as likely as it is. */
function fallen({ dice, below, bag }: Wanted, luck: FastChance): Json {
  if (dice !== null) return luck.dice(dice.count, dice.sides);
  if (below !== null) return luck.pick(below);
  return luck.draw(bag.flatMap(({ thing, count }) => Array.from({ length: count }, () => thing)));
}

/** A game with the box on the table, told until luck of this kind is asked for; from there on people play. */
export async function toldUntil(
  game: Game,
  seats: number,
  turn: number,
  purpose: string,
): Promise<KeptTable> {
  const chairs = Array.from({ length: seats }, () => bot);
  const options = {};
  const setUp = {
    id: `told-${game.name}`,
    game: game.name,
    chairs,
    handOver: false,
    options,
    seed: '5e'.repeat(32),
  };
  const table = HereTable.begin(game, { ...setUp, luck: 'said' });
  const luck = new FastChance(7);
  for (;;) {
    await table.botPlays();
    for (let asked = table.picture().luck; asked !== undefined; asked = table.picture().luck) {
      const { view } = table.picture();
      if (view.turn >= turn && asked.purpose === purpose)
        return {
          ...table.keep(),
          chairs: chairs.map((chair) => ({ ...chair, kind: 'person', level: null })),
        };
      table.say(table.version, fallen(asked, luck));
    }
  }
}
