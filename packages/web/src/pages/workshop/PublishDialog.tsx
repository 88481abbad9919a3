import type { Variant } from '@undercroft/kernel';
import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { toast } from '../../controls/Toast.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { go } from '../../kit/route.ts';
import { server } from '../../kit/server/api.ts';
import { explain } from '../../kit/server/explain.ts';
import { giveName } from '../../kit/server/guest.ts';
import { useWorkshopWords } from '../../table/box/words/index.ts';
import { NameForm } from '../me/NameForm.tsx';

interface PublishProps {
  readonly game: string;
  /** What the file says. */
  readonly file: object & { readonly variant?: Variant };
  /** Its id at the server, where it was published before. */
  readonly shared: string | null;
  readonly onShared: (id: string) => void;
  readonly onClose: () => void;
}

/** Publishes what lies on the bench, or a newer version of it, under the name that others know one by. */
export default function PublishDialog({ game, file, shared, onShared, onClose }: PublishProps) {
  const { m } = useLanguage();
  const words = useWorkshopWords();
  const [done, setDone] = useState<string | null>(null);
  const { name, licence } = file.variant ?? {};
  const publish = async (by: string) => {
    await giveName(by);
    const known = shared === null ? null : await newer(shared);
    const { id } = known ?? (await server.ask('POST /sets', { body: { game, set: file } }));
    onShared(id);
    setDone(id);
  };
  /** Null where it is not there any more, or somebody else's: then it is published anew. */
  const newer = (id: string) =>
    server.ask('GET /sets/:id', { id }).then(
      ({ yours }) => (yours ? server.ask('PUT /sets/:id', { id, body: { set: file } }) : null),
      () => null,
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={words.shared.publish}
      description={done === null ? words.shared.publishText : words.shared.published}
      actions={
        done !== null && (
          <Button look="ember" onClick={() => go({ at: 'shared', id: done })} data-word="to-shared">
            {words.look}
          </Button>
        )
      }
    >
      {done === null && !name && <p role="alert">{words.shared.needsName}</p>}
      {done === null && name && (
        <>
          {!licence && <p>{words.shared.noLicence}</p>}
          <NameForm
            label={words.shared.publish}
            onName={(by) => publish(by).catch((error) => void toast(explain(m, error), { harm: true }))}
          />
        </>
      )}
    </Dialog>
  );
}
