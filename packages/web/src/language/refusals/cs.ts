import type { Refusals } from '@undercroft/protocol';
import { dated } from '../dated.ts';

export const refusals: Refusals = {
  'wrong-form': ({ where, what }) =>
    where === 'body/name'
      ? 'Takové jméno nejde použít: jeden řádek, nejvýš 24 znaků, které každý vidí.'
      : where === 'body/text'
        ? 'Tohle nejde poslat: jeden řádek, nejvýš 300 znaků, které každý vidí.'
        : `Server tomu nerozuměl: ${what}`,
  'wrong-box': ({ what }) => `Takhle se ta hra hrát nedá: ${what}`,
  'too-large': () => 'To je na server moc velké.',
  'not-json': ({ what }) => `Server tomu nerozuměl: ${what}`,
  'no-such-game': ({ game }) => `Tento server hru „${game}“ nemá.`,
  'no-such-figure': () => 'Taková postava v této hře není.',
  'too-many-bots': ({ seats }) => `Počet míst je jen ${seats} a jedno je tvoje.`,
  'too-many-people': ({ seats }) => `Počet míst je tam jen ${seats} a sedí tu víc lidí.`,

  'no-guest': () => 'Server tě ještě nezná: nejdřív si dej jméno.',
  'no-token': () => 'Server neví, kdo jsi.',
  'unknown-token': () => 'Server už tě nezná: dej si jméno znovu.',

  'not-seated': () => 'U tohoto stolu nesedíš.',
  'not-host': () => 'O tom rozhoduje jen ten, kdo stůl připravil.',
  removed: () => 'Od tohoto stolu tě poslali pryč.',
  'other-seat': () => 'To není tvoje místo.',
  'others-decide': () => 'O tom rozhodují ostatní u stolu.',
  'other-site': () => 'Cizí stránka tohle nesmí.',
  carried: () => 'Tvoje místo je teď na jiném zařízení.',

  'no-table': () => 'Tento stůl neexistuje, nebo nemáš pozvánku.',
  'no-seat': ({ last }) => `Takové místo tu není. Počet míst u stolu: ${last + 1}.`,
  'no-invitation': () => 'Žádný stůl nemá takový kód pozvánky.',
  'no-code': () => 'Tento odkaz už neplatí: platí jednou, po dobu deseti minut.',
  'no-set': () => 'U tohoto stolu se hraje s tím, co je v krabici.',
  'seat-gone': () => 'Místo, ke kterému tento odkaz vedl, už neexistuje.',
  'nothing-here': () => 'Tady nic není.',

  stale: () => 'U stolu se už hraje dál: podívej se znovu.',
  'not-asked': () => 'Teď se tě nikdo na nic neptá.',
  illegal: () => 'Pravidla to teď nedovolují.',

  'not-begun': () => 'Hra ještě nezačala.',
  begun: () => 'Hra už začala.',
  over: () => 'Hra skončila.',
  'begun-resign': () => 'Hra už začala: můžeš se jen vzdát.',
  'need-seats': ({ min }) => `Málo obsazených míst: je potřeba aspoň ${min}.`,
  'not-ready': ({ names }) => `Ještě nejsou všichni připraveni: ${names}`,
  'nobody-sits': () => 'Nikdo tam nesedí.',
  resigned: () => 'Hru už máš vzdanou: rozhodují ostatní.',
  'bot-for-you': () => 'Hraje za tebe počítač: nejdřív si vezmi místo zpět.',
  'bot-already': () => 'Tam už hraje počítač.',
  'still-away': ({ name, waited, patience }) => `${name} je pryč ${waited} s, tento stůl čeká ${patience} s.`,
  'still-thinking': ({ name, waited, patience }) =>
    `${name} je tu a přemýšlí ${waited} s, tento stůl čeká ${patience} s.`,
  'no-take-back-alone': () => 'U tohoto stolu není dohodnuto, že se smí vzít zpět každá odpověď.',
  'other-wish': () => 'Někdo jiný chce vzít odpověď zpět: nejdřív rozhodněte o tom.',
  'no-wish': () => 'Tuhle odpověď už nikdo zpět vzít nechce.',
  'no-chat': () => 'U tohoto stolu se hraje bez povídání.',
  'no-record-yet': () => 'Záznam bude k dispozici, až hra skončí.',

  'no-free-seat': () => 'Žádné místo už není volné.',
  'seat-taken': () => 'Tam už někdo sedí.',
  'figure-taken': () => 'Za tuto postavu už hraje někdo jiný.',
  'colour-taken': () => 'Tuto barvu už má někdo jiný.',
  'seated-already': () => 'U tohoto stolu už sedíš.',

  'slow-down': ({ seconds }) => `Moc rychle. Zkus to znovu za ${seconds} s.`,
  'streams-of-guest': () => 'Máš tento stůl otevřený mockrát: zavři některou kartu.',
  'streams-of-address': () => 'Ve tvé síti je otevřeno moc stolů: zavři některý.',

  fault: () => 'Server udělal chybu. Ty za nic nemůžeš.',
  'storage-away': () => 'Server teď nemůže nic uložit: zkus to samé znovu.',
  'no-storage': () => 'Server teď nemůže nic uložit.',
  'table-busy': () => 'U tohoto stolu se toho děje moc najednou: zkus to znovu.',
  'newer-rules': () => 'Server se právě obnovuje: zkus to za chvilku znovu.',
  'table-watched': () => 'Na tento stůl se dívá moc lidí: zkus to později.',
  'house-watched': () => 'Dům je plný: zkus to později.',

  yourself: () => 'To jsi ty.',
  'operator-only': () => 'To smí jen ti, kdo tento server provozují.',
  blocked: () => 'Někdo u toho stolu a ty spolu nehrajete.',
  'nothing-said': () => 'Ta zpráva už tu není.',
  'not-shunned': () => 'Nikoho takového nemáš ztlumeného ani zablokovaného.',
  'no-such-guest': () => 'Takový host tu není.',
  'no-such-ban': () => 'Takový zákaz tu není.',
  'no-such-report': () => 'Takové hlášení tu není.',
  'who-is-meant': () => 'Řekni, koho myslíš.',
  'over-already': () => 'Ten konec už minul.',
  'no-such-address': ({ address }) => `${address} není adresa.`,
  'no-person': () => 'Nikdo tam nesedí.',
  'shunned-many': ({ most }) => `Ztlumených nebo zablokovaných je už ${most}: nejdřív někomu odpusť.`,
  banned: ({ why }) => `Na tomto serveru máš zákaz. ${why}`,
  'banned-until': ({ until, why }) => `Na tomto serveru máš zákaz do ${dated('cs', until)}. ${why}`,
};
