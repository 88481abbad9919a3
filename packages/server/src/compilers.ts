import AjvCompiler from '@fastify/ajv-compiler';
import SerializerCompiler from '@fastify/fast-json-stringify-compiler';

// What a route takes and gives is compiled when somebody first asks there: a server has hundreds of schemas and starts
// sooner without them.

type BuildSerializer = SerializerCompiler.SerializerFactory;
type Serializer = SerializerCompiler.Serializer;

const serializers = new Map<string, Serializer>();

/** Most routes answer with what others answer with, too, and all with the same problems: each is compiled once. */
const buildSerializer: BuildSerializer = (schemas, options) => {
  const compile = SerializerCompiler()(schemas, options);
  return (route) => {
    let serialize: Serializer | undefined;
    const compiled = () => {
      const key = JSON.stringify(route.schema);
      const known = serializers.get(key) ?? compile(route);
      serializers.set(key, known);
      return known;
    };
    return (reply) => {
      serialize ??= compiled();
      return serialize(reply);
    };
  };
};

const ajv = AjvCompiler();

const buildValidator: typeof ajv = (schemas, options) => {
  const compile = ajv(schemas, options);
  return (route) => {
    let check: ReturnType<typeof compile> | undefined;
    const validate = (...asked: Parameters<ReturnType<typeof compile>>) => {
      check ??= compile(route);
      const valid = check(...asked);
      validate.errors = check.errors;
      return valid;
    };
    validate.errors = null as ReturnType<typeof compile>['errors'];
    // By `schemaEnv` the server knows a check of Ajv's, and lets it set right what it is given, such as numbers in an address.
    return Object.assign(validate, { schema: true, schemaEnv: true }) as never;
  };
};

/** What schemas are compiled with, for every server of this process: schemas are the routes' own, none is shared by name. */
export const compilersFactory = { buildValidator, buildSerializer };
