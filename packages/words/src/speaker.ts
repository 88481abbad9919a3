import {
  type Answer,
  type GameTypes,
  isFields,
  isTookBack,
  type Outcome,
  type Reason,
  type View,
} from '@undercroft/kernel';
import type { Forms, GameWords, Phrase, Phrases, Value } from '@undercroft/kit/words';
import type { Language } from './languages.ts';
import { Message } from './message.ts';
import type { words as english } from './table/en.ts';

export type TableWord = keyof typeof english;
export type TableWords = { readonly [K in TableWord]: string };

/** Each seat's display name, in seat order. */
export type SeatNames = readonly string[];

/** Why an answer: a part of what tables are judged by, how much of it there is after this answer and after another. */
export interface ReasonToTell {
  readonly part: string;
  readonly whose: 'own' | 'others';
  readonly as: 'amount' | 'share' | 'nearness';
  readonly with: number;
  readonly without: number;
  /** Above 0 it is gained, below 0 it is the price. */
  readonly worth: number;
}

/** One line of a log: what it says, and the first of the events it tells, with its place among them. */
interface LogLine<E> {
  readonly at: number;
  readonly event: E;
  readonly text: string;
  /** Whether the next events may yet belong to it: a walk up to where somebody stands now. */
  readonly goesOn: boolean;
}

/** A figure as it is said: to a tenth, and chances as they are. */
const tidy = (amount: number, as: ReasonToTell['as']): number =>
  as === 'amount' ? Math.round(amount * 10) / 10 : amount;

type Filled = Record<string, string | number>;

/** What a set calls its components: in this language, else in English, else in the first that it has. */
function ownNames(set: unknown, language: string): ReadonlyMap<string, string> {
  const variant = isFields(set) ? set.variant : null;
  const names = isFields(variant) && isFields(variant.names) ? variant.names : {};
  const own = new Map<string, string>();
  for (const [id, said] of Object.entries(names)) {
    const name = isFields(said) ? (said[language] ?? said.en ?? Object.values(said)[0]) : said;
    if (typeof name === 'string') own.set(id, name);
  }
  return own;
}

/** Speaks one game in one language, for screens and terminals alike. */
export class Speaker<T extends GameTypes = GameTypes> {
  readonly language: Language;
  /** The language of the game's own words: English where it does not speak the reader's. */
  readonly #spoken: Language;
  readonly #words: GameWords;
  readonly #phrases: Phrases;
  readonly #table: TableWords;
  readonly #lists: Record<'and' | 'or', Intl.ListFormat>;
  /** The set at this table, where it is somebody's own. */
  readonly #set: unknown;
  readonly #messages = new Map<string, Message>();

  constructor(
    language: Language,
    words: GameWords,
    phrases: Phrases<T>,
    table: TableWords,
    spoken: Language = language,
    set: unknown = null,
  ) {
    this.language = language;
    this.#spoken = spoken;
    this.#words = words;
    this.#phrases = phrases;
    this.#table = table;
    this.#lists = {
      and: new Intl.ListFormat(spoken, { type: 'conjunction' }),
      or: new Intl.ListFormat(spoken, { type: 'disjunction' }),
    };
    this.#set = set;
  }

  /** The name of the game. */
  get title(): string {
    return this.#words.title;
  }

  /** Whose components the table plays with, by which licences; null with those of the box. */
  get sets(): string | null {
    if (!isFields(this.#set)) return null;
    const variant = isFields(this.#set.variant) ? this.#set.variant : {};
    const { expansions = [] } = variant;
    const several = Array.isArray(expansions) ? expansions.filter(isFields) : [];
    const said = several.map((one) => this.#madeBy(one));
    // The name of what was put together has theirs in it, and before them that of a whole set.
    const [before] = String(variant.name ?? '').split(' + ');
    const whole = several.length === 0 ? this.#madeBy(variant) : before;
    const isBox = several.length > 0 && (before === '' || before === several[0].name);
    return this.table('sets.with', { sets: [...(isBox ? [] : [whole]), ...said].join(' + ') });
  }

  /** 'The cellars (Undercroft, CC BY 4.0)'. */
  #madeBy({ name, author, licence }: Readonly<Record<string, unknown>>): string {
    const made = [author, licence].filter((one) => typeof one === 'string' && one !== '').join(', ');
    const called = typeof name === 'string' && name !== '' ? name : this.table('sets.unnamed');
    return made === '' ? called : `${called} (${made})`;
  }

  /** What happened, as a line of the log. */
  event(event: T['event'], seats: SeatNames): string {
    if (!isTookBack(event)) return this.#say(this.#phrases.event(event), seats);
    // Any game's table tells this.
    return this.table('take-back.by-leave', { seat: seats[event.seat] ?? event.seat + 1 });
  }

  /**
   * What happened, line by line, from an event on: a walk is one line, and so are cards drawn one after the other.
   * Events before it only help to tell the others well.
   */
  log(events: readonly T['event'][], seats: SeatNames, from = 0): LogLine<T['event']>[] {
    const lines: LogLine<T['event']>[] = [];
    for (let at = from; at < events.length; ) {
      const event = events[at];
      if (isTookBack(event)) {
        lines.push({ at, event, text: this.event(event, seats), goesOn: false });
        at++;
        continue;
      }
      const {
        count,
        phrase,
        goesOn = false,
      } = this.#phrases.together?.(events, at) ?? { count: 1, phrase: this.#phrases.event(event) };
      if (phrase !== undefined && !this.#phrases.isAside(event)) {
        const text = this.#say(phrase, seats);
        lines.push({ at, event, text, goesOn: goesOn && at + count === events.length });
      }
      at += count;
    }
    return lines;
  }

  /** The question, to the seat that is asked. */
  ask(ask: T['ask'], view: T['view'], seats: SeatNames): string {
    return this.#say(this.#phrases.ask(ask, view, this.#set), seats);
  }

  /** What the table waits for, to everybody else. */
  waiting(ask: T['ask'], view: T['view'], seats: SeatNames): string {
    return this.#say(this.#phrases.waiting(ask, view), seats);
  }

  /** An answer to a question, as on a button: one that this kind of question has. */
  answer<A extends T['ask']>(
    answer: T['answers'][A['kind']],
    ask: A,
    view: T['view'],
    seats: SeatNames,
  ): string {
    return this.#say(this.#phrases.answers[ask.kind](answer, view, ask, this.#set), seats);
  }

  /** What may be done at any time, as on a button. */
  standing(answer: T['answer'], view: T['view'], seats: SeatNames): string {
    const { standing } = this.#phrases.answers as { standing: (answer: Answer, view: View) => Phrase };
    return this.#say(standing(answer, view), seats);
  }

  /** The rules a question rests on, the most telling first: ['K-15', 'K-16']. */
  rules(ask: T['ask']): readonly string[] {
    return this.#phrases.rules(ask);
  }

  /** Who won, and why. */
  ended(outcome: Outcome, seats: SeatNames): string {
    return this.#say(this.#phrases.ended(outcome), seats);
  }

  /** Why an answer is better: what is gained by it, and what it costs: 'hearts 3.2 instead of 2.1, but …'. */
  why(reasons: readonly ReasonToTell[]): string {
    const gain = this.#reasons(reasons.filter(({ worth }) => worth > 0));
    const cost = this.#reasons(reasons.filter(({ worth }) => worth < 0));
    if (gain === '') return this.table('why.none');
    return cost === '' ? gain : this.table('why.but', { gain, cost });
  }

  /** One's own first: what is said after "the others" is theirs. */
  #reasons(reasons: readonly ReasonToTell[]): string {
    const of = (whose: ReasonToTell['whose']) =>
      reasons
        .filter((one) => one.whose === whose)
        .map((one) => this.#reason(one))
        .join(', ');
    const [own, others] = [of('own'), of('others')];
    if (others === '') return own;
    const theirs = this.table('why.others', { what: others });
    return own === '' ? theirs : `${own}; ${theirs}`;
  }

  #reason({ part, as, ...amounts }: ReasonToTell): string {
    const [much, little] = [tidy(amounts.with, as), tidy(amounts.without, as)];
    const name = as === 'nearness' && much < little ? `${part}.less` : part;
    const what = part === 'won' ? this.table('why.won') : this.part(name);
    return as === 'nearness' ? what : this.table(`why.${as}`, { what, with: much, without: little });
  }

  /** A part of what tables are judged by, as a player would name it. */
  protected part(name: string): string {
    return this.#say({ id: `why.${name}` }, []);
  }

  /** What a puzzle is about. */
  theme(name: string): string {
    return this.#say({ id: `theme.${name}` }, []);
  }

  /** What somebody has achieved in a match: how it is called, and in a sentence what it was. */
  achievement(id: string): { readonly title: string; readonly text: string } {
    const [title, text] = [id, `${id}.about`].map((one) => this.#say({ id: `achievement.${one}` }, []));
    return { title, text };
  }

  /** What a figure, skill or thing is called. */
  name(id: string): string {
    const { names, things } = this.#words;
    if (Object.hasOwn(names, id)) return names[id];
    if (Object.hasOwn(things, id)) return things[id].name;
    throw new RangeError(`nothing is called ${JSON.stringify(id)}`);
  }

  /** The same for what may come from a component set of somebody's own, with names that nobody has translated. */
  called(id: string): string {
    return this.knows(id) ? this.name(id) : id.replaceAll('-', ' ');
  }

  /** Whether something is called so by the game, or by the set at this table. */
  knows(id: string): boolean {
    const { names, things } = this.#words;
    return Object.hasOwn(names, id) || Object.hasOwn(things, id);
  }

  /** The same speaker at a table whose set gives its components names of its own. */
  naming(set: unknown): Speaker<T> {
    if (set === null || set === undefined) return this;
    const own = ownNames(set, this.language);
    const { names, things } = this.#words;
    const words: GameWords = {
      ...this.#words,
      names: Object.fromEntries(Object.entries(names).filter(([id]) => !own.has(id))),
      things: { ...things, ...Object.fromEntries([...own].map(([id, name]) => [id, this.#bare(name)])) },
    };
    return new Speaker<T>(this.language, words, this.#phrases as Phrases<T>, this.#table, this.#spoken, set);
  }

  /** A figure, skill or thing in one sentence. */
  about(id: string): string {
    const text = this.tells(id);
    if (text === null) throw new RangeError(`nothing to say about ${JSON.stringify(id)}`);
    return text;
  }

  /** The same, or null for what nobody has said anything about. */
  tells(id: string): string | null {
    const phrase = this.#phrases.about?.(id, this.#set);
    if (phrase !== undefined) return this.#say(phrase, []);
    return Object.hasOwn(this.#words.about, id) ? this.#words.about[id] : null;
  }

  option(name: string): string {
    return this.#say({ id: `option.${name}` }, []);
  }

  aboutOption(name: string): string {
    return this.#say({ id: `option.${name}.about` }, []);
  }

  optionValue(name: string, value: string | boolean): string {
    return this.#say({ id: `option.${name}.${value}` }, []);
  }

  /** Why the table did not take an answer. */
  refused(reason: Reason): string {
    return this.table(`refused.${reason}`);
  }

  /** Words that every game's table shares. */
  table(word: TableWord, values: Filled = {}): string {
    return this.#format(word, this.#table[word], values, this.language);
  }

  #say(phrase: Phrase, seats: SeatNames): string {
    const { messages } = this.#words;
    if (!Object.hasOwn(messages, phrase.id)) throw new RangeError(`no message ${JSON.stringify(phrase.id)}`);
    const filled: Filled = {};
    for (const [name, value] of Object.entries(phrase.values ?? {})) this.#fill(filled, name, value, seats);
    return this.#format(phrase.id, messages[phrase.id], filled, this.#spoken);
  }

  /** A value under its name; a thing also in each of its forms: {monster}, {monster_the}. */
  #fill(filled: Filled, name: string, value: Value, seats: SeatNames): void {
    if (typeof value === 'string' || typeof value === 'number') filled[name] = value;
    else if ('seat' in value) filled[name] = seats[value.seat] ?? String(value.seat + 1);
    else if ('thing' in value) {
      const forms = this.#words.things[value.thing] ?? this.#bare(this.called(value.thing));
      for (const [form, word] of Object.entries(forms)) {
        filled[form === 'name' ? name : `${name}_${form}`] = word;
      }
    } else if ('list' in value) {
      const lists: Record<string, string[]> = {};
      for (const item of value.list) {
        const one: Filled = {};
        this.#fill(one, name, item, seats);
        for (const [key, word] of Object.entries(one)) {
          lists[key] ??= [];
          lists[key].push(String(word));
        }
      }
      for (const [key, list] of Object.entries(lists))
        filled[key] = this.#lists[value.or ? 'or' : 'and'].format(list);
    } else filled[name] = this.#say(value, seats);
  }

  /** A thing of somebody's own set: every form that a language has is its bare name. */
  #bare(name: string): Forms {
    const forms = new Set(Object.values(this.#words.things).flatMap((known) => Object.keys(known)));
    return { ...Object.fromEntries([...forms].map((form) => [form, name])), name };
  }

  #format(id: string, text: string, values: Filled, language: Language): string {
    let message = this.#messages.get(id);
    if (message === undefined) {
      message = new Message(text, language);
      this.#messages.set(id, message);
    }
    return message.say(values);
  }
}
