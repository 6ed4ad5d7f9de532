import { BrandList } from '@/features/catalogue/BrandList';
import { m } from '@/paraglide/messages.js';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/States';
import { BrandSkeletons } from './Loading';
import { useLive } from './use-live';

async function findBrands() {
  const [{ liveReader }, { liveBrandList }] = await Promise.all([
    import('@/data/browser-client'),
    import('@/features/catalogue/live'),
  ]);
  return liveBrandList(await liveReader());
}

/** The brands that there are, for a person who asked for one that there is not. */
export function AvailableBrands() {
  const live = useLive(findBrands);
  return (
    <section className="wrap pb-20" aria-labelledby="available-brands">
      <h2 id="available-brands" className="mb-6 text-heading">
        {m.live_brands_available()}
      </h2>
      {live.status === 'loading' && <BrandSkeletons />}
      {live.status === 'failed' && (
        <ErrorState title={m.live_brands_failed()}>
          <Button variant="secondary" onClick={live.retry}>
            {m.ui_try_again()}
          </Button>
        </ErrorState>
      )}
      {live.status === 'found' && <BrandList brands={live.found} />}
    </section>
  );
}
