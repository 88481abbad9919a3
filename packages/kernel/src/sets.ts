export { variantSchema } from './set-file.ts';
export { type FieldShape, type Fields, type Shape, shapeOf } from './set-shape.ts';
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
} from './set-things.ts';
export { edited, emptyOf, readSetText, removed, renamed, type SetMistake, setAsYaml } from './set-yaml.ts';
