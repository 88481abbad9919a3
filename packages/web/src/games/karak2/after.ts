import {
  type Army,
  BUILDINGS,
  fameOf,
  fits,
  GOODS,
  hold,
  type Item,
  KARAK2_SET,
  type Karak2Event,
  type Karak2State,
  type Karak2View,
  type Land,
  MAW,
  putTile,
  type Roll,
  SLOT_OF,
  turnGorges,
  UNITS,
} from '@undercroft/karak2';
import { copy, type Seat } from '@undercroft/kernel';

/** A fight as it lies on the table while it is shown. */
export interface ShownFight extends Roll {
  readonly seat: Seat;
  readonly armies: readonly (Army | 'general')[];
  readonly result: 'won' | 'lost' | null;
}

/** What is only on the table for a moment. */
interface Passing {
  fight?: ShownFight;
  /** Armies out of the bag, of which one goes back. */
  drawn?: { readonly place: number; readonly armies: readonly Army[] };
}

/** The table while events are shown. */
export type Shown = Karak2View & Readonly<Passing>;

type Mutable = Karak2State & Passing;

/** How the table looks right after an event. A picture, not the rules: the true view follows. */
export function after(view: Karak2View, event: Karak2Event): Shown {
  const next = copy(view) as Mutable;
  const { seat } = event;
  switch (event.kind) {
    case 'turn':
      next.active = seat;
      next.spent = 0;
      next.moved = false;
      delete next.fight;
      break;
    case 'woke':
      next.life[seat] = event.life;
      break;
    case 'moved':
      next.at[seat] = next.tile.indexOf(event.to);
      break;
    case 'laid':
      layDown(next, event);
      break;
    case 'drew':
      draw(next, event);
      break;
    case 'put-back':
      putBack(next, event.army);
      break;
    case 'general':
      next.general = next.tile.indexOf(MAW);
      next.praetorians = event.praetorians;
      break;
    case 'claws':
      if (event.army === 'praetorian') next.praetorians--;
      else removeArmies(next, next.at[seat], [event.army]);
      break;
    case 'praetorian':
      next.praetorians = event.left;
      break;
    case 'misery':
      GOODS.forEach((good, index) => {
        next.goods[event.on * 3 + index] -= event[good];
      });
      break;
    case 'plague':
      next.plague = event.on;
      break;
    case 'ended':
      next.arkenstone = seat;
      break;
    default:
      fight(next, event);
      belong(next, event);
      bodies(next, event);
  }
  return next;
}

type Of<K extends Karak2Event['kind']> = Extract<Karak2Event, { kind: K }>;

function layDown(view: Mutable, { tile, q, r, turned, by, seat }: Of<'laid'>): void {
  if (view.tile.includes(tile)) return;
  const ask = view.asks.at(-1);
  const gorges = ask?.kind === 'lay' && ask.tile === tile ? ask.gorges : printedGorges(tile);
  for (const stack of [view.first, view.second, view.top]) {
    const index = stack.indexOf(tile);
    if (index >= 0) stack.splice(index, 1);
  }
  const place = putTile(view, tile, q, r, turnGorges(gorges, turned));
  if (by === 'hero') view.at[seat] = place;
}

/** Where nobody was asked how to turn it, a tile's gorges are those of the box. */
function printedGorges(tile: string): number {
  const [, land, number] = /^(.*)-(\d+)$/.exec(tile) ?? [];
  const edges =
    tile === MAW ? KARAK2_SET.maw.gorges : KARAK2_SET.lands[land as Land].gorges[Number(number) - 1];
  return (edges ?? []).reduce((all, edge) => all | (1 << edge), 0);
}

const wanted = (tile: string) => (/^(great|deep)-/.test(tile) ? 2 : 1);

function draw(view: Mutable, { armies, tile }: Of<'drew'>): void {
  const place = view.tile.indexOf(tile);
  for (const army of armies) {
    const index = view.bag.indexOf(army);
    if (index >= 0) view.bag.splice(index, 1);
  }
  if (armies.length > wanted(tile)) view.drawn = { place, armies };
  else
    armies.forEach((army, index) => {
      view.armies[place * 2 + index] = army;
    });
}

function putBack(view: Mutable, army: Army): void {
  const ask = view.asks.at(-1);
  const { place, armies } =
    view.drawn ?? (ask?.kind === 'fate' ? { place: ask.place, armies: ask.drawn } : { place: 0, armies: [] });
  delete view.drawn;
  armies.toSpliced(armies.indexOf(army), 1).forEach((one, index) => {
    view.armies[place * 2 + index] = one;
  });
}

function removeArmies(view: Mutable, place: number, armies: readonly (Army | 'general')[]): void {
  for (const army of armies) {
    const slot = [place * 2, place * 2 + 1].find((index) => view.armies[index] === army);
    if (slot !== undefined) view.armies[slot] = '';
  }
}

/** Who is fought on a place. */
export function foesAt(view: Karak2View, place: number): (Army | 'general')[] {
  if (view.general === place) return ['general'];
  return view.armies.slice(place * 2, place * 2 + 2).filter((army) => army !== '');
}

function fight(view: Mutable, event: Karak2Event): void {
  const { seat } = event;
  if (event.kind === 'rolled') {
    const { hero, units, faces, strength, foe } = event;
    const armies = foesAt(view, view.at[seat]);
    view.fight = { seat, hero, units, faces, fire: 0, strength, foe, armies, result: null };
    return;
  }
  const now = fightOf(view);
  if (now === null) return;
  if (event.kind === 'fireball') {
    view.fight = { ...now, fire: now.fire + 1, strength: event.strength };
    view.fireballs[seat]--;
  } else if (event.kind === 'won') {
    view.fight = { ...now, armies: event.armies, result: 'won' };
    removeArmies(view, view.at[seat], event.armies);
  } else if (event.kind === 'lost') {
    view.fight = { ...now, armies: event.armies, result: 'lost' };
    view.at[seat] = view.tile.indexOf(event.to);
  }
}

/** The fight on the table: as it is shown, or as it is asked about. */
export function fightOf(view: Shown): ShownFight | null {
  if (view.fight) return view.fight;
  const ask = view.asks.at(-1);
  if (ask?.kind !== 'fight' && ask?.kind !== 'protect') return null;
  return { ...ask, armies: foesAt(view, view.at[ask.seat]), result: null };
}

/** What somebody gets, loses or puts up. */
function belong(view: Mutable, event: Karak2Event): void {
  const { seat } = event;
  switch (event.kind) {
    case 'reward':
      if (event.reward === 'small-stone') view.smallStones[seat]++;
      else if (event.reward === 'large-stone') view.largeStones[seat]++;
      else if (event.reward in SLOT_OF && fits(view, seat, event.reward as Item))
        hold(view, seat, event.reward as Item, 1);
      break;
    case 'took': {
      const index = view.lying.findIndex(
        (item, lying) => item === event.item && view.lyingAt[lying] === view.at[seat],
      );
      if (index >= 0) {
        view.lying.splice(index, 1);
        view.lyingAt.splice(index, 1);
      }
      if (fits(view, seat, event.item)) hold(view, seat, event.item, 1);
      break;
    }
    case 'left':
      view.lying.push(event.item);
      view.lyingAt.push(view.tile.indexOf(event.tile));
      break;
    case 'fame':
      view.conquest[seat] += event.fame - fameOf(view, seat);
      break;
    case 'gained':
      GOODS.forEach((good, index) => {
        view.goods[seat * 3 + index] += event[good];
      });
      break;
    case 'stole':
      view.goods[seat * 3 + GOODS.indexOf(event.good)]++;
      view.goods[event.from * 3 + GOODS.indexOf(event.good)]--;
      break;
    case 'built':
      if (event.building === 'city') view.city[seat] = view.tile.indexOf(event.tile);
      else view.built[seat * 6 + BUILDINGS.indexOf(event.building)] = 1;
      break;
    default:
  }
}

/** Hearts and units. */
function bodies(view: Mutable, event: Karak2Event): void {
  const { seat } = event;
  const unit = (kind: number, by: number) => {
    if (kind < 4) view.army[seat * 4 + kind] += by;
  };
  switch (event.kind) {
    case 'wounded':
      view.life[seat] = Math.max(0, view.life[seat] - event.hearts);
      break;
    case 'healed':
    case 'souls':
    case 'cleansed':
      view.life[seat] += event.hearts;
      if (event.kind === 'cleansed' && event.plague) view.plague = -1;
      break;
    case 'fainted':
      view.life[seat] = 0;
      break;
    case 'fell':
      for (const fallen of event.units) unit(UNITS.indexOf(fallen), -1);
      break;
    case 'recruited':
      unit(UNITS.indexOf(event.unit), 1);
      break;
    case 'dismissed':
      unit(UNITS.indexOf(event.unit), -1);
      break;
    case 'raised':
      unit(3, 1);
      break;
    default:
  }
}
