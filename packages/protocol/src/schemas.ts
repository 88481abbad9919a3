export * from './problem.ts';
export * from './replies.ts';
export * from './requests.ts';
export { ROUTES } from './routes.ts';
export { strict } from './shapes.ts';
