import type { Notes } from './en.ts';

export const cs: Notes = {
  plague: 'Mor: v tomto městě nelze verbovat, dokud se jeho majitel na hradě neočistí.',
  misery: 'Bída: dvě lebky na kostce hrdiny připraví jiného hráče o jednu od každé suroviny.',
  plunder: 'Plenění: kdo vyhraje boj, vezme si i to, co pole dává.',
  city: 'Město: tady stavíš a verbuješ. Na jeho poli už nikdo nesbírá.',
  general: 'Temný generál je nalezen. Až padne, hra končí a vyhrává, kdo má nejvíc bodů.',
  fame: 'Sláva: smíš vést tolik jednotek, kolik máš slávy. Poraz někoho silnějšího a získáš víc.',
  portal: 'Portál: jednou za tah smíš z města na kterékoli pole, nebo odkudkoli do města.',
  fainted: 'Bez srdcí: v příštím tahu tento hrdina jen získá tři srdce zpět.',
};
