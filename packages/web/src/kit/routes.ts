/** Where one is in the house. Each has an address, so that back, reload and links work. */
export type Route =
  | { readonly at: 'door' }
  | {
      readonly at: 'new';
      readonly game: string;
      /** Sets of one's own, by their ids on this device: 'a,b'. */
      readonly with?: string;
    }
  | { readonly at: 'learn'; readonly game: string }
  | { readonly at: 'here'; readonly id: string }
  | { readonly at: 'friends'; readonly game: string; readonly with?: string }
  | { readonly at: 'table'; readonly id: string; readonly invitation: string | null }
  | { readonly at: 'join'; readonly code: string }
  | { readonly at: 'carry'; readonly code: string }
  | {
      readonly at: 'replay';
      /** Of a day it is the best game, by `day-game`. A link holds the whole match, packed, as its id. */
      readonly source: 'here' | 'table' | 'day' | 'file' | 'link';
      readonly id: string;
      /** Begin with how the game went. */
      readonly review?: true;
    }
  /** One's own worst moments of the last games, as questions. */
  | { readonly at: 'mistakes' }
  /** What is new each day. */
  | { readonly at: 'today' }
  /** Ten questions a day that everybody meets alike. */
  | { readonly at: 'ten' }
  | {
      readonly at: 'puzzles';
      /** Whose, or `today`; null is the page of all. */
      readonly game: string | null;
      /** A certain one; null is the next. */
      readonly id: string | null;
    }
  | { readonly at: 'me'; readonly sheet: string }
  /** A link of a friend or a club. */
  | { readonly at: 'with'; readonly code: string }
  | { readonly at: 'club'; readonly id: string }
  /** One's tournaments, and a new one; of a club, where one comes from there. */
  | { readonly at: 'tournaments'; readonly club: string | null }
  | { readonly at: 'tournament'; readonly id: string }
  | {
      readonly at: 'workshop';
      /** Null is the workshop's own door. */
      readonly game: string | null;
      /** A kept set, or `new` or `expansion`; null is the one that was changed last. */
      readonly id: string | null;
      /** A whole set or an expansion, packed, in a link. */
      readonly packed: string | null;
    }
  /** Sets that people have published; null is the list of them. */
  | { readonly at: 'shared'; readonly id: string | null }
  /** A set to print and cut out. */
  | { readonly at: 'paper'; readonly game: string; readonly with?: string }
  /** A rule's example, played at a table. */
  | { readonly at: 'example'; readonly game: string; readonly rule: string }
  | { readonly at: 'operator' }
  | { readonly at: 'rules'; readonly game: string; readonly rule: string | null };

export function routeOf(url: URL): Route {
  const [first = '', second = '', third = ''] = url.pathname.split('/').filter(Boolean).map(decoded);
  const own = url.searchParams.get('with');
  if (first === 'play' && second) return { at: 'new', game: second, ...(own !== null && { with: own }) };
  if (first === 'learn' && second) return { at: 'learn', game: second };
  if (first === 'here' && second) return { at: 'here', id: second };
  if (first === 'friends' && second)
    return { at: 'friends', game: second, ...(own !== null && { with: own }) };
  if (first === 'table' && second) {
    return { at: 'table', id: second, invitation: url.searchParams.get('invitation') };
  }
  if (first === 'join' && second) return { at: 'join', code: second };
  if (first === 'carry' && second) return { at: 'carry', code: second };
  if (first === 'replay' && second === 'link') return { at: 'replay', source: 'link', id: url.hash.slice(1) };
  if (
    first === 'replay' &&
    (second === 'here' || second === 'table' || second === 'day' || second === 'file')
  ) {
    const review = url.searchParams.has('review') && ({ review: true } as const);
    return { at: 'replay', source: second, id: third, ...review };
  }
  if (first === 'mistakes') return { at: 'mistakes' };
  if (first === 'today') return { at: second === 'ten' ? 'ten' : 'today' };
  if (first === 'puzzles') return { at: 'puzzles', game: second || null, id: third || null };
  if (first === 'me') return { at: 'me', sheet: second };
  if (first === 'with' && second) return { at: 'with', code: second };
  if (first === 'club' && second) return { at: 'club', id: second };
  if (first === 'tournaments') return { at: 'tournaments', club: url.searchParams.get('club') };
  if (first === 'tournament' && second) return { at: 'tournament', id: second };
  if (first === 'workshop') {
    return { at: 'workshop', game: second || null, id: third || null, packed: url.hash.slice(1) || null };
  }
  if (first === 'shared') return { at: 'shared', id: second || null };
  if (first === 'paper' && second) return { at: 'paper', game: second, ...(own !== null && { with: own }) };
  if (first === 'operator' && !second) return { at: 'operator' };
  if (first === 'rules' && second && third) return { at: 'example', game: second, rule: third };
  if (first === 'rules' && second) return { at: 'rules', game: second, rule: url.hash.slice(1) || null };
  return { at: 'door' };
}

/** A piece of an address; one that somebody mistyped is taken as it stands. */
function decoded(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    return piece;
  }
}

export function pathOf(route: Route): string {
  switch (route.at) {
    case 'door':
      return '/';
    case 'new':
      return `/play/${route.game}${withOwn(route.with)}`;
    case 'learn':
      return `/learn/${route.game}`;
    case 'here':
      return `/here/${route.id}`;
    case 'friends':
      return `/friends/${route.game}${withOwn(route.with)}`;
    case 'table':
      return `/table/${route.id}${route.invitation ? `?invitation=${encodeURIComponent(route.invitation)}` : ''}`;
    case 'join':
      return `/join/${encodeURIComponent(route.code)}`;
    case 'carry':
      return `/carry/${encodeURIComponent(route.code)}`;
    case 'replay':
      if (route.source === 'link') return `/replay/link#${route.id}`;
      return `/replay/${route.source}${route.id ? `/${route.id}` : ''}${route.review ? '?review' : ''}`;
    case 'mistakes':
      return '/mistakes';
    case 'today':
      return '/today';
    case 'ten':
      return '/today/ten';
    case 'puzzles':
      return ['/puzzles', route.game, route.id].filter(Boolean).join('/');
    case 'me':
      return `/me${route.sheet ? `/${route.sheet}` : ''}`;
    case 'with':
      return `/with/${encodeURIComponent(route.code)}`;
    case 'club':
      return `/club/${encodeURIComponent(route.id)}`;
    case 'tournaments':
      return `/tournaments${route.club === null ? '' : `?club=${encodeURIComponent(route.club)}`}`;
    case 'tournament':
      return `/tournament/${encodeURIComponent(route.id)}`;
    case 'shared':
      return route.id === null ? '/shared' : `/shared/${encodeURIComponent(route.id)}`;
    case 'workshop':
      return (
        ['/workshop', route.game, route.id].filter(Boolean).join('/') +
        (route.packed ? `#${route.packed}` : '')
      );
    case 'paper':
      return `/paper/${route.game}${withOwn(route.with)}`;
    case 'example':
      return `/rules/${route.game}/${encodeURIComponent(route.rule)}`;
    case 'operator':
      return '/operator';
    case 'rules':
      return `/rules/${route.game}${route.rule ? `#${route.rule}` : ''}`;
  }
}

const withOwn = (id: string | undefined): string =>
  id === undefined ? '' : `?with=${encodeURIComponent(id)}`;
