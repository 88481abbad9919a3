import type { TableWords } from '../speaker.ts';

export const words = {
  'refused.illegal': 'Das geht jetzt nicht. Wähle eine der gezeigten Antworten.',
  'refused.not-asked': 'Jetzt ist jemand anders gefragt.',
  'refused.stale': 'Der Tisch hat sich inzwischen geändert. Sieh noch einmal hin und antworte dann.',
  'refused.over': 'Das Spiel ist vorbei.',
  'refused.bad-input': 'Das war unverständlich. Nichts hat sich geändert.',
  'take-back': 'Zurücknehmen',
  'take-back.done': '{seat} nimmt einen Zug zurück.',
  'take-back.by-leave': '{seat} nimmt einen Zug zurück, mit allem, was daraus wurde.',
  'take-back.none': 'Nichts zurückzunehmen: Das Glück hat entschieden, oder jemand anders hat geantwortet.',
  'turn.yours': '{seat}, du bist am Zug.',
  'seat.bot': 'Computer',
  'level.beginner': 'Anfänger',
  'level.beginner.about': 'Lernt noch: übersieht vieles und meint es gut.',
  'level.novice': 'Neuling',
  'level.novice.about': 'Spielt mit und macht ehrliche Fehler.',
  'level.adept': 'Kenner',
  'level.adept.about': 'Spielt vernünftig und zügig.',
  'level.expert': 'Experte',
  'level.expert.about': 'Denkt ein wenig voraus und antwortet sofort.',
  'level.master': 'Meister',
  'level.master.about': 'Denkt voraus und nimmt sich Zeit.',
  'level.fair': 'Faires Spiel',
  'level.fair.about':
    'Bleibt nah an den Menschen am Tisch: je besser ihr spielt, desto besser spielt auch er.',
  odds: 'Sieg {win, number, percent} · Unentschieden {tie, number, percent} · Niederlage {lose, number, percent}',
  'odds.no-tie': 'Sieg {win, number, percent} · Niederlage {lose, number, percent}',
  'odds.risk':
    'Sieg {win, number, percent} · Verlust im Schnitt: Herzen {hearts, number}, Einheiten {units, number}',
  'odds.win': 'du siegst',
  'odds.chance': 'Sieg {win, number, percent}',
  'odds.potions': 'mit Tränken: Sieg {win, number, percent}',
  'odds.hearts': 'im Schnitt verlorene Herzen: {hearts, number}',
  'odds.tie': 'unentschieden',
  'odds.lose': 'du verlierst',

  'why.met': '{what} {share, number, percent}',
  'why.rather': '{what} {share, number, percent} (sonst {otherwise, number, percent})',
  'why.none': 'Keine Antwort sticht heraus: Sie führen alle fast zum Gleichen.',

  'lesson.next': 'Weiter mit Enter: ',
  'lesson.done': 'Das war die Lektion. Jetzt spielen: undercroft play',

  'terminal.choose': 'Deine Antwort, 1–{count, number} (? für Hilfe): ',
  'terminal.help':
    'Eine Zahl antwortet, ebenso die ersten Wörter einer Antwort, wie sie dasteht oder wie Szenarien sie schreiben (step north). u nimmt zurück, back auch das, woraus schon etwas wurde, wenn alle einverstanden sind, m zeichnet den Plan, ? K-31 zeigt eine Regel, ?? nennt die Regeln zu dieser Frage, q speichert und geht.',
  'terminal.back-not-agreed':
    'Allein unter Computerspielern geht back nur in einer Partie, die mit {flag} begonnen wurde.',
  'terminal.back-none': 'Nichts zurückzunehmen: Hier hat noch niemand geantwortet.',
  'terminal.hint': '{number, number}: {share, number, percent} Siegchance',
  'terminal.hints': 'Am besten sieht aus: {hints}',
  'terminal.why': 'Warum {number, number}: {why}',
  'terminal.unknown':
    '„{input}“ ist hier keine Antwort. Tipp eine Zahl von 1 bis {count, number}, die ersten Wörter einer Antwort oder ? für Hilfe.',
  'terminal.several': '„{input}“ kann mehrere Antworten meinen:',
  'terminal.no-rule': 'Eine Regel {rule} gibt es nicht.',
  'terminal.rules': 'Zu dieser Frage gehören: {rules}.',
  'terminal.saved': 'Die Partie liegt in {file}. Weiter geht es mit: {command}',
  'terminal.resumed': 'Weiter mit {file}.',
} as const satisfies TableWords;
