import './compare-bar.css';
import { useStore } from '@nanostores/react';
import { product } from '@/config/product';
import { formatNumber } from '@/lib/number';
import { m } from '@/paraglide/messages.js';
import { Button } from '@/ui/Button';
import { $compared, noneCompared } from './compare.store';
import { $comparison, openComparison } from './comparison.store';

/** 'Compare Selected (n/2)'. The page's `CompareTray` renders the dialog that it opens. */
export function CompareButton() {
  const { length: count } = useStore($compared, { ssr: () => noneCompared });
  const comparison = useStore($comparison, { ssr: 'initial' });
  return (
    <Button
      variant="secondary"
      size="sm"
      className="compare-open needs-script tabular-nums"
      aria-busy={comparison === 'loading' || undefined}
      onClick={openComparison}
    >
      {m.compare_selected_count({
        count: formatNumber(count),
        limit: formatNumber(product.compareLimit),
      })}
    </Button>
  );
}
