import { useEffect, useRef } from 'react';
import { toast } from '../../controls/Toast.tsx';
import type { Messages } from '../../kit/language/en.ts';
import { useStore } from '../../kit/store.ts';
import type { TableStream } from '../../table/sources/stream.ts';

/** What others say is shown for a moment where the talk itself is not in sight. */
export function useWhisper(stream: TableStream, m: Messages): void {
  const messages = useStore(stream.chat);
  const heard = useRef<number | null>(null);
  useEffect(() => {
    const last = messages.at(-1);
    const before = heard.current;
    heard.current = last?.id ?? 0;
    if (last === undefined || before === null || last.id <= before) return;
    const own = last.seat !== null && last.seat === stream.table.value?.you.seat;
    if (own || document.querySelector('[data-testid=chat]') !== null) return;
    toast(last.name, { text: last.text ?? (last.emote ? m.friends.emotes[last.emote] : '') });
  }, [messages, stream, m]);
}
