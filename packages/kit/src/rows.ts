import { isFields } from '@undercroft/kernel';

/** One thing of a set, as its file has it: on the bench it may be wrong anywhere. */
export function thingIn(
  set: unknown,
  section: string,
  name: string,
): Readonly<Record<string, unknown>> | undefined {
  const things = isFields(set) ? set[section] : undefined;
  const thing = isFields(things) && Object.hasOwn(things, name) ? things[name] : undefined;
  return isFields(thing) ? thing : undefined;
}

interface Kinds {
  readonly kind: string;
}

/** The figures that each kind of row has printed on it; `against` may be left out. */
export type FiguresOf<Row extends Kinds> = {
  readonly [K in Row['kind']]: readonly Exclude<keyof Extract<Row, { kind: K }>, 'kind' | 'against'>[];
};

/** Whether a row is of a kind that there is and has everything printed on it, right or wrong: then it can be told. */
export const isRow = <Row extends Kinds>(row: unknown, figures: FiguresOf<Row>): row is Row =>
  isFields(row) &&
  Object.hasOwn(figures, String(row.kind)) &&
  figures[row.kind as Row['kind']].every((figure) => Object.hasOwn(row, figure)) &&
  (row.against === undefined || Array.isArray(row.against));
