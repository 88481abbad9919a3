import type { SourceFile } from './arrows.ts';

const DECLARED =
  /^export (?:default )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type) (\w+)/gm;

/** Everything that a file declares and hands to others. */
export const exportedBy = ({ text }: SourceFile): string[] =>
  [...text.matchAll(DECLARED)].map((match) => match[1]);

/**
 * One sentence for every exported name that means two things. What lies in a scope of its own (each game says the same
 * things in its own way) may call a thing as another scope does, but not as the house around all of them does.
 */
export function saidTwice(
  files: readonly SourceFile[],
  scopeOf: (path: string) => string | null = () => null,
): string[] {
  const where = new Map<string, SourceFile[]>();
  for (const file of files) {
    // A value and its type may share a name in one file: they are one thing.
    for (const name of new Set(exportedBy(file))) where.set(name, [...(where.get(name) ?? []), file]);
  }
  return [...where].flatMap(([name, all]) => {
    const scopes = all.map(({ path }) => scopeOf(path));
    const clash = scopes.includes(null) ? all.length > 1 : new Set(scopes).size < all.length;
    return clash ? [`${name}: ${all.map(({ path }) => path).join(', ')}`] : [];
  });
}
