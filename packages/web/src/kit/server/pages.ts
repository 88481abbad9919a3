/** So many pages of a list, and whether there are more. */
export async function pagesOf<T>(
  pages: number,
  ask: (query: {
    readonly after?: string;
  }) => Promise<{ readonly page: readonly T[]; readonly next: string | null }>,
): Promise<{ readonly all: readonly T[]; readonly more: boolean }> {
  const all: T[] = [];
  let next: string | null = null;
  for (let at = 0; at < pages; at++) {
    const found = await ask(next === null ? {} : { after: next });
    all.push(...found.page);
    next = found.next;
    if (next === null) break;
  }
  return { all, more: next !== null };
}
