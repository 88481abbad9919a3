import type { Static, TSchema } from 'typebox';
import type { ROUTES } from './routes.ts';

type Routes = typeof ROUTES;

/** What a server can be asked and answers at once, by method and path: 'POST /tables/:id/answers'. */
export type Route = Exclude<keyof Routes, 'GET /tables/:id/stream'>;

type Field<R extends Route, Part extends string> =
  Routes[R] extends Readonly<Record<Part, infer S extends TSchema>> ? Static<S> : undefined;

/** What stands for the names in a path. */
type Params<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { readonly [N in Name]: string | number } & Params<Rest>
  : Path extends `${string}:${infer Name}`
    ? { readonly [N in Name]: string | number }
    : unknown;

type Body<R extends Route> = Field<R, 'body'> extends object ? { readonly body: Field<R, 'body'> } : unknown;
type Query<R extends Route> =
  Field<R, 'querystring'> extends object ? { readonly query?: Field<R, 'querystring'> } : unknown;

/** All that has to be said with a request: the path's names, the query, the body. */
export type RequestOf<R extends Route> = Params<R> & Body<R> & Query<R>;

export type Arguments<R extends Route> =
  unknown extends RequestOf<R>
    ? []
    : object extends RequestOf<R>
      ? [given?: RequestOf<R>]
      : [given: RequestOf<R>];

type Response<R extends Route> = Routes[R]['response'];

/** What comes back. */
export type Reply<R extends Route> = Response<R>[keyof Response<R>] extends infer S extends TSchema
  ? Static<S>
  : never;
