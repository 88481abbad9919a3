import { answered } from '../../../../kit/language/refusals/mistaken.ts';
import type { TurnsWords } from './en.ts';

export const cs: TurnsWords = {
  text: 'Když nemůžete hrát všichni ve stejnou dobu, hrajte na pokračování, třeba několik dní. Vyber, jak ti máme dát vědět, že jsi na tahu; do té doby nic neposíláme.',
  push: 'Na tomto zařízení',
  pushOn: 'Dávat vědět na tomto zařízení',
  pushHere: 'Toto zařízení dostává oznámení.',
  pushNever:
    'Na této adrese prohlížeč oznámení dostávat nemůže: potřebuje HTTPS a na iPhonu aplikaci na ploše.',
  pushDenied: 'Prohlížeč této stránce oznámení nedovolí. Můžeš to změnit v jeho nastavení.',
  pushFailed: 'Prohlížeči se to nepodařilo nastavit.',
  mail: 'E-mailem',
  mailAddress: 'E-mailová adresa',
  mailAdd: 'Poslat kód',
  mailSent: 'Kód je na cestě.',
  code: 'Kód z e-mailu',
  confirm: 'Potvrdit',
  webhook: 'Webhookem',
  webhookText: 'Do tvého vlastního chatu: Discord, ntfy nebo libovolný program, který přijímá JSON.',
  webhookUrl: 'Adresa',
  webhookName: 'Tvůj název',
  shape: 'Příjemce',
  shapes: { json: 'Program (JSON)', discord: 'Discord', ntfy: 'ntfy' },
  add: 'Přidat',
  unconfirmed: 'zatím nepotvrzeno',
  paused: 'pozastaveno, protože dlouho nic nedorazilo',
  fault: (why) => {
    const status = answered(why);
    return status === null
      ? 'nedorazilo: druhá strana je nedostupná'
      : `nedorazilo: druhá strana odpověděla ${status}`;
  },
  test: 'Vyzkoušet',
  tested: 'Odesláno. Dorazilo to?',
  remove: (name) => `Odebrat „${name}“`,
  often: 'Jak často',
  oftens: {
    'at-once': 'jakmile nějaký stůl čeká',
    hourly: 'nejvýš jednou za hodinu, všechny stoly najednou',
    daily: 'nejvýš jednou denně, všechny stoly najednou',
  },
  quiet: 'Hodiny klidu',
  quietHint: 'Co mezitím čeká, se dozvíš potom v jedné zprávě.',
  from: 'Od',
  to: 'Do',
  offer: 'Máme ti dát vědět, až budeš na tahu?',
  offerYes: 'Vybrat jak',
  offerNo: 'Ne, děkuji',
  timeUp: 'Když čas vyprší',
  timeUps: { 'plays-on': 'počítač hraje dál až do návratu', 'one-turn': 'počítač odehraje ten jeden tah' },
};
