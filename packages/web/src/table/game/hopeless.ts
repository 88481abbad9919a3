/** What is less likely than this is no advice: it is never offered in the primary colour, for nobody should press it for that. */
const HOPELESS = 0.2;

export const isHopeless = (chance: number): boolean => chance < HOPELESS;
