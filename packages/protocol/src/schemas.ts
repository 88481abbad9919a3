export * from './accounts.ts';
export * from './games.ts';
export * from './operator.ts';
export * from './people.ts';
export * from './problem.ts';
export * from './replies.ts';
export * from './requests.ts';
export { ROUTES } from './routes.ts';
export { strict } from './shapes.ts';
