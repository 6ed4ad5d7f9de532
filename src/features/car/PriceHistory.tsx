import { useState } from 'react';
import { RetryButton } from '#components/States.tsx';
import { useLoad } from '#components/use-load.tsx';
import { m } from '#paraglide/messages.js';

type Props = {
  /** Of the car's record. */
  recordId: string;
};

async function loadPrices(recordId: string) {
  const { loadPastPrices } = await import('./load-past-prices.tsx');
  return loadPastPrices(recordId);
}

/** Opens what a car cost before, which is loaded then. */
export function PriceHistory({ recordId }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { status, data, load } = useLoad(loadPrices);
  const toggle = () => {
    setOpen(!isOpen);
    if (!isOpen) void load(recordId);
  };
  return (
    <>
      <button
        type="button"
        className="link needs-script screen-only min-h-11 text-small"
        aria-expanded={isOpen}
        onClick={toggle}
      >
        {m.car_history()}
      </button>
      {isOpen && (
        <div className="mb-4 text-small" aria-live="polite" aria-busy={status === 'loading'}>
          {status === 'failed' ? (
            <p className="flex flex-wrap items-center gap-3">
              {m.car_history_failed()}
              <RetryButton onRetry={() => load(recordId)} />
            </p>
          ) : (
            (data ?? <p className="text-muted">{m.car_history_loading()}</p>)
          )}
        </div>
      )}
    </>
  );
}
