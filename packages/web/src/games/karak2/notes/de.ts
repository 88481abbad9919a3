import type { Notes } from './en.ts';

export const de: Notes = {
  plague:
    'Die Seuche: In dieser Stadt kann niemand rekrutiert werden, bis ihr Besitzer sie an der Burg heilt.',
  misery:
    'Elend: Zwei Totenköpfe auf dem Heldenwürfel kosten einen anderen Spieler je einen Rohstoff jeder Sorte.',
  plunder: 'Plündern: Wer den Kampf gewinnt, nimmt auch mit, was das Plättchen hergibt.',
  city: 'Eine Stadt: Hier baust und rekrutierst du. Auf ihrem Plättchen sammelt niemand mehr.',
  general: 'Der Dunkle General ist gefunden. Fällt er, ist das Spiel vorbei; die meisten Punkte gewinnen.',
  fame: 'Ruhm: So viele Einheiten, wie du Ruhm hast, darfst du führen. Besiege Stärkeres für mehr.',
  portal:
    'Ein Portal: Einmal im Zug gehst du von deiner Stadt auf jedes Plättchen oder von überall nach Hause.',
  fainted: 'Keine Herzen mehr: Im nächsten Zug bekommt dieser Held nur drei Herzen zurück.',
};
