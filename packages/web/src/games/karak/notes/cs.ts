import type { Notes } from './en.ts';

export const cs: Notes = {
  cursed: 'Kletba: kdo ji nese, nemá schopnosti, dokud ji nesejme fontána nebo léčivý portál.',
  gate: 'Brána: jakmile jsou objeveny dvě, přejdete z jedny do druhé, jako by ležely vedle sebe.',
  fountain: 'Fontána: ukončete zde tah a vrátí se vám všechna srdce.',
  chest: 'Truhla zůstává zamčená, dokud někdo nepřijde s klíčem. Klíče hlídají kostlivci klíčníci.',
  fainted: 'Poslední srdce je pryč: v příštím tahu tento hrdina jen získá jedno srdce zpět.',
  left: 'Plné ruce: co se nevejde, zůstane ležet na dílku a kdokoli si to může vzít.',
  dragon: 'Drak! Až padne, hra končí a vyhrává ten, kdo má nejvíc pokladů.',
};
