import { Message } from './message.ts';

/** Words as they are spoken: a message with gaps is a function that fills them, one without is its text. */
export type Said<W> = W extends string
  ? W extends `${string}{${string}`
    ? (gaps: GapsOf<W>) => string
    : string
  : { readonly [K in keyof W]: Said<W[K]> };

/** What a message needs, read from its English text: `'{seat} has {hearts, plural, …}'` a seat, and hearts as a number. */
export type GapsOf<T extends string> = InText<T, unknown>;

/** Braces in a text open gaps; one that closes before any opens ends a form of a plural. */
type InText<T, Found> = T extends `${infer Before}{${infer Rest}`
  ? Before extends `${string}}${string}`
    ? AfterForm<T, Found>
    : InGap<Rest, Found>
  : AfterForm<T, Found>;

type AfterForm<T, Found> = T extends `${string}}${infer Rest}` ? InForms<Rest, Found> : Found;

type InGap<T, Found> = T extends `${infer Gap}}${infer Rest}`
  ? Gap extends `${infer Name}, ${infer Kind}`
    ? Kind extends `plural,${string}`
      ? T extends `${string}, plural,${infer Forms}`
        ? InForms<Forms, Found & { readonly [N in Name]: number }>
        : never
      : Kind extends `select,${string}`
        ? T extends `${string}, select,${infer Forms}`
          ? InForms<Forms, Found & { readonly [N in Name]: string }>
          : never
        : InText<Rest, Found & { readonly [N in Name]: number }>
    : InText<Rest, Found & { readonly [N in Gap]: string | number }>
  : never;

/** Braces between forms open the text of one, or end them all. */
type InForms<T, Found> = T extends `${infer Before}{${infer Rest}`
  ? Before extends `${string}}${string}`
    ? T extends `${string}}${infer After}`
      ? InText<After, Found>
      : never
    : InText<Rest, Found>
  : T extends `${string}}${infer After}`
    ? InText<After, Found>
    : never;

/** Everything in a file of words, in the language it is written in. Each message is read when it is first said. */
export function saidIn<const W>(language: string, words: W): Said<W> {
  return spoken(words, language) as Said<W>;
}

function spoken(words: unknown, language: string): unknown {
  if (typeof words === 'string') return words.includes('{') ? filling(words, language) : words;
  if (Array.isArray(words)) return words.map((word) => spoken(word, language));
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, spoken(word, language)]));
}

function filling(text: string, language: string) {
  let message: Message | undefined;
  return (gaps: Readonly<Record<string, string | number>>): string => {
    message ??= new Message(text, language);
    return message.say(gaps);
  };
}
