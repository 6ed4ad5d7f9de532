import Printer from 'lucide-react/icons/printer';
import Share2 from 'lucide-react/icons/share-2';
import { m } from '@/paraglide/messages.js';
import { Button } from '@/ui/Button';
import { share } from '@/ui/ShareButton';
import type { ComparedCar } from './compared';
import { comparisonAddress } from './comparison-address';

type Props = {
  cars: readonly ComparedCar[];
  onlyDifferences: boolean;
  /** Null while there are no two cars to differ. */
  onOnlyDifferences: ((only: boolean) => void) | null;
};

/** What can be done with the comparison as a whole. */
export function ComparisonActions({ cars, onlyDifferences, onOnlyDifferences }: Props) {
  return (
    <div className="comparison-actions">
      {onOnlyDifferences && (
        <label className="comparison-switch">
          <input
            type="checkbox"
            role="switch"
            aria-checked={onlyDifferences}
            checked={onlyDifferences}
            onChange={({ target }) => onOnlyDifferences(target.checked)}
          />
          {m.compare_differences()}
        </label>
      )}
      <div>
        <Button size="sm" variant="ghost" onClick={() => print()}>
          <Printer className="size-4" aria-hidden="true" />
          {m.compare_print()}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          onClick={() =>
            share(m.compare_title(), new URL(comparisonAddress(cars), location.origin).href)
          }
        >
          <Share2 className="size-4" aria-hidden="true" />
          {m.compare_share()}
        </Button>
      </div>
    </div>
  );
}
