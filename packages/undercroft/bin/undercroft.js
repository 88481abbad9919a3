#!/usr/bin/env node
// Plain JavaScript, so that an old Node gets a sentence instead of a syntax error.
const [major] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `undercroft needs Node 24 or newer; this is ${process.versions.node}. In the project's folder, \`npm start\` and \`npx undercroft\` bring their own.`,
  );
  process.exit(2);
}
// Whoever reads the output may have seen enough: undercroft simulate karak --csv | head
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});
const { main } = await import('../src/main.ts');
process.exitCode = await main(process.argv.slice(2));
