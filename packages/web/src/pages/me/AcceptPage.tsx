import { Page } from '../../controls/Page.tsx';
import { toast } from '../../controls/Toast.tsx';
import { TurnedAway } from '../../controls/TurnedAway.tsx';
import { Waiting } from '../../controls/Waiting.tsx';
import { useFetched } from '../../kit/fetched.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { go } from '../../kit/route.ts';
import { server } from '../../kit/server/api.ts';
import { explain } from '../../kit/server/explain.ts';
import { giveName } from '../../kit/server/guest.ts';
import { NameForm } from './NameForm.tsx';
import { useCircleWords } from './words/circles/index.ts';

/** A link was opened: who invites, and what saying yes means. Nothing happens before. */
export default function AcceptPage({ code }: { code: string }) {
  const { m } = useLanguage();
  const words = useCircleWords();
  const { value: link, failed } = useFetched(() => server.ask('GET /links/:code', { code }), [code]);
  if (failed !== null) return <TurnedAway why={explain(m, failed)} />;
  if (link === null) return <Waiting />;
  const { kind, name, members } = link;
  const accept = async (own: string) => {
    await giveName(own);
    const { club } = await server.ask('POST /links', { body: { code } });
    if (club !== null) return go({ at: 'club', id: club }, true);
    toast(words.areFriends({ name }));
    go({ at: 'me', sheet: 'friends' }, true);
  };
  return (
    <Page title={kind === 'club' ? words.clubInvites({ name }) : words.someoneInvites({ name })}>
      {kind === 'club' && <p>{words.members({ count: members })}</p>}
      <p>{kind === 'club' ? words.clubInvitesText : words.someoneText}</p>
      <NameForm label={kind === 'club' ? words.joinClub : words.beFriends} onName={accept} />
    </Page>
  );
}
