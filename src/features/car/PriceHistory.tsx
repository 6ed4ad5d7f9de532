import { type ReactNode, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { m } from '#paraglide/messages.js';

type Props = {
  /** Of the car's record. */
  recordId: string;
};

/** Opens what a car cost before, which is loaded then. */
export function PriceHistory({ recordId }: Props) {
  const [shown, setShown] = useState<'closed' | 'loading' | 'failed' | { content: ReactNode }>(
    'closed',
  );
  const isOpen = shown !== 'closed';
  const open = async () => {
    setShown('loading');
    try {
      const { loadPastPrices } = await import('./load-past-prices.tsx');
      setShown({ content: await loadPastPrices(recordId) });
    } catch (error) {
      console.error('The earlier prices could not be loaded', error);
      setShown('failed');
    }
  };
  return (
    <>
      <button
        type="button"
        className="link needs-script screen-only min-h-11 text-small"
        aria-expanded={isOpen}
        onClick={isOpen ? () => setShown('closed') : open}
      >
        {m.car_history()}
      </button>
      {isOpen && (
        <div className="mb-4 text-small" aria-live="polite" aria-busy={shown === 'loading'}>
          {shown === 'loading' && <p className="text-muted">{m.car_history_loading()}</p>}
          {shown === 'failed' && (
            <p className="flex flex-wrap items-center gap-3">
              {m.car_history_failed()}
              <Button size="sm" variant="secondary" onClick={open}>
                {m.ui_try_again()}
              </Button>
            </p>
          )}
          {typeof shown === 'object' && shown.content}
        </div>
      )}
    </>
  );
}
