import type { Game } from '@undercroft/kernel';
import type { Speaker } from '@undercroft/words';
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { TextField } from '../../controls/TextField.tsx';
import { BASE } from '../../kit/base.ts';
import { useFetched } from '../../kit/fetched.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { go } from '../../kit/route.ts';
import { pathOf, type Route } from '../../kit/routes.ts';
import type { Beside, RulePictures } from '../game/beside.ts';
import { type Block, readRules } from './books.ts';
import { Printed } from './Printed.tsx';
import styles from './Rulebook.module.css';
import { searching } from './search.ts';
import { touchedBy } from './touched.ts';

interface RulebookProps {
  readonly game: string;
  readonly beside: Beside;
  /** The rule to show: it is scrolled to and marked. */
  readonly rule: string | null;
  readonly onRule: (rule: string | null) => void;
  /** Beside a game an example has a window of its own: nobody leaves the table to look something up. */
  readonly atTable?: boolean;
  /** What the table plays with, where that is a set of its own: which, and the rules that speak of it. */
  readonly own?: OwnSet | null;
}

interface OwnSet {
  readonly game: Game;
  readonly say: Speaker;
  readonly set: object;
}

const UNREAD: readonly [readonly Block[], RulePictures] = [[], {}];

/** The rules of a game, in the reader's language, to search and to link into. */
export function Rulebook({ game, beside, rule, onRule, atTable = false, own = null }: RulebookProps) {
  const { m, language } = useLanguage();
  // Words and pictures come together: what one looks for does not move away.
  const { value } = useFetched(
    () => Promise.all([readRules(game, language), beside.pictures().catch((): RulePictures => ({}))]),
    [game, beside, language],
  );
  const [blocks, pictures] = value ?? UNREAD;
  const [search, setSearch] = useState('');
  const page = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (rule === null || blocks.length === 0) return;
    setSearch('');
    requestAnimationFrame(() => {
      page.current?.querySelector(`[id="${CSS.escape(rule)}"]`)?.scrollIntoView({ block: 'center' });
    });
  }, [rule, blocks]);

  const isTouched = useMemo(
    () => own && touchedBy(own.game, own.set, (name) => own.say.called(name), language),
    [own, language],
  );

  const speaksOf = searching(search, language);
  const found = speaksOf === null ? blocks : blocks.filter(({ text }) => speaksOf(text));

  /** Links inside the book: to the rule they name, else to the heading. */
  const follow = (click: MouseEvent) => {
    const link = (click.target as Element).closest('a');
    const address = link?.getAttribute('href');
    if (!link || !address?.startsWith('#')) return;
    click.preventDefault();
    const named = link.textContent.trim();
    onRule(
      blocks.some((block) => block.kind === 'rule' && block.id === named)
        ? named
        : decodeURIComponent(address.slice(1)),
    );
  };

  return (
    <div className={styles.book}>
      <div className={styles.search}>
        <TextField label={m.rulebook.search} value={search} onChange={setSearch} />
        {speaksOf !== null && (
          <p role="status">
            {found.length === 0 ? m.rulebook.none : m.rulebook.found({ count: found.length })}
          </p>
        )}
        {own !== null && (
          <p className={styles.sets}>
            {own.say.sets} {m.rulebook.touched}
          </p>
        )}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only catches clicks on the links inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed by key clicks too */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a page that scrolls can be scrolled by key */}
      <div className={styles.page} ref={page} onClick={follow} tabIndex={0}>
        {found.map((block, index) => (
          <BookBlock
            // biome-ignore lint/suspicious/noArrayIndexKey: a book does not change its order
            key={index}
            block={block}
            marked={block.kind !== 'text' && block.id === rule}
            game={game}
            atTable={atTable}
            touched={block.kind === 'rule' && isTouched?.(block.text) === true}
            picture={block.kind === 'rule' ? pictures[block.id] : undefined}
          />
        ))}
      </div>
    </div>
  );
}

interface BlockProps {
  readonly block: Block;
  readonly marked: boolean;
  readonly game: string;
  readonly atTable: boolean;
  /** Whether it speaks of something that this table's set has changed. */
  readonly touched: boolean;
  readonly picture: RulePictures[string] | undefined;
}

function BookBlock({ block, marked, game, atTable, touched, picture: Picture }: BlockProps) {
  if (block.kind === 'heading') {
    return <Printed as={block.level <= 2 ? 'h2' : 'h3'} id={block.id} html={block.html} />;
  }
  // A wide table or plan scrolls by itself, also by key.
  if (block.kind === 'text')
    return <Printed as="div" html={block.html} scrolls={/^<(table|pre)/.test(block.html)} />;
  return (
    <div
      className={styles.rule}
      id={block.id}
      data-marked={marked || undefined}
      data-touched={touched || undefined}
    >
      <span className={styles.id}>{block.id}</span>
      <Printed as="p" html={block.html} />
      {Picture !== undefined && (
        <div className={styles.picture} aria-hidden="true">
          <Picture />
        </div>
      )}
      {block.example !== undefined && (
        <ShowMe to={{ at: 'example', game, rule: block.id }} atTable={atTable} />
      )}
    </div>
  );
}

interface ShowMeProps {
  readonly to: Extract<Route, { readonly at: 'example' }>;
  readonly atTable: boolean;
}

function ShowMe({ to, atTable }: ShowMeProps) {
  const { m } = useLanguage();
  const follow = (click: MouseEvent) => {
    if (atTable || click.metaKey || click.ctrlKey) return;
    click.preventDefault();
    go(to);
  };
  return (
    <a
      className={styles.example}
      href={BASE + pathOf(to)}
      aria-label={`${m.rulebook.showMe}: ${to.rule}`}
      onClick={follow}
      {...(atTable && { target: '_blank', rel: 'noopener' })}
    >
      {m.rulebook.showMe}
    </a>
  );
}
