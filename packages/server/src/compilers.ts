import AjvCompiler from '@fastify/ajv-compiler';
import SerializerCompiler from '@fastify/fast-json-stringify-compiler';

type BuildSerializer = SerializerCompiler.SerializerFactory;
type Serializer = SerializerCompiler.Serializer;

const serializers = new Map<string, Serializer>();

/** Most routes answer with what others answer with, too, and all with the same problems: each is compiled once. */
const buildSerializer: BuildSerializer = (schemas, options) => {
  const compile = SerializerCompiler()(schemas, options);
  return (route) => {
    const key = JSON.stringify(route.schema);
    const compiled = serializers.get(key) ?? compile(route);
    serializers.set(key, compiled);
    return compiled;
  };
};

/** What schemas are compiled with, for every server of this process: schemas are the routes' own, none is shared by name. */
export const compilersFactory = { buildValidator: AjvCompiler(), buildSerializer };
