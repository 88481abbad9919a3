import type { Notes } from './en.ts';

export const cs: Notes = {
  cursed: 'Kletba: kdo ji nese, nemá schopnosti, dokud ji nesejme fontána nebo léčivý portál.',
  gate: 'Portál: jakmile jsou objeveny dva, přejdeš z jednoho na druhý, jako by ležely vedle sebe.',
  fountain: 'Fontána: ukonči tu tah a vrátí se ti všechna srdce.',
  chest: 'Truhla zůstává zamčená, dokud někdo nepřijde s klíčem. Klíče střeží kostlivci klíčníci.',
  fainted: 'Poslední srdce je pryč: v příštím tahu tento hrdina jen získá jedno srdce zpět.',
  left: 'Není místo: co se nevejde, zůstane ležet na destičce a kdokoli si to může vzít.',
  dragon: 'Drak! Až padne, hra končí a vyhrává ten, kdo má nejvíc pokladů.',
};
