import { HEARTS, type PowerKind, powerOf, type Skill, skillsOf } from '@undercroft/karak';
import { Die } from '../../art/Die.tsx';
import { HeroFigure } from '../../art/Hero.tsx';
import { Hearts } from '../../art/karak/Hearts.tsx';
import { MonsterFigure } from '../../art/karak/Monster.tsx';
import { HitPoint, ItemPicture } from '../../art/karak/Pieces.tsx';
import { ChestToken } from '../../art/karak/Token.tsx';
import { STANDEE_BOX } from '../../art/seat.tsx';
import { EyeIcon } from '../../controls/icons.tsx';
import { SMALL, useMedia } from '../../kit/media.ts';
import { FightStage, type Part } from '../../table/show/FightStage.tsx';
import { Spotlight } from '../../table/show/Spotlight.tsx';
import { fightOf, type ShownFight } from './passing.ts';
import { type AtKarak, useSeen, useTable } from './seen.ts';
import { wordsOf } from './words/index.ts';

/** What comes over the dungeon: a fight, or a chest that opens. */
export function Show() {
  const { say, names } = useTable();
  const fight = useSeen(({ view }) => fightOf(view));
  const opened = useSeen(({ event }) => (event?.kind === 'opened' ? event : null));
  if (fight !== null) return <Fight key={fight.key} fight={fight} />;
  if (opened === null) return null;
  return (
    <Spotlight
      mood="gold"
      picture={
        <svg viewBox="0 0 100 96" aria-hidden="true">
          <ChestToken open />
        </svg>
      }
      title={say.event(opened, names)}
    />
  );
}

function Fight({ fight }: { fight: ShownFight }) {
  const { box, say, names, seats } = useTable();
  const { rolling, throwDice, hero, skills, hearts, decides } = useSeen((at) => ({
    rolling: at.rolling,
    throwDice: at.throwDice,
    hero: at.view.heroes[fight.seat].hero,
    skills: skillsOf(at.view.heroes[fight.seat]),
    hearts: at.view.heroes[fight.seat].hearts,
    decides: at.answers.length > 0,
  }));
  const words = wordsOf(say.language);
  const small = useMedia(SMALL);
  const { strength } = box.set.tokens[fight.monster];
  const parts = partsOf({ box, say }, fight, skills);
  const total = fight.dice[0] + fight.dice[1] + parts.reduce((sum, { counts }) => sum + counts, 0);
  return (
    <FightStage
      hero={
        <svg viewBox={STANDEE_BOX} aria-hidden="true">
          <HeroFigure hero={hero} seat={seats[fight.seat]?.look ?? fight.seat} live />
        </svg>
      }
      foe={<MonsterFigure monster={fight.monster} strength={strength} />}
      heroName={names[fight.seat] ?? say.name(hero)}
      foeName={say.called(fight.monster)}
      hearts={
        <Hearts
          left={hearts}
          of={HEARTS}
          label={words.hearts({ now: hearts, all: HEARTS })}
          size={small ? 20 : 26}
        />
      }
      dice={fight.dice.map((value, index) => (
        <Die
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is the first or the second, and thrown again by another key
          key={`${index} ${fight.dice.join()} ${rolling}`}
          value={value}
          size={small ? 46 : 72}
          rolled={rolling && throwDice === null}
          held={throwDice !== null}
        />
      ))}
      parts={parts}
      total={total}
      called={words.attack}
      against={
        <span>
          <strong>{strength}</strong> {words.strength}
        </span>
      }
      rolling={rolling}
      onThrow={throwDice}
      decides={decides}
      result={fight.result}
      words={words.result}
      grand={fight.monster === 'dragon'}
      hurt={hearts === 0 ? 'down' : hearts === 1 ? 'last' : undefined}
    />
  );
}

/** What comes on top of the dice, and where each of it comes from. */
function partsOf(
  { box, say }: Pick<AtKarak, 'box' | 'say'>,
  fight: ShownFight,
  skills: readonly Skill[],
): Part[] {
  const by = (kind: PowerKind) => {
    const powers = skills.filter((skill) => powerOf(box.set, skill).kind === kind);
    return { what: powers[0] ?? kind, name: powers.map((power) => say.called(power)).join(', ') };
  };
  const { items } = box.set;
  const weapons = fight.weapons.map(
    (weapon): Part => ({
      what: weapon,
      name: say.called(weapon),
      picture: <ItemPicture item={weapon} size={30} />,
      counts: items[weapon].bonus,
    }),
  );
  const byWeapons = weapons.reduce((sum, { counts }) => sum + counts, 0);
  const spells = [...Array.from({ length: fight.flames }, () => 'flames' as const), ...(fight.cast ?? [])];
  const flames = spells.map(
    (spell): Part => ({
      what: spell,
      name: say.called(spell),
      picture: <ItemPicture item={spell} slot="spells" size={30} />,
      counts: items[spell as 'flames'].bonus,
    }),
  );
  const foresight: Part = {
    ...by('add'),
    picture: <EyeIcon />,
    counts: fight.bonus - byWeapons,
  };
  const sacrifice: Part = {
    ...by('give-hearts'),
    picture: <HitPoint lost size={26} />,
    counts: fight.gift?.more ?? 1,
  };
  return [
    ...weapons,
    ...(foresight.counts > 0 ? [foresight] : []),
    ...flames,
    ...(fight.sacrificed ? [sacrifice] : []),
  ];
}
