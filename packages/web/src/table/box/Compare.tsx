import { builtIn, changesBetween } from '@undercroft/sets/workshop';
import { use } from 'react';
import { Dialog } from '../../controls/Dialog.tsx';
import { At } from './at.ts';
import styles from './Workshop.module.css';

/** What this set changes in the one in the box, figure by figure. */
export function Compare({
  open,
  onClose,
  data,
}: {
  open: boolean;
  onClose: () => void;
  data: object | null;
}) {
  const { words } = use(At);
  return (
    <Dialog open={open} onOpenChange={(now) => now || onClose()} title={words.compare} wide>
      <Changes data={data} />
    </Dialog>
  );
}

export function Changes({ data }: { data: object | null }) {
  const { game, words, value, where } = use(At);
  const changes = data === null ? [] : changesBetween(builtIn(game), data);
  const shown = changes.filter(({ path }) => !/^variant\b|\bsource\b/.test(path));
  if (shown.length === 0) return <p>{words.same}</p>;
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">{words.components}</th>
          <th scope="col">{words.was}</th>
          <th scope="col">{words.is}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ path, was, is }) => (
          <tr key={path} data-change={path}>
            <th scope="row">{where(path.split('.'))}</th>
            <td>{figure(was)}</td>
            <td>{figure(is)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );

  /** A figure as the page says it: names of things, not what the file calls them. */
  function figure(json: string | undefined): string {
    return json === undefined ? words.absent : inWords(JSON.parse(json));
  }

  function inWords(one: unknown): string {
    if (Array.isArray(one)) return one.length === 0 ? '–' : one.map(inWords).join(', ');
    return typeof one === 'string' || typeof one === 'number' ? value(one) : JSON.stringify(one);
  }
}
