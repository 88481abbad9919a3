// What is not needed before the first fight, find or city: one piece of its own, fetched when it is.
export { ArmyFigure, GeneralToken } from '../../art/karak2/ArmyToken.tsx';
export { Arena } from './Arena.tsx';
export { FightChoices, Protect } from './Fight.tsx';
export { Fate, Keep, Scout, TilePicture, Victims, Ways } from './Finds.tsx';
export { Done, Recruits, Takes, Works } from './Lists.tsx';
export { Muster } from './Muster.tsx';
