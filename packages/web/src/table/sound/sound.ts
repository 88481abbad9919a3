/** Short, dry, quiet sounds, made when they are needed: no files, nothing recorded. */
export type Sound =
  | 'tile'
  | 'dice'
  | 'hit'
  | 'lock'
  | 'page'
  | 'turn'
  | 'coin'
  | 'heal'
  | 'win'
  | 'tie'
  | 'lose'
  | 'last'
  | 'fall'
  | 'chest'
  | 'curse'
  | 'dread'
  | 'roar'
  | 'stare'
  | 'fanfare'
  | 'defeat'
  | 'edge';

let context: AudioContext | undefined;
let master: GainNode | undefined;
let music: GainNode | undefined;
let voice: GainNode | undefined;
let volume = 0.6;
let musicVolume = 0;
let voiceVolume = 0.6;
let muted = false;

const loudness = (of: number) => (muted ? 0 : of * of);

function level(): void {
  if (master) master.gain.value = loudness(volume);
  if (voice) voice.gain.value = loudness(voiceVolume);
  if (music) music.gain.value = loudness(musicVolume);
}

/** Louder or softer, 0 to 1: what happens on the table, the music below it, and what calls whoever is asked. */
export function setVolumes(table: number, beds: number, calls: number): void {
  [volume, musicVolume, voiceVolume] = [table, beds, calls].map((one) => Math.min(1, Math.max(0, one)));
  level();
}

export function setMuted(value: boolean): void {
  muted = value;
  level();
}

export interface Workbench {
  readonly audio: AudioContext;
  readonly out: AudioNode;
  readonly now: number;
}

/** Browsers let a page sound only after its first tap or key: until then there is no workbench. */
function desk(): AudioContext | undefined {
  if (muted || !navigator.userActivation?.hasBeenActive) return undefined;
  context ??= new AudioContext();
  // Suspended until a tap, or interrupted by a call or a locked screen; where it may not go on yet, the next tap tries.
  if (context.state !== 'running') context.resume().catch(() => {});
  return context;
}

/** To be called within a tap or a key: Safari lets a page begin to sound, or go on after a call, at no other moment. */
export function wake(): void {
  if (Math.max(volume, musicVolume, voiceVolume) > 0) desk();
}

function channel(audio: AudioContext): GainNode {
  const gain = audio.createGain();
  gain.connect(audio.destination);
  return gain;
}

function workbench(sound: Sound): Workbench | undefined {
  const calls = sound === 'turn';
  const audio = (calls ? voiceVolume : volume) === 0 ? undefined : desk();
  if (audio === undefined) return undefined;
  if (calls) voice ??= channel(audio);
  else master ??= channel(audio);
  level();
  const out = (calls ? voice : master) as GainNode;
  return { audio, out, now: audio.currentTime };
}

/** Where the music of a table is made; undefined while there is none to hear. */
export function musicBench(): Workbench | undefined {
  const audio = musicVolume === 0 ? undefined : desk();
  if (audio === undefined) return undefined;
  if (music === undefined) {
    music = channel(audio);
    level();
  }
  return { audio, out: music, now: audio.currentTime };
}

/** The music steps back while something is heard over it. */
function duck({ now }: Workbench): void {
  if (music === undefined) return;
  const { gain } = music;
  gain.cancelScheduledValues(now);
  gain.setTargetAtTime(loudness(musicVolume) / 3, now, 0.05);
  gain.setTargetAtTime(loudness(musicVolume), now + 1, 0.4);
}

/** A level that jumps up and dies away. */
function fading({ audio, out, now }: Workbench, at: number, level: number, length: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, now + at);
  gain.gain.linearRampToValueAtTime(level, now + at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, now + at + length);
  gain.connect(out);
  return gain;
}

interface Tone {
  at?: number;
  from: number;
  to?: number;
  length: number;
  level: number;
  wave?: OscillatorType;
}

function tone(bench: Workbench, { at = 0, from, to = from, length, level, wave = 'sine' }: Tone): void {
  const voice = bench.audio.createOscillator();
  voice.type = wave;
  voice.frequency.setValueAtTime(from, bench.now + at);
  voice.frequency.exponentialRampToValueAtTime(to, bench.now + at + length);
  voice.connect(fading(bench, at, level, length));
  voice.start(bench.now + at);
  voice.stop(bench.now + at + length);
}

interface Noise {
  at?: number;
  length: number;
  level: number;
  /** Which part of the noise is heard, and how narrow that part is. */
  pitch: number;
  narrow?: number;
  to?: number;
}

let hiss: AudioBuffer | undefined;

function noise(bench: Workbench, { at = 0, length, level, pitch, narrow = 1, to = pitch }: Noise): void {
  if (!hiss) {
    hiss = bench.audio.createBuffer(1, bench.audio.sampleRate, bench.audio.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  }
  const source = bench.audio.createBufferSource();
  source.buffer = hiss;
  const filter = bench.audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = narrow;
  filter.frequency.setValueAtTime(pitch, bench.now + at);
  filter.frequency.exponentialRampToValueAtTime(to, bench.now + at + length);
  source.connect(filter).connect(fading(bench, at, level, length));
  source.start(bench.now + at, Math.random() * 0.5, length);
}

/** A heart beats; small loudspeakers, which have no depth, sound only what lies above it. */
function beat(bench: Workbench, at: number, from: number): void {
  tone(bench, { at, from, to: from * 0.6, length: 0.18, level: 0.7 });
  tone(bench, { at, from: from * 4, to: from * 2.5, length: 0.1, level: 0.35, wave: 'triangle' });
}

const SOUNDS: Readonly<Record<Sound, (bench: Workbench) => void>> = {
  /** Thick card on stone: a dull knock and a short scrape. */
  tile(bench) {
    noise(bench, { length: 0.09, level: 0.5, pitch: 2400, to: 900 });
    tone(bench, { at: 0.05, from: 150, to: 70, length: 0.12, level: 0.7 });
    noise(bench, { at: 0.05, length: 0.05, level: 0.6, pitch: 700 });
  },
  /** Bone on wood, seven times, ever slower. */
  dice(bench) {
    [0, 0.07, 0.15, 0.26, 0.4, 0.58, 0.8].forEach((at, bounce) => {
      const level = 0.55 * 0.86 ** bounce;
      noise(bench, { at, length: 0.035, level, pitch: 1700 + ((bounce * 733) % 900), narrow: 4 });
      tone(bench, {
        at,
        from: 420 + ((bounce * 97) % 120),
        to: 260,
        length: 0.04,
        level: level * 0.5,
        wave: 'triangle',
      });
    });
  },
  hit(bench) {
    noise(bench, { length: 0.14, level: 0.7, pitch: 900, to: 250 });
    tone(bench, { from: 190, to: 48, length: 0.22, level: 0.7 });
    tone(bench, { from: 520, to: 130, length: 0.24, level: 0.25, wave: 'triangle' });
  },
  /** Two clicks of a bolt and the lid after it. */
  lock(bench) {
    noise(bench, { length: 0.03, level: 0.6, pitch: 3200, narrow: 6 });
    noise(bench, { at: 0.11, length: 0.04, level: 0.8, pitch: 2100, narrow: 6 });
    tone(bench, { at: 0.11, from: 320, to: 180, length: 0.07, level: 0.4, wave: 'square' });
    tone(bench, { at: 0.24, from: 110, to: 70, length: 0.16, level: 0.5 });
  },
  page(bench) {
    noise(bench, { length: 0.16, level: 0.28, pitch: 2600, to: 5200, narrow: 0.7 });
    noise(bench, { at: 0.13, length: 0.07, level: 0.3, pitch: 4200, to: 2200, narrow: 0.8 });
  },
  /** Two notes of a small bell, a fourth apart: someone is waiting for you. */
  turn(bench) {
    for (const [at, from] of [
      [0, 587],
      [0.16, 784],
    ] as const) {
      tone(bench, { at, from, length: 0.7, level: 0.3 });
      tone(bench, { at, from: from * 2.76, length: 0.25, level: 0.07 });
    }
  },
  coin(bench) {
    for (const [at, from] of [
      [0, 1975],
      [0.07, 2637],
      [0.13, 2349],
    ] as const) {
      tone(bench, { at, from, length: 0.22, level: 0.16, wave: 'triangle' });
      tone(bench, { at, from: from * 1.51, length: 0.1, level: 0.06 });
    }
  },
  heal(bench) {
    [392, 494, 587, 784].forEach((from, step) => {
      tone(bench, { at: step * 0.09, from, length: 0.5, level: 0.16 });
      tone(bench, { at: step * 0.09, from: from * 2, length: 0.3, level: 0.05 });
    });
  },
  /** A blow that lands, and a short rise after it. */
  win(bench) {
    noise(bench, { length: 0.1, level: 0.6, pitch: 1400, to: 500 });
    [392, 523, 659].forEach((from, step) => {
      tone(bench, { at: 0.08 + step * 0.1, from, length: 0.5, level: 0.2, wave: 'triangle' });
    });
  },
  /** Steel on steel, and nothing comes of it. */
  tie(bench) {
    for (const from of [1180, 1570, 2340]) tone(bench, { from, length: 0.5, level: 0.12, wave: 'triangle' });
    noise(bench, { length: 0.08, level: 0.5, pitch: 3600, narrow: 3 });
  },
  /** A blow that is felt, and a step down. */
  lose(bench) {
    noise(bench, { length: 0.16, level: 0.8, pitch: 700, to: 200 });
    tone(bench, { from: 170, to: 46, length: 0.3, level: 0.8 });
    [311, 233].forEach((from, step) => {
      tone(bench, { at: 0.16 + step * 0.16, from, length: 0.5, level: 0.14, wave: 'triangle' });
    });
  },
  /** A blow that leaves one heart: it is heard beating. */
  last(bench) {
    noise(bench, { length: 0.16, level: 0.8, pitch: 600, to: 180 });
    for (const at of [0.3, 0.48, 1.05, 1.23]) beat(bench, at, 64);
  },
  /** Not even that one is left. */
  fall(bench) {
    for (const at of [0, 0.26]) beat(bench, at, 70);
    tone(bench, { at: 0.5, from: 392, to: 98, length: 1.1, level: 0.2, wave: 'triangle' });
    tone(bench, { at: 0.5, from: 196, to: 49, length: 1.1, level: 0.3, wave: 'triangle' });
    noise(bench, { at: 0.5, length: 0.3, level: 0.5, pitch: 300, to: 90 });
  },
  /** A lid that creaks, and what lies below it. */
  chest(bench) {
    noise(bench, { length: 0.3, level: 0.25, pitch: 500, to: 1300, narrow: 8 });
    [1047, 1319, 1568, 2093].forEach((from, step) => {
      tone(bench, { at: 0.26 + step * 0.07, from, length: 0.5, level: 0.12, wave: 'triangle' });
    });
  },
  curse(bench) {
    for (const [from, to] of [
      [233, 208],
      [311, 294],
      [370, 330],
    ] as const)
      tone(bench, { from, to, length: 0.9, level: 0.14, wave: 'sawtooth' });
  },
  /** Something large has come. */
  dread(bench) {
    tone(bench, { from: 48, to: 40, length: 1.4, level: 0.5 });
    tone(bench, { from: 72, to: 61, length: 1.2, level: 0.3, wave: 'sawtooth' });
    noise(bench, { length: 1, level: 0.4, pitch: 180, to: 70 });
    noise(bench, { at: 0.1, length: 1.1, level: 0.3, pitch: 620, to: 240, narrow: 2 });
  },
  /** The dragon draws breath, and lets it out. */
  roar(bench) {
    noise(bench, { length: 0.5, level: 0.25, pitch: 300, to: 900, narrow: 0.6 });
    noise(bench, { at: 0.45, length: 1, level: 0.8, pitch: 520, to: 110, narrow: 0.8 });
    for (const from of [92, 97, 139])
      tone(bench, { at: 0.45, from, to: from / 2, length: 1, level: 0.22, wave: 'sawtooth' });
  },
  /** Rigor looks at somebody: glass, and the warmth goes. */
  stare(bench) {
    for (const [at, from] of [
      [0, 1661],
      [0.05, 2349],
      [0.1, 2489],
    ] as const)
      tone(bench, { at, from, to: from * 0.97, length: 1.3, level: 0.07 });
    tone(bench, { from: 110, to: 55, length: 0.9, level: 0.5 });
    noise(bench, { at: 0.06, length: 0.7, level: 0.16, pitch: 5200, to: 2600, narrow: 3 });
  },
  /** A cursor at the rim of a board goes no further. */
  edge(bench) {
    for (const [at, from] of [
      [0, 740],
      [0.09, 554],
    ] as const)
      tone(bench, { at, from, length: 0.06, level: 0.12, wave: 'square' });
  },
  /** The same end for whoever has not won: a cadence that goes down. */
  defeat(bench) {
    for (const [at, chord] of [
      [0, [294, 349, 440]],
      [0.32, [262, 311, 392]],
      [0.64, [196, 233, 294]],
    ] as const)
      for (const from of chord)
        tone(bench, { at, from, length: at > 0.6 ? 1.6 : 0.45, level: 0.11, wave: 'triangle' });
  },
  /** The end: a cadence. */
  fanfare(bench) {
    for (const [at, chord] of [
      [0, [262, 330, 392]],
      [0.28, [294, 370, 440]],
      [0.56, [392, 494, 587, 784]],
    ] as const)
      for (const from of chord)
        tone(bench, { at, from, length: at > 0.5 ? 1.6 : 0.4, level: 0.13, wave: 'triangle' });
  },
};

/** Every sound there is. */
export const ALL_SOUNDS = Object.keys(SOUNDS) as readonly Sound[];

/** Whose it is: the seat, and how many there are. Everybody sounds from their own side. */
export interface Whose {
  readonly seat: number;
  readonly of: number;
}

/** From the far left to the far right, in the order of the seats; one alone is in the middle. */
const sideOf = ({ seat, of }: Whose): number => (of < 2 ? 0 : (seat / (of - 1)) * 1.4 - 0.7);

/** The same bench, heard from somebody's side. */
function beside(bench: Workbench, whose: Whose | undefined): Workbench {
  if (whose === undefined || typeof bench.audio.createStereoPanner !== 'function') return bench;
  const side = bench.audio.createStereoPanner();
  side.pan.value = sideOf(whose);
  side.connect(bench.out);
  return { ...bench, out: side };
}

export function play(sound: Sound, whose?: Whose): void {
  const bench = workbench(sound);
  if (bench === undefined) return;
  duck(bench);
  SOUNDS[sound](beside(bench, whose));
}

/** The notes by which seats are known, a scale from the first to the last. */
const NOTES = [262, 294, 330, 392, 440, 523, 587, 659];

/** Somebody else's turn begins: their note, from their side. */
export function playSeat(whose: Whose): void {
  const bench = workbench('page');
  if (bench === undefined) return;
  const from = NOTES[whose.seat % NOTES.length];
  tone(beside(bench, whose), { from, length: 0.35, level: 0.16, wave: 'triangle' });
}
