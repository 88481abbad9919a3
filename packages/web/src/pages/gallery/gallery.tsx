import { type ReactNode, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import '../../kit/theme/fonts.css';
import '../../games/theme.ts';
import '../../kit/theme/base.css';
import './gallery.css';
import { GAME_NAMES } from '@undercroft/games';
import { Toasts } from '../../controls/Toast.tsx';
import { Controls } from './Controls.tsx';
import { GamePieces, openDrawings } from './GamePieces.tsx';

const SECTIONS: Readonly<Record<string, () => ReactNode>> = {
  ...Object.fromEntries(
    GAME_NAMES.map((game) => {
      const drawings = openDrawings(game);
      return [game, () => <GamePieces game={game} drawings={drawings} />];
    }),
  ),
  Controls,
};

/** Everything we draw on one page, for whoever draws more. Only the development server has it. */
function Gallery() {
  const only = new URLSearchParams(location.search).get('only');
  return (
    <main className="gallery">
      <h1>Gallery</h1>
      {Object.entries(SECTIONS).map(
        ([name, Section]) =>
          (only === null || only === name) && (
            <section key={name} id={name} data-game={name}>
              <h2>{name}</h2>
              <Suspense>
                <Section />
              </Suspense>
            </section>
          ),
      )}
    </main>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Toasts>
        <Gallery />
      </Toasts>
    </StrictMode>,
  );
}
