import { product } from '@/config/product';
import { formatNumber } from '@/lib/number';
import { m } from '@/paraglide/messages.js';
import { Button } from '@/ui/Button';
import { keepInStep } from './keep-in-step';
import { selectionSizes } from './selection-sizes';

/** 'Compare Selected (n/2)' (Spec 2, 'Models view'); the page's `CompareBar` brings the script that makes it act. */
export function CompareButton() {
  return (
    <Button
      variant="secondary"
      size="sm"
      className="compare-open needs-script tabular-nums"
      data-compare-open=""
      ref={keepInStep}
    >
      {selectionSizes.map((count) => (
        <span key={count} data-compared={count} hidden={count > 0}>
          {m.compare_selected_count({
            count: formatNumber(count),
            limit: formatNumber(product.compareLimit),
          })}
        </span>
      ))}
    </Button>
  );
}
