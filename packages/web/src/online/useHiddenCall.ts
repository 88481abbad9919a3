import { useEffect } from 'react';
import { settings } from '../app/settings.ts';
import { useStore } from '../app/store.ts';
import { server } from './api.ts';
import type { TableStream } from './stream.ts';

const ASK_EVERY_MS = 20_000;

/** A hidden tab has no stream; it asks now and then, and calls by its title. */
export function useHiddenCall(stream: TableStream, call: string): void {
  const letGo = useStore(stream.letGo);
  const { title } = useStore(settings);
  useEffect(() => {
    if (!letGo || !title) return;
    const before = document.title;
    const ask = async () => {
      const { tables } = await server.ask('GET /me/tables');
      const mine = tables.some(({ id, yourTurn }) => id === stream.id && yourTurn === true);
      document.title = mine ? `${call} · Undercroft` : before;
    };
    const timer = setInterval(() => void ask().catch(() => {}), ASK_EVERY_MS);
    return () => {
      clearInterval(timer);
      document.title = before;
    };
  }, [letGo, title, call, stream]);
}
