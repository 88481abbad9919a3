/// <reference lib="webworker" />
import { loadGame } from '@undercroft/games';
import { Refused } from '@undercroft/kernel';
import type { Draw } from '../games/plan.ts';
import { loadPlan } from '../games/plans.ts';
import { otherHeads } from './heads.ts';
import type { FromWorker, ToWorker } from './here.ts';
import { HereTable, thinkWith } from './hereTable.ts';
import { ChangedElsewhere, keepTable, keptTable } from './kept.ts';
import { leadTable } from './lead.ts';

/** Rules and bots of one table on this device, away from the thread that draws. */
let table: HereTable | undefined;
/** The version that was last kept from here. */
let kept: number | null = null;
let draw: Draw | null = null;
/** Another tab has opened it since. */
let gone = false;
const think = thinkWith(otherHeads());

/** How often a table is read that others are still changing. */
const MOST_TRIES = 20;

const tell = (message: FromWorker) => self.postMessage(message);

/** Keeps the table before anyone hears of the change. */
async function changed(update: ReturnType<HereTable['picture']>, fresh = false): Promise<void> {
  if (table === undefined) return;
  // Both at once: while it is being kept, the next one may already sit down.
  const [now, info] = [table.keep(draw), table.info()];
  await keepTable(now, kept);
  kept = now.saved.version;
  if (table === undefined) return;
  tell({ tell: 'update', update, fresh, info });
  // Whoever answered hears first that it is done.
  setTimeout(() => table?.thinkAhead());
}

/** Another tab plays this table now. Nothing is answered here any more. */
function giveWay(): void {
  gone = true;
  table = undefined;
  tell({ tell: 'elsewhere' });
}

async function open(message: Extract<ToWorker, { do: 'begin' | 'resume' }>): Promise<void> {
  if (message.do === 'begin') {
    const { setUp } = message;
    table = HereTable.begin(await loadGame(setUp.game), setUp, think);
    draw = await loadPlan(setUp.game);
    leadTable(setUp.id, giveWay);
    return changed(table.picture(), true);
  }
  // Whoever plays it elsewhere gives way first; what they were just keeping is read with the rest, or read again.
  leadTable(message.id, giveWay);
  for (let tries = 1; ; tries++) {
    try {
      return await resume(message.id);
    } catch (error) {
      if (!(error instanceof ChangedElsewhere) || tries === MOST_TRIES) throw error;
    }
  }
}

async function resume(id: string): Promise<void> {
  const found = await keptTable(id);
  if (found === undefined) throw new Refused('bad-input', 'this device keeps no such table');
  const game = await loadGame(found.game);
  draw = await loadPlan(found.game);
  if (gone) return;
  table = HereTable.resume(game, found, think);
  kept = found.saved.version;
  await changed(table.picture(), true);
}

async function take(message: ToWorker): Promise<void> {
  if (message.do === 'begin' || message.do === 'resume') return open(message);
  if (table === undefined) return;
  if (message.do === 'hand-over') {
    table.handOver(message.seat);
    return changed(table.picture(), true);
  }
  if (message.do === 'answer') return changed(table.answer(message.version, message.answer));
  if (message.do === 'take-back') return changed(table.takeBack(message.version));
  if (message.do === 'take-back-by-leave') return changed(table.takeBackByLeave());
  if (message.version !== table.version) return;
  if (table.hide()) return changed(table.picture(), true);
  const update = await table.botPlays();
  if (update !== null) await changed(update);
}

self.onmessage = async ({ data }: MessageEvent<{ call: number; message: ToWorker }>) => {
  const { call, message } = data;
  try {
    await take(message);
    tell({ tell: 'done', call });
  } catch (error) {
    if (error instanceof ChangedElsewhere) return giveWay();
    const reason = error instanceof Refused ? error.reason : 'failed';
    tell({ tell: 'refused', call, reason, text: error instanceof Error ? error.message : String(error) });
  }
};
