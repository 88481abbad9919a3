import type { Refusals } from '@undercroft/protocol';
import { dated } from '../dated.ts';

export const refusals: Refusals = {
  'wrong-form': ({ where, what }) =>
    where === 'body/name'
      ? 'Takie imię nie przejdzie: jedna linijka, najwyżej 24 znaki, które każdy widzi.'
      : where === 'body/text'
        ? 'Tego nie da się wysłać: jedna linijka, najwyżej 300 znaków, które każdy widzi.'
        : `Serwer tego nie zrozumiał: ${what}`,
  'wrong-box': ({ what }) => `Tak nie da się zagrać w tę grę: ${what}`,
  'too-large': () => 'To za dużo dla serwera.',
  'not-json': ({ what }) => `Serwer tego nie zrozumiał: ${what}`,
  'no-such-game': ({ game }) => `Na tym serwerze nie ma gry „${game}”.`,
  'no-such-figure': () => 'W tej grze nie ma takiej postaci.',
  'too-many-bots': ({ seats }) => `Liczba miejsc to tylko ${seats}, a jedno jest twoje.`,
  'too-many-people': ({ seats }) => `Liczba miejsc to tam tylko ${seats}, a tu siedzi więcej osób.`,

  'no-guest': () => 'Serwer jeszcze cię nie zna: najpierw podaj imię.',
  'no-token': () => 'Serwer nie wie, kim jesteś.',
  'unknown-token': () => 'Serwer już cię nie zna: podaj imię jeszcze raz.',

  'not-seated': () => 'Nie siedzisz przy tym stole.',
  'not-host': () => 'O tym decyduje tylko osoba, która rozstawiła stół.',
  removed: () => 'Odesłano cię od tego stołu.',
  'other-seat': () => 'To nie jest twoje miejsce.',
  'others-decide': () => 'O tym decydują pozostali przy stole.',
  'other-site': () => 'Obcej stronie tego nie wolno.',
  carried: () => 'Twoje miejsce jest teraz na innym urządzeniu.',

  'no-table': () => 'Tego stołu nie ma albo nie masz zaproszenia.',
  'no-seat': ({ last }) => `Nie ma takiego miejsca. Liczba miejsc przy stole: ${last + 1}.`,
  'no-invitation': () => 'Żaden stół nie ma takiego kodu zaproszenia.',
  'no-code': () => 'Ten link już nie działa: działa raz, przez dziesięć minut.',
  'no-set': () => 'Przy tym stole gra się tym, co jest w pudełku.',
  'seat-gone': () => 'Miejsca, do którego prowadził ten link, już nie ma.',
  'nothing-here': () => 'Tu nic nie ma.',

  stale: () => 'Przy stole gra poszła już dalej: spójrz jeszcze raz.',
  'not-asked': () => 'Teraz o nic cię nie pytają.',
  illegal: () => 'Zasady teraz na to nie pozwalają.',

  'not-begun': () => 'Gra jeszcze się nie zaczęła.',
  begun: () => 'Gra już się zaczęła.',
  over: () => 'Gra się skończyła.',
  'begun-resign': () => 'Gra już się zaczęła: możesz się tylko poddać.',
  'need-seats': ({ min }) => `Za mało zajętych miejsc: potrzeba co najmniej ${min}.`,
  'not-ready': ({ names }) => `Jeszcze nie wszyscy są gotowi: ${names}`,
  'nobody-sits': () => 'Nikt tam nie siedzi.',
  resigned: () => 'Masz już poddaną grę: decydują pozostali.',
  'bot-for-you': () => 'Za ciebie gra komputer: najpierw wróć na swoje miejsce.',
  'bot-already': () => 'Tam już gra komputer.',
  'still-away': ({ name, waited, patience }) =>
    `${name}: nieobecność trwa ${waited} s, a ten stół czeka ${patience} s.`,
  'still-thinking': ({ name, waited, patience }) =>
    `${name} jest tu i zastanawia się od ${waited} s, a ten stół czeka ${patience} s.`,
  'no-take-back-alone': () => 'Przy tym stole nie uzgodniono, że można cofnąć każdą odpowiedź.',
  'other-wish': () => 'Ktoś inny prosi o cofnięcie odpowiedzi: najpierw rozstrzygnijcie to.',
  'no-wish': () => 'Nikt już nie prosi o cofnięcie tej odpowiedzi.',
  'no-chat': () => 'Przy tym stole gra się bez rozmów.',
  'no-record-yet': () => 'Zapis będzie dostępny po zakończeniu gry.',

  'no-free-seat': () => 'Nie ma już wolnego miejsca.',
  'seat-taken': () => 'Ktoś już tam siedzi.',
  'figure-taken': () => 'Ktoś inny gra już tą postacią.',
  'colour-taken': () => 'Ktoś inny ma już ten kolor.',
  'seated-already': () => 'Już siedzisz przy tym stole.',

  'slow-down': ({ seconds }) => `Za szybko. Spróbuj ponownie za ${seconds} s.`,
  'streams-of-guest': () => 'Masz ten stół otwarty zbyt wiele razy: zamknij którąś kartę.',
  'streams-of-address': () => 'W twojej sieci jest otwartych zbyt wiele stołów: zamknij któryś.',

  fault: () => 'Serwer popełnił błąd. To nie twoja wina.',
  'storage-away': () => 'Serwer nie może teraz niczego zapisać: spróbuj jeszcze raz tego samego.',
  'no-storage': () => 'Serwer nie może teraz niczego zapisać.',
  'table-busy': () => 'Przy tym stole dzieje się za dużo naraz: spróbuj jeszcze raz.',
  'newer-rules': () => 'Serwer jest właśnie odnawiany: spróbuj za chwilę.',
  'table-watched': () => 'Ten stół ogląda zbyt wiele osób: spróbuj później.',
  'house-watched': () => 'Dom jest pełny: spróbuj później.',

  yourself: () => 'To ty.',
  'operator-only': () => 'To wolno tylko osobom prowadzącym ten serwer.',
  blocked: () => 'Ktoś przy tym stole i ty nie gracie razem.',
  'nothing-said': () => 'Tej wiadomości już nie ma.',
  'not-shunned': () => 'Nie ma tu wyciszenia ani blokady.',
  'no-such-guest': () => 'Nie ma takiego gościa.',
  'no-such-ban': () => 'Nie ma takiego bana.',
  'no-such-report': () => 'Nie ma takiego zgłoszenia.',
  'who-is-meant': () => 'Wskaż, o kogo chodzi.',
  'over-already': () => 'Ten termin już minął.',
  'no-such-address': ({ address }) => `${address} to nie jest adres.`,
  'no-person': () => 'Nikt tam nie siedzi.',
  'shunned-many': ({ most }) => `Wyciszonych lub zablokowanych: ${most}. Najpierw kogoś odblokuj.`,
  banned: ({ why }) => `Masz bana na tym serwerze. ${why}`,
  'banned-until': ({ until, why }) => `Masz bana na tym serwerze do: ${dated('pl', until)}. ${why}`,
};
