import { answered } from '../../../../kit/language/refusals/mistaken.ts';
import type { TurnsWords } from './en.ts';

export const de: TurnsWords = {
  text: 'Wenn ihr nicht alle zur selben Zeit spielen könnt, macht eure Züge über Tage verteilt. Sag, wie du erfahren willst, dass du am Zug bist; vorher wird nichts verschickt.',
  push: 'Auf diesem Gerät',
  pushOn: 'Auf diesem Gerät Bescheid geben',
  pushHere: 'Dieses Gerät bekommt Bescheid.',
  pushNever:
    'Unter dieser Adresse kann dir der Browser nicht Bescheid geben: Dafür braucht er HTTPS, auf dem iPhone auch die App auf dem Startbildschirm.',
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
  webhookText: 'Für deinen eigenen Chat: Discord, ntfy oder jedes Programm, das JSON annimmt.',
  webhookUrl: 'Adresse',
  webhookName: 'Name dafür',
  shape: 'Empfänger',
  shapes: { json: 'Ein Programm (JSON)', discord: 'Discord', ntfy: 'ntfy' },
  add: 'Hinzufügen',
  unconfirmed: 'noch nicht bestätigt',
  paused: 'ausgesetzt, weil lange nichts durchkam',
  fault: (why) => {
    const status = answered(why);
    return status === null
      ? 'kam nicht durch: Die Gegenseite war nicht zu erreichen'
      : `kam nicht durch: Die Gegenseite hat mit ${status} geantwortet`;
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
  quietHint: 'Was in dieser Zeit anfällt, kommt danach in einer Nachricht.',
  from: 'Von',
  to: 'Bis',
  offer: 'Sollen wir dir Bescheid geben, wenn du am Zug bist?',
  offerYes: 'Auswählen, wie',
  offerNo: 'Nein, danke',
  timeUp: 'Wenn die Zeit um ist',
  timeUps: {
    'plays-on': 'spielt der Computer weiter, bis man zurück ist',
    'one-turn': 'spielt der Computer diesen einen Zug',
  },
};
