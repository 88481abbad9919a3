import type { TvWords } from './en.ts';

export const pl: TvWords = {
  open: 'Na telewizorze, z telefonami',
  television: 'Telewizor',
  opening: 'Przygotowujemy stół…',
  unreachable: 'Serwer jest nieosiągalny. Ta strona sama próbuje dalej.',
  gone: 'Tego stołu już nie ma.',
  join: 'Dołącz telefonem',
  joinHow: (address) => `Skieruj aparat na obrazek albo otwórz ${address} i wpisz kod.`,
  onlyHere:
    'Ten adres działa tylko na tym urządzeniu: uruchomcie serwer z HOST=0.0.0.0, żeby telefony mogły dołączyć.',
  cannotReach:
    'Telefon nic nie znajduje? Musi być w tym samym Wi-Fi, nie w sieci dla gości, bez danych komórkowych i VPN.',
  game: 'Gra',
  players: 'Przy stole',
  nobody: 'Jeszcze nikogo. Kto dołączy, wybiera bohatera na telefonie.',
  dealt: 'bohater z losowania',
  needMore: (missing) => `Brakuje jeszcze: ${missing}. Graczy komputerowych dodaje się na telefonie.`,
  ready: 'Zacznijcie na dowolnym telefonie albo naciśnijcie tu OK.',
  start: 'Start',
  another: 'Pokaż inny stół',
  anotherHow: 'Góra i dół zmieniają literę, OK otwiera stół.',
  address: 'Inny adres',
  letter: (nth) => `Litera ${nth}`,
  lost: 'Utracono połączenie. Stół czeka.',
  next: 'Rewanż na dowolnym telefonie. OK otwiera nowy stół.',
};
