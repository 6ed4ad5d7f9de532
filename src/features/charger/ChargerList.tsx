import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import type { Charger } from '@/features/catalogue/charger';
import type { CatalogueChanges } from '@/features/catalogue/freshness';
import { $changes } from '@/features/catalogue/freshness.store';
import { useToday } from '@/features/catalogue/use-today';
import { m } from '@/paraglide/messages.js';
import { Button } from '@/ui/Button';
import { Island } from '@/ui/Island';
import { ErrorState } from '@/ui/States';
import { ChargerShop } from './ChargerShop';
import { ChargerSkeletons } from './ChargerSkeletons';

type Props = {
  chargers: readonly Charger[];
  /** The day of the build, yyyy-MM-dd. */
  today: string;
};

/** The list of chargers, as an island. */
export default function ChargerList(props: Props) {
  return (
    <Island>
      <ChargerSection {...props} />
    </Island>
  );
}

function ChargerSection({ chargers: built, today: dayOfBuild }: Props) {
  const today = useToday(dayOfBuild);
  const { chargers, status, retry } = useCurrentChargers(built);
  return (
    <>
      {status === 'failed' && (
        <div className="mb-8">
          <ErrorState title={m.charger_load_failed()} text={m.charger_load_failed_text()}>
            <Button variant="secondary" onClick={retry}>
              {m.ui_try_again()}
            </Button>
          </ErrorState>
        </div>
      )}
      {status === 'loading' ? (
        <ChargerSkeletons />
      ) : (
        <ChargerShop chargers={chargers} today={today} />
      )}
    </>
  );
}

/**
 * The built chargers, and those of now once any of them has changed since the build. While a page too old to be told
 * what changed waits for them it is `loading`; where they cannot be fetched, the built list stays.
 */
function useCurrentChargers(built: readonly Charger[]) {
  const changes = useStore($changes, { ssr: 'initial' });
  const [chargers, setChargers] = useState(built);
  const [status, setStatus] = useState<'shown' | 'loading' | 'failed'>('shown');
  const load = useCallback(async () => {
    try {
      setChargers(await fetchChargers());
      setStatus('shown');
    } catch (error) {
      console.error('The chargers could not be loaded', error);
      setStatus('failed');
    }
  }, []);
  useEffect(() => {
    if (changes === null || !concernsChargers(changes)) return;
    if (!changes.complete) setStatus('loading');
    void load();
  }, [changes, load]);
  const retry = () => {
    setStatus('loading');
    void load();
  };
  return { chargers, status, retry };
}

async function fetchChargers(): Promise<Charger[]> {
  const [{ liveReader }, { liveChargers }] = await Promise.all([
    import('@/data/browser-client'),
    import('@/features/catalogue/live'),
  ]);
  return liveChargers(await liveReader());
}

function concernsChargers({ complete, chargers, withdrawn }: CatalogueChanges): boolean {
  return !complete || chargers.length > 0 || withdrawn.chargers.length > 0;
}
