import type { Notes } from './en.ts';

export const de: Notes = {
  cursed: 'Der Fluch: Wer ihn trägt, hat keine Fähigkeiten, bis ein Brunnen oder ein Heilportal ihn nimmt.',
  gate: 'Ein Tor: Sobald zwei entdeckt sind, geht man vom einen zum anderen, als lägen sie nebeneinander.',
  fountain: 'Ein Brunnen: Beendest du hier deinen Zug, bekommst du alle Herzen zurück.',
  chest:
    'Eine Truhe bleibt verschlossen, bis jemand mit einem Schlüssel kommt. Schlüssel bewachen die Skelettschließer.',
  fainted: 'Das letzte Herz ist weg: Im nächsten Zug bekommt dieser Held nur ein Herz zurück.',
  left: 'Die Hände sind voll: Was nicht passt, bleibt auf dem Plättchen liegen, und jeder darf es nehmen.',
  dragon: 'Der Drache! Fällt er, ist das Spiel vorbei, und wer die meisten Schätze hat, gewinnt.',
};
