import { createInterface, type Interface } from 'node:readline';
import { styleText } from 'node:util';
import { type Budget, choose, type Level } from '@undercroft/bots';
import {
  FastChance,
  fastSeed,
  type GameEvent,
  questionOf,
  Refused,
  type Seat,
  sideOf,
  sidesOf,
  sightOf,
  type Table,
  type Told,
  UNASKED,
  type Viewer,
} from '@undercroft/kernel';
import type { Mind } from '@undercroft/kit/mind';
import { type Board, replyOf } from '@undercroft/kit/terminal';
import type { Speaker } from '@undercroft/words';
import { answersTyped, type Listed, listAnswers } from './answers.ts';
import { sayHints } from './hints.ts';
import { readRulebook } from './rulebook.ts';
import { newFileName, saveGame } from './saved.ts';

interface Sitting {
  readonly table: Table;
  /** How well the computer plays each seat; null where a person sits. */
  readonly bots: readonly (Level | null)[];
  /** What computer players and hints think with. */
  readonly mind: Mind;
  readonly speaker: Speaker;
  readonly board: Board;
  /** Where the match was resumed from and is saved again. */
  readonly file: string | null;
  /** What a master or a hint may spend on one answer. */
  readonly budget: Budget;
  readonly hints: boolean;
  /** One person among computer players may take any answer back. */
  readonly anyTakeBack: boolean;
}

/** A match played in the terminal, by people and computer players. */
export class Terminal {
  readonly #sitting: Sitting;
  readonly #seats: string[];
  readonly #input: Interface;
  readonly #typed: AsyncIterator<string>;
  /** All that was heard at this terminal, how much of it the log has told, and how much there was before each answer. */
  readonly #heard: GameEvent[] = [];
  #told = 0;
  readonly #before: number[] = [];
  #answered: Viewer = null;

  constructor(sitting: Sitting) {
    this.#sitting = sitting;
    this.#seats = sitting.table.figures.map((figure) => sitting.speaker.name(figure));
    const terminal = process.stdin.isTTY && process.stdout.isTTY;
    this.#input = createInterface({ input: process.stdin, output: process.stdout, terminal });
    this.#typed = this.#input[Symbol.asyncIterator]();
  }

  /** Plays until the game is over or everybody leaves; returns the exit code. */
  async play(told: readonly Told[]): Promise<number> {
    const { table } = this.#sitting;
    const leave = () => process.exit(this.#leave(130));
    this.#input.on('SIGINT', leave);
    process.on('SIGINT', leave);
    this.#greet();
    this.#log(told, null);
    while (table.outcome === null) {
      const seat = table.waitsFor;
      if (seat === null) break;
      const level = this.#sitting.bots[seat];
      if (level !== null) this.#botAnswers(seat, level);
      else if (!(await this.#personAnswers(seat))) return this.#leave(0);
    }
    this.#input.close();
    this.#sayEnd();
    return 0;
  }

  #greet(): void {
    const { speaker, table, file } = this.#sitting;
    if (file !== null) this.#print(speaker.table('terminal.resumed', { file }));
    const options = Object.entries(table.box.options).map(
      ([name, value]) => `${speaker.option(name)}: ${speaker.optionValue(name, value)}`,
    );
    this.#print(styleText('bold', speaker.title));
    if (options.length > 0) this.#print(styleText('dim', options.join(' · ')));
    if (speaker.sets !== null) this.#print(speaker.sets);
    const sides = sidesOf(table.box.game, table.figures.length);
    for (const [seat, figure] of table.figures.entries()) {
      const level = this.#sitting.bots[seat];
      const bot = level === null ? '' : ` (${speaker.table('seat.bot')}: ${speaker.table(`level.${level}`)})`;
      const partners = sideOf(sides, seat).filter((other) => other !== seat);
      const names = partners.map((other) => this.#seats[other]).join(', ');
      const together = partners.length === 0 ? null : speaker.table('seat.with', { names });
      const about = [together, speaker.tells(figure)].filter(Boolean).map((text) => ` · ${text}`);
      this.#print(`${seat + 1}. ${this.#seats[seat]}${bot}${about.join('')}`);
    }
  }

  #botAnswers(seat: Seat, level: Level): void {
    const { table, mind, budget, bots } = this.#sitting;
    const { view, ask, answers, version } = table.update(seat);
    if (ask === null) return;
    const report = (error: unknown) => console.error(`${this.#seats[seat]}: ${String(error)}`);
    const sight = sightOf(table.box, view, ask, answers);
    const people = bots.flatMap((bot, at) => (bot === null ? [at] : []));
    const answer = choose(level, mind, sight, this.#wits(), { budget, report, people });
    this.#log(table.answer(seat, version, answer).told, seat);
  }

  /** Luck of its own for every answer, so that a resumed match goes on as it would have. */
  #wits(): FastChance {
    const { table } = this.#sitting;
    return new FastChance(fastSeed(table.agreed.seed, table.version));
  }

  /** Asks until an answer is given; false when the person leaves. */
  async #personAnswers(seat: Seat): Promise<boolean> {
    const { table, speaker } = this.#sitting;
    // Somebody else's walk comes to a halt where one is asked.
    if (seat !== this.#answered) this.#tell();
    const { version } = table;
    const listed = this.#listed(seat);
    this.#ask(seat, listed);
    for (;;) {
      process.stdout.write(speaker.table('terminal.choose', { count: listed.length }));
      const { value, done } = await this.#typed.next();
      if (done) return false;
      const typed = value.trim();
      // What is piped in does not show by itself.
      if (!process.stdin.isTTY) this.#print(typed);
      if (typed === 'q') return false;
      if (typed === 'u') {
        if (!this.#takeBack(seat, version)) continue;
        return true;
      }
      if (typed === 'back') {
        if (!this.#takeBackByLeave(version)) continue;
        return true;
      }
      if (this.#command(typed, seat, listed)) continue;
      const meant = /^\d+$/.test(typed)
        ? listed.slice(Math.max(0, Number(typed) - 1), Number(typed))
        : answersTyped(listed, typed);
      if (meant.length === 1) {
        this.#log(table.answer(seat, version, meant[0].answer).told, seat);
        return true;
      }
      const said = meant.length === 0 ? 'terminal.unknown' : 'terminal.several';
      this.#print(speaker.table(said, { input: typed, count: listed.length }), ...this.#lines(meant));
    }
  }

  #takeBack(seat: Seat, version: number): boolean {
    const { table, speaker } = this.#sitting;
    try {
      table.takeBack(seat, version);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#print(speaker.table('take-back.none'));
      return false;
    }
    this.#heard.length = this.#before.pop() ?? 0;
    this.#told = Math.min(this.#told, this.#heard.length);
    this.#print(speaker.table('take-back.done', { seat: this.#seats[seat] }));
    return true;
  }

  /** Takes back the last answer of a person, whatever came of it: several people agree by speaking. */
  #takeBackByLeave(version: number): boolean {
    const { table, speaker, bots, anyTakeBack } = this.#sitting;
    const people = [...bots.keys()].filter((seat) => bots[seat] === null);
    if (people.length === 1 && !anyTakeBack) {
      this.#print(speaker.table('terminal.back-not-agreed', { flag: '--any-take-back' }));
      return false;
    }
    const seat = table.lastOf(people);
    if (seat === null || !table.mayAskBack(seat)) {
      this.#print(speaker.table('terminal.back-none'));
      return false;
    }
    if (table.mayTakeBack(seat)) return this.#takeBack(seat, version);
    this.#log(table.takeBackByLeave(seat, version).told, seat);
    return true;
  }

  /** Everything that can be typed besides an answer; whether it was that. */
  #command(typed: string, seat: Seat, listed: readonly Listed[]): boolean {
    const { speaker, table } = this.#sitting;
    const [, prefix, number] = /^\?\s*(?:([a-z]+\d*)-)?(\d+)$/i.exec(typed) ?? [];
    if (typed === 'm') this.#ask(seat, listed);
    else if (typed === '?') this.#print(speaker.table('terminal.help'));
    else if (typed === '??') {
      const { ask } = table.update(seat);
      const rules = ask === null ? [] : speaker.rules(ask);
      this.#print(speaker.table('terminal.rules', { rules: rules.join(', ') }));
      for (const id of rules) this.#printRule(id);
    } else if (number !== undefined) {
      this.#printRule(`${prefix?.toUpperCase() ?? table.box.game.rulePrefix}-${number}`);
    } else return false;
    return true;
  }

  #printRule(id: string): void {
    const { speaker, table } = this.#sitting;
    const text = readRulebook(table.box.game.name, speaker.language).get(id);
    this.#print(text === undefined ? speaker.table('terminal.no-rule', { rule: id }) : `${id}  ${text}`);
  }

  /** Answers to the question, then what the seat may do at any time. */
  #listed(seat: Seat): Listed[] {
    const { table, board, speaker } = this.#sitting;
    const { view, ask, answers, standing } = table.update(seat);
    if (ask === null) return [];
    const sight = sightOf(table.box, view, ask, answers);
    const asked = answers.map((answer) => ({
      answer,
      label: speaker.answer(answer, ask, view, this.#seats),
      note: board.note(replyOf(ask, answer), sight, speaker),
    }));
    const anytime = standing.map((answer) => ({
      answer,
      label: speaker.standing(answer, view, this.#seats),
      note: undefined,
    }));
    return [...asked, ...anytime].map((one, index) => ({ ...one, number: index + 1 }));
  }

  #lines(listed: readonly Listed[]): string[] {
    return listAnswers(listed, process.stdout.columns ?? 120);
  }

  /** The table, then the question with its answers numbered. */
  #ask(seat: Seat, listed: readonly Listed[]): void {
    const { table, board, speaker, hints, budget } = this.#sitting;
    const { view, ask, answers } = table.update(seat);
    const lines = this.#lines(listed);
    const { columns = 120, rows = 1000 } = process.stdout;
    const height = Math.max(9, rows - lines.length - table.seatCount - 8);
    const around = { box: table.box, view, seat, speaker, seats: this.#seats, width: columns, height };
    this.#print('', ...board.draw({ ...around, ...(ask === null ? UNASKED : questionOf(ask, answers)) }));
    if (ask === null) return;
    this.#print(
      '',
      styleText('bold', `${this.#seats[seat]}: ${speaker.ask(ask, view, this.#seats)}`),
      ...lines,
    );
    if (hints && answers.length > 1) {
      const sight = sightOf(table.box, view, ask, answers);
      const said = sayHints(this.#sitting.mind, sight, this.#wits(), budget, speaker);
      this.#print(...said.map((line) => styleText('cyan', line)));
    }
  }

  /** What the people at this terminal hear of it; a walk that may go on is told when it ends. */
  #log(told: readonly Told[], seat: Viewer): void {
    this.#answered = seat;
    this.#before.push(this.#heard.length);
    this.#heard.push(...this.#sitting.table.update(this.#listener(seat), told).events);
    this.#tell((line) => !line.goesOn);
  }

  #tell(isOver: (line: { goesOn: boolean }) => boolean = () => true): void {
    for (const line of this.#sitting.speaker.log(this.#heard, this.#seats, this.#told)) {
      this.#told = line.at;
      if (!isOver(line)) return;
      if (line.event.kind === 'turn') this.#print('', styleText('bold', line.text));
      else this.#print(line.text);
    }
    this.#told = this.#heard.length;
  }

  /** Whoever has just answered, if a person; else the only person here; else anybody. */
  #listener(seat: Viewer): Viewer {
    const { bots } = this.#sitting;
    if (seat !== null && bots[seat] === null) return seat;
    const people = bots.flatMap((level, other) => (level === null ? [other] : []));
    return people.length === 1 ? people[0] : null;
  }

  #sayEnd(): void {
    const { table, speaker, board } = this.#sitting;
    const { outcome } = table;
    if (outcome === null) return;
    this.#tell();
    const view = table.update(this.#listener(null)).view;
    const { columns = 120 } = process.stdout;
    const around = { box: table.box, view, seat: outcome.winners[0] ?? 0, speaker, seats: this.#seats };
    this.#print('', ...board.draw({ ...around, ...UNASKED, width: columns, height: 1000 }));
    this.#print('', styleText('bold', speaker.ended(outcome, this.#seats)));
  }

  /** Leaves the match in a file and says how to go on; returns the exit code. */
  #leave(code: number): number {
    const { table, speaker, bots, anyTakeBack } = this.#sitting;
    const file = this.#sitting.file ?? newFileName(table.box.game.name, new Date());
    this.#input.close();
    this.#print('');
    this.#tell();
    try {
      saveGame(file, { ...table.save(), bots, anyTakeBack });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      console.error(error.message);
      return 1;
    }
    const command = `npx undercroft play --resume ${file}`;
    this.#print(speaker.table('terminal.saved', { file, command }));
    return code;
  }

  #print(...lines: string[]): void {
    for (const line of lines) console.log(line);
  }
}
