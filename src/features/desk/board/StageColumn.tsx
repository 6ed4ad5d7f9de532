import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '#components/Button.tsx';
import type { Lead, QueueQuery } from '#data/desk.ts';
import type { BoardColumn } from '#data/desk-deals.ts';
import { isSameLead } from '#features/desk/around.store.ts';
import { stageNames } from '#features/desk/deals/stage-words.ts';
import { queueQuery } from '#features/desk/queries.ts';
import { filtersOfStage } from '#features/desk/views.ts';
import { asCount, formatEgp } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { BoardCard } from './BoardCard.tsx';
import { type DropPlace, useDropPlace } from './drag.tsx';
import { cardKey, type KeptFocus, useFocusPlace } from './kept-focus.tsx';
import type { useMove } from './use-move.tsx';

type Props = {
  column: BoardColumn;
  filters: QueueQuery;
  oldestFirst: boolean;
  now: number;
  pending: ReturnType<typeof useMove>['pending'];
  focus: KeptFocus;
  /** Called with all the cards that the column shows. */
  onShown: (stage: BoardColumn['stage'], rows: readonly Lead[]) => void;
  onMove: (lead: Lead, place: DropPlace) => void;
};

/** The open deals of one stage, with how many there are and what they bring. */
export function StageColumn(props: Props) {
  const { column, filters, oldestFirst, now, pending, focus, onShown, onMove } = props;
  const { stage, requests, amount_egp, with_amount } = column;
  const id = useId();
  const place = useRef<HTMLElement>(null);
  const isOver = useDropPlace(place, stage === 'new' ? null : stage);
  // The board itself has the first ones.
  const [isMore, setMore] = useState(false);
  const more = useInfiniteQuery({
    ...queueQuery(filtersOfStage(filters, stage), oldestFirst),
    enabled: isMore,
  });
  const rows = useMemo(() => {
    const stored = (isMore && more.data?.pages.flat()) || column.rows;
    const others = stored.filter((lead) => !pending || !isSameLead(lead, pending.lead));
    return pending?.stage === stage ? [pending.lead, ...others] : others;
  }, [isMore, more.data, column.rows, pending, stage]);
  useEffect(() => {
    focus.follow(stage, rows.map(cardKey));
    onShown(stage, rows);
  }, [focus, stage, rows, onShown]);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusPlace(focus, stage, heading);
  const isRest = isMore ? more.hasNextPage : requests > column.rows.length;
  return (
    <section
      ref={place}
      aria-labelledby={id}
      className={`flex min-h-0 w-[15.5rem] shrink-0 flex-col rounded-card border bg-sunken ${isOver ? 'border-brand bg-accent-soft' : 'border-line'}`}
    >
      <header className="px-3 py-2">
        <h2
          ref={heading}
          id={id}
          tabIndex={-1}
          className="text-small font-semibold"
          onBlur={() => focus.letGo()}
        >
          {stageNames[stage]()}
        </h2>
        <p className="text-micro tabular-nums text-muted">
          {m.desk_deals_count(asCount(requests))}
          {with_amount > 0 && (
            <>
              {' · '}
              <bdi>{formatEgp(amount_egp)}</bdi>
            </>
          )}
        </p>
      </header>
      <ol className="grid min-h-0 flex-1 auto-rows-min gap-1.5 overflow-y-auto overscroll-contain px-1.5 pb-2">
        {rows.map((lead) => (
          <BoardCard
            key={cardKey(lead)}
            lead={lead}
            now={now}
            busy={pending !== null}
            focus={focus}
            onMove={(to) => onMove(lead, to)}
          />
        ))}
        {rows.length === 0 && (
          <li className="px-1.5 py-3 text-center text-micro text-muted">
            {m.desk_deals_column_empty()}
          </li>
        )}
        {isRest && (
          <li>
            <Button
              size="sm"
              variant="secondary"
              className="w-full"
              busy={more.isFetching}
              onClick={() => (isMore ? void more.fetchNextPage() : setMore(true))}
            >
              {m.desk_queue_more()}
              <span className="sr-only">: {stageNames[stage]()}</span>
            </Button>
          </li>
        )}
      </ol>
    </section>
  );
}
