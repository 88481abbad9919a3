import { builtIn, changesBetween } from '@undercroft/sets/workshop';
import { use } from 'react';
import { Dialog } from '../../controls/Dialog.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
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
  const { m } = useLanguage();
  const { words } = use(At);
  return (
    <Dialog
      open={open}
      onOpenChange={(now) => now || onClose()}
      title={words.compare}
      closeLabel={m.close}
      wide
    >
      <Changes data={data} />
    </Dialog>
  );
}

export function Changes({ data }: { data: object | null }) {
  const { game, words, label, value } = use(At);
  const changes = data === null ? [] : changesBetween(builtIn(game), data);
  const shown = changes.filter(({ path }) => !/^variant\b|\bsource$/.test(path));
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
            <th scope="row">
              {path
                .split('.')
                .map((key) => (key in words.sections || key in words.fields ? label(key) : value(key)))
                .join(' › ')}
            </th>
            <td>{was ?? words.absent}</td>
            <td>{is ?? words.absent}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
