export { en as cs } from './en.ts';
