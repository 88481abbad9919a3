import { IconButton } from '../../controls/IconButton.tsx';
import { BranchIcon, GraphIcon, PauseIcon, PlayIcon, StepBackIcon, StepIcon } from '../../controls/icons.tsx';
import { Select } from '../../controls/Select.tsx';
import { Slider } from '../../controls/Slider.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { useStore } from '../../kit/store.ts';
import { lookOf } from '../../table/game/looks.ts';
import type { Opened } from '../../table/game/opened.ts';
import type { ReplayClient } from '../../table/sources/watched.ts';
import { ChanceGraph } from '../review/ChanceGraph.tsx';
import type { Reviewing } from '../review/reviewing.ts';
import styles from './Timeline.module.css';

interface TimelineProps {
  readonly client: ReplayClient;
  readonly opened: Opened;
  readonly reviewing: Reviewing;
  /** Null where nobody knows what was chosen among. */
  readonly onReview: (() => void) | null;
  readonly onWhatIf: () => void;
}

/** The hand on the clock of a replay: step, play, jump, and through whose eyes; the chances above it once they are known. */
export function Timeline({ client, opened, reviewing, onReview, onWhatIf }: TimelineProps) {
  const { m } = useLanguage();
  const step = useStore(client.step);
  const playing = useStore(client.playing);
  const { seats, viewer } = useStore(client.info);
  const { story } = useStore(reviewing.state);
  const jump = (to: number) => {
    client.play(false);
    client.go(to);
  };
  return (
    <section className={styles.timeline} aria-label={m.replay.title}>
      {story !== null && (
        <div className={styles.chances}>
          <ChanceGraph
            review={story.review}
            seats={seats.map((info) => ({ ...info, look: lookOf(opened.screen, info.figure, info.look) }))}
            last={client.last}
            step={step}
            label={m.review.graph}
            onStep={jump}
            marks={story.highlights.turningPoints.map(({ version }) => version + 1)}
            small
          />
        </div>
      )}
      <IconButton
        label={m.replay.backward}
        icon={<StepBackIcon />}
        disabled={step === 0}
        onClick={() => jump(step - 1)}
      />
      <IconButton
        label={playing ? m.replay.pause : m.replay.play}
        icon={playing ? <PauseIcon /> : <PlayIcon />}
        look="ember"
        onClick={() => client.play(!playing)}
      />
      <IconButton
        label={m.replay.forward}
        icon={<StepIcon />}
        disabled={step === client.last}
        onClick={() => jump(step + 1)}
      />
      {onReview !== null && (
        <>
          <IconButton label={m.review.title} icon={<GraphIcon />} onClick={onReview} />
          <IconButton label={m.whatIf.title} icon={<BranchIcon />} onClick={onWhatIf} />
        </>
      )}
      <div className={styles.slider}>
        <Slider
          label={`${m.replay.turn({ turn: client.turnAt(step) })} · ${m.replay.step({ step, all: client.last })}`}
          value={step}
          max={client.last}
          onChange={jump}
        />
      </div>
      <Select
        label={m.replay.seenBy}
        value={viewer === null ? '' : String(viewer)}
        onChange={(seat) => client.watchAs(seat === '' ? null : Number(seat))}
        options={[
          { value: '', label: m.replay.everyone },
          ...seats.map(({ seat, name, figure }) => ({
            value: String(seat),
            label: name || opened.say.name(figure),
          })),
        ]}
      />
    </section>
  );
}
