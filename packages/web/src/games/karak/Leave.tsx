import type { Item } from '@undercroft/karak';
import { useState } from 'react';
import { ItemPicture } from '../../art/karak/Pieces.tsx';
import { gives } from '../../table/game/gives.ts';
import styles from './Choices.module.css';
import { counts } from './counts.ts';
import { type OfQuestion, useSeen, useTable } from './seen.ts';
import { wordsOf } from './words/index.ts';

/** Something does not fit: tap or drag what stays on the tile. */
export function Leave({ question: { ask, answers } }: OfQuestion<'leave'>) {
  const { box, say, names, answer } = useTable();
  const view = useSeen((at) => at.view);
  const words = wordsOf(say.language);
  const [over, setOver] = useState(false);
  const items = answers.map(({ leave }) => leave);
  return (
    <div className={styles.leave}>
      {items.map((item) => (
        <button
          type="button"
          key={item}
          className={styles.piece}
          data-new={item === ask.item || undefined}
          data-word="leave"
          {...gives({ leave: item })}
          draggable
          onDragStart={(drag) => drag.dataTransfer.setData('text/plain', item)}
          onClick={() => answer({ leave: item })}
        >
          <ItemPicture item={item} size={52} {...counts(box, item)} />
          <span>{say.answer({ leave: item }, ask, view, names)}</span>
        </button>
      ))}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a place to drop; every piece can also be tapped */}
      <div
        className={styles.floor}
        data-over={over || undefined}
        onDragOver={(drag) => {
          drag.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(drop) => {
          drop.preventDefault();
          const item = drop.dataTransfer.getData('text/plain') as Item;
          if (items.includes(item)) answer({ leave: item });
        }}
      >
        {words.onTheFloor}
        <small>{words.dragHint}</small>
      </div>
    </div>
  );
}
