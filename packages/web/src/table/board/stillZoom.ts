// In the place of d3-transition and d3-interpolate, which d3-zoom asks for and which bring colours, eases and timers
// along: a board glides by its style sheet, so there is never a transition to interrupt, and nothing in between.
import { selection } from 'd3-selection';

Object.assign(selection.prototype, {
  interrupt(this: unknown) {
    return this;
  },
});

export const interrupt = () => {};
export const interpolateZoom = () => () => null;
