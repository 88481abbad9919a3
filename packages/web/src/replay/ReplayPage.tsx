import { reelOf } from '@undercroft/kernel';
import { useEffect, useMemo, useState } from 'react';
import { copyText } from '../app/copy.ts';
import { useMedia } from '../app/media.ts';
import { Waiting } from '../app/Waiting.tsx';
import { Drawer } from '../controls/Drawer.tsx';
import { toast } from '../controls/Toast.tsx';
import { KeepLuck } from '../history/KeepLuck.tsx';
import { useLanguage } from '../language/language.tsx';
import { ReviewPanel } from '../review/ReviewPanel.tsx';
import { Reviewing } from '../review/reviewing.ts';
import { type Opened, openGame } from '../table/open.ts';
import { shareMatch } from '../table/shareMatch.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { ReplayClient } from './client.ts';
import { linkOf } from './link.ts';
import { findMatch, type Watchable } from './matches.ts';
import { Timeline } from './Timeline.tsx';
import { WhatIf } from './WhatIf.tsx';

interface ReplayPageProps {
  readonly source: 'here' | 'table' | 'file' | 'link';
  readonly id: string;
  /** Begin with how the game went. */
  readonly review: boolean;
}

/** A finished match, step by step, from every seat. */
export default function ReplayPage({ source, id, review }: ReplayPageProps) {
  const { m, language } = useLanguage();
  const [found, setFound] = useState<Watchable | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [client, setClient] = useState<ReplayClient | null>(null);
  const [failed, setFailed] = useState<Error | null>(null);
  const [looking, setLooking] = useState(review);
  const [wondering, setWondering] = useState(false);
  const wide = useMedia('(min-width: 700px)');

  useEffect(() => {
    findMatch(source, id).then(
      (match) => (match === null ? setFailed(new Error(m.notFound)) : setFound(match)),
      setFailed,
    );
  }, [source, id, m]);

  const game = found?.match.game;
  useEffect(() => {
    if (game !== undefined) openGame(game, language).then(setOpened, setFailed);
  }, [game, language]);

  const rules = opened?.game;
  useEffect(() => {
    if (found === null || rules === undefined) return;
    try {
      setClient(new ReplayClient(found.match, found.reel ?? reelOf(rules, found.match), found.seats));
    } catch {
      setFailed(new Error(m.replay.otherRules));
    }
  }, [found, rules, m]);

  useEffect(() => () => client?.close(), [client]);

  const reviewing = useMemo(() => (found === null ? null : new Reviewing(found.match)), [found]);
  useEffect(() => () => reviewing?.close(), [reviewing]);
  useEffect(() => {
    if (looking) reviewing?.begin();
  }, [looking, reviewing]);

  if (failed !== null) throw failed;
  if (found === null || opened === null || client === null || reviewing === null) return <Waiting />;
  const copyLink = async () => {
    const copied = await copyText(await linkOf(found.match));
    toast(copied ? m.friends.copied : m.broken, { harm: !copied });
  };
  const show = (step: number) => {
    setLooking(false);
    client.play(false);
    client.go(step);
  };
  return (
    <>
      <TableScreen
        client={client}
        opened={opened}
        menu={[
          { label: m.end.save, onSelect: () => void shareMatch(found.match) },
          { label: m.whatIf.copyLink, onSelect: () => void copyLink() },
        ]}
        below={
          <Timeline
            client={client}
            opened={opened}
            reviewing={reviewing}
            onReview={() => setLooking(true)}
            onWhatIf={() => {
              client.play(false);
              setWondering(true);
            }}
          />
        }
      />
      <Drawer
        open={looking}
        onOpenChange={setLooking}
        title={m.review.title}
        closeLabel={m.close}
        side={wide ? 'right' : 'bottom'}
      >
        <ReviewPanel client={client} opened={opened} reviewing={reviewing} onShow={show} />
      </Drawer>
      <KeepLuck source={source} id={id} found={found} reviewing={reviewing} />
      <WhatIf
        client={client}
        opened={opened}
        match={found.match}
        id={id}
        open={wondering}
        onOpenChange={setWondering}
      />
    </>
  );
}
