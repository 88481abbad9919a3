import { together } from '../../kit/later.ts';

const room = together(() => import('./rooms.ts'));

export const ArmyFigure = room('ArmyFigure', 'g');
export const GeneralToken = room('GeneralToken', 'g');
export const Arena = room('Arena', 'span');
export const FightChoices = room('FightChoices', 'span');
export const Protect = room('Protect', 'span');
export const Fate = room('Fate', 'span');
export const Keep = room('Keep', 'span');
export const Scout = room('Scout', 'span');
export const TilePicture = room('TilePicture', 'span');
export const Victims = room('Victims', 'span');
export const Ways = room('Ways', 'span');
export const Muster = room('Muster', 'span');
export const Done = room('Done', 'span');
export const Recruits = room('Recruits', 'span');
export const Takes = room('Takes', 'span');
export const Works = room('Works', 'span');
