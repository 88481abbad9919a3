import type { TableWords } from '../speaker.ts';

export const words = {
  'refused.illegal': 'Teraz tak nie można. Wybierz jedną z pokazanych odpowiedzi.',
  'refused.not-asked': 'Teraz decyduje ktoś inny.',
  'refused.stale': 'Stół się tymczasem zmienił. Spójrz jeszcze raz i odpowiedz.',
  'refused.over': 'Gra się skończyła.',
  'refused.bad-input': 'Nie udało się tego zrozumieć. Nic się nie zmieniło.',
  'take-back': 'Cofnij',
  'take-back.done': '{seat} cofa odpowiedź.',
  'take-back.by-leave': '{seat} cofa odpowiedź i wszystko, co z niej wynikło.',
  'take-back.none': 'Nie ma czego cofnąć: zdecydował los albo odpowiedział już ktoś inny.',
  'turn.yours': '{seat}, twoja kolej.',
  'seat.bot': 'komputer',
  'level.novice': 'Nowicjusz',
  'level.novice.about': 'Gra z wami i uczciwie się myli.',
  'level.adept': 'Adept',
  'level.adept.about': 'Gra rozsądnie i szybko.',
  'level.master': 'Mistrz',
  'level.master.about': 'Myśli z wyprzedzeniem i nie spieszy się.',
  odds: 'wygrana {win, number, percent} · remis {tie, number, percent} · przegrana {lose, number, percent}',
  'odds.no-tie': 'wygrana {win, number, percent} · przegrana {lose, number, percent}',
  'odds.risk':
    'wygrana {win, number, percent} · średnie straty: serca {hearts, number}, jednostki {units, number}',
  'odds.win': 'wygrywasz',
  'odds.chance': 'wygrana {win, number, percent}',
  'odds.potions': 'z miksturami: wygrana {win, number, percent}',
  'odds.hearts': 'stracone serca średnio: {hearts, number}',
  'odds.tie': 'remis',
  'odds.lose': 'przegrywasz',

  'why.met': '{what} {share, number, percent}',
  'why.rather': '{what} {share, number, percent} (inaczej {otherwise, number, percent})',
  'why.none': 'Żadna odpowiedź się nie wyróżnia: prowadzą prawie do tego samego.',

  'lesson.next': 'Enter, aby iść dalej: ',
  'lesson.done': 'To koniec lekcji. Teraz zagraj: undercroft play',

  'terminal.choose': 'Twoja odpowiedź, 1–{count, number} (? to pomoc): ',
  'terminal.help':
    'Odpowiada liczba albo pierwsze słowa odpowiedzi, tak jak stoją na liście lub w scenariuszach (step north). u cofa, back cofa także to, co już miało skutki, jeśli wszyscy się zgadzają, m rysuje mapę, ? K-31 pokazuje zasadę, ?? wymienia zasady tego pytania, q zapisuje i kończy.',
  'terminal.back-not-agreed': 'W grze z samym komputerem back działa tylko w partii rozpoczętej z {flag}.',
  'terminal.back-none': 'Nie ma czego cofnąć: nikt tu jeszcze nie odpowiedział.',
  'terminal.hint': '{number, number}: {share, number, percent} szans na wygraną',
  'terminal.hints': 'Najlepiej rokują: {hints}',
  'terminal.why': 'Dlaczego {number, number}: {why}',
  'terminal.unknown':
    '„{input}” to nie jest odpowiedź. Wpisz liczbę od 1 do {count, number}, pierwsze słowa odpowiedzi albo ? po pomoc.',
  'terminal.several': '„{input}” może oznaczać kilka odpowiedzi:',
  'terminal.no-rule': 'Nie ma zasady {rule}.',
  'terminal.rules': 'To pytanie opiera się na: {rules}.',
  'terminal.saved': 'Partia jest w pliku {file}. Dalej grasz tak: {command}',
  'terminal.resumed': 'Ciąg dalszy partii {file}.',
} as const satisfies TableWords;
