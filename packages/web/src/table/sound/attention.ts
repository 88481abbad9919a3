import { useEffect, useRef } from 'react';
import { settings } from '../../kit/settings.ts';
import { useStore } from '../../kit/store.ts';
import { HOUSE, nameTab } from '../../kit/title.ts';
import { play, playSeat, type Sound, setMuted, setVolumes, type Whose, wake } from './sound.ts';

/** The sounds follow the settings. */
function tune(): void {
  const { volume, music, calls } = settings.value;
  setVolumes(volume, music, calls);
  setMuted(settings.value.muted);
}

tune();
settings.subscribe(tune);
for (const gesture of ['click', 'keydown']) addEventListener(gesture, wake, { capture: true });

/** How a phone shakes with what happens to whoever holds it. */
const SHAKES: Partial<Readonly<Record<Sound, number[]>>> = {
  hit: [80],
  win: [30, 50, 30],
  lose: [140],
  last: [60, 90, 60, 90],
  fall: [260],
  stare: [40, 40, 40, 40, 40],
};

/** What is heard and felt of an event: whose it is by the side it comes from, and whether it is whoever looks. */
interface Called {
  readonly sound: Sound | null;
  readonly whose: Whose | undefined;
  readonly mine: boolean;
  /** Another's turn begins. */
  readonly turn: boolean;
}

/** A sound, if the event has one; volume and mute are the sound's own business. */
export function callToTable({ sound, whose, mine, turn }: Called): void {
  if (sound !== null) play(sound, whose);
  else if (turn && !mine && whose !== undefined) playSeat(whose);
  const shake = sound === null || !mine || !settings.value.vibrate ? undefined : SHAKES[sound];
  if (shake !== undefined && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(shake);
}

/** Calls whoever is asked: a sound, a shake of the phone, the title of the tab. */
export function useCall(asked: boolean, call: string, title: string): void {
  const { title: inTitle, vibrate } = useStore(settings);
  const before = useRef(false);
  useEffect(() => {
    if (asked && inTitle) document.title = `${call} · ${title}`;
    else nameTab(title);
    if (asked && !before.current) {
      play('turn');
      if (vibrate && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60);
    }
    before.current = asked;
    return () => nameTab(HOUSE);
  }, [asked, call, title, inTitle, vibrate]);
}
