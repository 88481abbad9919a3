import { Die } from '../art/Die.tsx';
import { HeroFigure, HeroPortrait } from '../art/karak/Hero.tsx';
import { HitPoint } from '../art/karak/Pieces.tsx';
import { Slot } from '../art/karak/Slot.tsx';
import { MonsterToken } from '../art/karak/Token.tsx';
import { SeatMark } from '../art/seat.tsx';
import { Button } from '../controls/Button.tsx';
import { Odds } from '../controls/Odds.tsx';
import { Panel } from '../controls/Panel.tsx';

const percent = new Intl.NumberFormat('en', { style: 'percent' }).format;

/** The parts side by side as a screen would use them: one hero's belongings, and a fight. */
export function Fight() {
  return (
    <div className="row" style={{ alignItems: 'stretch' }}>
      <Panel of="leather" style={{ display: 'grid', gap: 12, flex: '1 1 320px', alignContent: 'start' }}>
        <div className="row" style={{ alignItems: 'center', gap: 12 }}>
          <HeroPortrait hero="horan" seat={0} size={72} />
          <div>
            <h3>Horan</h3>
            <div style={{ display: 'flex', gap: 2 }}>
              {[1, 2, 3, 4, 5].map((point) => (
                <HitPoint key={point} lost={point > 3} />
              ))}
            </div>
          </div>
        </div>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Slot kind="weapons" item="sword" counts="+2" />
          <Slot kind="weapons" item="daggers" counts="+1" />
          <Slot kind="spells" item="flames" counts="+1" />
          <Slot kind="spells" item="healing-portal" />
          <Slot kind="spells" />
          <Slot kind="keys" />
        </div>
      </Panel>
      <Panel style={{ display: 'grid', gap: 16, flex: '2 1 420px' }}>
        <div style={{ display: 'flex', alignItems: 'center', gap: 10, justifyContent: 'center' }}>
          <svg viewBox="-6 -8 118 142" width="84" aria-hidden="true">
            <HeroFigure hero="horan" seat={0} />
          </svg>
          <Die value={4} rolled />
          <Die value={5} rolled />
          <svg viewBox="-2 -2 104 108" width="84" aria-hidden="true">
            <MonsterToken monster="skeleton-king" strength={10} />
          </svg>
        </div>
        <Odds
          win={0.58}
          tie={0.14}
          lose={0.28}
          labels={{ win: 'win', tie: 'tie', lose: 'lose a heart' }}
          format={percent}
        />
        <div className="row" style={{ gap: 12, alignItems: 'center' }}>
          <SeatMark seat={0} size={28} />
          <strong style={{ flex: 1 }}>Horan, the dice lie: 9 and 3 against 10.</strong>
          <Button>Roll again</Button>
          <Button look="ember">Accept</Button>
        </div>
      </Panel>
    </div>
  );
}
