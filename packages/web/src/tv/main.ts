// First what old browsers lack, then, in a file of its own, everything that makes use of it.
import './old.ts';

void import('./start.tsx').then(({ start }) => start());
