// First what old browsers lack, then, in a file of its own, everything that makes use of it.
import './old.ts';
import { recover, watchOver } from './recover.ts';

watchOver();
import('./start.tsx').then(({ start }) => start(), recover);
