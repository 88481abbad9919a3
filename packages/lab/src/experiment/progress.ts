/** How far it is, on stderr: a bar that fills on a terminal, a line every tenth elsewhere. */
export class Progress {
  readonly #all: number;
  readonly #what: string;
  readonly #start = performance.now();
  #tenths = 0;

  constructor(all: number, what = 'games') {
    this.#all = all;
    this.#what = what;
  }

  show(done: number): void {
    const part = done / this.#all;
    if (process.stderr.isTTY) {
      const bar = '█'.repeat(Math.round(part * 30)).padEnd(30, '░');
      const left = ((performance.now() - this.#start) / 1000) * (1 / part - 1);
      process.stderr.write(`\r${bar} ${done}/${this.#all} ${this.#what}, ${timeLeft(left)} left \x1b[K`);
    } else if (Math.floor(part * 10) > this.#tenths) {
      this.#tenths = Math.floor(part * 10);
      process.stderr.write(`${done}/${this.#all} ${this.#what}\n`);
    }
  }

  end(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  }
}

function timeLeft(seconds: number): string {
  return seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
}
