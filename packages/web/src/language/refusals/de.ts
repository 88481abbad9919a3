import type { Refusals } from '@undercroft/protocol';
import { dated } from '../dated.ts';
import { answered, mistaken } from './mistaken.ts';

export const refusals: Refusals = {
  'wrong-form': mistaken({
    name: 'Dieser Name geht nicht: bitte eine Zeile mit höchstens 24 Zeichen, die alle sehen können.',
    text: 'Das lässt sich nicht senden: bitte eine Zeile mit höchstens 300 Zeichen, die alle sehen können.',
    fields: {
      note: 'Anmerkung',
      reason: 'Grund',
      verdict: 'Entscheidung',
      address: 'Adresse',
      url: 'Adresse',
      endpoint: 'Adresse',
      code: 'Code',
      label: 'Name',
      zone: 'Zeitzone',
      until: 'Bis',
      clock: 'Bedenkzeit',
      awayLimit: 'Wartezeit',
      quiet: 'Ruhezeit',
    },
    long: (most) => `höchstens ${most} Zeichen`,
    empty: 'hier fehlt etwas',
    least: (least) => `mindestens ${least}`,
    most: (most) => `höchstens ${most}`,
    wrong: 'das kann nicht stimmen',
    other: 'Der Server hat das nicht verstanden.',
  }),
  'wrong-box': ({ where = '' }) =>
    `So lässt sich das Spiel nicht spielen.${where && ` Sieh nach bei: ${where}`}`,
  'too-large': () => 'Das ist zu groß für den Server.',
  'not-json': () => 'Der Server hat das nicht verstanden.',
  'no-such-game': ({ game }) => `Dieser Server hat das Spiel „${game}“ nicht.`,
  'no-such-figure': () => 'Diese Figur gibt es in diesem Spiel nicht.',
  'too-many-bots': ({ seats }) => `Es gibt nur ${seats} Plätze, und einer ist deiner.`,
  'too-many-people': ({ seats }) => `Dort gibt es nur ${seats} Plätze, und hier sitzen mehr Leute.`,

  'no-guest': () => 'Der Server kennt dich noch nicht: Gib dir zuerst einen Namen.',
  'no-token': () => 'Der Server weiß nicht, wer du bist.',
  'unknown-token': () => 'Der Server kennt dich nicht mehr: Gib dir noch einmal einen Namen.',

  'not-seated': () => 'Du sitzt nicht an diesem Tisch.',
  'not-host': () => 'Das entscheidet nur, wer den Tisch aufgestellt hat.',
  removed: () => 'Du wurdest von diesem Tisch weggeschickt.',
  'other-seat': () => 'Das ist nicht dein Platz.',
  'others-decide': () => 'Das entscheiden die anderen am Tisch.',
  'other-site': () => 'Eine fremde Seite darf das nicht.',
  carried: () => 'Dein Platz ist jetzt auf einem anderen Gerät.',

  'no-table': () => 'Diesen Tisch gibt es nicht, oder du bist nicht eingeladen.',
  'no-seat': ({ last }) => `Diesen Platz gibt es nicht: Der Tisch hat ${last + 1}.`,
  'no-invitation': () => 'Kein Tisch hat diesen Einladungscode.',
  'no-code': () => 'Dieser Link gilt nicht mehr: Er gilt einmal, zehn Minuten lang.',
  'no-recovery-code': () => 'Diesen Wiederherstellungscode gibt es nicht, oder er wurde schon benutzt.',
  'unknown-passkey': () => 'Dieser Server kennt den Passkey nicht.',
  'passkey-refused': () => 'Der Passkey wurde nicht angenommen. Bitte noch einmal von vorn.',
  'no-passkeys-here': () =>
    'Unter dieser Adresse gehen Passkeys nicht. Nimm einen Code von einem anderen Gerät.',
  'passkeys-many': ({ most }) => `Du hast schon ${most} Passkeys. Entferne zuerst einen.`,
  'no-way': () => 'Auf diesem Weg bekommst du keine Nachrichten mehr.',
  'no-such-zone': ({ zone }) => `Eine Zeitzone ${zone} gibt es nicht.`,
  'private-address': () => 'Diese Adresse liegt in einem privaten Netz, das dieser Server nicht anruft.',
  'wrong-code': () => 'Das ist nicht der Code, der verschickt wurde.',
  'no-mail': () => 'Dieser Server verschickt keine Mails.',
  'no-webhooks': () => 'Dieser Server ruft keine Webhooks auf.',
  'not-told': ({ what }) => {
    const status = answered(what);
    return status === null
      ? 'Die Nachricht kam nicht durch: die Gegenseite war nicht zu erreichen.'
      : `Die Nachricht kam nicht durch: die Gegenseite hat mit ${status} geantwortet.`;
  },
  'ways-many': ({ most }) => `Du bekommst schon auf ${most} Wegen Nachricht. Entferne zuerst einen.`,
  'rated-table': () => 'Dieser Tisch zählt für die Wertung: Mit Erlaubnis zurücknehmen geht hier nicht.',
  'no-set': () => 'Dieser Tisch spielt mit dem Material der Schachtel.',
  'seat-gone': () => 'Den Platz, für den dieser Link war, gibt es nicht mehr.',
  'nothing-here': () => 'Hier ist nichts.',

  stale: () => 'Am Tisch ist es schon weitergegangen: Schau noch einmal hin.',
  'not-asked': () => 'Du wirst gerade nichts gefragt.',
  illegal: () => 'Das erlauben die Regeln jetzt nicht.',

  'not-begun': () => 'Die Partie hat noch nicht begonnen.',
  begun: () => 'Die Partie hat schon begonnen.',
  over: () => 'Die Partie ist zu Ende.',
  'begun-resign': () => 'Die Partie hat begonnen: Du kannst nur noch aufgeben.',
  'need-seats': ({ min }) => `Mindestens ${min} Plätze müssen besetzt sein.`,
  'not-ready': ({ names }) => `Noch nicht bereit: ${names}`,
  'nobody-sits': () => 'Dort sitzt niemand.',
  resigned: () => 'Du hast aufgegeben: Die anderen entscheiden.',
  'bot-for-you': () => 'Ein Computer spielt für dich: Nimm zuerst deinen Platz wieder ein.',
  'bot-already': () => 'Dort spielt schon ein Computer.',
  'still-away': ({ name, waited, patience }) =>
    `${name} ist seit ${waited} von ${patience} Sekunden weg, die dieser Tisch wartet.`,
  'still-thinking': ({ name, waited, patience }) =>
    `${name} ist da und überlegt seit ${waited} von ${patience} Sekunden, die dieser Tisch wartet.`,
  'no-take-back-alone': () =>
    'An diesem Tisch ist nicht vereinbart, dass man jede Antwort zurücknehmen darf.',
  'other-wish': () => 'Jemand anders möchte eine Antwort zurücknehmen: Entscheidet das zuerst.',
  'no-wish': () => 'Diese Antwort möchte niemand mehr zurücknehmen.',
  'no-chat': () => 'Dieser Tisch spielt ohne Gespräch.',
  'no-record-yet': () => 'Die Aufzeichnung gibt es, wenn die Partie zu Ende ist.',

  'no-free-seat': () => 'Es ist kein Platz mehr frei.',
  'seat-taken': () => 'Dort sitzt schon jemand.',
  'figure-taken': () => 'Diese Figur spielt schon jemand anders.',
  'colour-taken': () => 'Diese Farbe hat schon jemand anders.',
  'seated-already': () => 'Du sitzt schon an diesem Tisch.',

  'slow-down': ({ seconds }) => `Zu schnell. Versuch es in ${seconds} s noch einmal.`,
  'streams-of-guest': () => 'Du hast diesen Tisch zu oft offen: Schließ einen Tab.',
  'streams-of-address': () => 'In deinem Netz sind zu viele Tische offen: Schließ einen.',

  fault: () => 'Der Server hat einen Fehler gemacht. Du kannst nichts dafür.',
  'storage-away': () => 'Der Server kann gerade nichts speichern: Versuch dasselbe noch einmal.',
  'no-storage': () => 'Der Server kann gerade nichts speichern.',
  'table-busy': () => 'An diesem Tisch geschieht zu viel auf einmal: Versuch es noch einmal.',
  'newer-rules': () => 'Der Server wird gerade erneuert: Versuch es gleich noch einmal.',
  'table-watched': () => 'Diesem Tisch schauen zu viele zu: Versuch es später noch einmal.',
  'house-watched': () => 'Das Haus ist voll: Versuch es später noch einmal.',

  yourself: () => 'Das bist du selbst.',
  'operator-only': () => 'Das darf nur, wer diesen Server betreibt.',
  blocked: () => 'Jemand, der dort sitzt, und du spielt nicht zusammen.',
  'nothing-said': () => 'Diese Nachricht ist nicht mehr da.',
  'not-shunned': () => 'Du hast niemanden davon stummgeschaltet oder blockiert.',
  'no-such-guest': () => 'Diesen Gast gibt es nicht.',
  'no-such-ban': () => 'Diese Sperre gibt es nicht.',
  'no-such-report': () => 'Diese Meldung gibt es nicht.',
  'who-is-meant': () => 'Sag, wer gemeint ist.',
  'over-already': () => 'Dieses Ende ist schon vorbei.',
  'no-such-address': ({ address }) => `${address} ist keine Adresse.`,
  'no-person': () => 'Dort sitzt niemand.',
  'shunned-many': ({ most }) =>
    `Du hast ${most} Leute stummgeschaltet oder blockiert: lass erst jemanden wieder zu.`,
  banned: ({ why }) => `Du bist auf diesem Server gesperrt. ${why}`,
  'banned-until': ({ until, why }) => `Du bist auf diesem Server bis ${dated('de', until)} gesperrt. ${why}`,
};
