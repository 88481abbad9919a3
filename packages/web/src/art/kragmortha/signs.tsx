import { byName, type Drawing, layered, placed } from '../drawing.ts';
import { Inlaid, Picture } from '../Picture.tsx';
import eye from './signs/eye.svg?drawing';
import look from './signs/look.svg?drawing';
import noLook from './signs/no-look.svg?drawing';
import star from './signs/star.svg?drawing';

/** The four symbols of the library, and the crystal ball that fits them all. */
export type LibrarySign = 'book' | 'scroll' | 'potion' | 'gems' | 'ball';

export const SYMBOLS = byName<LibrarySign>(
  import.meta.glob('./symbols/*.svg', { eager: true, import: 'default', query: '?drawing' }),
);

/** A symbol as it stands on squares and cards. A group in a square of 100. */
export const SymbolSign = ({ of }: { of: LibrarySign }) => <Inlaid of={SYMBOLS[of]} />;

export const SymbolPicture = ({ of, size = 24 }: { of: LibrarySign; size?: number }) => (
  <Picture of={SYMBOLS[of]} width={size} />
);

/** The part of the body a look takes hold of. */
export type BodyPart = 'head' | 'mouth' | 'arm' | 'hand' | 'leg' | 'mind';

export const PARTS: Readonly<Record<BodyPart | 'blank', Drawing>> = byName(
  import.meta.glob('./parts/*.svg', { eager: true, import: 'default', query: '?drawing' }),
);

/** A small sign of a look in front of a player: the part, under Rigor's cold eye. A picture. */
export const LookPicture = ({ of, size = 28 }: { of: BodyPart | 'blank'; size?: number }) => (
  <Picture
    of={layered(`look ${of}`, look.box, look, placed(PARTS[of], 'translate(10 10) scale(.8)'))}
    width={size}
    shows={`look ${of}`}
  />
);

/** A look still missing: an empty place in the row of four. */
export const NoLook = ({ size = 28 }: { size?: number }) => <Picture of={noLook} width={size} />;

/** Rigor's eye: the sign of everything that withers. A group in a square of 100. */
export const WitheringEye = () => <Inlaid of={eye} />;

/** The stars that a tome is worth when it comes to a tie. A group in a square of 100. */
export const MagicStar = () => <Inlaid of={star} />;
