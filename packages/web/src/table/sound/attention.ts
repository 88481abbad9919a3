import { useEffect, useRef } from 'react';
import { settings } from '../../kit/settings.ts';
import { useStore } from '../../kit/store.ts';
import { play, type Sound, setMuted, setVolumes, wake } from './sound.ts';

/** The sounds follow the settings. */
function tune(): void {
  const { volume, music, calls } = settings.value;
  setVolumes(volume, music, calls);
  setMuted(settings.value.muted);
}

tune();
settings.subscribe(tune);
for (const gesture of ['click', 'keydown']) addEventListener(gesture, wake, { capture: true });

/** A sound, if the event has one; volume and mute are the sound's own business. */
export function callToTable(sound: Sound | null): void {
  if (sound !== null) play(sound);
}

/** Calls whoever is asked: a sound, a shake of the phone, the title of the tab. */
export function useCall(asked: boolean, call: string, title: string): void {
  const { title: inTitle, vibrate } = useStore(settings);
  const before = useRef(false);
  useEffect(() => {
    document.title = asked && inTitle ? `${call} · ${title}` : `${title} · Undercroft`;
    if (asked && !before.current) {
      play('turn');
      if (vibrate && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60);
    }
    before.current = asked;
    return () => {
      document.title = 'Undercroft';
    };
  }, [asked, call, title, inTitle, vibrate]);
}
