import { answered } from '../../../../kit/language/refusals/mistaken.ts';
import type { TurnsWords } from './en.ts';

export const pl: TurnsWords = {
  text: 'Jeśli nie możecie grać wszyscy o tej samej porze, grajcie na raty, przez wiele dni. Wybierz, jak mamy ci dawać znać, że to twoja kolej; bez tego nic nie wysyłamy.',
  push: 'Na tym urządzeniu',
  pushOn: 'Powiadamiaj na tym urządzeniu',
  pushHere: 'To urządzenie dostaje powiadomienia.',
  pushNever:
    'Pod tym adresem przeglądarka nie może dostawać powiadomień: potrzebny jest HTTPS, a na iPhonie aplikacja na ekranie początkowym.',
  pushDenied: 'Przeglądarka nie pozwala tej stronie na powiadomienia. Można to zmienić w jej ustawieniach.',
  pushFailed: 'Przeglądarka nie zdołała tego ustawić.',
  mail: 'E-mailem',
  mailAddress: 'Adres e-mail',
  mailAdd: 'Wyślij kod',
  mailSent: 'Kod jest w drodze.',
  code: 'Kod z wiadomości',
  confirm: 'Potwierdź',
  webhook: 'Webhookiem',
  webhookText: 'Do własnego czatu: Discord, ntfy albo dowolny program, który przyjmuje JSON.',
  webhookUrl: 'Adres',
  webhookName: 'Twoja nazwa',
  shape: 'Odbiorca',
  shapes: { json: 'Program (JSON)', discord: 'Discord', ntfy: 'ntfy' },
  add: 'Dodaj',
  unconfirmed: 'jeszcze niepotwierdzony',
  paused: 'wstrzymane, bo długo nic nie docierało',
  fault: (why) => {
    const status = answered(why);
    return status === null
      ? 'nie dotarło: druga strona jest nieosiągalna'
      : `nie dotarło: druga strona odpowiedziała ${status}`;
  },
  test: 'Wypróbuj',
  tested: 'Wysłano. Dotarło?',
  remove: (name) => `Usuń „${name}”`,
  often: 'Jak często',
  oftens: {
    'at-once': 'gdy tylko jakiś stół czeka',
    hourly: 'najwyżej raz na godzinę, wszystkie stoły razem',
    daily: 'najwyżej raz dziennie, wszystkie stoły razem',
  },
  quiet: 'Godziny ciszy',
  quietHint: 'O tym, co wydarzy się w tym czasie, napiszemy potem w jednej wiadomości.',
  from: 'Od',
  to: 'Do',
  offer: 'Powiadomić cię, gdy przyjdzie twoja kolej?',
  offerYes: 'Wybierz jak',
  offerNo: 'Nie, dziękuję',
  timeUp: 'Gdy czas minie',
  timeUps: { 'plays-on': 'komputer gra dalej aż do powrotu', 'one-turn': 'komputer gra tę jedną turę' },
};
