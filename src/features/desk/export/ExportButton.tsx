import Download from 'lucide-react/icons/download';
import { lazy, Suspense, useState } from 'react';
import { Dialog } from '#components/Dialog.tsx';
import { IslandBoundary } from '#components/Island.tsx';
import { Skeleton } from '#components/States.tsx';
import { useMember } from '#features/desk/Desk.tsx';
import { m } from '#paraglide/messages.js';

const ExportRequests = lazy(() => import('./ExportRequests.tsx'));

/** For managers: the way to save requests as a spreadsheet. */
export function ExportButton({ className }: { className: string }) {
  const { role } = useMember();
  const [open, setOpen] = useState(false);
  if (role !== 'manager') return null;
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={m.desk_deals_export()}
        title={m.desk_deals_export()}
        onClick={() => setOpen(true)}
      >
        <Download className="size-4" aria-hidden="true" />
      </button>
      <Dialog open={open} onClose={close} title={m.desk_deals_export()}>
        <IslandBoundary>
          <Suspense fallback={<Skeleton className="h-32 w-full" />}>
            <ExportRequests onDone={close} />
          </Suspense>
        </IslandBoundary>
      </Dialog>
    </>
  );
}
