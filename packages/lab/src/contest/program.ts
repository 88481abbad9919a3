import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Budget } from '@undercroft/bots';
import { type Answer, type Outcome, type Sight, sameAnswer } from '@undercroft/kernel';

/** What a program is told before a game. */
export interface Beginning {
  readonly game: string;
  readonly rules: number;
  readonly seat: number;
  readonly figures: readonly string[];
  readonly options: Readonly<Record<string, string | boolean>>;
  /** A component set other than the one in the box; null for that one. */
  readonly set: unknown;
  /** What computer players may spend on an answer here; a program is held to its patience only. With `core`, milliseconds in which it thought. */
  readonly budget: (Budget & { readonly core?: boolean }) | null;
}

/** As much of a sight as a program is told. */
export type Asked = Pick<Sight, 'seat' | 'view' | 'ask' | 'answers'>;

/** A program did something that no player may: it broke, dawdled, or answered what is no answer. */
export class ProgramFault extends Error {
  override readonly name = 'ProgramFault';
}

/** Seconds a program may take for one answer unless somebody says otherwise. */
export const PATIENCE = 30;

/** Whether a shell and what it has started can be ended together. */
const GROUPS = process.platform !== 'win32';

/** A player in any language: reads what its seat sees and writes an answer, one line of JSON each. */
export class Program {
  readonly #command: string;
  readonly #patience: number;
  readonly #child: ChildProcess;
  readonly #lines: string[] = [];
  #gone: string | null = null;
  #wake: (() => void) | null = null;

  constructor(command: string, patience = PATIENCE) {
    this.#command = command;
    this.#patience = patience;
    this.#child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'], detached: GROUPS });
    const leave = (why: string) => {
      this.#gone ??= why;
      this.#wake?.();
    };
    this.#child.on('error', (error) => leave(`cannot be started: ${error.message}`));
    this.#child.on('exit', (code) => leave(`has ended with exit code ${code}`));
    // Writing to a program that has ended is told by its end.
    this.#child.stdin?.on('error', () => {});
    if (this.#child.stdout !== null) {
      createInterface({ input: this.#child.stdout }).on('line', (line) => {
        if (line.trim() === '') return;
        this.#lines.push(line);
        this.#wake?.();
      });
    }
  }

  begin(beginning: Beginning): void {
    this.#tell({ type: 'begin', ...beginning });
  }

  over(seat: number, outcome: Outcome | null): void {
    this.#tell({ type: 'over', seat, outcome });
  }

  /** Its answer, one of those listed. */
  async answer({ seat, view, ask, answers }: Asked): Promise<Answer> {
    this.#tell({ type: 'ask', seat, view, ask, answers });
    const line = await this.#line();
    const said = this.#read(line);
    const found =
      'index' in said
        ? answers.find((_, index) => index === said.index)
        : answers.find((listed) => sameAnswer(listed, said.answer));
    if (found !== undefined) return found;
    throw this.#fault(
      `answered ${shortened(line)}, which is none of the ${answers.length} answers to "${ask.kind}"`,
    );
  }

  close(): void {
    this.#child.stdin?.end();
    const { pid, exitCode } = this.#child;
    if (pid === undefined || exitCode !== null) return;
    if (GROUPS) process.kill(-pid);
    else this.#child.kill();
  }

  #tell(message: object): void {
    this.#child.stdin?.write(`${JSON.stringify(message)}\n`);
  }

  #read(line: string): { index: unknown } | { answer: unknown } {
    try {
      const said: unknown = JSON.parse(line);
      if (typeof said === 'object' && said !== null && ('answer' in said || 'index' in said)) return said;
    } catch {
      // No JSON at all.
    }
    throw this.#fault(`said ${shortened(line)}; expected {"answer": …} or {"index": …} on one line`);
  }

  async #line(): Promise<string> {
    const until = Date.now() + this.#patience * 1000;
    while (this.#lines.length === 0) {
      if (this.#gone !== null) throw this.#fault(this.#gone);
      const left = until - Date.now();
      if (left <= 0) throw this.#fault(`said nothing for ${this.#patience} seconds`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    return this.#lines.shift() as string;
  }

  #fault(what: string): ProgramFault {
    return new ProgramFault(`the program ${JSON.stringify(this.#command)} ${what}`);
  }
}

const shortened = (line: string): string => (line.length > 80 ? `${line.slice(0, 80)}…` : line);
