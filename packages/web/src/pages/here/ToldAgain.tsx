import { Banner, Banners } from '../../controls/Banner.tsx';
import { Button } from '../../controls/Button.tsx';
import { useSeen, useTable } from '../../table/seen/useSeen.ts';
import type { HereClient } from '../../table/sources/here.ts';

/** Something is being told anew: what waits for it, and the way back. */
export function ToldAgain({ client }: { readonly client: HereClient }) {
  const { m } = useTable();
  const follows = useSeen(({ scene }) => scene.update.follows ?? 0);
  if (follows === 0) return null;
  return (
    <Banners>
      <Banner
        actions={
          <Button onClick={() => client.wasRight()} data-word="was-right">
            {m.told.right}
          </Button>
        }
      >
        {m.told.again} {m.told.follows({ count: follows })}
      </Banner>
    </Banners>
  );
}
