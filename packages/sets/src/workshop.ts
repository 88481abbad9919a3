export { variantSchema } from '@undercroft/kernel';
export { type FieldShape, type Fields, type Shape, shapeOf } from './shape.ts';
export {
  builtIn,
  changesBetween,
  type Difference,
  isFields,
  isPrinted,
  nameOf,
  type Path,
  type Section,
  sayPath,
  sectionsIn,
  sectionsOf,
  type Thing,
  valueAt,
} from './things.ts';
export { edited, emptyOf, readSetText, removed, renamed, type SetMistake, setAsYaml } from './yaml.ts';
