import { readLesson, readLessonWords } from '@undercroft/kit/scenarios';
import type { Plugin } from 'vite';

/** Lessons (lessons/*.yaml) and their words are read when the page is built: no YAML is read in the browser. */
export function lessons(): Plugin {
  return {
    name: 'lessons',
    transform(source, id) {
      const [, file] = /\/lessons\/([\w-]+\.yaml)$/.exec(id) ?? [];
      if (file === undefined) return null;
      const read = /^[a-z]{2}\.yaml$/.test(file)
        ? readLessonWords(source, id)
        : readLesson(source, id).map(({ chapter }) => chapter);
      return { code: `export default ${JSON.stringify(read)};`, map: null };
    },
  };
}
