export { isFields, variantSchema } from '@undercroft/kernel';
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
export { edited, emptyOf, readSetText, removed, renamed, type SetMistake, setAsYaml } from './yaml.ts';
