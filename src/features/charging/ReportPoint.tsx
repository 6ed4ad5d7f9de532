import { useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Notice, RetryButton, Skeleton } from '#components/States.tsx';
import { useLoad } from '#components/use-load.tsx';
import { m } from '#paraglide/messages.js';

const loadForm = async () => (await import('./ReportForm.tsx')).ReportForm;

type Props = { pointId: string; pointName: string };

/** 'Is this wrong?': a button that opens a short form, whose code is loaded then. Nobody needs an account. */
export function ReportPoint({ pointId, pointName }: Props) {
  const [open, setOpen] = useState(false);
  const { status, data: ReportForm, load } = useLoad(loadForm);
  const toggle = () => {
    setOpen(!open);
    if (!open && ReportForm === undefined) void load();
  };
  return (
    <div className="grid justify-items-start gap-4">
      <Button
        size="sm"
        variant="secondary"
        aria-expanded={open}
        aria-label={m.charging_report_open_of({ name: pointName })}
        onClick={toggle}
      >
        {m.charging_report_open()}
      </Button>
      {open && status === 'loading' && <Skeleton className="h-64 w-full max-w-prose" />}
      {open && status === 'failed' && (
        <div role="alert">
          <Notice tone="warning" title={m.ui_not_loaded()} text={m.ui_not_loaded_text()}>
            <RetryButton onRetry={load} />
          </Notice>
        </div>
      )}
      {open && ReportForm && <ReportForm pointId={pointId} />}
    </div>
  );
}
