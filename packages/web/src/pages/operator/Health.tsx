import { Again } from './Again.tsx';
import { useLooked, useWhen } from './desk.ts';
import styles from './Operator.module.css';
import { useOperatorWords } from './words/index.ts';

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

/** How storage and nodes are. */
export function Health() {
  const words = useOperatorWords();
  const when = useWhen();
  const { found, look } = useLooked('GET /operator/health');
  if (found === null) return null;
  const { storage, tables, nodes } = found;
  const facts = (pairs: readonly (readonly [string, string])[]) => (
    <dl className={styles.facts}>
      {pairs.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
  const lineOf = ({ up, since, fault }: { up: boolean; since: string; fault: string | null }) =>
    up ? words.lineUp : words.lineCut({ since: when(since), fault: fault ?? '—' });
  return (
    <div className={styles.sheet}>
      <section className={styles.card} data-harm={!storage.ok || undefined}>
        <strong>
          {words.storage}: {storage.kind}
        </strong>
        <span>{storage.ok ? words.storageOk({ ms: storage.milliseconds }) : storage.error}</span>
        {facts([
          [words.shape, storage.shape],
          ...Object.entries(tables).map(
            ([status, count]) => [`${words.tables}: ${words.status[status] ?? status}`, `${count}`] as const,
          ),
        ])}
      </section>
      {nodes.map((node) => (
        <section key={node.node} className={styles.card} data-harm={node.line?.up === false || undefined}>
          <strong>
            {words.node} <span className={styles.id}>{node.node}</span>
          </strong>
          {facts([
            [words.version, `${node.version}, ${node.runtime}`],
            [words.started, when(node.startedAt)],
            [words.memory, `${megabytes(node.memory.rss)} (${megabytes(node.memory.heap)})`],
            [words.eventLoop, `${node.eventLoop} ms`],
            [words.streams, `${node.streams}`],
            [words.inMemory, `${node.tablesInMemory}`],
            [words.thinking, `${node.botsThinking}`],
            [
              words.rules,
              Object.entries(node.rules)
                .map(([game, version]) => `${game} ${version}`)
                .join(', '),
            ],
            ...(node.line === undefined ? [] : [[words.line, lineOf(node.line)] as const]),
          ])}
          <strong>{words.jobs}</strong>
          {facts(
            node.jobs.map(({ name, lastAt, lastMs, fault }) => [
              name,
              [
                lastAt === null ? words.jobNever : `${when(lastAt)}, ${lastMs} ms`,
                ...(fault === null ? [] : [words.jobFailed({ fault })]),
              ].join(', '),
            ]),
          )}
        </section>
      ))}
      <Again label={words.again} look={look} />
    </div>
  );
}
