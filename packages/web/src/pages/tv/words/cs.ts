import type { TvWords } from './en.ts';

export const cs: TvWords = {
  open: 'Na televizi, s telefony',
  television: 'Televize',
  opening: 'Připravuje se stůl…',
  unreachable: 'Server není dostupný. Stránka to sama zkouší dál.',
  gone: 'Tento stůl už neexistuje.',
  join: 'Přidej se telefonem',
  joinHow: (address) => `Namiř fotoaparát na obrázek, nebo otevři ${address} a napiš kód.`,
  onlyHere: 'Tuto adresu vidí jen toto zařízení: spusťte server s HOST=0.0.0.0, ať se telefony mohou přidat.',
  cannotReach:
    'Telefon nic nenachází? Musí být ve stejné Wi-Fi, ne v síti pro hosty, bez mobilních dat a VPN.',
  game: 'Hra',
  players: 'U stolu',
  nobody: 'Zatím nikdo. Kdo přijde, vybere si na telefonu hrdinu.',
  dealt: 'hrdina se vylosuje',
  needMore: (missing) => `Ještě chybí: ${missing}. Počítačové hráče přidáte na telefonu.`,
  ready: 'Začněte na kterémkoli telefonu, nebo tu stiskněte OK.',
  start: 'Začít',
  another: 'Ukázat jiný stůl',
  anotherHow: 'Nahoru a dolů mění písmeno, OK otevře stůl.',
  address: 'Jiná adresa',
  letter: (nth) => `${nth}. písmeno`,
  lost: 'Spojení se ztratilo. Stůl čeká.',
  next: 'Odveta na kterémkoli telefonu. OK otevře nový stůl.',
};
