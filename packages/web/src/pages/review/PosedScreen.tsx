import type { ComponentProps } from 'react';
import { TableScreen } from '../../table/TableScreen.tsx';
import { MomentCard } from './MomentCard.tsx';
import { useTeller } from './useTeller.ts';

/** A moment of a finished game as a question at its table; no timeline tells what came after it. */
export function PosedScreen(card: Omit<ComponentProps<typeof MomentCard>, 'teller' | 'posed'>) {
  const { client, opened } = card;
  const teller = useTeller(opened, client);
  return (
    <TableScreen
      client={client}
      opened={opened}
      everyAnswer
      below={null}
      banner={teller !== null && <MomentCard {...card} teller={teller} posed />}
    />
  );
}
