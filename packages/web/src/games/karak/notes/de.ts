import type { Notes } from './en.ts';

export const de: Notes = {
  cursed:
    'Der Fluch: Wer ihn trägt, hat keine Fähigkeiten, bis eine Heilquelle oder ein Heilzauber ihn nimmt.',
  gate: 'Ein Portal: Sobald zwei entdeckt sind, geht man vom einen zum anderen, als lägen sie nebeneinander.',
  fountain: 'Eine Heilquelle: Beendest du hier deinen Zug, bekommst du alle Herzen zurück.',
  chest:
    'Eine Truhe bleibt verschlossen, bis jemand mit einem Schlüssel kommt. Die Schlüssel bewachen die Skelett-Wärter.',
  fainted: 'Das letzte Herz ist weg: Im nächsten Zug bekommt dieser Held nur ein Herz zurück.',
  left: 'Kein Platz mehr: Was nicht passt, bleibt auf dem Feld liegen, und jeder darf es nehmen.',
  dragon: 'Der Drache! Fällt er, ist das Spiel vorbei, und wer die meisten Schätze hat, gewinnt.',
};
