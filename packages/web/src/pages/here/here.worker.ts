/// <reference lib="webworker" />
import '../../kit/workerParts.ts';
import { loadGame } from '@undercroft/games';
import { Refused } from '@undercroft/kernel';
import type { Draw } from '../../art/plan.ts';
import { loadPlan } from '../../games/plans.ts';
import { SilentStorage } from '../../kit/shelf.ts';
import { surface, surfaceRejections } from '../../kit/surface.ts';
import type { TableUpdate } from '../../table/sources/client.ts';
import { otherHeads } from '../../table/sources/heads.ts';
import type { FromWorker, Keeping, ToWorker } from '../../table/sources/here.ts';
import { HereTable } from '../../table/sources/hereTable.ts';
import { inTurn } from '../../table/sources/inTurn.ts';
import { ChangedElsewhere, keepTable, keptTable } from '../../table/sources/keptTables.ts';
import { leadTable } from '../../table/sources/lead.ts';
import { thinkWith } from '../../table/sources/thinking.ts';

/** Rules and bots of one table on this device, away from the thread that draws. */
let table: HereTable | undefined;
/** The version that was last kept from here. */
let kept: number | null = null;
let keeping: Keeping = 'kept';
let draw: Draw | null = null;
/** Another tab has opened it since. */
let gone = false;
const think = thinkWith(otherHeads());
/** One change after the other: each is made from what the one before has kept. */
const next = inTurn();

/** How often a table is read that others are still changing. */
const MOST_TRIES = 20;

/** This device could not keep a change: it has not happened. */
class Unkept extends Error {}

surfaceRejections();
const tell = (message: FromWorker) => self.postMessage(message);

/** Keeps the table as it stands. False where the device cannot, unless people go on all the same. */
async function keep(one: HereTable): Promise<boolean> {
  try {
    const { head, later } = one.keepOn(draw);
    await keepTable(head, kept, later);
    one.wasKept();
    kept = head.saved.version;
    keeping = 'kept';
  } catch (error) {
    if (error instanceof ChangedElsewhere) throw error;
    console.warn('this device cannot keep the table', error);
    if (keeping !== 'unkept') keeping = 'failed';
  }
  return keeping !== 'failed';
}

/** What a change leads to; nothing where there was none. */
type Made = TableUpdate | null;

/** What everybody hears; nobody does once another tab plays. */
function show(update: TableUpdate, fresh: boolean): void {
  if (table === undefined) return;
  tell({ tell: 'update', update: table.withAhead(update), fresh, info: table.info(), keeping });
  // Whoever answered hears first that it is done.
  setTimeout(() => table?.thinkAhead());
}

/** Keeps a change before anyone hears of it. What cannot be kept is taken back: screen and table stand at the same. */
async function change(make: (table: HereTable) => Made | Promise<Made>, fresh = false): Promise<void> {
  if (table === undefined) return;
  const asItWas = table.mark();
  const update = await make(table);
  if (update === null || table === undefined) return;
  if (await keep(table)) return show(update, fresh);
  if (table !== undefined) table = asItWas();
  tell({ tell: 'keeping', keeping });
  throw new Unkept('this device could not keep the change; it was taken back');
}

/** The whole picture, for whoever looks now. */
const showAll = (): void => table && show(table.picture(), true);

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
    await keep(table);
    return showAll();
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
  await keep(table);
  showAll();
}

/** The screen has shown this version: a computer player may answer, or the next person is called. */
async function goOn(version: number): Promise<void> {
  const shown = await next(async () => {
    if (table?.version !== version) return undefined;
    if (table.hide()) showAll();
    return table;
  });
  // While it thinks, people may still take something back: that is no turn of its own.
  if (!(await shown?.botThinks())) return;
  await next(() => change((one) => (one.version === version ? one.botPlays() : null)));
}

/** A change that people tell; where something was told anew, what came after it follows. */
async function told(make: (table: HereTable) => Made): Promise<void> {
  await change(make);
  await change((one) => one.tellOn(), true);
}

async function take(message: Exclude<ToWorker, { do: 'record' }>): Promise<void> {
  switch (message.do) {
    case 'begin':
    case 'resume':
      return next(() => open(message));
    case 'answer':
      return next(() => told((one) => one.answer(message.version, message.answer, message.by)));
    case 'say':
      return next(() => told((one) => one.sayAll(message.version, message.sayings, message.answer)));
    case 'go-back':
      return next(() => change((one) => one.goBack(message.version), true));
    case 'was-right':
      return next(() => change((one) => one.tellOn(true), true));
    case 'lay':
      return next(() => change((one) => one.lay(message.state), true));
    case 'take-back':
      return next(() => change((one) => one.takeBack(message.version)));
    case 'take-back-by-leave':
      return next(() => change((one) => one.takeBackByLeave()));
    case 'hand-over':
      return next(async () => {
        table?.handOver(message.seat);
        showAll();
      });
    case 'go-on':
      return goOn(message.version);
    case 'keep':
      await next(async () => {
        if (table === undefined) return;
        if (message.unkept) keeping = 'unkept';
        await keep(table);
        tell({ tell: 'keeping', keeping });
      });
      // What waited for it goes on.
      if (table !== undefined && keeping !== 'failed') await goOn(table.version);
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof Refused) return error.reason;
  if (error instanceof Unkept) return 'unkept';
  return error instanceof SilentStorage ? 'unread' : 'failed';
}

self.onmessage = async ({ data }: MessageEvent<{ call: number; message: ToWorker }>) => {
  const { call, message } = data;
  try {
    if (message.do !== 'record') await take(message);
    const record = message.do === 'record' ? table?.keep(draw) : undefined;
    tell({ tell: 'done', call, ...(record !== undefined && { record }) });
  } catch (error) {
    if (error instanceof ChangedElsewhere) return giveWay();
    const reason = reasonOf(error);
    if (reason === 'failed') surface(error);
    tell({ tell: 'refused', call, reason, text: error instanceof Error ? error.message : String(error) });
  }
};
