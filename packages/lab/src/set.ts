import { GAME_NAMES } from '@undercroft/games';
import {
  builtIn,
  changesBetween,
  doubtsOf,
  type SetChange,
  sayPath,
  setAsYaml,
} from '@undercroft/sets/workshop';
import { command, refuse } from './arguments.ts';
import { readGame, readSet } from './box.ts';
import { tableOf } from './set-table.ts';

const HELP = `Usage: undercroft set show GAME [FILE…] [--yaml]
       undercroft set check GAME FILE…
       undercroft set diff GAME FILE…

A component set is what is printed on cards, tiles and tokens. Every figure has a source mark: rulebook
(stated there), public (printed, by public reports or on your card), hint (one good hint), ours (made here,
to be replaced by what is printed in your box), mine (made by you). Games: ${GAME_NAMES.join(', ')}

  show         the set as a table: the one in the box, or a file's; several are a set and its expansions
  check        whether a game takes a file; exit 2 and the line that is wrong if it does not
  diff         what a file changes in the set in the box

      --yaml   show as a file to begin with: undercroft set show karak --yaml > my-karak.yaml
  -h, --help   this text`;

export const run = command(HELP, { yaml: { type: 'boolean' } }, async ({ values, positionals }) => {
  const [verb, name, ...files] = positionals;
  if (verb !== 'show' && verb !== 'check' && verb !== 'diff') {
    throw refuse(`expected show, check or diff${verb === undefined ? '' : `, not "${verb}"`}`);
  }
  if (values.yaml && verb !== 'show') throw refuse('--yaml is for show');
  const game = await readGame(name === undefined ? [] : [name]);
  if (verb === 'show') {
    const set = files.length === 0 ? builtIn(game) : readSet(game, files);
    console.log(values.yaml ? setAsYaml(set).trimEnd() : tableOf(set));
    return 0;
  }
  if (files.length === 0) throw refuse(`expected a file: undercroft set ${verb} ${name} FILE`);
  const set = readSet(game, files);
  const changes = changesBetween(builtIn(game), set);
  for (const { path, text } of doubtsOf(game, set)) console.error(`set.${sayPath(path)}: ${text}`);
  if (verb === 'check')
    console.log(`${files.join(' + ')}: a set of ${name}; ${count(changes.length)} from the one in the box`);
  else console.log(changes.length === 0 ? 'no difference' : changes.map(say).join('\n'));
  return 0;
});

const count = (changes: number): string =>
  changes === 1 ? '1 figure differs' : `${changes || 'no'} figures differ`;

/** What is changed, added or left out. */
function say({ path, was, is }: SetChange): string {
  if (was === undefined) return `+ ${path}: ${is}`;
  return is === undefined ? `- ${path}: ${was}` : `~ ${path}: ${was} → ${is}`;
}
