import { useStore } from '@nanostores/react';
import Bookmark from 'lucide-react/icons/bookmark';
import Columns3 from 'lucide-react/icons/columns-3';
import List from 'lucide-react/icons/list';
import ListFilter from 'lucide-react/icons/list-filter';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { IslandBoundary } from '#components/Island.tsx';
import { LateFormDialog } from '#components/LateDialog.tsx';
import { Skeleton } from '#components/States.tsx';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { $address, filterQueue } from './address.store.ts';
import { DeskPopover } from './DeskPopover.tsx';
import { ExportButton } from './export/ExportButton.tsx';
import { chosenFilters, FilterChips } from './FilterChips.tsx';
import { QueueViews } from './QueueViews.tsx';
import { SearchBox } from './SearchBox.tsx';

const FilterFields = lazy(() => import('./FilterFields.tsx'));
const loadViews = async () => (await import('./views/SavedViews.tsx')).default;

/** The views, the search, filters within a view, and what is done with all of them. @param children more buttons */
export function QueueFilters({ children }: { children?: ReactNode }) {
  return (
    <>
      <QueueViews />
      <div className="flex flex-wrap items-center gap-1.5">
        <div className="min-w-0 flex-[1_1_9rem]">
          <QueueSearch />
        </div>
        <div className="flex flex-wrap gap-1.5">
          <Filters />
          <Views />
          {children}
          <ExportButton className={tool} />
          <LayoutSwitch />
        </div>
      </div>
      <FilterChips />
    </>
  );
}

function QueueSearch() {
  const { search } = useStore($address);
  return (
    <SearchBox
      search={search}
      label={m.desk_search()}
      hint={m.desk_search_hint()}
      onSearch={(text) =>
        // A search covers all requests, not only those of the view.
        filterQueue(search === '' ? { search: text, view: 'all' } : { search: text })
      }
    />
  );
}

const tool =
  'flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control border border-edge px-2.5 text-small hover:border-ink aria-pressed:border-brand aria-pressed:bg-accent-soft';

function Filters() {
  const address = useStore($address);
  const isOrdered = address.order !== null;
  const chosen = chosenFilters({ ...address, search: '' }).length + (isOrdered ? 1 : 0);
  return (
    <DeskPopover
      title={m.desk_frame_filter()}
      className={tool}
      panel={() => (
        <Late>
          <FilterFields />
        </Late>
      )}
    >
      <ListFilter className="size-4" aria-hidden="true" />
      <span className="max-xl:sr-only">{m.desk_frame_filter()}</span>
      {chosen > 0 && <span className="font-semibold text-accent">{formatNumber(chosen)}</span>}
    </DeskPopover>
  );
}

function Views() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={tool}
        aria-label={m.desk_deals_views()}
        title={m.desk_deals_views()}
        onClick={() => setOpen(true)}
      >
        <Bookmark className="size-4" aria-hidden="true" />
      </button>
      <LateFormDialog
        load={loadViews}
        open={open}
        onClose={() => setOpen(false)}
        title={m.desk_deals_views()}
        size="tall"
      >
        {(SavedViews) => <SavedViews />}
      </LateFormDialog>
    </>
  );
}

/** The list or the board: both show what the filters leave. */
function LayoutSwitch() {
  const { board, view } = useStore($address);
  // What is new is a column of the board.
  const show = () => filterQueue({ board: true, ...(view === 'new' && { view: 'all' }) });
  return (
    <fieldset aria-label={m.desk_deals_layout()} className="flex">
      <button
        type="button"
        className={`${tool} !rounded-e-none`}
        aria-pressed={!board}
        aria-label={m.desk_deals_layout_list()}
        title={m.desk_deals_layout_list()}
        onClick={() => filterQueue({ board: false })}
      >
        <List className="size-4" aria-hidden="true" />
      </button>
      <button
        type="button"
        className={`${tool} -ms-px !rounded-s-none`}
        aria-pressed={board}
        aria-label={m.desk_deals_layout_board()}
        title={m.desk_deals_layout_board()}
        onClick={show}
      >
        <Columns3 className="size-4" aria-hidden="true" />
      </button>
    </fieldset>
  );
}

/** What is fetched once somebody opens it. */
function Late({ children }: { children: ReactNode }) {
  return (
    <IslandBoundary>
      <Suspense fallback={<Skeleton className="h-40 w-full" />}>{children}</Suspense>
    </IslandBoundary>
  );
}
