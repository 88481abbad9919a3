import { useState } from 'react';

/** Forgets what was kept in mind as soon as something else is asked: before it is drawn, because it was about the old. */
export function useNewQuestion(asked: unknown, forget: () => void): void {
  const [known, setKnown] = useState(asked);
  if (known === asked) return;
  setKnown(asked);
  forget();
}
