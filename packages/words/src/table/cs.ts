import type { TableWords } from '../speaker.ts';

export const words = {
  'refused.illegal': 'To teď nejde. Vyber jednu z nabízených odpovědí.',
  'refused.not-asked': 'Teď rozhoduje někdo jiný.',
  'refused.stale': 'Stůl se mezitím změnil. Podívej se znovu a odpověz.',
  'refused.over': 'Hra skončila.',
  'refused.bad-input': 'Tomu nebylo rozumět. Nic se nezměnilo.',
  'take-back': 'Vzít zpět',
  'take-back.done': '{seat} bere odpověď zpět.',
  'take-back.by-leave': '{seat} bere odpověď zpět, i se vším, co z ní vzešlo.',
  'take-back.none': 'Není co vzít zpět: rozhodla náhoda, nebo už odpověděl někdo jiný.',
  'turn.yours': '{seat}, jsi na tahu.',
  'seat.bot': 'počítač',
  'level.novice': 'Nováček',
  'level.novice.about': 'Hraje s vámi a poctivě chybuje.',
  'level.adept': 'Znalec',
  'level.adept.about': 'Hraje rozumně a svižně.',
  'level.master': 'Mistr',
  'level.master.about': 'Myslí dopředu a nespěchá.',
  odds: 'výhra {win, number, percent} · remíza {tie, number, percent} · prohra {lose, number, percent}',
  'odds.no-tie': 'výhra {win, number, percent} · prohra {lose, number, percent}',
  'odds.risk':
    'výhra {win, number, percent} · průměrné ztráty: srdce {hearts, number}, jednotky {units, number}',
  'odds.win': 'vyhraješ',
  'odds.chance': 'výhra {win, number, percent}',
  'odds.potions': 's lektvary: výhra {win, number, percent}',
  'odds.hearts': 'ztracená srdce v průměru: {hearts, number}',
  'odds.tie': 'remíza',
  'odds.lose': 'prohraješ',

  'why.met': '{what} {share, number, percent}',
  'why.rather': '{what} {share, number, percent} (jinak {otherwise, number, percent})',
  'why.none': 'Žádná odpověď nevyčnívá: vedou skoro k témuž.',

  'lesson.next': 'Dál klávesou Enter: ',
  'lesson.done': 'To byla lekce. Teď si zahraj: undercroft play',

  'terminal.choose': 'Tvá odpověď, 1–{count, number} (? je nápověda): ',
  'terminal.help':
    'Odpovídá číslo nebo první slova odpovědi, jak stojí v seznamu nebo jak ji píšou scénáře (step north). u bere zpět, back i to, z čeho už něco vzešlo, souhlasí-li všichni, m kreslí mapu, ? K-31 ukáže pravidlo, ?? vyjmenuje pravidla této otázky, q uloží a skončí.',
  'terminal.back-not-agreed': 'Ve hře jen s počítačem funguje back jen v partii začaté s {flag}.',
  'terminal.back-none': 'Není co vzít zpět: nikdo tady ještě neodpověděl.',
  'terminal.hint': '{number, number}: {share, number, percent} šance na výhru',
  'terminal.hints': 'Nejnadějnější: {hints}',
  'terminal.why': 'Proč {number, number}: {why}',
  'terminal.unknown':
    '„{input}“ tu není odpověď. Napiš číslo od 1 do {count, number}, první slova odpovědi, nebo ? pro nápovědu.',
  'terminal.several': '„{input}“ může znamenat několik odpovědí:',
  'terminal.no-rule': 'Pravidlo {rule} neexistuje.',
  'terminal.rules': 'Tato otázka se opírá o: {rules}.',
  'terminal.saved': 'Partie je v souboru {file}. Pokračuj takto: {command}',
  'terminal.resumed': 'Pokračování partie {file}.',
} as const satisfies TableWords;
