import type { Notes } from './en.ts';

export const de: Notes = {
  plague: 'Die Pest: In dieser Stadt wird niemand rekrutiert, bis ihr Besitzer sich auf der Burg reinigt.',
  misery:
    'Elend: Zwei Totenköpfe auf dem Heldenwürfel kosten einen anderen Spieler je einen Rohstoff jeder Sorte.',
  plunder: 'Plündern: Wer den Kampf gewinnt, nimmt auch mit, was das Feld hergibt.',
  city: 'Eine Stadt: Hier baust und rekrutierst du. Auf ihrem Feld sammelt niemand mehr.',
  general:
    'Der Dunkle General ist gefunden. Fällt er, ist das Spiel vorbei, und wer die meisten Punkte hat, gewinnt.',
  fame: 'Ruhm: So viele Einheiten, wie du Ruhm hast, darfst du führen. Besiege Stärkeres für mehr.',
  portal: 'Ein Portal: Einmal im Zug gehst du von deiner Stadt auf jedes Feld oder von überall nach Hause.',
  fainted: 'Keine Herzen mehr: Im nächsten Zug bekommt dieser Held nur drei Herzen zurück.',
};
