import { later } from '../kit/later.ts';

// Fields behind something that has to be unfolded first.
export const LateSwitch = later(async () => (await import('./fields.tsx')).Switch);
export const LateChoice = later(async () => (await import('./fields.tsx')).Choice<string>);
