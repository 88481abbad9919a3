import * as asks from './operator.ts';
import { PageErrorsReply } from './page-errors.ts';
import { Nothing } from './replies.ts';
import type { RouteShape } from './shapes.ts';
import { OperatorSharedBody, OperatorSharedQuery, OperatorSharedReply } from './sharing.ts';

const operator = { tags: ['operator'], security: [{ operatorKey: [] }] };
const nothing = { response: { 204: Nothing } };
const byId = { params: asks.OperatorId };

/** What those may ask who run the server, by its key. Without a key there is nothing here. */
export const OPERATOR_ROUTES = {
  'GET /operator/tables': {
    ...operator,
    summary: 'All tables, those touched last first: by status, id, game, or who sits there',
    querystring: asks.TablesQuery,
    response: { 200: asks.OperatorTables },
  },
  'GET /operator/tables/:id': {
    ...operator,
    summary: 'A table as a spectator knows it, who sits there, and what was said last',
    ...byId,
    response: { 200: asks.OperatorTableReply },
  },
  'POST /operator/tables/:id/end': {
    ...operator,
    summary: 'End a match that is being played: nobody wins',
    ...byId,
    ...nothing,
  },
  'DELETE /operator/tables/:id': {
    ...operator,
    summary: 'Remove a table with everything said and done at it',
    ...byId,
    ...nothing,
  },
  'GET /operator/guests': {
    ...operator,
    summary: 'All guests by name or id, those who were here last first',
    querystring: asks.GuestsQuery,
    response: { 200: asks.GuestsReply },
  },
  'PATCH /operator/guests/:id': {
    ...operator,
    summary: 'Give a guest another name, also at the tables where they sit',
    params: asks.OperatorGuestParams,
    body: asks.RenameBody,
    ...nothing,
  },
  'GET /operator/bans': { ...operator, summary: 'Who is banned', response: { 200: asks.BansReply } },
  'POST /operator/bans': {
    ...operator,
    summary: 'Ban a guest or an address, until a time or without end; a ban there is replaced',
    body: asks.BanBody,
    ...nothing,
  },
  'DELETE /operator/bans/:id': { ...operator, summary: 'Lift a ban', ...byId, ...nothing },
  'GET /operator/reports': {
    ...operator,
    summary: 'Reports, newest first',
    querystring: asks.ReportsQuery,
    response: { 200: asks.ReportsReply },
  },
  'GET /operator/reports/:id': {
    ...operator,
    summary: 'A report, with what was said around it as far as it is still there',
    ...byId,
    response: { 200: asks.ReportReply },
  },
  'PATCH /operator/reports/:id': {
    ...operator,
    summary: 'Close a report with a verdict, or open it again',
    ...byId,
    body: asks.VerdictBody,
    ...nothing,
  },
  'GET /operator/sets': {
    ...operator,
    summary: 'What people have published, changed last first: all, what is hidden, or what was reported',
    querystring: OperatorSharedQuery,
    response: { 200: OperatorSharedReply },
  },
  'PATCH /operator/sets/:id': {
    ...operator,
    summary: 'Hide a published set, or show it again; its reports are settled',
    ...byId,
    body: OperatorSharedBody,
    ...nothing,
  },
  'DELETE /operator/sets/:id': {
    ...operator,
    summary: 'Remove a published set with all its versions',
    ...byId,
    ...nothing,
  },
  'PUT /operator/notice': {
    ...operator,
    summary: 'Say something to everybody, until a time or until it is taken down',
    body: asks.NoticeBody,
    ...nothing,
  },
  'DELETE /operator/notice': { ...operator, summary: 'Take the notice down', ...nothing },
  'GET /operator/limits': {
    ...operator,
    summary: 'The limits as configured, and who is being limited at this node',
    response: { 200: asks.LimitsReply },
  },
  'GET /operator/page-errors': {
    ...operator,
    summary: 'What went wrong in pages, as this node has heard of it since it started, the latest first',
    response: { 200: PageErrorsReply },
  },
  'GET /operator/health': {
    ...operator,
    summary: 'How storage and nodes are',
    response: { 200: asks.HealthReply },
  },
} as const satisfies Readonly<Record<`${string} /operator/${string}`, RouteShape>>;
