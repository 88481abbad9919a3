import type { GameEvent, Seat } from '@undercroft/kernel';
import type { Amulet, Army, Building, Good, Hero, Item, Recruit, Reward, Unit } from './components.ts';

interface Told<K extends string> extends GameEvent {
  readonly kind: K;
  readonly seat: Seat;
}

export type Karak2Event =
  | (Told<'choice-roll'> & { readonly face: number })
  /** Whom somebody leads, and who was dealt to them. */
  | (Told<'chose'> & { readonly hero: Hero; readonly dealt: Hero })
  | (Told<'first-roll'> & { readonly face: number })
  | Told<'first'>
  | Told<'turn'>
  | (Told<'woke'> & { readonly life: number })
  | (Told<'moved'> & { readonly from: string; readonly to: string; readonly by: 'step' | 'portal' | 'ride' })
  /** Only Darius hears which tiles; everybody else hears how many. */
  | (Told<'scouted'> & { readonly tiles: readonly string[]; readonly count: number })
  | (Told<'laid'> & {
      readonly tile: string;
      readonly q: number;
      readonly r: number;
      readonly turned: number;
      readonly by: 'hero' | 'falcon';
    })
  | (Told<'drew'> & { readonly armies: readonly Army[]; readonly tile: string })
  | (Told<'put-back'> & { readonly army: Army })
  | (Told<'general'> & { readonly praetorians: number })
  | (Told<'claws'> & { readonly army: Army | 'praetorian' })
  | (Told<'rolled'> & {
      readonly hero: number;
      readonly units: readonly Unit[];
      readonly faces: readonly number[];
      readonly again: boolean;
      readonly strength: number;
      readonly foe: number;
    })
  | (Told<'fireball'> & { readonly strength: number; readonly foe: number })
  | (Told<'ignored'> & { readonly die: 'hero' | Unit })
  | (Told<'won'> & {
      readonly armies: readonly (Army | 'general')[];
      readonly strength: number;
      readonly foe: number;
    })
  | (Told<'lost'> & {
      readonly armies: readonly (Army | 'general')[];
      readonly strength: number;
      readonly foe: number;
      readonly to: string;
    })
  | (Told<'praetorian'> & { readonly left: number })
  | (Told<'wounded'> & { readonly hearts: number })
  | (Told<'fell'> & { readonly units: readonly Unit[] })
  | (Told<'souls'> & { readonly hearts: number })
  | Told<'fainted'>
  | (Told<'reward'> & { readonly reward: Reward | Amulet })
  | (Told<'left'> & { readonly item: Item; readonly tile: string })
  | (Told<'took'> & { readonly item: Item })
  | (Told<'fame'> & { readonly fame: number })
  | (Told<'gained'> & {
      readonly food: number;
      readonly wood: number;
      readonly stone: number;
      readonly by: 'gather' | 'plunder' | 'cart' | 'amulet';
    })
  | (Told<'stole'> & { readonly good: Good; readonly from: Seat })
  | (Told<'healed'> & { readonly hearts: number })
  | (Told<'cleansed'> & { readonly hearts: number; readonly plague: boolean })
  | (Told<'built'> & { readonly building: 'city' | Building; readonly tile: string })
  | (Told<'recruited'> & { readonly unit: Recruit })
  | (Told<'dismissed'> & { readonly unit: Recruit })
  | Told<'raised'>
  | (Told<'misery'> & {
      readonly on: Seat;
      readonly food: number;
      readonly wood: number;
      readonly stone: number;
    })
  | (Told<'plague'> & { readonly on: Seat })
  | Told<'ended'>;
