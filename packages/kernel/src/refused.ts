/** Why something was not done. `reason` is for programs, the message for people. */
export type Reason = 'illegal' | 'not-asked' | 'stale' | 'over' | 'bad-input';

/** A request that was refused: nothing has changed, and the message says what is expected. */
export class Refused extends Error {
  readonly reason: Reason;

  constructor(reason: Reason, message: string) {
    super(message);
    this.name = 'Refused';
    this.reason = reason;
  }
}
