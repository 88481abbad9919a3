import { onlyWord, readFlags } from '@undercroft/lab/arguments';
import { examine, report } from '@undercroft/server/doctor';
import { environmentOf, SERVER_FLAGS } from './serve.ts';

const HELP = `Usage: undercroft doctor [--port 3000] [--data FOLDER] [--json]

Looks at everything a server needs, without starting one, and says what is in the
way: port, folder, addresses for phones, clock, database, public address.

  --port, --host, --data   as for \`undercroft serve\`
  --json                   for programs
  -h, --help               this text`;

const FLAGS = { ...SERVER_FLAGS, json: { type: 'boolean' } } as const;

export async function run(args: string[]): Promise<number> {
  const parsed = readFlags(args, FLAGS, HELP);
  if (parsed === null) return 0;
  onlyWord(['', ...parsed.positionals], 'command');
  const findings = await examine({ ...process.env, ...environmentOf(parsed.values) });
  console.log(parsed.values.json ? JSON.stringify(findings) : report(findings));
  return findings.some(({ state }) => state === 'wrong') ? 1 : 0;
}
