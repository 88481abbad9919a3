export { isFields, variantSchema } from '@undercroft/kernel';
export { additions, type Expansion, expanded, isExpansion } from './expansions.ts';
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
  edited,
  emptyOf,
  pathIn,
  readFields,
  readSetText,
  removed,
  renamed,
  type SetMistake,
  setAsYaml,
  wayOf,
} from './yaml.ts';
