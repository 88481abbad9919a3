export { isFields, variantSchema } from '@undercroft/kernel';
export {
  asInBox,
  newExpansion,
  placeIn,
  withoutThing,
  withThing,
  withValue,
} from './expansion-file.ts';
export { type Expansion, expanded, isExpansion } from './expansions.ts';
export { type Against, mistakesOf, pathIn } from './mistakes.ts';
export { called, idFrom, isNamed, namesOf, type OwnName } from './names.ts';
export { type FieldShape, type Fields, type Shape, shapeOf } from './shape.ts';
export {
  builtIn,
  type Component,
  changesBetween,
  isPrinted,
  nameOf,
  type Path,
  type Section,
  type SetChange,
  sayPath,
  sectionsIn,
  sectionsOf,
  valueAt,
} from './things.ts';
export {
  doubtsOf,
  edited,
  emptyOf,
  type ReadSet,
  readFields,
  readSetText,
  removed,
  renamed,
  type SetMistake,
  setAsYaml,
  wayOf,
} from './yaml.ts';
