import { changed, type Difference, type View } from '@undercroft/kernel';
import type { Away } from '@undercroft/protocol';
import { expect, it } from 'vitest';
import { Device } from './accounts/device.ts';
import { begun } from './accounts/playing.ts';
import { onEveryStorage } from './storages.ts';

/** Where the changes lead. */
const after = ({ view, changes }: Away): View =>
  changes
    .flatMap(({ changed = [] }) => changed)
    .reduce<View>((seen, change: Difference | null) => changed(seen, change), view);

onEveryStorage('what happened while somebody was away', (open) => {
  it('begins where they were, and leads word by word to where the game stands, with their eyes alone', async () => {
    const [node, other] = await open();
    const ada = await Device.of(node.base, 'Ada');
    const bo = await Device.of(node.base, 'Bo');
    const id = await begun(ada, bo, 'goblin');
    const update = (who: Device) => who.ask('GET /tables/:id/update', { id });
    const away = async (who: Device, since?: number) =>
      (
        await who.ask('GET /tables/:id/away', {
          id,
          query: since === undefined ? {} : { since: String(since) },
        })
      ).away;
    const both = [ada, bo];
    const seen = [await Promise.all(both.map(update))];
    let lastOfAda = 0;
    for (let version = 0; version < 24; version++) {
      const [mine, theirs] = [await update(ada), await update(bo)];
      const [who, { answers }] = mine.answers.length > 0 ? [ada, mine] : ([bo, theirs] as const);
      const answer = answers[version % answers.length];
      const given = await who.ask('POST /tables/:id/answers', { id, body: { version, answer } });
      if (who === ada) lastOfAda = given.version;
      seen.push(await Promise.all(both.map(update)));
    }
    for (const [seat, since] of [0, 1].flatMap((seat) => [0, 7, 23].map((since) => [seat, since] as const))) {
      const missed = (await away(both[seat].at(other.base), since)) ?? expect.fail('nothing was missed');
      expect(missed.from).toBe(since);
      expect(missed.view).toEqual(seen[since][seat].view);
      expect(missed.changes.map(({ version }) => version)).toEqual(
        Array.from({ length: 24 - since }, (_, at) => since + 1 + at),
      );
      expect(after(missed)).toEqual(seen[24][seat].view);
    }
    expect(await away(ada, 24)).toBeNull();
    const own = await away(ada);
    if (lastOfAda === 24) expect(own).toBeNull();
    else expect(own?.from).toBe(lastOfAda);
    const eve = await Device.of(node.base, 'Eve');
    await expect(away(eve)).rejects.toMatchObject({ reason: 'not-found' });
  });

  it('goes back before what somebody has taken back since', async () => {
    const [node] = await open();
    const ada = await Device.of(node.base, 'Ada');
    const bo = await Device.of(node.base, 'Bo');
    const id = await begun(ada, bo, 'karak');
    const update = (who: Device) => who.ask('GET /tables/:id/update', { id });
    // Until an answer may be taken back that used no luck.
    for (;;) {
      const mine = await update(ada);
      const who = mine.answers.length > 0 ? ada : bo;
      const { answers, version } = await update(who);
      const { view } = await update(bo);
      await who.ask('POST /tables/:id/answers', { id, body: { version, answer: answers.at(-1) ?? '' } });
      const done = await update(who);
      if (!done.mayTakeBack) continue;
      await who.ask('POST /tables/:id/take-back', { id, body: { version: done.version } });
      const query = { since: String(done.version) };
      const { away } = await bo.ask('GET /tables/:id/away', { id, query });
      // Nothing has happened since, as if it had never been.
      expect(away).toBeNull();
      const back = await update(who);
      await who.ask('POST /tables/:id/answers', {
        ...{ id, body: { version: back.version, answer: back.answers[0] } },
      });
      const again =
        (await bo.ask('GET /tables/:id/away', { id, query })).away ?? expect.fail('nothing missed');
      expect(again.from).toBe(version);
      expect(again.view).toEqual(view);
      expect(after(again)).toEqual((await update(bo)).view);
      return;
    }
  });
});
