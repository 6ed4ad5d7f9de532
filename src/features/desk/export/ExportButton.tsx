import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { LateFormDialog } from '#components/LateDialog.tsx';
import { useMember } from '#features/desk/Desk.tsx';
import { m } from '#paraglide/messages.js';

const loadExport = async () => (await import('./ExportRequests.tsx')).default;

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
      <LateFormDialog load={loadExport} open={open} onClose={close} title={m.desk_deals_export()}>
        {(ExportRequests) => <ExportRequests onDone={close} />}
      </LateFormDialog>
    </>
  );
}
