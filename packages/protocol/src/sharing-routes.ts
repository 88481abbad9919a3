import * as says from './replies.ts';
import { PageQuery } from './requests.ts';
import { once, type RouteShape } from './shapes.ts';
import * as sharing from './sharing.ts';

const tags = { tags: ['sets'] };
const ofSet = { params: sharing.SharedParams };
const nothing = { response: { 204: says.Nothing } };

/** Component sets and expansions that people publish: whoever comes looks, whoever has a name publishes. */
export const SHARING_ROUTES = {
  'GET /sets': {
    ...tags,
    summary: 'What has been published, changed last first, a page at a time',
    querystring: sharing.SharedQuery,
    response: { 200: sharing.SharedReply },
  },
  'POST /sets': {
    ...tags,
    summary: 'Publish a component set or an expansion',
    ...once,
    body: sharing.ShareBody,
    response: { 201: sharing.SharedSet },
  },
  'GET /me/sets': {
    ...tags,
    summary: 'What you have published, also what was hidden',
    querystring: PageQuery,
    response: { 200: sharing.SharedReply },
  },
  'GET /sets/:id': {
    ...tags,
    summary: 'A set as it is now, and its versions',
    ...ofSet,
    response: { 200: sharing.SharedSet },
  },
  'PUT /sets/:id': {
    ...tags,
    summary: 'Publish a newer version of it; the last ten can be had',
    ...ofSet,
    body: sharing.ShareAgainBody,
    response: { 200: sharing.SharedSet },
  },
  'DELETE /sets/:id': { ...tags, summary: 'Take it back, with all its versions', ...ofSet, ...nothing },
  'GET /sets/:id/versions/:version': {
    ...tags,
    summary: 'An older version',
    params: sharing.SharedVersionParams,
    response: { 200: sharing.SharedVersion },
  },
  'POST /sets/:id/reports': {
    ...tags,
    summary: 'Tell those who run the server that something is wrong with it',
    ...ofSet,
    body: sharing.SharedReportBody,
    ...nothing,
  },
} as const satisfies Readonly<Record<`${string} /${string}`, RouteShape>>;
