import type { Notes } from './en.ts';

export const cs: Notes = {
  plague: 'Mor: v tomto městě nelze verbovat, dokud ho majitel na hradě neočistí.',
  misery: 'Bída: dvě lebky na kostce hrdiny připraví jiného hráče o jednu od každé suroviny.',
  plunder: 'Plenění: kdo vyhraje boj, vezme si i to, co dílek dává.',
  city: 'Město: zde stavíte a verbujete. Na jeho dílku už nikdo nesbírá.',
  general: 'Temný generál je nalezen. Až padne, hra končí; vyhrává nejvíc bodů.',
  fame: 'Sláva: smíte vést tolik jednotek, kolik máte slávy. Porazte silnějšího a získáte víc.',
  portal: 'Portál: jednou za tah smíte z města na kterýkoli dílek, nebo odkudkoli domů.',
  fainted: 'Bez srdcí: v příštím tahu tento hrdina jen získá tři srdce zpět.',
};
