/** Where the house stands on its server: '' for the whole of it, '/games' below a path. The server says so. */
export const BASE: string =
  typeof document === 'undefined' ? '' : (document.documentElement.dataset.base ?? '');

/** The house as others reach it from here. */
export const houseAddress = (): string => `${location.origin}${BASE}`;
