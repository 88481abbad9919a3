import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../theme/fonts.css';
import '../theme/theme.ts';
import '../theme/base.css';
import './gallery.css';
import { Toasts } from '../controls/Toast.tsx';
import { Controls } from './Controls.tsx';
import { Dungeon } from './Dungeon.tsx';
import { Fight } from './Fight.tsx';
import { Goblins } from './Goblins.tsx';
import { Heroes } from './Heroes.tsx';
import { Land } from './Land.tsx';
import { LibraryPieces } from './LibraryPieces.tsx';
import { Lids } from './Lids.tsx';
import { Pieces } from './Pieces.tsx';
import { Tokens } from './Tokens.tsx';

const SECTIONS = {
  Lids,
  Dungeon,
  Heroes,
  Tokens,
  Pieces,
  Fight,
  Land,
  Goblins,
  LibraryPieces,
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
            <section key={name} id={name}>
              <h2>{name}</h2>
              <Section />
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
      <Toasts closeLabel="Close">
        <Gallery />
      </Toasts>
    </StrictMode>,
  );
}
