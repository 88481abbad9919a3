import type { WorkshopWords } from './words/en.ts';

/** What is wrong, in the reader's words, and the rule behind it. */
export interface SaidMistake {
  readonly text: string;
  readonly rule: string | null;
}

type Say = (words: WorkshopWords['wrong'], ...found: readonly string[]) => string;

/** What schemas and games say, and who says it in the reader's language. */
const KNOWN: readonly (readonly [RegExp, Say])[] = [
  [/^Invalid value: Expected <=(\d+) but/, (w, most) => w.tooMuch({ most })],
  [/^Invalid value: Expected >=(\d+) but/, (w, least) => w.tooLittle({ least })],
  [/^Invalid type: Expected number/, (w) => w.number],
  [/^Invalid integer/, (w) => w.number],
  [/^Invalid length: Expected <=(\d+)/, (w, most) => w.tooLong({ most })],
  [/^expected at most (\d+)/, (w, most) => w.atMost({ most })],
  [/^Invalid key: Expected never but received "(.+)"/, (w, field) => w.unknown({ field })],
  [/^Invalid key: Expected "(.+)" but received undefined/, (w, field) => w.missing({ field })],
  [/^Invalid type: Expected \((.+)\) but received/, (w, values) => w.oneOf({ values })],
  [/^expected (\d+) cards, not (\d+)/, (w, wanted, are) => w.cards({ wanted, are })],
  [
    /^expected (\d+) backs on level (\d+), not (\d+)/,
    (w, wanted, level, are) => w.backs({ wanted, level, are }),
  ],
  [/^expected (\d+) on level (\d+), not (\d+)/, (w, wanted, level, are) => w.onLevel({ wanted, level, are })],
  [/^expected (\d+), not (\d+)/, (w, wanted, are) => w.exactly({ wanted, are })],
  [/^no (?:action )?card "(.*)" in/, (w, name) => w.noCard({ name })],
  [/^no monster "(.*)" in/, (w, name) => w.noMonster({ name })],
  [/^no army "(.*)" in/, (w, name) => w.noArmy({ name })],
  [/^no power "(.*)" in/, (w, name) => w.noPower({ name })],
  [/^dice that show up to (\d) may/, (w, upTo) => w.endless({ upTo })],
  [/^"(.*)" is a start card/, (w, name) => w.startCard({ name })],
  [/^the name is taken by the box/, (w) => w.nameTaken],
  [/^the name is taken by/, (w) => w.taken],
  [/^(?:only a hero can scout|another hero scouts)/, (w) => w.scoutsAlone],
  [/^slots would be lost/, (w) => w.lostSlots],
  [/^"blank" is the look/, (w) => w.taken],
  [/^expected more than (\d+)/, (w, than) => w.tooLittle({ least: String(Number(than) + 1) })],
  [/^expected a map for up to (\d+)/, (w, seats) => w.lastMap({ seats })],
  [
    /^(\d+) rooms for (\d+) tokens/,
    (w, rooms, tokens) => w.rooms({ rooms, tokens, more: String(Number(tokens) - Number(rooms)) }),
  ],
  [/^(\d+) dryads for (\d+) amulets/, (w, dryads, amulets) => w.dryads({ dryads, amulets })],
  [/^all alike; the roll/, (w) => w.allAlike],
  [/^at most five edges/, (w) => w.edges],
  [/^"(.*)" is there twice/, (w, name) => w.twice({ name })],
  [/^(\d+) cards are too few, expected at least (\d+)/, (w, are, least) => w.tooFewCards({ are, least })],
  [/^expected at least one/, (w) => w.atLeastOne],
  [/^expected one R/, (w) => w.rigor],
  [/^expected a desk/, (w) => w.desk],
  [/^(\d+) start squares are too few for (\d+)/, (w, are, seats) => w.starts({ are, seats })],
  [/^expected at least two teleport/, (w) => w.teleports],
  [/^too few open squares for (\d+)/, (w, seats) => w.open({ seats })],
  [/^expected (\d+) rows/, (w, rows) => w.rows({ rows })],
  [/^expected \d+ of the letters (.*), with/, (w, letters) => w.letters({ letters })],
  [/^expected (?:a name such as|lower-case)/, (w) => w.name],
  [/^expected a name on one line/, (w) => w.oneLine],
  [/^"(.*)" and "(.*)" both say what it is/, (w, a, b) => w.bothSay({ a, b })],
  [/^an expansion of "(.*)", and this is/, (w, other) => w.otherBox({ other })],
  [/^no figure there to which/, (w) => w.noFigure],
  [
    /^(\d+), and no hero can ever beat more than (\d+)/,
    (w, strength, most) => w.unbeatable({ strength, most }),
  ],
  [/^not JSON/, (w) => w.json],
  [/^not YAML/, (w) => w.yaml],
  [/^too many references/, (w) => w.references],
  [/^expected fields and their values/, (w) => w.noFields],
];

/** A refusal in the reader's language; one that nobody has translated stays as the game says it. */
export function sayMistake(
  words: WorkshopWords,
  refusal: string,
  /** What the page calls a field, a thing or a word of the file. */
  called: (name: string) => string = (name) => name,
): SaidMistake {
  const rule = /\(([A-Z]+\d*-\d+)\)$/.exec(refusal)?.[1] ?? null;
  const bare = rule === null ? refusal : refusal.slice(0, -rule.length - 3);
  for (const [pattern, say] of KNOWN) {
    const found = pattern.exec(bare);
    if (found !== null) return { text: say(words.wrong, ...found.slice(1).map(readable)), rule };
  }
  return { text: bare, rule };

  function readable(part: string): string {
    // '"red" | "blue"', or one name; letters of a map and figures stay as they are.
    const names = part.split(' | ').map((name) => name.replace(/^"(.*)"$/, '$1'));
    return /^[\d ]*$|^. /.test(part) ? part : names.map(called).join(', ');
  }
}
