import type { QueryKey } from '@tanstack/react-query';
import type { Backend } from '#data/client.ts';
import { useDeskMutation } from '#features/desk/use-desk-mutation.tsx';
import { positionsAfterMove } from './message-order.ts';
import type { OrderProps } from './OrderButtons.tsx';

type Placed = { id: string; position: number };

type Moves<Item> = {
  /** In their order. */
  items: readonly Item[];
  store: (backend: Backend, id: string, position: number) => Promise<void>;
  shownBy: readonly QueryKey[];
  nameOf: (item: Item) => string;
  saved: (name: { name: string }) => string;
};

/**
 * Moves those of a list up and down.
 * @returns for one of them: its buttons, and why it was not moved
 */
export function useMoves<Item extends Placed>(moves: Moves<Item>) {
  const { items, store, shownBy, nameOf, saved } = moves;
  const move = useDeskMutation<{ item: Item; up: boolean }, unknown>({
    store: (backend, { item, up }) =>
      Promise.all(
        positionsAfterMove(items, item.id, up).map(({ id, position }) =>
          store(backend, id, position),
        ),
      ),
    shownBy,
    saved: ({ item }) => saved({ name: nameOf(item) }),
  });
  return (item: Item): { order: OrderProps; error: unknown } => ({
    order: {
      name: nameOf(item),
      isFirst: item.id === items[0]?.id,
      isLast: item.id === items.at(-1)?.id,
      busy: move.isPending,
      onMove: (up) => void move.attempt({ item, up }),
    },
    error: move.variables?.item.id === item.id ? move.error : null,
  });
}
