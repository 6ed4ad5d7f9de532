import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';

type Props = {
  /** How many rows are chosen, in words. */
  words: string;
  /** The name of the button that chooses none. */
  clear: string;
  onClear: () => void;
  /** What stands beside the words. */
  beside: ReactNode;
  className: string;
  /** What else can be done, and what came of it. */
  children?: ReactNode;
};

/** The bar of what can be done with chosen rows. */
export function ChosenBar({ words, clear, onClear, beside, className, children }: Props) {
  return (
    <section
      aria-label={words}
      className={`grid gap-2 border-edge bg-surface px-3 py-2 text-small shadow-raised ${className}`}
    >
      <div className="flex flex-wrap items-center gap-2">
        <div className="me-auto flex items-center gap-1">
          <button type="button" className="icon-button -ms-2" aria-label={clear} onClick={onClear}>
            <X className="size-5" aria-hidden="true" />
          </button>
          <p role="status" className="font-semibold">
            {words}
          </p>
        </div>
        {beside}
      </div>
      {children}
    </section>
  );
}
