import AjvCompiler from '@fastify/ajv-compiler';
import SerializerCompiler from '@fastify/fast-json-stringify-compiler';

// What a route takes and gives is compiled when somebody first asks there: a server has hundreds of schemas and starts
// sooner without them.

type BuildSerializer = SerializerCompiler.SerializerFactory;
type Serializer = SerializerCompiler.Serializer;

/** Most routes take and answer with what others do, and so do all servers of this process: each is compiled once. */
function bySchema<Made>() {
  const known = new Map<string, Made>();
  return (asked: unknown, make: () => Made): Made => {
    const key = JSON.stringify(asked);
    const made = known.get(key) ?? make();
    known.set(key, made);
    return made;
  };
}

const serializers = bySchema<Serializer>();

const buildSerializer: BuildSerializer = (schemas, options) => {
  const compile = SerializerCompiler()(schemas, options);
  return (route) => {
    let serialize: Serializer | undefined;
    return (reply) => {
      serialize ??= serializers(route.schema, () => compile(route));
      return serialize(reply);
    };
  };
};

const ajv = AjvCompiler();
type Check = ReturnType<ReturnType<typeof ajv>>;
const checks = bySchema<Check>();

const buildValidator: typeof ajv = (schemas, options) => {
  const compile = ajv(schemas, options);
  return (route) => {
    let check: Check | undefined;
    const validate = (...asked: Parameters<Check>) => {
      check ??= checks(route, () => compile(route));
      const valid = check(...asked);
      validate.errors = check.errors;
      return valid;
    };
    validate.errors = null as Check['errors'];
    // By `schemaEnv` the server knows a check of Ajv's, and lets it set right what it is given, such as numbers in an address.
    return Object.assign(validate, { schema: true, schemaEnv: true }) as never;
  };
};

/** What schemas are compiled with, for every server of this process: schemas are the routes' own, none is shared by name. */
export const compilersFactory = { buildValidator, buildSerializer };
