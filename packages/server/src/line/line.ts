import type { NodeHealth } from '@undercroft/protocol';

/** What nodes on one storage tell each other. */
export type Message =
  | { readonly kind: 'table'; readonly node: string; readonly id: string; readonly seq: number }
  | {
      readonly kind: 'presence';
      readonly node: string;
      readonly id: string;
      readonly guests: readonly string[];
      readonly spectators: number;
      /** The others are to say who is with them: this node has only begun to hear of the table. */
      readonly ask?: true;
    }
  | {
      readonly kind: 'pointer';
      readonly node: string;
      readonly id: string;
      readonly seat: number;
      readonly place: string | null;
    }
  /** A computer player's answer is being thought of there. */
  | { readonly kind: 'thinking'; readonly node: string; readonly id: string; readonly version: number }
  /** There is something every node has to know, up to this epoch: it is in the storage. */
  | { readonly kind: 'news'; readonly node: string; readonly epoch: number }
  | { readonly kind: 'node'; readonly node: string; readonly health: NodeHealth };

/** How the line between nodes is: while it is cut, what others do is only found in the storage. */
export interface LineState {
  readonly up: boolean;
  /** Since when it has been so, in milliseconds. */
  readonly since: number;
  /** What is in the way, for those who run the server. */
  readonly fault: string | null;
  /** How often it was cut. */
  readonly cuts: number;
}

/** The line between nodes. An embedded storage has one node and needs none. */
export interface Line {
  /** Whether the storage itself says that a table has changed, in the same moment as it does. */
  readonly tellsChanges: boolean;
  /** How many messages have come in. */
  readonly heard: number;
  readonly state: LineState;
  /** About a table to those who follow it, about a guest to everybody. A hint, which may be lost; it never fails. */
  say(message: Message): Promise<void>;
  /** `again` is called when the line was cut and is back: something may have been missed. */
  hear(listener: (message: Message) => void, again: () => void): Promise<void>;
  /** Tables of which everything said is heard here. */
  readonly followed: Iterable<string>;
  /** From now on, whatever is said about a table is heard here; false where it was before. */
  follow(table: string): Promise<boolean>;
  /** No more about these. */
  leave(tables: readonly string[]): Promise<void>;
  close(): Promise<void>;
}
