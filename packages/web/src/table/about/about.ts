import type { Language } from '../../kit/languages.ts';
import type { Beside, GameAbout, MarkedThing } from '../game/beside.ts';
import type { AtTable } from '../game/screen.ts';
import { learnAbout, wordsOf } from './words/index.ts';

/** What one is told who asks about a thing. */
export interface About {
  readonly name: string;
  readonly text: string;
  /** More, line by line: strength, odds, faces of a die, what it costs whoever looks. */
  readonly facts: readonly string[];
  readonly rule: string | null;
}

/** Everything that is needed to answer in a language. A game without a folder of its own is told of plainly. */
export async function loadAbout({ about: load }: Beside, language: Language): Promise<GameAbout | null> {
  const [about] = await Promise.all([load(), learnAbout(language)]);
  await Promise.all([about?.words.learn(language), about?.hard.learn(language)]);
  return about;
}

/** A thing's card. Whatever is drawn has a name and a sentence, in any game. */
export function tell(at: AtTable, thing: MarkedThing, game: GameAbout | null): About {
  const { say } = at;
  const shared = wordsOf(say.language);
  const known = game?.known(at, thing) ?? { id: thing.word };
  const { id } = known;
  const [name, text] = game?.words.wordsOf(say.language)[id] ?? shared.told[id] ?? [];
  const called = known.name ?? name ?? say.called(id);
  return {
    name: called.slice(0, 1).toLocaleUpperCase(say.language) + called.slice(1),
    text: known.text ?? text ?? say.tells(id) ?? shared.plain({ game: say.title }),
    facts: known.facts ?? [],
    rule: known.rule ?? null,
  };
}
