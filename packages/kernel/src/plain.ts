/** Plain data under names. */
export type Fields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether something has fields: a list has places. */
export const isFields = (value: unknown): value is Fields => isObject(value) && !Array.isArray(value);

/** An object by the names of its fields, whatever its own type calls them. */
export const fieldsOf = (value: object): Fields => value as Fields;
