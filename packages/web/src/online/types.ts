import type { Outcome, Seat } from '@undercroft/kernel';

/** The server's JSON, as docs/api.md describes it. */
export interface OnlineSeat {
  readonly seat: Seat;
  readonly kind: 'person' | 'bot' | 'free';
  readonly name: string;
  readonly level?: string;
  readonly colour: string | null;
  readonly figure: string | null;
  readonly ready: boolean;
  readonly host: boolean;
  readonly here: boolean;
  readonly awaySince: string | null;
  readonly resigned: boolean;
  readonly standIn: string | null;
}

interface Result {
  readonly by: 'outcome' | 'resignation' | 'agreement';
  readonly winners: readonly Seat[];
  readonly resigned: readonly Seat[];
  readonly outcome: Outcome | null;
}

export interface OnlineTable {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly status: 'gathering' | 'playing' | 'over';
  readonly public: boolean;
  readonly chat: boolean;
  readonly awayLimit: number;
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly ownSet: boolean;
  readonly seats: readonly OnlineSeat[];
  readonly you: {
    readonly seat: Seat | null;
    readonly host: boolean;
    readonly invitation: string | null;
    /** The seat is on another device now. */
    readonly carried: boolean;
  };
  /** Of two, the one with the higher number is newer. */
  readonly seq: number;
  readonly version: number | null;
  /** Whoever is alone with computer players may take any answer back. */
  readonly anyTakeBack: boolean;
  readonly offers: {
    readonly end: readonly Seat[];
    readonly standIn: readonly { readonly seat: Seat; readonly votes: readonly Seat[] }[];
    /** Who asks, since which version, to take an answer back, and who allows it. */
    readonly takeBack: {
      readonly seat: Seat;
      readonly version: number;
      readonly allowed: readonly Seat[];
    } | null;
  };
  readonly fair: { readonly commitment: string; readonly secret: string | null };
  readonly result: Result | null;
  readonly rematch: string | null;
}

export interface Summary {
  readonly id: string;
  readonly game: string;
  readonly status: OnlineTable['status'];
  readonly seats: readonly Pick<OnlineSeat, 'kind' | 'name'>[];
  readonly yourTurn?: boolean;
}

export interface Message {
  readonly id: number;
  readonly seat: Seat | null;
  readonly name: string;
  readonly text?: string;
  readonly emote?: string;
  readonly at: string;
}

export interface Presence {
  readonly here: readonly Seat[];
  readonly away: readonly { readonly seat: Seat; readonly since: string }[];
  readonly spectators: number;
}

/** What the server offers to choose from. */
export interface Offers {
  readonly colours: readonly string[];
  readonly emotes: readonly string[];
  readonly levels: readonly string[];
}
