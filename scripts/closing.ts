// What the test command says last: which tests passed only when they were tried again, then how many passed and failed.

/** A file of tests as Vitest's report has it. */
export interface TestedFile {
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages: readonly string[];
  }[];
}

export function closing(files: readonly TestedFile[]): { failed: number; lines: string[] } {
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: name })),
  );
  const count = (status: string) => tests.filter((test) => test.status === status).length;
  // A test that passed and has something to complain of had failed before.
  const again = tests.filter((test) => test.status === 'passed' && test.failureMessages.length > 0);
  // A file that breaks before its first test or after its last is a failure too.
  const broken = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  const failed = count('failed') + broken;
  return {
    failed,
    lines: [
      ...(again.length > 0 ? ['passed only at the second try:'] : []),
      ...again.flatMap(({ file, fullName, failureMessages }) => [
        `  ${file}: ${fullName.trim()}`,
        `    ${failureMessages[0].split('\n')[0]}`,
      ]),
      `${count('passed')} passed, ${failed} failed`,
    ],
  };
}
