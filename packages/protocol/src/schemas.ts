export * from './problem.ts';
export * from './replies.ts';
export * from './requests.ts';
export { strict } from './shapes.ts';
