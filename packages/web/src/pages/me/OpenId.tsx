import { useEffect } from 'react';
import { Button } from '../../controls/Button.tsx';
import { toast } from '../../controls/Toast.tsx';
import { useFetched } from '../../kit/fetched.ts';
import { server } from '../../kit/server/api.ts';
import styles from './Me.module.css';
import { useAttempt } from './useAttempt.ts';
import { useMeWords } from './words/me/index.ts';

/** Signing in with the accounts of a club or a company, where the server knows any; nothing where it does not. */
export function OpenId({ bring }: { bring: boolean }) {
  const words = useMeWords();
  const attempt = useAttempt();
  // Without a line nobody signs in.
  const name = useFetched(() => server.ask('GET /sign-in'), []).value?.openId ?? null;
  useEffect(() => {
    const why = { '#refused': words.openIdRefused, '#turned-back': words.openIdTurnedBack }[location.hash];
    if (why === undefined) return;
    history.replaceState(null, '', location.pathname);
    toast(why, { harm: true });
  }, [words]);
  if (name === null) return null;
  const go = async () => location.assign((await server.ask('POST /sign-in/openid', { body: { bring } })).url);
  return (
    <div className={styles.row}>
      <Button look="ember" onClick={() => void attempt(go)}>
        {words.openId({ name })}
      </Button>
    </div>
  );
}
