import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { styleText } from 'node:util';
import { GAME_NAMES, loadGame, loadScene } from '@undercroft/games';
import {
  answersNow,
  asked,
  type Course,
  type Game,
  type GameEvent,
  heard,
  questionOf,
  sightOf,
  UNASKED,
} from '@undercroft/kernel';
import {
  type Chapter,
  LessonPlay,
  type LessonWords,
  readLesson,
  readLessonWords,
} from '@undercroft/kit/scenarios';
import type { Scene } from '@undercroft/kit/scene';
import type { Board } from '@undercroft/kit/terminal';
import { LANGUAGES, loadSpeaker, type Speaker } from '@undercroft/words';
import { answersTyped, type Listed, listAnswers } from './answers.ts';
import { command, onlyWord, readText, refuse, systemLanguage } from './arguments.ts';
import { loadBoard } from './board.ts';

const HELP = `Usage: undercroft lesson FILE [flags]

Plays a lesson in the terminal: it says one thing at a time, you do it. What it says lies beside it,
in a file called after the language. Answers that lead away are played, and then taken back.

      --lang LANGUAGE  ${LANGUAGES.join(', ')} (default: the system's, or English)
  -h, --help           this text

While playing: Enter goes on, a number or the first words of an answer answers, q leaves.`;

export const run = command(HELP, { lang: { type: 'string' } }, async ({ values, positionals }) => {
  const file = onlyWord(positionals, 'file');
  if (file === undefined) throw refuse('expected a file: undercroft lesson FILE');
  const chapters = readLesson(readText(file), file).map(({ chapter }) => chapter);
  const game = await gameTaught(chapters);
  const speaker = await loadSpeaker(game.name, values.lang ?? systemLanguage());
  const spoken = [speaker.language, 'en'].map((language) => join(dirname(file), `${language}.yaml`));
  const said = spoken.find((beside) => existsSync(beside)) ?? spoken[0];
  const words = readLessonWords(readText(said), said);
  const [scene, board] = await Promise.all([loadScene(game.name), loadBoard(game.name)]);
  return new Lesson({ game, scene, board, speaker, words }).play(chapters);
});

/** The game whose rules the first chapter teaches. */
async function gameTaught([{ rule }]: readonly Chapter[]): Promise<Game> {
  const prefix = rule[0]?.slice(0, rule[0].lastIndexOf('-'));
  for (const name of GAME_NAMES) {
    const game = await loadGame(name);
    if (game.rulePrefix === prefix) return game;
  }
  throw refuse(`scenario.rule: "${rule[0]}" belongs to no game`);
}

interface Taught {
  readonly game: Game;
  readonly scene: Scene;
  readonly board: Board;
  readonly speaker: Speaker;
  readonly words: LessonWords;
}

/** A lesson on the terminal. */
class Lesson {
  readonly #taught: Taught;
  readonly #input = createInterface({ input: process.stdin });
  readonly #typed = this.#input[Symbol.asyncIterator]();

  constructor(taught: Taught) {
    this.#taught = taught;
  }

  async play(chapters: readonly Chapter[]): Promise<number> {
    for (const chapter of chapters) {
      if (await this.#chapter(chapter)) continue;
      this.#input.close();
      return 0;
    }
    this.#input.close();
    console.log(this.#taught.speaker.table('lesson.done'));
    return 0;
  }

  /** Whether it was played to its end. */
  async #chapter(chapter: Chapter): Promise<boolean> {
    const { game, scene, words } = this.#taught;
    const said = words.chapters[chapter.chapter];
    const play = new LessonPlay(game, scene, chapter);
    console.log(`\n${styleText('bold', said.title)}`);
    let board = -1;
    for (let step = play.now; step !== null; step = play.now) {
      if (step.do !== undefined && board !== play.at) {
        this.#draw(play);
        board = play.at;
      }
      if (step.say !== undefined) console.log(`\n${styleText('cyan', said[step.say])}`);
      if (step.do === undefined) {
        if (step.say !== undefined && (await this.#read('lesson.next')) === null) return false;
        const course = play.next();
        if (course !== null) this.#tell(play, course);
      } else if (!(await this.#do(play, step.wrong === undefined ? words.wrong : said[step.wrong])))
        return false;
    }
    return true;
  }

  /** Asks until something can be done; false when the learner leaves. */
  async #do(play: LessonPlay, wrong: string): Promise<boolean> {
    const { speaker } = this.#taught;
    const listed = this.#listed(play);
    for (const line of listAnswers(listed, process.stdout.columns ?? 120)) console.log(line);
    for (;;) {
      const typed = await this.#read('terminal.choose', { count: listed.length });
      if (typed === null) return false;
      const meant = /^\d+$/.test(typed)
        ? listed.filter(({ number }) => number === Number(typed))
        : answersTyped(listed, typed);
      if (meant.length !== 1) {
        const said = meant.length === 0 ? 'terminal.unknown' : 'terminal.several';
        console.log(speaker.table(said, { input: typed, count: listed.length }));
        continue;
      }
      const { right, course } = play.answer(meant[0].answer);
      this.#tell(play, course);
      if (right) return true;
      console.log(styleText('cyan', wrong));
      play.back();
      return true;
    }
  }

  #seats(play: LessonPlay): string[] {
    return this.#taught.game.seated(play.picture.state).map((figure) => this.#taught.speaker.name(figure));
  }

  #listed(play: LessonPlay): Listed[] {
    const { speaker, board } = this.#taught;
    const { state } = play.picture;
    const view = play.picture.seenBy(play.learner).view;
    const ask = asked(state);
    if (ask === undefined) return [];
    const answers = answersNow(play.box, state);
    const sight = sightOf(play.box, view, ask, answers);
    return answers.map((answer, index) => ({
      answer,
      number: index + 1,
      label: speaker.answer(answer, ask, view, this.#seats(play)),
      note: board.note({ kind: ask.kind, ask, answer }, sight, speaker),
    }));
  }

  #draw(play: LessonPlay): void {
    const { speaker, board } = this.#taught;
    const { columns = 120, rows = 40 } = process.stdout;
    const { state } = play.picture;
    const ask = asked(state);
    const around = {
      box: play.box,
      view: play.picture.seenBy(play.learner).view,
      seat: play.learner,
      speaker,
      seats: this.#seats(play),
      width: columns,
      height: Math.max(9, rows - 16),
    };
    const choice = ask === undefined ? UNASKED : questionOf(ask, answersNow(play.box, state));
    console.log(['', ...board.draw({ ...around, ...choice })].join('\n'));
  }

  #tell(play: LessonPlay, course: Course): void {
    const events: GameEvent[] = heard(course.told, play.learner);
    for (const { text } of this.#taught.speaker.log(events, this.#seats(play))) console.log(text);
  }

  /** What is typed; null when there is no more, or the learner leaves. */
  async #read(word: 'lesson.next' | 'terminal.choose', values = {}): Promise<string | null> {
    process.stdout.write(this.#taught.speaker.table(word, values));
    const { value, done } = await this.#typed.next();
    if (!process.stdin.isTTY) console.log(done ? '' : value);
    return done || value.trim() === 'q' ? null : value.trim();
  }
}
