// Every command of package.json: sets up, builds the screens if they are wanted, then runs a program on the pinned Node.
// node scripts/run.js [--screens] PROGRAM [its words…]
// On a fresh clone this runs on the Node that is there, so it is plain JavaScript for Node 20 and newer. What it starts
// gets the pinned Node by its path: a shell that has looked up `node` once may keep the old one.
import { spawn, spawnSync } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { pinnedNode, root } from './setup.js';

const [first, ...others] = process.argv.slice(2);
const [program, ...words] = first === '--screens' ? others : [first, ...others];

// The tools first, and the Node they are written for before any other.
process.env.PATH = [dirname(pinnedNode), join(root, 'node_modules', '.bin'), process.env.PATH].join(
  delimiter,
);

function notStarted({ message }) {
  console.error(
    `${pinnedNode} cannot be started: ${message}. Remove node_modules and run the command again.`,
  );
  process.exit(1);
}

if (first === '--screens') {
  const screens = join(root, 'scripts', 'screens.js');
  const { status, error } = spawnSync(pinnedNode, [screens], { stdio: 'inherit' });
  if (error !== undefined) notStarted(error);
  if (status !== 0) process.exit(1);
}

const child = spawn(pinnedNode, [join(root, program), ...words], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    // Ctrl+C in a terminal reaches the program by itself; heard twice, it would not finish what it has begun.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  });
}
child.on('error', notStarted);
child.on('exit', (code) => process.exit(code ?? 1));
