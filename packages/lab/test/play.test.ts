import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { undercroft } from './undercroft.ts';

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'undercroft-play-'));
});
afterEach(() => rmSync(cwd, { recursive: true }));

const two = ['play', 'karak', '--seats', 'horan,taia:bot', '--seed', '5'];
const type = (...lines: (string | number)[]) => `${lines.join('\n')}\n`;
const matchFile = () => readdirSync(cwd).find((name) => name.startsWith('undercroft-karak-')) ?? '';

describe('undercroft play', () => {
  it('plays computer players to the end', async () => {
    const { code, out } = await undercroft(['play', 'karak', '--seats', 'any:bot,any:bot'], { cwd });
    expect(out).toMatch(/The dragon has fallen\. .+ wins? .*with [\d.]+ points?\.\n$/);
    expect(code).toBe(0);
    expect(readdirSync(cwd)).toEqual([]);
  });

  it('plays a person to the end by numbers alone', async () => {
    // The same number over and over wanders, so the numbers change; too many of them do no harm.
    const numbers = Array.from({ length: 40_000 }, (_, index) => 1 + ((index * 7 + (index >> 3)) % 4));
    const { code, out } = await undercroft(
      ['play', 'karak', '--seats', 'horan,victorius:bot', '--seed', '1'],
      { cwd, input: type(...numbers) },
    );
    expect(out).toMatch(/The dragon has fallen\. .+\n$/);
    expect(code).toBe(0);
  });

  it('draws the map, numbers the answers and tells what happens', async () => {
    const { out } = await undercroft(two, { cwd, input: type(1) });
    expect(out).toContain('1. Horan · The Warrior: rolls again once a fight');
    expect(out).toContain('2. Taia (computer: Adept) · ');
    expect(out).toContain('┌┘   └┐');
    expect(out).toMatch(/▸ ① Horan {2}♥♥♥♥♥ {2}◆ 0/);
    expect(out).toMatch(/^ {2}1 {2}Explore north$/m);
    expect(out).toContain('Horan explores and finds');
  });

  it.each([
    ['de', 'Wohin? Du hast noch 4 Schritte.'],
    ['pl', 'Dokąd idziesz? Masz jeszcze 4 kroki.'],
    ['cs', 'Kam jdeš? Zbývají ti 4 kroky.'],
  ])('speaks %s', async (language, question) => {
    expect((await undercroft([...two, '--lang', language], { cwd })).out).toContain(question);
  });

  it('plays levels, gives hints, and keeps the levels in the file', async () => {
    const seats = ['play', 'karak', '--seats', 'horan,taia:master,any:novice', '--seed', '5'];
    const thought = ['--hints', '--iterations', '40'];
    const { out } = await undercroft([...seats, ...thought], { cwd, input: type(1, 1, 1, 1, 1, 1) });
    expect(out).toContain('2. Taia (computer: Master) · ');
    expect(out).toMatch(/^3\. \w+ \(computer: Novice\) · /m);
    expect(out).toMatch(/^Most promising: \d: \d+% to win · \d: \d+% to win/m);
    const resumed = await undercroft(['play', '--resume', matchFile(), '--iterations', '40'], { cwd });
    expect(resumed.out).toContain('2. Taia (computer: Master) · ');
    expect(resumed.out).not.toContain('Most promising');
  });

  it('looks rules up, explains itself, and asks again after nonsense', async () => {
    const { out } = await undercroft(two, {
      cwd,
      input: type('? K-31', '? 12', '? K-999', '??', '?', 'abc', 9),
    });
    expect(out).toContain('K-31  You win only if your strength is greater');
    expect(out).toContain('K-12  Monsters block.');
    expect(out).toContain('There is no rule K-999.');
    expect(out).toContain('This question rests on: K-8, ');
    expect(out).toContain('A number answers, and so do the first words of an answer');
    expect(out).toContain('“abc” is no answer here.');
    expect(out).toContain('“9” is no answer here.');
  });

  it('takes an answer in words, and lists what they could mean', async () => {
    const typed = type('explore', 'dance', 'STEP N', 'q');
    const { out } = await undercroft(two, { cwd, input: typed });
    expect(out).toMatch(
      /“explore” could mean several answers:\n {2}1 {2}Explore north\n {2}2 {2}Explore east\n/,
    );
    expect(out).toContain('“dance” is no answer here.');
    expect(out).toContain('Horan explores and finds');
  });

  it('takes an answer in the words of the language that is spoken', async () => {
    const { out } = await undercroft([...two, '--lang', 'pl'], { cwd, input: type('na polnoc') });
    expect(out).toContain('Horan rusza w nieznane.');
  });

  it('takes back what luck has not touched, and nothing else', async () => {
    const people = ['play', 'karak', '--seats', 'horan,taia', '--seed', '5'];
    // Back over tiles already laid there is no luck: the step south and the step back can be undone.
    const { out } = await undercroft(people, { cwd, input: type('u', 1, 'u', 3, 'u', 'u') });
    expect(out.match(/Horan takes a move back\./g)).toHaveLength(1);
    expect(out.match(/Nothing to take back/g)).toHaveLength(3);
  });

  it('takes back whatever came of an answer, if people agree, or alone in a match begun that way', async () => {
    const back = /^Horan takes a move back, with all that came of it\.$/gm;
    const people = ['play', 'karak', '--seats', 'horan,taia', '--seed', '5'];
    const { out } = await undercroft(people, { cwd, input: type('back', 1, 'u', 'back', 'q') });
    expect(out).toContain('Nothing to take back: nobody here has answered yet.');
    expect(out.match(/Nothing to take back: luck has spoken/g)).toHaveLength(1);
    expect(out.match(back)).toHaveLength(1);

    const not = await undercroft(two, { cwd, input: type(1, 'back', 'q') });
    expect(not.out).toContain('back works only in a match begun with --any-take-back.');
    expect(not.out).not.toMatch(back);

    for (const file of readdirSync(cwd)) rmSync(join(cwd, file));
    await undercroft([...two, '--any-take-back'], { cwd, input: type(1, 'q') });
    const resumed = await undercroft(['play', '--resume', matchFile()], { cwd, input: type('back', 1, 'q') });
    expect(resumed.out.match(back)).toHaveLength(1);
    const { match } = JSON.parse(readFileSync(join(cwd, matchFile()), 'utf8'));
    expect(match.answers.map(([, answer]: [number, unknown]) => answer === null)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('tells a walk of several answers in one line, when it is over', async () => {
    const people = ['play', 'karak', '--seats', 'horan,taia', '--seed', '5'];
    const told = (out: string) => out.match(/^.*(?:walks|explores|takes a move back).*$/gm);
    const start = [3, 3, 2, 1, 1, 1, 1];
    const explored = ['Horan explores', 'Horan explores', 'Taia explores'].map((line) =>
      expect.stringContaining(line),
    );
    const walked = await undercroft(people, { cwd, input: type(...start, 1, 1) });
    expect(told(walked.out)).toEqual([
      ...explored,
      'Horan walks 3 steps.',
      'Horan explores and finds a room.',
    ]);
    const back = await undercroft(people, { cwd, input: type(...start, 'u', 'q') });
    expect(told(back.out)).toEqual([...explored, 'Horan takes a move back.', 'Horan walks 2 steps.']);
  });

  it('tells who pushes whom where it is chosen in a later answer', async () => {
    const seats = 'purple,orange,green';
    const { out } = await undercroft(['play', 'kragmortha', '--seats', seats, '--seed', '1'], {
      cwd,
      input: type(1, 1, 1, 1, 1, 1),
    });
    expect(out).toMatch(
      /Where is Marmalade pushed to, from b5\?[\s\S]*Plum pushes Marmalade from b5 to c5\.\n/,
    );
    expect(out).not.toContain('is pushed');
  });

  it('shows odds where there is a fight', async () => {
    const numbers = Array.from({ length: 60 }, () => 1);
    const { out } = await undercroft(['play', 'karak', '--seats', 'horan,taia', '--seed', '2'], {
      cwd,
      input: type(...numbers),
    });
    expect(out).toMatch(/Roll both dice again {2}\(win \d+% · tie \d+% · lose \d+%\)/);
    expect(out).toMatch(/\[\d\] \[\d\].* = \d+ : \w\d+/);
  });

  it('leaves the match in a file on Ctrl-C and goes on from there', async () => {
    const left = await undercroft(two, { cwd, interruptAt: 'Your answer' });
    expect(left.code).toBe(130);
    const file = matchFile();
    expect(left.out).toContain(`The match is in ${file}. Go on with: npx undercroft play --resume ${file}`);
    const resumed = await undercroft(['play', '--resume', file], { cwd, input: type(1) });
    expect(resumed.out).toContain(`Going on with ${file}.`);
    expect(resumed.out).toContain('Horan explores and finds');
    expect(readdirSync(cwd)).toEqual([file]);
    expect(JSON.parse(readFileSync(join(cwd, file), 'utf8')).match.answers.length).toBeGreaterThan(0);
  });

  it('goes on just as it would have without the break', async () => {
    const answers = [1, 1, 1, 1, 1, 2, 1, 1];
    const whole = await undercroft(two, { cwd, input: type(...answers) });
    rmSync(join(cwd, matchFile()));
    await undercroft(two, { cwd, input: type(...answers.slice(0, 4), 'q') });
    const rest = await undercroft(['play', '--resume', matchFile()], {
      cwd,
      input: type(...answers.slice(4)),
    });
    const lastMap = (text: string) =>
      text.slice(text.lastIndexOf('\nHoran: '), text.lastIndexOf('The match'));
    expect(lastMap(rest.out)).toBe(lastMap(whole.out));
  });

  it.each([
    ['bent.json', '{', 'not a saved match'],
    ['other.json', '{"match":1}', 'not a saved match'],
  ])('refuses %s in one line', async (name, text, reason) => {
    writeFileSync(join(cwd, name), text);
    const { code, error } = await undercroft(['play', '--resume', name], { cwd });
    expect(error).toContain(`undercroft play: ${name}: ${reason}`);
    expect(error.trimEnd().split('\n')).toHaveLength(1);
    expect(code).toBe(2);
  });
});
