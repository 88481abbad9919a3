import { layOutCaves } from '../real.ts';
import type { Rules } from '../state.ts';

/** The caves are laid out: what lies there is said, place by place. (G-80) */
export const layOut: Rules<'lay-out'> = {
  answers: () => ['laid-out'],
  answer: layOutCaves,
};
