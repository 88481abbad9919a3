/** What a message says, piece by piece: text, gaps, and what depends on a number. */
type Piece =
  | string
  | { readonly gap: string; readonly style?: 'decimal' | 'percent' }
  | { readonly count: string; readonly forms: ReadonlyMap<string, readonly Piece[]> }
  | { readonly choice: string; readonly forms: ReadonlyMap<string, readonly Piece[]> }
  /** The number that a plural counts. */
  | { readonly counted: true };

type Values = Readonly<Record<string, string | number>>;

/** How a language writes its numbers, and which form of a word goes with them. */
interface Numbers {
  readonly decimal: Intl.NumberFormat;
  readonly percent: Intl.NumberFormat;
  readonly plural: Intl.PluralRules;
}

const known = new Map<string, Numbers>();

function numbersIn(language: string): Numbers {
  let numbers = known.get(language);
  if (numbers === undefined) {
    numbers = {
      decimal: new Intl.NumberFormat(language),
      percent: new Intl.NumberFormat(language, { style: 'percent' }),
      plural: new Intl.PluralRules(language),
    };
    known.set(language, numbers);
  }
  return numbers;
}

/**
 * A message in one language, with as much of ICU as messages here need: `{name}`, `{steps, number}`,
 * `{share, number, percent}`, `{hearts, plural, =0 {…} one {# …} other {# …}}` and `{who, select, she {…} other {…}}`.
 */
export class Message {
  readonly #pieces: readonly Piece[];
  readonly #numbers: Numbers;

  constructor(text: string, language: string) {
    this.#pieces = new Reader(text).all();
    this.#numbers = numbersIn(language);
  }

  say(values: Values): string {
    return this.#join(this.#pieces, values, 0);
  }

  #join(pieces: readonly Piece[], values: Values, counted: number): string {
    return pieces.map((piece) => this.#one(piece, values, counted)).join('');
  }

  #one(piece: Piece, values: Values, counted: number): string {
    if (typeof piece === 'string') return piece;
    if ('counted' in piece) return this.#numbers.decimal.format(counted);
    if ('gap' in piece) {
      const value = filling(values, piece.gap);
      return piece.style === undefined ? String(value) : this.#numbers[piece.style].format(Number(value));
    }
    if ('choice' in piece) {
      const form = piece.forms.get(String(filling(values, piece.choice))) ?? piece.forms.get('other') ?? [];
      return this.#join(form, values, counted);
    }
    const count = Number(filling(values, piece.count));
    const form =
      piece.forms.get(`=${count}`) ??
      piece.forms.get(this.#numbers.plural.select(count)) ??
      piece.forms.get('other') ??
      [];
    return this.#join(form, values, count);
  }
}

/** The names of a message's gaps, those inside its forms included. */
export function gapsIn(text: string): string[] {
  const names = (pieces: readonly Piece[]): string[] =>
    pieces.flatMap((piece) => {
      if (typeof piece === 'string' || 'counted' in piece) return [];
      if ('gap' in piece) return [piece.gap];
      const inside = [...piece.forms.values()].flatMap(names);
      return ['count' in piece ? piece.count : piece.choice, ...inside];
    });
  return [...new Set(names(new Reader(text).all()))];
}

function filling(values: Values, name: string): string | number {
  if (!Object.hasOwn(values, name)) throw new RangeError(`a message needs ${JSON.stringify(name)}`);
  return values[name];
}

/** Reads a message from its beginning to its end. */
class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  all(): readonly Piece[] {
    const pieces = this.#pieces(false);
    if (this.#at < this.#text.length) throw this.#wrong('a brace is closed that was not opened');
    return pieces;
  }

  /** Up to the end, or to the brace that closes a form. */
  #pieces(counting: boolean): readonly Piece[] {
    const pieces: Piece[] = [];
    while (this.#at < this.#text.length && this.#text[this.#at] !== '}') {
      if (this.#text[this.#at] === '{') pieces.push(this.#gap(counting));
      else if (counting && this.#text[this.#at] === '#') {
        pieces.push({ counted: true });
        this.#at++;
      } else pieces.push(this.#take(counting ? /[^{}#]+/y : /[^{}]+/y));
    }
    return pieces;
  }

  #gap(counting: boolean): Piece {
    this.#take(/\{\s*/y);
    const name = this.#take(/\w+/y);
    const style = this.#take(/\s*(,\s*number\s*(,\s*percent\s*)?)?/y);
    if (style.includes(',')) {
      this.#take(/\}/y);
      return { gap: name, style: style.includes('percent') ? 'percent' : 'decimal' };
    }
    if (this.#text[this.#at] === '}') {
      this.#at++;
      return { gap: name };
    }
    const counts = this.#take(/,\s*(plural|select)\s*,\s*/y).includes('plural');
    const forms = new Map<string, readonly Piece[]>();
    while (this.#text[this.#at] !== '}') {
      const form = this.#take(counts ? /=?\w+/y : /[\w-]+/y);
      this.#take(/\s*\{/y);
      forms.set(form, this.#pieces(counts || counting));
      this.#take(/\}\s*/y);
    }
    this.#at++;
    return counts ? { count: name, forms } : { choice: name, forms };
  }

  #take(what: RegExp): string {
    what.lastIndex = this.#at;
    const found = what.exec(this.#text)?.[0];
    if (found === undefined) throw this.#wrong(`${what.source} is expected`);
    this.#at += found.length;
    return found;
  }

  #wrong(why: string): Error {
    return new Error(`${why} at ${this.#at} of the message ${JSON.stringify(this.#text)}`);
  }
}
