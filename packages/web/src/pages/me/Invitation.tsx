import { type ReactNode, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { LinkIcon, ShareIcon } from '../../controls/icons.tsx';
import { Panel } from '../../controls/Panel.tsx';
import { QrCode } from '../../controls/QrCode.tsx';
import { Select } from '../../controls/Select.tsx';
import { toast } from '../../controls/Toast.tsx';
import { houseAddress } from '../../kit/base.ts';
import { copyText } from '../../kit/copy.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { useAddresses } from '../../kit/server/address.ts';
import styles from './Invitation.module.css';

/** The way to the table: a link, a code to say or type, and a picture for a phone's camera. */
export function Invitation({ code }: { code: string }) {
  const { m } = useLanguage();
  return (
    <ShareLink path={`/join/${code}`} title={m.friends.invite}>
      <p>
        {m.friends.code}: <strong className={styles.code}>{code}</strong>
      </p>
    </ShareLink>
  );
}

interface ShareLinkProps {
  /** Below the house's address. */
  readonly path: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A link to hand to others: to copy, to share, and as a picture. */
export function ShareLink({ path, title, children }: ShareLinkProps) {
  const { m } = useLanguage();
  const addresses = useAddresses();
  const [chosen, setChosen] = useState<string | null>(null);
  if (addresses === null) return null;
  const address = chosen ?? addresses[0] ?? houseAddress();
  const link = `${address}${path}`;
  const copy = async () => {
    if (await copyText(link)) toast(m.friends.copied);
  };
  return (
    <Panel of="parchment" className={styles.invitation}>
      <QrCode text={link} label={m.friends.qr} />
      <div className={styles.ways}>
        <h2>{title}</h2>
        {children}
        <a className={styles.link} href={link} data-testid="invitation">
          {link}
        </a>
        {addresses.length === 0 && <p role="note">{m.friends.onlyHere}</p>}
        {addresses.length > 1 && (
          <Select
            label={m.friends.address}
            value={address}
            onChange={setChosen}
            options={addresses.map((value) => ({ value, label: value }))}
          />
        )}
        <div className={styles.buttons}>
          <Button icon={<LinkIcon />} onClick={() => void copy()}>
            {m.friends.copy}
          </Button>
          {typeof navigator.share === 'function' && (
            <Button icon={<ShareIcon />} onClick={() => void navigator.share({ url: link }).catch(() => {})}>
              {m.friends.share}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}
