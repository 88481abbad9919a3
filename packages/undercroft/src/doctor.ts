import { command, onlyWord } from '@undercroft/lab/arguments';
import { examine, report } from '@undercroft/server/doctor';
import { environmentOf, SERVER_FLAGS } from './serve.ts';

const HELP = `Usage: undercroft doctor [--port 3000] [--data FOLDER] [--json]

Looks at everything a server needs, without starting one, and says what is in the
way: port, folder, addresses for phones, clock, database, public address.

  --port, --host, --data   as for \`undercroft serve\`
  --json                   for programs
  -h, --help               this text`;

const FLAGS = { ...SERVER_FLAGS, json: { type: 'boolean' } } as const;

export const run = command(HELP, FLAGS, async ({ values, positionals }) => {
  onlyWord(['', ...positionals], 'command');
  const findings = await examine({ ...process.env, ...environmentOf(values) });
  console.log(values.json ? JSON.stringify(findings) : report(findings));
  return findings.some(({ state }) => state === 'wrong') ? 1 : 0;
});
