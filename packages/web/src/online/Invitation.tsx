import { encode } from 'uqr';
import { Button } from '../controls/Button.tsx';
import { LinkIcon, ShareIcon } from '../controls/icons.tsx';
import { Panel } from '../controls/Panel.tsx';
import { toast } from '../controls/Toast.tsx';
import { useLanguage } from '../language/language.tsx';
import styles from './Lobby.module.css';

/** The way to the table: a link, a code to type, and a picture for a phone's camera. */
export function Invitation({ code }: { code: string }) {
  const { m } = useLanguage();
  const link = `${location.origin}/join/${code}`;
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    toast(m.friends.copied);
  };
  return (
    <Panel of="parchment" className={styles.invitation}>
      <QrCode text={link} label={m.friends.qr} />
      <div className={styles.ways}>
        <h2>{m.friends.invite}</h2>
        <p>
          {m.friends.code}: <strong className={styles.code}>{code}</strong>
        </p>
        <a className={styles.link} href={link} data-testid="invitation">
          {link}
        </a>
        <div className={styles.buttons}>
          {navigator.clipboard !== undefined && (
            <Button icon={<LinkIcon />} onClick={() => void copy()}>
              {m.friends.copy}
            </Button>
          )}
          {typeof navigator.share === 'function' && (
            <Button icon={<ShareIcon />} onClick={() => void navigator.share({ url: link }).catch(() => {})}>
              {m.end.share}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}

export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
}
