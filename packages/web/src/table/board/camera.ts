import { createContext } from 'react';

/** Where nobody moves a board by hand: whether it shows what matters now, or all there is. */
export const Camera = createContext<'attends' | 'whole' | null>(null);
