import { type Context, createContext, use } from 'react';

/** What is handed to all inside a part, and how they take it. */
export function handed<T>(part: string): readonly [Context<T | null>, () => T] {
  const context = createContext<T | null>(null);
  return [
    context,
    () => {
      const value = use(context);
      if (value === null) throw new Error(`only inside <${part}>`);
      return value;
    },
  ];
}
