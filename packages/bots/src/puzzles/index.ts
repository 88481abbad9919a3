export { confirmed, findPuzzles } from './finding.ts';
export { EXPERTS, idOf, type Lost, type Puzzle } from './puzzle.ts';
