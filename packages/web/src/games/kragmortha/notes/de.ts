import type { Notes } from './en.ts';

export const de: Notes = {
  pushed: 'Ein Schubser: Wer auf einen Goblin tritt, schiebt ihn auf ein Feld seiner Wahl.',
  chain:
    'Eine Kette: Wird ein Goblin auf einen anderen geschoben, schubst er ihn weiter; wohin, wählt sein Besitzer.',
  met: 'Rigor! Wer ihm begegnet, bekommt einen strafenden Blick und kommt auf ein Teleportfeld.',
  look: 'Ein Blick bleibt bis zum Ende, mitsamt seiner Strafe. Wer vier hat, beendet das Spiel.',
  token: 'Ein Teleportfeld deckt einen Marker auf: woandershin, ein Foliant oder eine Falle.',
  tome: 'Ein Foliant hilft einmal, in deinem Zug. Seine Sterne zählen am Ende trotzdem.',
  jumped: 'Rigor springt: von einem Teleportfeld auf ein freies, neben dem kein Goblin steht.',
};
