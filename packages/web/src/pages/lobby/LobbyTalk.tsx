import { useEffect, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Drawer } from '../../controls/Drawer.tsx';
import { Panel } from '../../controls/Panel.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { useStore } from '../../kit/store.ts';
import { UnreadMark } from '../../table/UnreadMark.tsx';
import styles from './Lobby.module.css';
import { Talk, type TalkProps } from './Talk.tsx';

/** Talk before the game where there is room beside the seats: always in sight. */
export function TalkBeside(props: TalkProps) {
  return (
    <Panel className={styles.talk}>
      <Talk {...props} />
    </Panel>
  );
}

/** Where there is none: what was said last, and the way to all of it, beside what one presses to begin. */
export function TalkBelow(props: TalkProps) {
  const { m } = useLanguage();
  const [open, setOpen] = useState(false);
  const said = useStore(props.stream.chat);
  const [heard, setHeard] = useState(said.length);
  useEffect(() => {
    if (open) setHeard(said.length);
  }, [open, said]);
  const last = said.at(-1);
  return (
    <div className={styles.heard}>
      <Button look="quiet" onClick={() => setOpen(true)} data-word="talk">
        {m.table.chat}
        <UnreadMark count={open ? 0 : said.length - heard} />
      </Button>
      {last !== undefined && (
        <p data-testid="last-said">
          <strong>{last.name}</strong> {last.text ?? (last.emote && <em>{m.friends.emotes[last.emote]}</em>)}
        </p>
      )}
      <Drawer open={open} onOpenChange={setOpen} title={m.table.chat}>
        <div className={styles.talk}>
          <Talk {...props} />
        </div>
      </Drawer>
    </div>
  );
}
