import { type Action, COLOURS, CURSES, EFFECTS, type Foe, type Gear, HEROES } from '@undercroft/goblin';
import { HeroPortrait } from '../../art/Hero.tsx';
import { listIn, numberIn } from '../../table/box/piece.ts';
import type { DrawPiece, PieceProps } from '../../table/game/beside.ts';
import { ActionFace, GearFace } from './Card.tsx';
import { FoeFace } from './Foe.tsx';

/** Karak: Goblin's cards as they look in play. */
export const drawPiece: DrawPiece = (props) => {
  const { section, name, value, say } = props;
  if (section === 'actions') return <Sized>{<ActionFace say={say} action={actionOf(props)} />}</Sized>;
  if (section === 'gear') {
    const gear: Gear = {
      name,
      kind: value.kind === 'armour' ? 'armour' : 'weapon',
      attack: numberIn(value.attack),
      defence: numberIn(value.defence),
      heart: numberIn(value.heart),
      hand: numberIn(value.hand),
    };
    return <Sized>{<GearFace say={say} gear={gear} />}</Sized>;
  }
  const hero = HEROES.find((known) => known === name);
  if (section === 'heroes' && hero !== undefined) return <HeroPortrait hero={hero} seat={0} size={88} />;
  const kind = KINDS[section];
  if (kind === undefined) return null;
  return <Sized>{<FoeFace say={say} foe={foeIn(props, kind === 'gatekeeper' ? ['key'] : [])} />}</Sized>;
};

const KINDS: Readonly<Record<string, Foe['kind']>> = {
  monsters: 'monster',
  gatekeepers: 'gatekeeper',
  lords: 'lord',
};

/** What stands on a foe's card. */
export const foeIn = ({ section, name, value }: PieceProps, rewards: Foe['rewards']): Foe => ({
  name,
  kind: KINDS[section] ?? 'monster',
  level: numberIn(value.level) - 1,
  hits: numberIn(value.hits),
  attack: numberIn(value.attack),
  curses: listIn(value.curses, CURSES),
  rewards,
  fight: { fight: name },
});

function actionOf({ name, value }: PieceProps): Action {
  const effects = EFFECTS.map((effect) => [effect, numberIn(value[effect])]);
  return {
    name,
    colour: COLOURS.find((known) => known === value.colour) ?? 'red',
    next: listIn(value.next, COLOURS),
    bit: 0,
    nextBits: 0,
    ...(Object.fromEntries(effects) as Record<(typeof EFFECTS)[number], number>),
  };
}

/** Cards fill the place they lie in. */
const Sized = ({ children }: { children: React.ReactNode }) => (
  <span style={{ display: 'block', width: 112, height: 152 }}>{children}</span>
);
