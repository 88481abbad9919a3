import {
  type Hero,
  type Item,
  type Monster,
  SHAPES,
  type Shape,
  TILE_KINDS,
  type TileKind,
} from '@undercroft/karak';
import { HeroPortrait } from '../../art/Hero.tsx';
import { ITEMS } from '../../art/karak/items.ts';
import { isDrawn } from '../../art/karak/monsters.ts';
import { ItemPicture } from '../../art/karak/Pieces.tsx';
import { Tile } from '../../art/karak/Tile.tsx';
import { ChestToken, MonsterToken } from '../../art/karak/Token.tsx';
import { PowerCard } from '../../table/box/PowerCard.tsx';
import { numberIn } from '../../table/box/piece.ts';
import type { DrawPiece } from '../../table/game/beside.ts';

/** Karak's components as they look in play. */
export const drawPiece: DrawPiece = ({ section, name, value, say }) => {
  if (section === 'powers') return <PowerCard name={name} say={say} />;
  if (section === 'tokens' && name === 'chest') return <Token>{<ChestToken />}</Token>;
  if (section === 'monsters' || (section === 'tokens' && isDrawn(name))) {
    return <Token>{<MonsterToken monster={name as Monster} strength={numberIn(value.strength)} />}</Token>;
  }
  if (section === 'heroes') return <HeroPortrait hero={name as Hero} seat={0} size={96} />;
  if (section === 'treasures') {
    return (
      <ItemPicture item={name as Item} slot="treasures" size={96} counts={`${numberIn(value.points)}`} />
    );
  }
  if (section === 'spells') {
    const bonus = value.kind === 'flames' ? { counts: `+${numberIn(value.bonus)}` } : {};
    return <ItemPicture item={name as Item} slot="spells" size={96} {...bonus} />;
  }
  if (section === 'weapons' || (section === 'items' && name in ITEMS)) {
    return <ItemPicture item={name as Item} size={96} counts={`+${numberIn(value.bonus)}`} />;
  }
  const kind = TILE_KINDS.find((known) => known === name);
  return section === 'tiles' && kind !== undefined ? <Tiles kind={kind} value={value} /> : null;
};

const Token = ({ children }: { children: React.ReactNode }) => (
  <svg viewBox="-2 -2 104 108" width="104" aria-hidden="true">
    {children}
  </svg>
);

/** Each shape of which there are any. */
function Tiles({ kind, value }: { kind: TileKind; value: Readonly<Record<string, unknown>> }) {
  const shapes = (Object.keys(SHAPES) as Shape[]).filter((shape) => numberIn(value[shape]) > 0);
  const width = shapes.length > 1 ? 54 : 96;
  return (
    <span
      style={{ display: 'grid', gridTemplateColumns: `repeat(${shapes.length > 1 ? 2 : 1}, auto)`, gap: 3 }}
    >
      {shapes.map((shape) => (
        <svg key={shape} viewBox="0 0 100 100" width={width} height={width} aria-hidden="true">
          <Tile kind={kind} doors={SHAPES[shape]} />
        </svg>
      ))}
    </span>
  );
}
