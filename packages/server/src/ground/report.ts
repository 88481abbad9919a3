/** Says that something failed which nobody waits for, and what. */
export type Reporting = (error: unknown, what: string) => void;
