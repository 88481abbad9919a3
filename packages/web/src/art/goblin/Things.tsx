import type { Colour, Curse, Potion } from '@undercroft/goblin';
import { memo, type ReactNode } from 'react';
import { fine, INK, inked, line, PAINT } from '../ink.ts';
import { CardSign, EffectSign } from './signs.tsx';

type Paint = readonly [string, string, string];

const knife = (blade: Paint) => (
  <g transform="rotate(38 50 50)">
    <path d="M42 10C46 0 54-4 60-6c2 14 2 38 0 66H42z" fill={blade[1]} {...inked} />
    <path d="M42 10C46 0 54-4 60-6c-6 20-8 42-8 66H42z" fill={blade[0]} />
    <path d="M32 58h36v9H32z" fill={PAINT.brass[1]} {...inked} />
    <path d="M44 67h12v30H44z" fill={PAINT.leather[1]} {...inked} />
    <path d="M44 76l12 4M44 85l12 4" {...fine} />
  </g>
);

const sword = (blade: Paint) => (
  <g transform="rotate(40 50 50)">
    <path d="M40 2l10-14 10 14v60H40z" fill={blade[1]} {...inked} />
    <path d="M40 2l10-14v74H40z" fill={blade[0]} />
    <path d="M50 8l4 7-4 7-4-7zM50 30l4 7-4 7-4-7z" fill={blade[2]} />
    <path d="M24 62h52v10H24z" fill={PAINT.gold[1]} {...inked} />
    <path d="M44 72h12v24H44z" fill={PAINT.leather[1]} {...inked} />
    <circle cx="50" cy="100" r="7" fill={PAINT.gold[1]} {...inked} />
  </g>
);

const staff = (gem: Paint) => (
  <g transform="rotate(28 50 50)">
    <path d="M45 30c2 20-2 40 0 70h9c-2-30 4-50 2-70z" fill={PAINT.wood[1]} {...inked} />
    <path
      d="M46 34C32 32 28 14 38 2c-2 14 4 18 12 18s14-4 12-18c10 12 6 30-8 32z"
      fill={PAINT.wood[0]}
      {...inked}
    />
    <circle cx="50" cy="6" r="10" fill={gem[1]} {...inked} />
    <path d="M44 4c1-4 4-5 7-5" {...line} stroke={gem[0]} strokeWidth="3" />
  </g>
);

const axe = (blade: Paint) => (
  <g transform="rotate(20 50 50)">
    <path d="M45 2h10v98H45z" fill={PAINT.wood[1]} {...inked} />
    <path d="M55 14c12-2 22-8 30-16 12 20 12 44 0 62-8-10-18-14-30-16z" fill={blade[1]} {...inked} />
    <path d="M85-2c12 20 12 44 0 62l-6-6c8-16 8-34 0-50z" fill={blade[0]} />
    <path d="M45 14c-12-2-22-8-30-16C3 18 3 42 15 60c8-10 18-14 30-16z" fill={blade[2]} {...inked} />
    <path d="M41 20h18v20H41z" fill={PAINT.gold[1]} {...inked} />
  </g>
);

const lid = (metal: Paint) => (
  <>
    <circle cx="50" cy="52" r="44" fill={metal[1]} {...inked} />
    <path d="M50 8a44 44 0 0 1 0 88z" fill={metal[2]} />
    <path d="M12 42a40 40 0 0 1 30-28" {...line} stroke={metal[0]} strokeWidth="6" />
    <circle cx="50" cy="52" r="28" {...line} />
    <circle cx="50" cy="52" r="11" fill={PAINT.wood[1]} {...inked} />
  </>
);

const mail = (plates: Paint) => (
  <>
    <path
      d="M20 10l18-4c4 8 20 8 24 0l18 4 14 22-14 12-4-6v54c-14 6-38 6-52 0V38l-4 6L6 32z"
      fill={plates[1]}
      {...inked}
    />
    <path d="M62 6l18 4 14 22-14 12-4-6v54c-6 3-12 4-18 4 8-28 8-60 4-90z" fill={plates[2]} />
    <path d="M22 14l12-4c-2 20-2 40 0 60l-10 2V30z" fill={plates[0]} />
    <path
      d="M30 48c7 8 13 8 20 0 7 8 13 8 20 0M30 66c7 8 13 8 20 0 7 8 13 8 20 0M40 30c5 6 15 6 20 0"
      {...line}
    />
  </>
);

const vest = (cloth: Paint) => (
  <>
    <path
      d="M22 8l16-2 12 18L62 6l16 2 8 30-10 6v48c-8 4-16 5-24 4V52h-4v44c-8 1-16 0-24-4V44l-10-6z"
      fill={cloth[1]}
      {...inked}
    />
    <path d="M62 6l16 2 8 30-10 6v48c-8 4-16 5-24 4V40z" fill={cloth[2]} />
    <path d="M28 60h14v14H28zM58 60h14v14H58z" fill={cloth[0]} {...inked} />
    <path d="M24 80h52v8H24z" fill={PAINT.leather[2]} {...inked} />
    <path d="M45 78h10v12H45z" fill={PAINT.brass[1]} {...inked} />
  </>
);

const robe = (cloth: Paint) => (
  <>
    <path d="M38 6h24l22 26-12 12 14 52H14l14-52-12-12z" fill={cloth[1]} {...inked} />
    <path d="M56 6h6l22 26-12 12 14 52H56z" fill={cloth[2]} />
    <path d="M38 6l12 16L62 6M50 22v74" {...line} />
    <path
      d="M34 54l3 6 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1zM66 70l3 6 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1z"
      fill={PAINT.gold[0]}
      {...inked}
      strokeWidth="1.600"
    />
  </>
);

const MOSSY: Paint = PAINT.scale;

const GEAR: Readonly<Record<string, () => ReactNode>> = {
  'bone-knife': () => knife(PAINT.bone),
  'gnarled-staff': () => staff(PAINT.magic),
  'pot-lid': () => lid(PAINT.iron),
  'herb-vest': () => vest(MOSSY),
  'orc-cleaver': () => axe(PAINT.iron),
  'singing-blade': () => sword(PAINT.steel),
  'leech-blade': () => knife(PAINT.ruby),
  'scale-coat': () => mail(PAINT.iron),
  'pouch-belt': () => vest(PAINT.leather),
  'moss-mail': () => mail(MOSSY),
  'kings-axe': () => axe(PAINT.gold),
  'rune-sword': () => sword(PAINT.magic),
  'blood-fang': () => sword(PAINT.ruby),
  'dragon-plate': () => mail(PAINT.brass),
  'star-robe': () => robe(PAINT.magic),
  'phoenix-mail': () => mail(PAINT.flame),
};

/** A weapon or an armour; one nobody has drawn looks like others of its kind. A picture. */
export const GearPicture = memo(function GearPicture({
  name,
  kind,
  size = 48,
}: {
  name: string;
  kind: 'weapon' | 'armour';
  size?: number;
}) {
  const draw = Object.hasOwn(GEAR, name) ? GEAR[name] : undefined;
  return (
    <svg viewBox="-8 -8 116 116" width={size} height={size} aria-hidden="true">
      {draw?.() ?? (kind === 'weapon' ? sword(PAINT.steel) : mail(PAINT.steel))}
    </svg>
  );
});

const BOTTLES: Readonly<
  Record<Potion, { readonly paint: Paint; readonly body: string; readonly sign: ReactNode }>
> = {
  strength: {
    paint: PAINT.flame,
    body: 'M40 28h20l6 16c14 6 22 16 22 28 0 16-16 24-38 24S12 88 12 72c0-12 8-22 22-28z',
    sign: (
      <path
        d="M36 80V64c0-6 28-6 28 0v16zM38 62l24 0M43 58v10M50 57v11M57 58v10"
        fill={PAINT.skin[1]}
        {...inked}
      />
    ),
  },
  healing: {
    paint: PAINT.ruby,
    body: 'M40 28h20v10c10 0 26 6 26 24 0 16-16 26-36 36-20-10-36-20-36-36 0-18 16-24 26-24z',
    sign: <path d="M50 50v32M34 66h32" {...line} stroke={PAINT.bone[0]} strokeWidth="10" />,
  },
  countercurse: {
    paint: PAINT.curse,
    body: 'M40 28h20l4 14 14 8-8 44H30l-8-44 14-8z',
    sign: (
      <>
        <path
          d="M30 68c6-9 12-13 20-13s14 4 20 13c-6 7-12 11-20 11s-14-4-20-11z"
          fill={PAINT.bone[0]}
          {...inked}
        />
        <circle cx="50" cy="67" r="6" fill={INK} />
        <path d="M30 88l40-42" {...line} stroke={PAINT.bone[0]} strokeWidth="6" />
      </>
    ),
  },
};

/** A potion: each kind has a bottle of its own. A picture. */
export const PotionPicture = memo(function PotionPicture({
  potion,
  size = 40,
}: {
  potion: Potion;
  size?: number;
}) {
  const { paint, body, sign } = BOTTLES[potion];
  return (
    <svg viewBox="-4 -4 108 108" width={size} height={size} aria-hidden="true" data-shows={potion}>
      <path d={body} fill={paint[1]} {...inked} />
      <path d="M24 62c2-10 6-14 13-17" {...line} stroke={paint[0]} strokeWidth="6" />
      <path d="M38 14h24v16H38z" fill={PAINT.bone[2]} {...inked} />
      <path d="M41 2h18v14H41z" fill={PAINT.wood[1]} {...inked} />
      {sign}
    </svg>
  );
});

/** The key of a level. A picture. */
export const KeyPicture = memo(function KeyPicture({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="-4 -4 108 108" width={size} height={size} aria-hidden="true" data-shows="key">
      <g transform="rotate(38 50 50)">
        <path d="M44 40h12v62H44zM56 72h18v10H56zM56 88h13v10H56z" fill={PAINT.gold[1]} {...inked} />
        <circle cx="50" cy="20" r="19" fill="none" stroke={INK} strokeWidth="17" />
        <circle cx="50" cy="20" r="19" fill="none" stroke={PAINT.gold[1]} strokeWidth="11" />
        <path d="M33 16a18 18 0 0 1 15-15" {...line} stroke={PAINT.gold[0]} strokeWidth="4" />
      </g>
    </svg>
  );
});

/** A torch on a cave wall. A picture. */
export const TorchPicture = memo(function TorchPicture({ size = 24 }: { size?: number }) {
  return (
    <svg viewBox="0 0 50 100" width={size / 2} height={size} aria-hidden="true">
      <path d="M19 50h12l-3 48h-6z" fill={PAINT.wood[1]} {...inked} strokeWidth="5" />
      <path
        d="M25 2c14 16 20 28 14 42-4 8-24 8-28 0C5 30 15 20 25 2z"
        fill={PAINT.flame[2]}
        {...inked}
        strokeWidth="5"
      />
      <path d="M25 20c8 10 11 16 7 24-3 5-11 5-14 0-4-8 1-14 7-24z" fill={PAINT.flame[0]} />
      <path d="M12 46h26v9H12z" fill={PAINT.iron[0]} {...inked} strokeWidth="4" />
    </svg>
  );
});

/** A lock: a row whose key one lacks. A picture. */
export const LockPicture = memo(function LockPicture({ size = 24 }: { size?: number }) {
  return (
    <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden="true" data-shows="lock">
      <path d="M26 46V30c0-28 48-28 48 0v16" {...line} strokeWidth="20" />
      <path d="M26 46V30c0-28 48-28 48 0v16" {...line} stroke={PAINT.brass[0]} strokeWidth="11" />
      <path d="M12 44h76v50H12z" fill={PAINT.brass[1]} {...inked} strokeWidth="5" />
      <path d="M54 46h32v46H54z" fill={PAINT.brass[2]} />
      <path d="M50 56a9 9 0 0 1 5 16l2 14H43l2-14a9 9 0 0 1 5-16z" fill={INK} />
    </svg>
  );
});

/** What beating a foe brings: a colour, a weapon, armour or a key. A picture. */
export const RewardSign = memo(function RewardSign({
  reward,
  size = 20,
}: {
  reward: Colour | 'weapon' | 'armour' | 'key';
  size?: number;
}) {
  if (reward === 'key') return <KeyPicture size={size} />;
  if (reward === 'weapon') return <GearPicture name="orc-cleaver" kind="weapon" size={size} />;
  if (reward === 'armour') return <GearPicture name="" kind="armour" size={size} />;
  return <CardSign colour={reward} size={size} />;
});

const EFFECT_CURSES: readonly string[] = ['attack', 'defence', 'draw', 'heal'];

/** A curse: what it forbids, struck through on a hexed ground. A picture. */
export const CurseSign = memo(function CurseSign({ curse, size = 28 }: { curse: Curse; size?: number }) {
  const inner = size * 0.72;
  const at = (size - inner) / 2;
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width={size} height={size} aria-hidden="true">
      <g transform={`scale(${size / 100})`}>
        <circle cx="50" cy="50" r="47" fill="#d9bce8" {...inked} strokeWidth="4" />
        <circle cx="50" cy="50" r="43" fill="none" stroke={PAINT.curse[1]} strokeWidth="8" />
      </g>
      <g transform={`translate(${at} ${at})`}>
        {EFFECT_CURSES.includes(curse) ? (
          <EffectSign effect={curse as 'attack' | 'defence' | 'draw' | 'heal'} size={inner} />
        ) : (
          <RewardSign reward={curse as Colour | 'weapon' | 'armour'} size={inner} />
        )}
      </g>
      <path
        d={`M${size * 0.16} ${size * 0.84}L${size * 0.84} ${size * 0.16}`}
        stroke="#fff8e6"
        strokeWidth={size * 0.12}
        strokeLinecap="round"
      />
      <path
        d={`M${size * 0.16} ${size * 0.84}L${size * 0.84} ${size * 0.16}`}
        stroke="#6b2f85"
        strokeWidth={size * 0.065}
        strokeLinecap="round"
      />
    </svg>
  );
});

/** The back of a card nobody may see. A picture, filling what it is given. */
export const CardBack = memo(function CardBack({ size }: { size?: number }) {
  return (
    <svg
      viewBox="0 0 72 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      {...(size === undefined ? { width: '100%', height: '100%' } : { width: size, height: size * 1.39 })}
    >
      <rect x="1.500" y="1.500" width="69" height="97" rx="7" fill="#2f4a1c" {...inked} />
      <path d="M36 2h28c4 0 6 2 6 6v84c0 4-2 6-6 6H36z" fill="#243a16" />
      <rect x="8" y="8" width="56" height="84" rx="4" fill="none" stroke="#9ccb2f" strokeWidth="2" />
      <path
        d="M14 44c-4-8-4-14-2-18 8 3 13 8 15 14h18c2-6 7-11 15-14 2 4 2 10-2 18-3 6-6 8-8 8 0 14-6 24-14 24s-14-10-14-24c-2 0-5-2-8-8z"
        fill="#9ccb2f"
        {...inked}
        strokeWidth="2"
      />
      <path d="M27 48l7 4M45 48l-7 4M30 62c4 3 8 3 12 0" {...fine} strokeWidth="2.600" />
    </svg>
  );
});

/** The merchant under his awning. A picture. */
export const MerchantPicture = memo(function MerchantPicture({ size = 64 }: { size?: number }) {
  return (
    <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
      <path d="M10 30h80v66H10z" fill="#2b1f18" {...inked} />
      <path d="M36 70c-2-22 4-34 14-34s16 12 14 34z" fill={PAINT.pale[1]} {...inked} />
      <path
        d="M24 44c10-4 16-14 26-14s16 10 26 14c-6 4-14 4-26 4s-20 0-26-4z"
        fill={PAINT.magic[2]}
        {...inked}
      />
      <path d="M38 32c2-10 6-14 12-14s10 4 12 14z" fill={PAINT.magic[1]} {...inked} />
      <circle cx="44" cy="54" r="2.600" fill={INK} />
      <circle cx="56" cy="54" r="2.600" fill={INK} />
      <path d="M40 60c2 12 6 16 10 16s8-4 10-16c-6 4-14 4-20 0z" fill={PAINT.bone[1]} {...inked} />
      <path d="M4 8h92l-4 24H8z" fill={PAINT.linen[1]} {...inked} />
      <path d="M22 8h18l-2 24H20zM58 8h18l4 24H62z" fill="#8fbf34" {...inked} />
      <path d="M4 72h92v24H4z" fill={PAINT.wood[1]} {...inked} />
      <path d="M4 72h92v8H4z" fill={PAINT.wood[0]} {...inked} />
      <circle cx="78" cy="68" r="6" fill={PAINT.gold[1]} {...inked} />
      <path d="M20 60h10l3 12H17z" fill={PAINT.curse[1]} {...inked} />
    </svg>
  );
});
