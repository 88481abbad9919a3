import type { Highlight } from '@undercroft/bots/review';
import type { Seat } from '@undercroft/kernel';
import { useEffect, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Drawer } from '../../controls/Drawer.tsx';
import { IconButton } from '../../controls/IconButton.tsx';
import { BackIcon, CloseIcon, ForwardIcon } from '../../controls/icons.tsx';
import { toast } from '../../controls/Toast.tsx';
import { Waiting } from '../../controls/Waiting.tsx';
import { copyText } from '../../kit/copy.ts';
import { useFetched } from '../../kit/fetched.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { useMedia } from '../../kit/media.ts';
import { shareMatch } from '../../table/end/shareMatch.ts';
import { matchLinkOf } from '../../table/sources/link.ts';
import type { MatchSource, Watchable } from '../../table/sources/matches.ts';
import { hasRealHands } from '../../table/sources/realHands.ts';
import { TableScreen } from '../../table/TableScreen.tsx';
import { MomentCard } from '../review/MomentCard.tsx';
import { ownSeats } from '../review/own.ts';
import { ReviewPanel } from '../review/ReviewPanel.tsx';
import { type Replayed, useReplay } from '../review/useReplay.ts';
import { useTeller } from '../review/useTeller.ts';
import { KeepLuck } from './KeepLuck.tsx';
import { Timeline } from './Timeline.tsx';
import { WhatIf } from './WhatIf.tsx';

interface ReplayPageProps {
  readonly source: MatchSource;
  readonly id: string;
  /** Begin with how the game went. */
  readonly review: boolean;
}

/** A finished match, step by step, from every seat. */
export default function ReplayPage(props: ReplayPageProps) {
  const replayed = useReplay(props.source, props.id);
  return replayed === null ? <Waiting /> : <Replay {...props} {...replayed} />;
}

/** Mistakes of one player, and which of them is looked at. */
interface Looked {
  readonly mistakes: readonly Highlight[];
  readonly at: number;
}

function Replay({ source, id, review, found, opened, client, reviewing }: ReplayPageProps & Replayed) {
  const { m } = useLanguage();
  const isJudged = !hasRealHands(opened.game, found.match);
  const [looking, setLooking] = useState(review && isJudged);
  const [wondering, setWondering] = useState(false);
  const [looked, setLooked] = useState<Looked | null>(null);
  const wide = useMedia('(min-width: 700px)');
  const own = useOwnSeats(source, id, found);
  const teller = useTeller(opened, client);
  useEffect(() => {
    if (looking) reviewing.begin();
  }, [looking, reviewing]);

  const copyLink = async () => {
    const copied = await copyText(await matchLinkOf(found.match));
    toast(copied ? m.friends.copied : m.broken, { harm: !copied });
  };
  const show = (step: number) => {
    setLooking(false);
    setLooked(null);
    client.play(false);
    client.go(step);
  };
  const lookAt = (mistakes: readonly Highlight[], at: number) => {
    setLooking(false);
    setLooked({ mistakes, at });
  };
  const wonder = () => {
    client.play(false);
    setWondering(true);
  };
  const moment = looked?.mistakes[looked.at];
  return (
    <>
      <TableScreen
        client={client}
        opened={opened}
        everyAnswer
        menu={[
          { label: m.end.save, onSelect: () => void shareMatch(found.match, m) },
          { label: m.whatIf.copyLink, onSelect: () => void copyLink() },
        ]}
        banner={
          looked !== null &&
          moment !== undefined &&
          teller !== null && (
            <MomentCard
              key={moment.version}
              client={client}
              opened={opened}
              match={found.match}
              reviewing={reviewing}
              teller={teller}
              moment={moment}
              title={m.moment.title({ at: looked.at + 1, of: looked.mistakes.length, turn: moment.turn })}
              more={
                <Button look="quiet" onClick={wonder} data-word="what-if">
                  {m.whatIf.title}
                </Button>
              }
            >
              {looked.mistakes.length > 1 && (
                <>
                  <IconButton
                    label={m.moment.previous}
                    icon={<BackIcon />}
                    disabled={looked.at === 0}
                    onClick={() => setLooked({ ...looked, at: looked.at - 1 })}
                  />
                  <IconButton
                    label={m.moment.next}
                    icon={<ForwardIcon />}
                    disabled={looked.at === looked.mistakes.length - 1}
                    onClick={() => setLooked({ ...looked, at: looked.at + 1 })}
                  />
                </>
              )}
              <IconButton
                label={m.close}
                icon={<CloseIcon />}
                onClick={() => {
                  setLooked(null);
                  setLooking(true);
                }}
              />
            </MomentCard>
          )
        }
        below={
          // A moment that is looked at needs the room, and whoever is asked again shall not be told how it went on.
          looked === null && (
            <Timeline
              client={client}
              opened={opened}
              reviewing={reviewing}
              onReview={isJudged ? () => setLooking(true) : null}
              onWhatIf={wonder}
            />
          )
        }
      />
      <Drawer
        open={looking}
        onOpenChange={setLooking}
        title={m.review.title}
        side={wide ? 'right' : 'bottom'}
      >
        <ReviewPanel
          client={client}
          opened={opened}
          reviewing={reviewing}
          own={own}
          onShow={show}
          onMistake={lookAt}
        />
      </Drawer>
      <KeepLuck source={source} id={id} found={found} reviewing={reviewing} />
      <WhatIf
        client={client}
        opened={opened}
        match={found.match}
        own={own}
        id={id}
        open={wondering}
        onOpenChange={setWondering}
      />
    </>
  );
}

/** Which seats are one's own; nobody's where it cannot be known. */
const useOwnSeats = (source: string, id: string, found: Watchable): readonly Seat[] =>
  useFetched(() => ownSeats(source, id, found), [source, id, found]).value ?? [];
