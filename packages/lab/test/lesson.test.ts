import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { undercroft } from './undercroft.ts';

const cwd = fileURLToPath(new URL('../../..', import.meta.url));
const type = (...lines: string[]) => `${lines.join('\n')}\n`;
const FILE = 'packages/karak/lessons/first.yaml';

/** What Karak's first lesson wants, chapter by chapter; an empty line goes on. */
const FIRST = ['', 'step north', 'lay SW', 'step west', '', 'end', ''];
const FIGHT = ['', 'step west', 'reroll', ''];
const TREASURE = ['step east', 'open', '', 'step east', 'step south', 'rest', ''];
const CURSE = ['step east', 'reroll', '', 'step east', 'accept', ''];
const FULL = ['step east', 'accept', 'leave daggers', ''];
const DRAGON = ['', 'step north', 'flames', ''];

describe('undercroft lesson', () => {
  it('is played to its end by doing what it says', async () => {
    const input = type(...FIRST, ...FIGHT, ...TREASURE, ...CURSE, ...FULL, ...DRAGON);
    const { code, out } = await undercroft(['lesson', FILE, '--lang', 'en'], { cwd, input });
    expect(out).toContain('This is Horan, your hero.');
    expect(out).toContain('Horan beats the skeleton turnkey, 10 to 8.');
    expect(out).toMatch(/You win\.\n.*\n?That was the lesson\./);
    expect(code).toBe(0);
  });

  it('answers another move kindly, takes it back and goes on', async () => {
    const input = type('', 'step south', 'step north', 'lay SW', 'q');
    const { code, out } = await undercroft(['lesson', FILE, '--lang', 'de'], { cwd, input });
    expect(out).toContain('Auch das ist erlaubt.');
    expect(out).toContain('Geh weiter nach Westen.');
    expect(code).toBe(0);
  });

  it('says what is wrong with a file', async () => {
    const { code, error } = await undercroft(['lesson', 'nowhere.yaml'], { cwd });
    expect(error).toContain('nowhere.yaml: no such file');
    expect(code).toBe(2);
  });
});
