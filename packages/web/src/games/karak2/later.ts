import { type ComponentType, lazy } from 'react';

type Rooms = typeof import('./rooms.ts');

/** One of the rooms, drawn as soon as it has been fetched. Put it inside a Suspense. */
const room = <K extends keyof Rooms>(name: K) =>
  lazy(async () => ({
    default: (await import('./rooms.ts'))[name] as ComponentType<PropsOf<Rooms[K]>>,
  }));

type PropsOf<C> = C extends ComponentType<infer P> ? P : never;

export const ArmyFigure = room('ArmyFigure');
export const GeneralToken = room('GeneralToken');
export const Arena = room('Arena');
export const FightChoices = room('FightChoices');
export const Protect = room('Protect');
export const Fate = room('Fate');
export const Keep = room('Keep');
export const Scout = room('Scout');
export const TilePicture = room('TilePicture');
export const Victims = room('Victims');
export const Muster = room('Muster');
export const Done = room('Done');
export const Recruits = room('Recruits');
export const Takes = room('Takes');
export const Works = room('Works');
