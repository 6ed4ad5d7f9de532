import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useWindowEvent } from '#components/use-window-event.tsx';
import type { Car } from '#domain/car.ts';
import type { ShownTrip } from '#features/trips/shown-trip.ts';
import { m } from '#paraglide/messages.js';
import { CarFeatures, CarOverview, CarSpecs } from './CarPanels.tsx';

/** The tabs by the ids of their panels. */
export const tabIds = ['overview', 'specifications', 'features'] as const;
type TabId = (typeof tabIds)[number];

/** Open unless the address names another. */
const openAtFirst: TabId = 'specifications';

/** The tab that the address names. */
const named = () => tabIds.find((id) => `#${id}` === location.hash);

/**
 * Three panels under one row of tabs. The tabs are links and every panel is in the HTML, so that all of it can be read
 * without a script; the style sheet hides the closed ones until React does.
 */
export function CarTabs({ car, trip }: { car: Car; trip: ShownTrip | null | undefined }) {
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<TabId>(openAtFirst);
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    setOpen((now) => named() ?? now);
    setReady(true);
  }, []);
  useWindowEvent('hashchange', () => {
    const id = named();
    if (id === undefined) return;
    setOpen(id);
    root.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  });

  const choose = (id: TabId, tab: HTMLElement | null) => {
    setOpen(id);
    // On a narrow phone the row is wider than the screen.
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    history.replaceState(history.state, '', `#${id}`);
  };
  const handleKey = (event: KeyboardEvent, index: number) => {
    const isRtl = document.dir === 'rtl';
    const goals: Partial<Record<string, number>> = {
      [isRtl ? 'ArrowLeft' : 'ArrowRight']: (index + 1) % tabIds.length,
      [isRtl ? 'ArrowRight' : 'ArrowLeft']: (index - 1 + tabIds.length) % tabIds.length,
      Home: 0,
      End: tabIds.length - 1,
      ' ': index,
    };
    const id = tabIds[goals[event.key] ?? -1];
    if (id === undefined) return;
    event.preventDefault();
    const tab = document.getElementById(`tab-${id}`);
    choose(id, tab);
    tab?.focus();
  };

  const tabs = {
    overview: { label: m.car_tab_overview(), panel: <CarOverview car={car} trip={trip} /> },
    specifications: { label: m.car_tab_specs(), panel: <CarSpecs car={car} /> },
    features: { label: m.car_tab_features(), panel: <CarFeatures car={car} /> },
  };
  return (
    <div ref={root} className={isReady ? 'car-tabs is-ready' : 'car-tabs'}>
      <div className="car-tab-row screen-only" role="tablist" aria-label={m.car_tabs_label()}>
        {tabIds.map((id, index) => (
          <a
            key={id}
            id={`tab-${id}`}
            href={`#${id}`}
            role="tab"
            aria-selected={id === open}
            aria-controls={id}
            tabIndex={isReady && id !== open ? -1 : undefined}
            onClick={(event) => {
              event.preventDefault();
              choose(id, event.currentTarget);
            }}
            onKeyDown={(event) => handleKey(event, index)}
          >
            {tabs[id].label}
          </a>
        ))}
      </div>
      {tabIds.map((id) => (
        <Panel
          key={id}
          id={id}
          label={tabs[id].label}
          isClosed={isReady && id !== open}
          onFound={setOpen}
        >
          {tabs[id].panel}
        </Panel>
      ))}
    </div>
  );
}

type PanelProps = {
  id: TabId;
  label: string;
  isClosed: boolean;
  /** The browser's own search has found something in the closed panel. */
  onFound: (id: TabId) => void;
  children: ReactNode;
};

function Panel({ id, label, isClosed, onFound, children }: PanelProps) {
  const panel = useRef<HTMLElement>(null);
  // React knows neither this value of `hidden` nor the event.
  useLayoutEffect(() => {
    const { current } = panel;
    if (!isClosed || !current) return;
    const open = () => onFound(id);
    current.setAttribute('hidden', 'until-found');
    current.addEventListener('beforematch', open);
    return () => {
      current.removeAttribute('hidden');
      current.removeEventListener('beforematch', open);
    };
  }, [isClosed, id, onFound]);
  return (
    <section
      ref={panel}
      id={id}
      role="tabpanel"
      aria-labelledby={`tab-${id}`}
      // Without this, screen readers would announce a `hidden=until-found` panel as an empty one.
      aria-hidden={isClosed || undefined}
    >
      <h2 className="mb-5 text-heading">{label}</h2>
      {children}
    </section>
  );
}
