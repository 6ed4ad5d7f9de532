import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type DealStage, dealStages } from '#domain/deals.ts';

/** Where a card can be dropped: on a stage, or on how the deal ended. */
export const dropPlaces = [...dealStages, 'won', 'lost'] as const;
export type DropPlace = DealStage | 'won' | 'lost';

const placeIn = (data: Record<string | symbol, unknown> | undefined) =>
  dropPlaces.find((place) => place === data?.place);

/** Lets the pointer drag a card. @returns whether it is being dragged */
export function useDraggable(
  card: RefObject<HTMLElement | null>,
  canDrag: boolean,
  onDrop: (place: DropPlace) => void,
): boolean {
  const [isDragged, setDragged] = useState(false);
  const dropped = useEffectEvent(onDrop);
  useEffect(() => {
    const element = card.current;
    if (element === null || !canDrag) return undefined;
    return draggable({
      element,
      onDragStart: () => setDragged(true),
      onDrop: ({ location }) => {
        setDragged(false);
        const place = placeIn(location.current.dropTargets[0]?.data);
        if (place) dropped(place);
      },
    });
  }, [card, canDrag]);
  return isDragged;
}

/** Lets cards be dropped on a column; null where they cannot. @returns whether a card is over it */
export function useDropPlace(
  column: RefObject<HTMLElement | null>,
  place: DropPlace | null,
): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const element = column.current;
    if (element === null || place === null) return undefined;
    return dropTargetForElements({
      element,
      getData: () => ({ place }),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: () => setOver(false),
    });
  }, [column, place]);
  return isOver;
}
