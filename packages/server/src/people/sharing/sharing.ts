import { checkSetFile, type Game, isFields, type Variant } from '@undercroft/kernel';
import { builtIn, changesBetween, expanded, isExpansion, pathIn, valueAt } from '@undercroft/sets/workshop';
import { theTime } from '../../ground/clock.ts';
import { newTableId } from '../../ground/codes.ts';
import { pageOf, placeAfter } from '../../ground/pages.ts';
import { Problem } from '../../ground/problem.ts';
import type { Games } from '../../ground/shelf.ts';
import { type Kept, keptIn } from '../../storage/kept.ts';
import type { SharedAbout, SharedSearch, StoredShared } from '../../storage/sharing.ts';
import type { Sql } from '../../storage/sql.ts';

interface ForSharing extends Pick<Kept, 'sharing'> {
  readonly sql: Sql;
  readonly hall: { readonly games: Games };
}

/** So many to a page. */
const PAGE = 30;
/** Sets that one person may have published. */
const MOST = 20;
/** A picture that is larger is none: lists are read by everybody. */
const PICTURE_LETTERS = 2000;
/** Reports that are shown of one page. */
const REPORTS = 200;

const timeOf = (at: number) => new Date(at).toISOString();

/** Signs that turn a text around or that nobody sees do not belong into a list that everybody reads. */
const plain = (text: string | undefined): string =>
  (text ?? '').replaceAll(/[\p{Cc}\p{Cs}\p{Co}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();

/** What somebody wants to publish, checked by the game itself, as a table would be. */
function aboutOf(game: Game, data: object): SharedAbout & { readonly note: string } {
  const adds = isExpansion(data);
  const whole = adds ? expanded(game, builtIn(game), [{ name: '', data }]) : data;
  const { variant } = checkSetFile(game, whole);
  const name = plain(variant.name);
  if (name === '') throw new Problem('set-without-name');
  return {
    ...{ game: game.name, kind: adds ? 'expansion' : 'set', name },
    ...{ author: plain(variant.author), licence: plain(variant.licence) },
    ...{ description: plain(variant.description), note: plain(variant.history?.at(-1)) },
    picture: pictureIn(whole, variant),
    changes: changesBetween(builtIn(game), whole).filter(({ path }) => !/^variant\b|\bsource\b/.test(path))
      .length,
  };
}

/** The component that stands for the whole, to be drawn in a list. */
function pictureIn(whole: object, { picture }: Variant): string | null {
  if (picture === undefined) return null;
  const path = pathIn(`.${picture}`);
  const value = valueAt(whole, path);
  if (!isFields(value)) return null;
  const said = JSON.stringify({ section: String(path[0]), name: String(path.at(-1)), value });
  return said.length > PICTURE_LETTERS ? null : said;
}

const lineOf = ({ owner: _, by, picture, hiddenAt, madeAt, changedAt, ...line }: StoredShared) => ({
  ...line,
  ...{ by: by ?? '—', picture: picture === null ? null : JSON.parse(picture) },
  ...{ madeAt: timeOf(madeAt), changedAt: timeOf(changedAt), hidden: hiddenAt !== null },
});

const searchOf = ({ text, game, after }: { text?: string; game?: string; after?: string }): SharedSearch => ({
  ...{ text: text?.trim() ?? '', after: placeAfter(after), limit: PAGE + 1 },
  ...(game !== undefined && { game }),
});
const pagesOf = (found: readonly StoredShared[]) =>
  pageOf(found, PAGE, ({ changedAt, id }) => ({ at: changedAt, id }));

function listOf(found: readonly StoredShared[]) {
  const { page, next } = pagesOf(found);
  return { sets: page.map(lineOf), next };
}

export const sharedSets = async (
  { sharing }: Pick<ForSharing, 'sharing'>,
  query: { readonly text?: string; readonly game?: string; readonly after?: string },
) => listOf(await sharing.shown(searchOf(query)));

export const sharedBy = async (
  { sharing }: Pick<ForSharing, 'sharing'>,
  owner: string,
  query: { readonly after?: string },
) => listOf(await sharing.of(owner, searchOf(query)));

/** What was hidden is there for its owner alone. */
async function mustFind({ sharing }: Pick<ForSharing, 'sharing'>, id: string, guest: string | null) {
  const found = await sharing.find(id);
  if (found === null || (found.hiddenAt !== null && found.owner !== guest))
    throw new Problem('no-shared-set');
  return found;
}

export async function sharedSet(house: Pick<ForSharing, 'sharing'>, id: string, guest: string | null) {
  const found = await mustFind(house, id, guest);
  const [now, versions] = await Promise.all([
    house.sharing.version(id, found.version),
    house.sharing.versions(id),
  ]);
  if (now === null) throw new Problem('no-shared-set');
  return {
    ...lineOf(found),
    set: JSON.parse(now.data) as object,
    versions: versions.map(({ at, ...version }) => ({ ...version, at: timeOf(at) })),
    yours: found.owner === guest,
  };
}

export async function sharedVersion(
  house: Pick<ForSharing, 'sharing'>,
  id: string,
  version: number,
  guest: string | null,
) {
  await mustFind(house, id, guest);
  const found = await house.sharing.version(id, version);
  if (found === null) throw new Problem('no-shared-set');
  return { version, at: timeOf(found.at), set: JSON.parse(found.data) as object };
}

/** Publishes a set; asked again with the same key, it is the one that is there already. */
export async function share(
  { sql, hall }: ForSharing,
  owner: string,
  { game, set }: { readonly game: string; readonly set: object },
  id = newTableId(),
): Promise<string> {
  const { note, ...about } = aboutOf(hall.games[game], set);
  await sql.transaction(async (inOneGo) => {
    const { sharing } = keptIn(inOneGo);
    const at = theTime();
    if (!(await sharing.add(id, owner, about, at))) return;
    // With this one, which whoever publishes two at once sees as well.
    if ((await sharing.count(owner)) > MOST) throw new Problem('circle-full', { most: MOST });
    await sharing.write(id, 1, about, JSON.stringify(set), note, at);
  });
  return id;
}

/** Publishes a newer version of what is somebody's own. */
export async function shareAgain({ sql, sharing, hall }: ForSharing, owner: string, id: string, set: object) {
  const found = await sharing.find(id);
  if (found?.owner !== owner) throw new Problem('no-shared-set');
  const { note, ...about } = aboutOf(hall.games[found.game], set);
  await sql.transaction(async (inOneGo) => {
    const { sharing } = keptIn(inOneGo);
    const held = await sharing.hold(id, owner);
    if (held === null) throw new Problem('no-shared-set');
    await sharing.write(id, held.version + 1, about, JSON.stringify(set), note, theTime());
  });
}

export async function takeBackShared({ sql }: ForSharing, owner: string, id: string): Promise<void> {
  await sql.transaction(async (inOneGo) => {
    const { sharing } = keptIn(inOneGo);
    if ((await sharing.hold(id, owner)) === null) throw new Problem('no-shared-set');
    await sharing.remove(id);
  });
}

export async function reportShared(
  house: Pick<ForSharing, 'sharing' | 'sql'>,
  reporter: string,
  id: string,
  { reason, note = '' }: { readonly reason: string; readonly note?: string },
): Promise<void> {
  await mustFind(house, id, reporter);
  await house.sql.transaction((inOneGo) =>
    keptIn(inOneGo).sharing.report(id, reporter, { reason, note: note.trim() }, theTime()),
  );
}

/** For those who run the server: all of them, or those that are hidden or reported, with what was said. */
export async function sharedForOperator(
  { sharing }: Pick<ForSharing, 'sharing'>,
  query: { readonly text?: string; readonly after?: string; readonly status?: 'hidden' | 'reported' },
) {
  const { page, next } = pagesOf(await sharing.all(query.status ?? null, searchOf(query)));
  const reports = await sharing.reports(
    page.map(({ id }) => id),
    REPORTS,
  );
  return {
    next,
    sets: page.map((one) => ({
      ...lineOf(one),
      owner: { guest: one.owner, name: one.by ?? '—' },
      reports: reports
        .filter(({ shared }) => shared === one.id)
        .map(({ at, reason, note, reporter, by }) => ({
          ...{ at: timeOf(at), reason, note, by: { guest: reporter, name: by ?? '—' } },
        })),
    })),
  };
}

/** Hides what was published, or shows it again; its reports are settled with that. */
export async function hideShared({ sql }: Pick<ForSharing, 'sql'>, id: string, hidden: boolean) {
  const found = await sql.transaction((inOneGo) =>
    keptIn(inOneGo).sharing.hide(id, hidden ? theTime() : null),
  );
  if (!found) throw new Problem('no-shared-set');
}

export async function removeShared({ sql, sharing }: Pick<ForSharing, 'sql' | 'sharing'>, id: string) {
  if ((await sharing.find(id)) === null) throw new Problem('no-shared-set');
  await sql.transaction((inOneGo) => keptIn(inOneGo).sharing.remove(id));
}

/** What somebody has published and reported, for them to take along. */
export async function sharingData({ sharing }: Pick<Kept, 'sharing'>, guest: string) {
  const own = await sharing.of(guest, searchOf({}));
  const shared = own.map(async ({ id, game, name, hiddenAt }) => {
    const versions = (await sharing.versions(id)).map(async ({ version, at }) => {
      const found = await sharing.version(id, version);
      return { version, at: timeOf(at), set: found === null ? null : (JSON.parse(found.data) as unknown) };
    });
    return { game, name, hidden: hiddenAt !== null, versions: await Promise.all(versions) };
  });
  return {
    shared: await Promise.all(shared),
    sharedReports: (await sharing.reportsBy(guest)).map(({ name, reason, note, at }) => ({
      ...{ set: name, reason, note, at: timeOf(at) },
    })),
  };
}
