import type { Answer, Ask, Heard, Json, Outcome, Seat, View, Viewer, Wanted } from '@undercroft/kernel';
import type { Store } from '../../kit/store.ts';

/** One change of the table as a viewer hears of it: word by word, with what each changed in the view if that is told. */
export interface ChangeHeard {
  readonly version: number;
  readonly steps: readonly Heard[];
  /** The seat whose last standing answer this change undid. */
  readonly tookBack?: Seat;
}

/** Luck that people are to name, for an answer that one of them has given. */
export interface LuckAsked extends Wanted {
  readonly seat: Seat;
  readonly answer: Answer;
  /** What was named for it already. */
  readonly said: readonly Json[];
  /** What is asked next after some of what it may bring, once it was said how that lies: both can be said at once. */
  readonly next?: {
    readonly after: readonly { readonly thing: Json; readonly lies: boolean }[];
    readonly luck: LuckAsked;
  };
}

/** What luck brought, as somebody says; and how it lies on their table, where that would be asked next. */
export interface Saying {
  readonly said: Json;
  readonly lies: Answer | null;
}

/** Two games with the same luck, seats moved on. */
export interface Twice {
  /** How the first ended; null while it is played. */
  readonly first: Pick<Outcome, 'winners' | 'points'> | null;
}

/** What a table hands to its viewer when something changed: the same from a worker and from the server. */
export interface TableUpdate {
  readonly version: number;
  /** What happened since the update before, oldest first. */
  readonly changes: readonly ChangeHeard[];
  readonly view: View;
  readonly ask: Ask | null;
  readonly answers: readonly Answer[];
  readonly standing: readonly Answer[];
  readonly mayTakeBack: boolean;
  /** Whether an answer stands that could be taken back by leave of the others. */
  readonly mayAskBack: boolean;
  readonly outcome: Outcome | null;
  /** With the box on people's own table: the luck they are to name first. */
  readonly luck?: LuckAsked;
  /** The same before an answer is given: luck that may be said at once with the answer that wants it. */
  readonly brings?: readonly LuckAsked[];
  /** Something is told anew: so many answers wait to follow by themselves. */
  readonly follows?: number;
  /** What the viewer missed before: shown first, from how the table lay at that version. */
  readonly missed?: { readonly from: number; readonly view: View; readonly changes: readonly ChangeHeard[] };
}

/** Who sits somewhere: the same for as long as nobody else sits down there. */
export interface Sitting {
  readonly seat: Seat;
  readonly kind: 'person' | 'bot';
  /** Empty where nobody gave a name: then the figure's name stands for it. */
  readonly name: string;
  /** How well a bot plays. */
  readonly level: string | null;
  readonly figure: string;
  /** Colour and sign: an index into the theme's seats. */
  readonly look: number;
}

/** Whether somebody is there, and how long they may think. */
export interface Attendance {
  /** A person whose screen is open somewhere. */
  readonly here: boolean;
  /** A bot plays for this person. */
  readonly standIn: boolean;
  /** When this person's time to think is up, by this device's clock. */
  readonly due?: number;
}

export interface SeatInfo extends Sitting, Attendance {}

/** What a table agreed on and who sits at it. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string | boolean>>;
  /** The component set, or null for the one the game comes with. */
  readonly set: Json;
  readonly seats: readonly SeatInfo[];
  /** Who looks: a seat, or null for a spectator. */
  readonly viewer: Viewer;
  /** Whether whoever is asked may take hints. */
  readonly coach?: boolean;
  /** Whether it is played on from a moment of another match. */
  readonly branch?: boolean;
  /** The day whose table it is. */
  readonly day?: number;
  /** Whether it is somebody's first game after the lesson. */
  readonly guided?: true;
  /** Whether it is one of two games with the same luck, and how the first ended. */
  readonly twice?: Twice;
  /** Whether it stands for a game with the box on people's own table, who say what luck brought. */
  readonly told?: boolean;
  /** Whether people laid it themselves: what was before is not known. */
  readonly laid?: boolean;
  /** Whether it teaches: everything is shown in its time, and nobody is asked whether they are sure. */
  readonly taught?: boolean;
}

export type Line = 'open' | 'lost';

/** The device could not keep it, so it has not happened; said beside the board of a table played here. */
export class Unkept extends Error {}

/** What the device has kept cannot be read now; it is not lost. */
export class Unread extends Error {}

/** A table as a screen sees it, wherever its rules run. */
export interface TableClient {
  readonly kind: 'here' | 'online' | 'replay';
  readonly info: Store<TableInfo>;
  /** Whether news can reach us. */
  readonly line: Store<Line>;
  /** How the table stands for whoever begins to look, with its log. Looking changes nothing. */
  picture(): TableUpdate;
  /** What happens from now on. `fresh`: the whole picture with its log, not a step from the picture before. */
  subscribe(listener: (update: TableUpdate, fresh: boolean) => void): () => void;
  /** Rejects with a `Refused`, an `Unkept` or a network error; then nothing has changed. */
  answer(version: number, answer: Answer): Promise<void>;
  /** Where all sit around one screen: what somebody does who is not asked. */
  answerAs?(by: Seat, answer: Answer): Promise<void>;
  takeBack(version: number): Promise<void>;
  /** What luck brought, where people name it, one after the other; first the answer that wants it, if it is not given yet. */
  say?(version: number, sayings: readonly Saying[], answer: Answer | null): Promise<void>;
  /** Everything up to this version has been shown: whoever paces themselves by the screen may go on. */
  shown(version: number): void;
  /** At one device: another person sits down in front of it. */
  handOver?(seat: Seat): void;
  close(): void;
}
