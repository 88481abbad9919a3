/** Says that something failed which nobody waits for, and what. */
export type Report = (error: unknown, what: string) => void;
