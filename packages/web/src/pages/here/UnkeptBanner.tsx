import { Banner, Banners } from '../../controls/Banner.tsx';
import { Button } from '../../controls/Button.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import type { HereClient, Keeping } from '../../table/sources/here.ts';

/** This device cannot keep the table: what that means, and what people may do about it. */
export function UnkeptBanner({ client, keeping }: { client: HereClient; keeping: Exclude<Keeping, 'kept'> }) {
  const { m } = useLanguage();
  const failed = keeping === 'failed';
  return (
    <Banners>
      <Banner
        harm={failed}
        actions={
          <>
            <Button onClick={() => client.keep(false)} data-word="keep-again">
              {m.tryAgain}
            </Button>
            {failed && (
              <Button onClick={() => client.keep(true)} data-word="go-on-unkept">
                {m.keeping.goOn}
              </Button>
            )}
          </>
        }
      >
        <span data-testid="unkept" data-keeping={keeping}>
          {failed ? m.keeping.failed : m.keeping.unkept}
        </span>
      </Banner>
    </Banners>
  );
}
