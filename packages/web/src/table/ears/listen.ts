import { writtenAs } from '../../kit/language/dated.ts';
import type { Language } from '../../kit/languages.ts';

/** As much of a browser's recognition of speech as is used here; where it lies is each browser's own business. */
interface Recognition {
  lang: string;
  onresult:
    | ((event: { readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>> }) => void)
    | null;
  onerror: (() => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}

/** As the reader's own browser has it, else as most who speak it do: 'cs-CZ'. */
function localeOf(spoken: Language): string {
  const { language, region } = new Intl.Locale(writtenAs(spoken)).maximize();
  return `${language}-${region}`;
}

type Maker = new () => Recognition;

function maker(): Maker | undefined {
  const page = globalThis as { SpeechRecognition?: Maker; webkitSpeechRecognition?: Maker };
  return page.SpeechRecognition ?? page.webkitSpeechRecognition;
}

/** Whether this browser can write down what is spoken. */
export const canListen = (): boolean => maker() !== undefined;

/** Listens to one sentence; null where none was heard. */
export function listen(language: Language): { readonly heard: Promise<string | null>; stop(): void } {
  const Make = maker();
  if (Make === undefined) return { heard: Promise.resolve(null), stop: () => {} };
  const ear = new Make();
  ear.lang = localeOf(language);
  const heard = new Promise<string | null>((resolve) => {
    ear.onresult = ({ results }) => resolve(results[0]?.[0]?.transcript ?? null);
    ear.onerror = () => resolve(null);
    ear.onend = () => resolve(null);
  });
  ear.start();
  return { heard, stop: () => ear.abort() };
}
