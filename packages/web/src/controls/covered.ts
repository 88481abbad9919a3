/** Marks what something else lies over: seen behind it, but neither pressed, focused nor asked. */
export const COVERED = 'data-covered';

/** Whether an element lies in something that nobody can reach now. */
export const isCovered = (element: Element): boolean => element.closest(`[inert], [${COVERED}]`) !== null;
