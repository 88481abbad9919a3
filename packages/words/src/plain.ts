import type { Answer, GameEvent, Json } from '@undercroft/kernel';
import type { GameWords, Phrase, Phrases, Value } from '@undercroft/kit/words';
import { Speaker } from './speaker.ts';

/** A name of the rules as people read it: 'drew-hidden' as "drew hidden". */
const plainly = (name: string): string => name.replaceAll('-', ' ');

const said = (value: Json): string =>
  typeof value === 'string' ? plainly(value) : JSON.stringify(value).replaceAll(/["{}[\]]/g, '');

/** Names with what they say, 'card 7, flips 2'; seats are not among them. */
const fields = (all: object): string =>
  Object.entries(all)
    .filter(([name]) => name !== 'kind' && name !== 'seat')
    .map(([name, value]) => `${plainly(name)} ${said(value)}`)
    .join(', ');

const plain = (text: string): Phrase => ({ id: 'plain', values: { text } });

function told(event: GameEvent): Phrase {
  const text = [plainly(event.kind), fields(event)].filter((part) => part !== '').join(': ');
  const { seat } = event as { readonly seat?: unknown };
  return typeof seat === 'number' ? { id: 'seat', values: { seat: { seat }, text } } : plain(text);
}

const phrases: Phrases = {
  event: told,
  isAside: () => false,
  ask: ({ kind }) => plain(`${plainly(kind)}?`),
  waiting: ({ kind, seat }) => ({ id: 'seat', values: { seat: { seat }, text: `${plainly(kind)}?` } }),
  answers: {},
  rules: () => [],
  ended({ by, winners }) {
    const list = winners.map((seat): Value => ({ seat }));
    return { id: 'won', values: { winners: { list }, by: plainly(by) } };
  },
};

const words = (title: string): GameWords => ({
  title,
  names: {},
  things: {},
  about: {},
  // The same in every language, for there are no words yet: only names.
  messages: { plain: '{text}', seat: '{seat}: {text}', won: '★ {winners} ({by})' },
});

/** Speaks a game that has no words yet, by the names its rules use. */
export class PlainSpeaker extends Speaker {
  constructor(
    title: string,
    ...[language, table]: [Speaker['language'], ConstructorParameters<typeof Speaker>[3]]
  ) {
    super(language, words(title), phrases, table);
  }

  /** Without words of its own a game is spoken by the names of its rules, whoever has made the set. */
  override naming(): this {
    return this;
  }

  override name(id: string): string {
    return plainly(id);
  }

  override about(id: string): string {
    return plainly(id);
  }

  override answer(answer: Answer): string {
    return typeof answer === 'string' ? plainly(answer) : fields(answer);
  }

  override standing(answer: Answer): string {
    return this.answer(answer);
  }

  protected override part(name: string): string {
    return plainly(name);
  }

  override achievement(id: string): { readonly title: string; readonly text: string } {
    return { title: plainly(id), text: '' };
  }

  override option(name: string): string {
    return plainly(name);
  }

  override aboutOption(): string {
    return '';
  }

  override optionValue(_name: string, value: string | boolean): string {
    return plainly(String(value));
  }
}
