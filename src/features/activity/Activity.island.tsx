import { LocaleProvider } from '@ark-ui/react/locale';
import { Tabs } from '@ark-ui/react/tabs';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { Island } from '#components/Island.tsx';
import { LoadFailed } from '#components/States.tsx';
import { useWindowEvent } from '#components/use-window-event.tsx';
import { formatNumber } from '#lib/number.ts';
import { localeOfReader } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { $favourites, $pending, $priceMails, isSaved } from '#session/favourites.store.ts';
import { SignedOut, useOwnData } from '#session/own-page.tsx';
import { type OwnActivity as Loaded, loadActivity } from './load-activity.ts';
import { SavedList, SavedLoading } from './SavedList.tsx';
import { SentLoading } from './Sent.tsx';
import { SentList } from './SentList.tsx';

/** What the person who is signed in has saved and sent, in two tabs. */
export default function Activity() {
  return (
    <Island>
      <OwnActivity />
    </Island>
  );
}

/** The tabs by their names in the address; the first is the default, unless only the other has something in it. */
const tabs = ['favorites', 'submissions'] as const;
type Tab = (typeof tabs)[number];

const labels: Record<Tab, () => string> = {
  favorites: m.activity_tab_favorites,
  submissions: m.activity_tab_submissions,
};

function OwnActivity() {
  const { state, reload, refresh } = useOwnData({
    load: loadActivity,
    isIncomplete,
  });
  useReturn(refresh);
  useAlertChange(refresh);
  const loaded = typeof state === 'object' ? state : null;
  const [tab, chooseTab] = useAddressTab(loaded);
  const saved = useSaved(loaded?.favourites ?? null);
  if (state === 'signed_out') return <SignedOut />;
  const sent = loaded?.submissions ?? null;
  const counts: Record<Tab, number | undefined> = {
    favorites: saved?.length,
    submissions: sent?.length,
  };
  const loading = state === 'loading';
  return (
    <LocaleProvider locale={localeOfReader('en-US')}>
      <Tabs.Root
        value={tab}
        onValueChange={({ value }) => chooseTab(readTab(value) ?? 'favorites')}
        aria-busy={loading}
      >
        {loading && (
          <p role="status" className="sr-only">
            {m.activity_loading()}
          </p>
        )}
        <Tabs.List
          aria-label={m.activity_tabs_label()}
          className="flex gap-x-5 overflow-x-auto border-b border-line sm:gap-x-8"
        >
          {tabs.map((name) => (
            <Tabs.Trigger
              key={name}
              value={name}
              className="-mb-px flex min-h-11 items-center gap-2 whitespace-nowrap border-b-2 border-transparent py-3 font-semibold text-muted hover:text-ink aria-selected:border-accent aria-selected:text-ink forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight]"
            >
              {labels[name]()}
              {counts[name] !== undefined && (
                <span className="rounded-pill bg-sunken px-2 text-micro tabular-nums">
                  {formatNumber(counts[name])}
                </span>
              )}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="favorites" className="pt-6">
          {loading && <SavedLoading />}
          {saved && <SavedList items={saved} />}
          {!loading && !saved && (
            <LoadFailed title={m.activity_favorites_failed()} onRetry={reload} />
          )}
        </Tabs.Content>
        <Tabs.Content value="submissions" className="pt-6">
          {loading && <SentLoading />}
          {sent && <SentList requests={sent} onChanged={refresh} />}
          {!loading && !sent && (
            <LoadFailed title={m.activity_submissions_failed()} onRetry={reload} />
          )}
        </Tabs.Content>
      </Tabs.Root>
    </LocaleProvider>
  );
}

const isIncomplete = ({ favourites, submissions }: Loaded) =>
  favourites === null || submissions === null;

/** Calls back when the person comes back to the page: the team may have acted meanwhile. */
function useReturn(onReturn: () => Promise<void>): void {
  const look = () => {
    if (document.visibilityState === 'visible') void onReturn();
  };
  useWindowEvent('focus', look);
  useWindowEvent('visibilitychange', look);
}

/** Calls back when a price alert begins or ends: the backend sets the price that it is about, and what is saved with it. */
function useAlertChange(onChange: () => Promise<void>): void {
  const mailed = [...useStore($priceMails)].sort().join();
  const known = useRef(mailed);
  useEffect(() => {
    if (known.current === mailed) return;
    known.current = mailed;
    void onChange();
  }, [mailed, onChange]);
}

/** Without those that are being removed, here or in another tab. */
function useSaved(items: Loaded['favourites']): Loaded['favourites'] {
  const favourites = useStore($favourites);
  const pending = useStore($pending);
  return items?.filter(({ key }) => isSaved(key, favourites, pending)) ?? null;
}

function readTab(name: string): Tab | null {
  return tabs.find((tab) => tab === name) ?? null;
}

function tabWithSomething({ favourites, submissions }: Loaded): Tab {
  return favourites?.length === 0 && submissions?.length ? 'submissions' : 'favorites';
}

/** The open tab, which the address names so that it can be linked to; else it is chosen by what is loaded first. */
function useAddressTab(loaded: Loaded | null): [Tab, (tab: Tab) => void] {
  const [tab, setTab] = useState<Tab | null>(null);
  // Once: a tab that empties while somebody reads it stays open.
  if (tab === null && loaded !== null) setTab(tabWithSomething(loaded));
  const showNamed = () => setTab(readTab(location.hash.slice(1)));
  useEffect(showNamed, []);
  useWindowEvent('hashchange', showNamed);
  const choose = (chosen: Tab) => {
    setTab(chosen);
    history.replaceState(history.state, '', `#${chosen}`);
  };
  return [tab ?? 'favorites', choose];
}
