import { GAME_NAMES, type GameName, onShelf } from '@undercroft/games';
import type { ReactNode } from 'react';
import { Select } from '../../controls/Select.tsx';

interface GameSelectProps {
  readonly label: ReactNode;
  readonly value: GameName;
  readonly onChange: (game: GameName) => void;
}

/** The games on the shelf, to choose from. */
export const GAMES = GAME_NAMES.map((value) => ({ value, label: onShelf(value).title }));

/** One of the games on the shelf. */
export const GameSelect = (props: GameSelectProps) => <Select {...props} options={GAMES} />;
