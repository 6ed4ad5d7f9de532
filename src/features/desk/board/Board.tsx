import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { LoadFailed, Skeleton } from '#components/States.tsx';
import { useNow } from '#components/use-now.tsx';
import type { Lead } from '#data/desk.ts';
import type { BoardColumn } from '#data/desk-deals.ts';
import { cairoToday } from '#domain/cairo.ts';
import { assumedLikelihood, boardStages, forecastOf } from '#domain/deals.ts';
import { $address } from '#features/desk/address.store.ts';
import { boardQuery } from '#features/desk/deal-queries.ts';
import { stageNames } from '#features/desk/deals/stage-words.ts';
import { useRequestCode } from '#features/desk/late-request.tsx';
import { MailState } from '#features/desk/MailState.tsx';
import { QueueFilters } from '#features/desk/QueueFilters.tsx';
import { SaveFailure } from '#features/desk/SaveFailure.tsx';
import { useGoOn } from '#features/desk/use-go-on.tsx';
import { useNearKeys } from '#features/desk/use-near-keys.tsx';
import { clockMs } from '#features/desk/use-queue.tsx';
import { filtersOf, isOldestFirst } from '#features/desk/views.ts';
import { formatEgp, formatShare } from '#lib/number.ts';
import { inARow } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { CloseCard, type EndedCard } from './CloseCard.tsx';
import type { DropPlace } from './drag.tsx';
import { EndPlace } from './EndPlace.tsx';
import { cardKey, KeptFocus } from './kept-focus.tsx';
import { StageColumn } from './StageColumn.tsx';
import { useMove } from './use-move.tsx';

/** Open deals by their stages, as the filters of the list leave them. */
export default function Board() {
  const { request, ...asked } = useStore($address);
  const address = { ...asked, request: null };
  const filters = filtersOf(address, cairoToday());
  const oldestFirst = isOldestFirst(address);
  const board = useQuery(boardQuery(filters, oldestFirst));
  useRequestCode(board.isSuccess);
  const now = useNow(clockMs);
  const moves = useMove();
  const [ended, setEnded] = useState<EndedCard | null>(null);
  const [isEnding, setEnding] = useState(false);
  const [focus] = useState(() => new KeptFocus());
  const { leads, noteShown } = useShownCards();
  useGoOn(leads, request);
  useNearKeys(leads, request, () => leads.find((lead) => cardKey(lead) === focus.card) ?? null);
  const move = (lead: Lead, place: DropPlace) => {
    focus.hold(cardKey(lead));
    if (place !== 'won' && place !== 'lost') return moves.move(lead, place);
    setEnded({ lead, ended: place });
    setEnding(true);
  };
  const { failed } = moves;
  return (
    <section aria-label={m.desk_deals_board()} className="flex min-h-0 flex-1 flex-col">
      <div className="grid grid-cols-1 gap-2 border-b border-line px-3 py-2">
        <MailState />
        <QueueFilters />
        {board.data && <Forecast columns={board.data} />}
      </div>
      {failed && (
        <section aria-label={m.desk_deals_move_failed({ name: failed.name })} className="px-3 pt-2">
          <p className="text-small font-semibold">
            {m.desk_deals_move_failed({ name: failed.name })}
          </p>
          <SaveFailure
            error={moves.error}
            onRetry={() => {
              focus.hold(cardKey(failed));
              moves.retry();
            }}
          />
        </section>
      )}
      {board.isPending && <BoardLoading />}
      {board.isError && !board.data && (
        <LoadFailed title={m.desk_deals_board_failed()} onRetry={board.refetch} />
      )}
      {board.isError && board.data && (
        <p role="alert" className="px-3 pt-2 text-small text-danger">
          {m.desk_deals_board_stale()}
        </p>
      )}
      {board.data && (
        <div
          aria-busy={board.isPlaceholderData}
          className="flex min-h-0 flex-1 gap-2 overflow-x-auto p-2"
        >
          {board.data.map((column) => (
            <StageColumn
              key={column.stage}
              column={column}
              filters={filters}
              oldestFirst={oldestFirst}
              now={now}
              pending={moves.pending}
              focus={focus}
              onShown={noteShown}
              onMove={move}
            />
          ))}
          <div className="flex shrink-0 flex-col gap-2 [@media(hover:none)]:hidden">
            <EndPlace place="won" />
            <EndPlace place="lost" />
          </div>
        </div>
      )}
      {ended && (
        <CloseCard
          {...ended}
          open={isEnding}
          onClose={() => setEnding(false)}
          onClosed={() => {
            focus.hold(cardKey(ended.lead));
            focus.restore();
          }}
        />
      )}
    </section>
  );
}

/** All the cards of the board, column by column. */
function useShownCards() {
  const [shown, setShown] = useState<Partial<Record<BoardColumn['stage'], readonly Lead[]>>>({});
  const noteShown = useCallback(
    (stage: BoardColumn['stage'], rows: readonly Lead[]) =>
      setShown((before) => ({ ...before, [stage]: rows })),
    [],
  );
  const leads = useMemo(() => boardStages.flatMap((stage) => shown[stage] ?? []), [shown]);
  return { leads, noteShown };
}

/** What the open deals may bring, and that it is an assumption. */
function Forecast({ columns }: { columns: readonly BoardColumn[] }) {
  const shares = boardStages.map((stage) =>
    m.desk_deals_forecast_share({
      stage: stageNames[stage](),
      share: formatShare(assumedLikelihood[stage]),
    }),
  );
  return (
    <p className="text-micro text-muted">
      <strong className="text-small font-semibold text-ink">
        {m.desk_deals_forecast({ amount: formatEgp(forecastOf(columns)) })}
      </strong>{' '}
      {m.desk_deals_forecast_text({ shares: inARow(shares) })}{' '}
      <span className="max-lg:hidden">{m.desk_deals_drag_hint()}</span>
    </p>
  );
}

function BoardLoading() {
  return (
    <div role="status" className="flex flex-1 gap-2 p-2">
      <span className="sr-only">{m.desk_loading()}</span>
      {boardStages.map((stage) => (
        <Skeleton key={stage} className="h-full w-[15.5rem] shrink-0" />
      ))}
    </div>
  );
}
