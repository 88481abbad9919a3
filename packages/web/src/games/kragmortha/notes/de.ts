import type { Notes } from './en.ts';

export const de: Notes = {
  pushed: 'Ein Schubser: Wer auf das Feld eines Goblins tritt, schubst ihn auf ein Feld seiner Wahl.',
  chain:
    'Eine Kette: Wird ein Goblin auf einen anderen geschubst, schubst er ihn weiter; wohin, bestimmt sein Besitzer.',
  met: 'Rigor! Wer ihm begegnet, erntet einen vernichtenden Blick und kommt auf ein Teleportfeld.',
  look: 'Ein Blick bleibt bis zum Ende, mitsamt seiner Strafe. Hat jemand vier, ist das Spiel vorbei.',
  token: 'Auf einem Teleportfeld wird ein Marker aufgedeckt: ein Sprung, ein Zauberbuch oder eine Falle.',
  tome: 'Ein Zauberbuch hilft einmal, in deinem Zug. Seine Zaubersymbole zählen am Ende trotzdem.',
  jumped: 'Rigor springt: von einem Teleportfeld auf ein freies, neben dem kein Goblin steht.',
};
