import { BASE } from '../../kit/base.ts';
import { useTvWords } from './words/index.ts';

/** From the front door to the living room; a page of its own. */
export function TvLink() {
  const words = useTvWords();
  return <a href={`${BASE}/tv`}>{words.open}</a>;
}
