/** Short, dry, quiet sounds, made when they are needed: no files, nothing recorded. */
export type Sound = 'tile' | 'dice' | 'hit' | 'lock' | 'page' | 'turn' | 'coin' | 'heal';

let context: AudioContext | undefined;
let master: GainNode | undefined;
let volume = 0.6;
let muted = false;

const loudness = () => (muted ? 0 : volume * volume);

/** Louder or softer, 0 to 1. */
export function setVolume(value: number): void {
  volume = Math.min(1, Math.max(0, value));
  if (master) master.gain.value = loudness();
}

export function setMuted(value: boolean): void {
  muted = value;
  if (master) master.gain.value = loudness();
}

interface Workbench {
  readonly audio: AudioContext;
  readonly out: AudioNode;
  readonly now: number;
}

/** Browsers let a page sound only after its first tap or key: until then there is no workbench. */
function workbench(): Workbench | undefined {
  if (muted || volume === 0 || !navigator.userActivation?.hasBeenActive) return undefined;
  context ??= new AudioContext();
  if (!master) {
    master = context.createGain();
    master.gain.value = loudness();
    master.connect(context.destination);
  }
  if (context.state === 'suspended') void context.resume();
  return { audio: context, out: master, now: context.currentTime };
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
    noise(bench, { length: 0.14, level: 0.8, pitch: 900, to: 250 });
    tone(bench, { from: 190, to: 48, length: 0.22, level: 0.9 });
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
};

export function play(sound: Sound): void {
  const bench = workbench();
  if (bench) SOUNDS[sound](bench);
}
