import { answered } from '../../language/refusals/mistaken.ts';
import type { TurnsWords } from './en.ts';

export const de: TurnsWords = {
  text: 'Wer nicht zur selben Stunde spielt, spielt über Tage. Sag, wie du hören willst, dass du am Zug bist; vorher wird nichts verschickt.',
  push: 'Auf diesem Gerät',
  pushOn: 'Auf diesem Gerät Bescheid geben',
  pushHere: 'Dieses Gerät bekommt Bescheid.',
  pushNever:
    'Unter dieser Adresse kann der Browser keinen Bescheid bekommen: Er braucht HTTPS, und auf dem iPhone die App auf dem Startbildschirm.',
  pushDenied:
    'Der Browser erlaubt dieser Seite keine Mitteilungen. In seinen Einstellungen kannst du das ändern.',
  pushFailed: 'Der Browser konnte es nicht einrichten.',
  mail: 'Per Mail',
  mailAddress: 'Mailadresse',
  mailAdd: 'Code schicken',
  mailSent: 'Ein Code ist unterwegs zu dir.',
  code: 'Der Code aus der Mail',
  confirm: 'Bestätigen',
  webhook: 'Per Webhook',
  webhookText: 'Für deinen eigenen Chat: Discord, ntfy oder jedes Programm, das JSON nimmt.',
  webhookUrl: 'Adresse',
  webhookName: 'Wie du es nennst',
  shape: 'Was es annimmt',
  shapes: { json: 'Ein Programm (JSON)', discord: 'Discord', ntfy: 'ntfy' },
  add: 'Hinzufügen',
  unconfirmed: 'noch nicht bestätigt',
  paused: 'ausgesetzt, weil lange nichts durchkam',
  fault: (why) => {
    const status = answered(why);
    return status === null
      ? 'kam nicht durch: die Gegenseite war nicht zu erreichen'
      : `kam nicht durch: die Gegenseite hat mit ${status} geantwortet`;
  },
  test: 'Ausprobieren',
  tested: 'Abgeschickt. Ist es angekommen?',
  remove: (name) => `„${name}“ entfernen`,
  often: 'Wie oft',
  oftens: {
    'at-once': 'sobald ein Tisch wartet',
    hourly: 'höchstens einmal die Stunde, alle Tische zusammen',
    daily: 'höchstens einmal am Tag, alle Tische zusammen',
  },
  quiet: 'Ruhezeiten',
  quietHint: 'Was inzwischen wartet, kommt danach in einer Nachricht.',
  from: 'Von',
  to: 'Bis',
  offer: 'Sollen wir dir Bescheid geben, wenn du am Zug bist?',
  offerYes: 'Sagen, wie',
  offerNo: 'Nein, danke',
  timeUp: 'Wenn die Zeit um ist',
  timeUps: {
    'plays-on': 'spielt ein Computer weiter, bis man zurück ist',
    'one-turn': 'spielt ein Computer den einen Zug',
  },
};
