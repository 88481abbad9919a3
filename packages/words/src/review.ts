import type { Answer, Ask, GameEvent, Seat, View } from '@undercroft/kernel';
import { Message } from './message.ts';
import type { words as english } from './review/en.ts';
import type { ReasonToTell, SeatNames, Speaker } from './speaker.ts';

export type ReviewWord = keyof typeof english;
export type ReviewWords = { readonly [K in ReviewWord]: string };

/** A moment to be told: who answered what, what came of it, and what that did to somebody's chance. */
export interface MomentToTell {
  readonly seat: Seat;
  /** Whose chance it is told by. */
  readonly about: Seat;
  readonly before: number;
  readonly after: number;
  readonly change: number;
  /** In which interval the change lies. */
  readonly interval: { readonly low: number; readonly high: number };
  readonly turn: number;
  readonly answer: Answer;
  readonly best: Answer;
  /** Null where nothing was asked. */
  readonly ask: Ask | null;
  readonly view: View;
  readonly events: readonly GameEvent[];
  /** Why the best answer is better. */
  readonly why: readonly ReasonToTell[];
}

/** What mattered most for a seat: the largest part of what became of its chance. */
export interface HeadlineToTell {
  readonly seat: Seat;
  readonly won: boolean;
  readonly shared: boolean;
  readonly by: 'luck' | 'own' | 'partners' | 'others';
  readonly change: number;
  readonly judged: boolean;
}

/** Tells how a game went, in one language. */
export class Teller {
  readonly #words: ReviewWords;
  readonly #speaker: Speaker;
  readonly #seats: SeatNames;
  readonly #percent: Intl.NumberFormat;
  readonly #signed: Intl.NumberFormat;

  constructor(words: ReviewWords, speaker: Speaker, seats: SeatNames) {
    this.#words = words;
    this.#speaker = speaker;
    this.#seats = seats;
    this.#percent = new Intl.NumberFormat(speaker.language, { style: 'percent' });
    this.#signed = new Intl.NumberFormat(speaker.language, { style: 'percent', signDisplay: 'exceptZero' });
  }

  say(word: ReviewWord, values: Readonly<Record<string, string | number>> = {}): string {
    return new Message(this.#words[word], this.#speaker.language).say(values);
  }

  /** Whose components were played with, where they were not those of the box. */
  get sets(): string | null {
    return this.#speaker.sets;
  }

  name(seat: Seat): string {
    return this.#seats[seat];
  }

  /** 0.63 as 63 %. */
  share(share: number): string {
    return this.#percent.format(share);
  }

  /** 0.12 as +12 %. */
  change(change: number): string {
    return this.#signed.format(change);
  }

  /** Who won or lost, and what mattered most for it. */
  headline({ seat, won, shared, by, change, judged }: HeadlineToTell): string {
    const name = this.name(seat);
    if (!judged)
      return won ? this.say(shared ? 'headline.waiting.shared' : 'headline.waiting', { seat: name }) : '';
    // A chance that was lost and won again counts each time; more than there is looks wrong beside a single result.
    const figure = Math.abs(change) > 1 ? '' : `: ${this.change(change)}`;
    // A shared win may be less than there was to expect.
    if (shared) return this.say('headline.shared', { seat: name, by, figure });
    // Whoever won has not won by mistakes.
    const word = won
      ? (`headline.won.${by === 'own' || by === 'partners' ? 'luck' : by}` as const)
      : (`headline.lost.${by}` as const);
    return this.say(word, { seat: name, figure });
  }

  /** What happened, in the words of the log; what was answered where the log has none. */
  happened(moment: MomentToTell): string {
    // Whose turn comes next belongs to no moment.
    const events = moment.events.filter(({ kind }) => kind !== 'turn');
    const lines = this.#speaker.log(events, this.#seats).map(({ text }) => text);
    if (lines.length > 0) return lines.join(' ');
    return this.say('answered', { seat: this.name(moment.seat), answer: this.answer(moment, moment.answer) });
  }

  /** What happened, and what it did to a chance: 'Taia draws the dragon. Taia: 41 % → 22 %'. */
  turningPoint(moment: MomentToTell): string {
    return this.say('chance.told', { what: this.happened(moment), ...this.#chance(moment) });
  }

  /** 'Taia: 41 % → 22 %' */
  chance(moment: MomentToTell): string {
    return this.say('chance', this.#chance(moment));
  }

  find(moment: MomentToTell | null): string {
    if (moment === null) return this.say('find.none');
    return this.say('find.told', {
      answer: this.answer(moment, moment.answer),
      ...gamesIn(moment),
    });
  }

  /** What would have been better, by how much, with how much doubt, and why. */
  mistake(moment: MomentToTell): string {
    const told = this.say('mistake.told', {
      answer: this.answer(moment, moment.answer),
      best: this.answer(moment, moment.best),
      ...gamesIn(moment),
    });
    if (moment.why.length === 0) return told;
    return `${told} ${this.say('mistake.why', { why: this.#speaker.why(moment.why) })}`;
  }

  /** By how much an answer is behind the better one. */
  behind(lost: number, doubt: number): string {
    return this.say('mistake.behind', inWins(lost, doubt));
  }

  /** The most or least lucky moment. */
  luck(moment: MomentToTell | null): string {
    return moment === null ? this.say('luck.none') : this.turningPoint(moment);
  }

  averageLuck(seat: Seat, share: number): string {
    // Nobody wins every game: nought and a hundred only say how far choices outweigh all else.
    if (share > 0 && share < 1)
      return this.say('average-luck', { seat: this.name(seat), share: this.share(share) });
    return this.say(share > 0 ? 'average-luck.almost' : 'average-luck.hardly', { seat: this.name(seat) });
  }

  answer({ ask, view }: MomentToTell, answer: Answer): string {
    if (ask === null) return this.#speaker.standing(answer, view, this.#seats);
    return this.#speaker.answer(answer, ask, view, this.#seats);
  }

  #chance({ about, before, after }: MomentToTell) {
    return { seat: this.name(about), before: this.share(before), after: this.share(after) };
  }
}

const gamesIn = ({ change, interval: { low, high } }: MomentToTell) => inWins(change, (high - low) / 2);

/**
 * A change in games of a hundred, and how much it may be off: in whole games, or in tenths where whole ones would look
 * as if the change might be none, which is never said.
 */
export function inWins(change: number, doubt: number): { readonly games: number; readonly doubt: number } {
  const [size, off] = [Math.abs(change) * 100, Math.abs(doubt) * 100];
  const whole = { games: Math.max(1, Math.round(size)), doubt: Math.max(1, Math.round(off)) };
  if (whole.doubt < whole.games || off >= size) return whole;
  const games = Math.max(0.2, Math.round(size * 10) / 10);
  return {
    games,
    doubt: Math.max(0.1, Math.min(Math.round(off * 10) / 10, Math.round(games * 10 - 1) / 10)),
  };
}
