/// <reference lib="webworker" />
import { loadGame } from '@undercroft/games';
import { Refused } from '@undercroft/kernel';
import type { FromWorker, ToWorker } from './here.ts';
import { HereTable } from './hereTable.ts';
import { keepTable, keptTable } from './kept.ts';

/** Rules and bots of one table on this device, away from the thread that draws. */
let table: HereTable | undefined;

const tell = (message: FromWorker) => self.postMessage(message);

/** Keeps the table before anyone hears of the change. */
async function changed(update: ReturnType<HereTable['picture']>, fresh = false): Promise<void> {
  if (table === undefined) return;
  await keepTable(table.keep());
  tell({ tell: 'update', update, fresh, info: table.info() });
}

async function open(message: Extract<ToWorker, { do: 'begin' | 'resume' }>): Promise<void> {
  if (message.do === 'begin') {
    table = HereTable.begin(await loadGame(message.setUp.game), message.setUp);
  } else {
    const kept = await keptTable(message.id);
    if (kept === undefined) throw new Refused('bad-input', 'this device keeps no such table');
    table = HereTable.resume(await loadGame(kept.game), kept);
  }
  await changed(table.picture(), true);
}

async function take(message: ToWorker): Promise<void> {
  if (message.do === 'begin' || message.do === 'resume') return open(message);
  if (table === undefined) throw new Error('no table is open yet');
  if (message.do === 'hand-over') {
    table.handOver(message.seat);
    return changed(table.picture(), true);
  }
  if (message.do === 'answer') return changed(table.answer(message.version, message.answer));
  if (message.do === 'take-back') return changed(table.takeBack(message.version));
  if (message.version !== table.version) return;
  const update = await table.goOn();
  if (update !== null) await changed(update);
}

self.onmessage = async ({ data }: MessageEvent<{ call: number; message: ToWorker }>) => {
  const { call, message } = data;
  try {
    await take(message);
    tell({ tell: 'done', call });
  } catch (error) {
    const reason = error instanceof Refused ? error.reason : 'failed';
    tell({ tell: 'refused', call, reason, text: error instanceof Error ? error.message : String(error) });
  }
};
