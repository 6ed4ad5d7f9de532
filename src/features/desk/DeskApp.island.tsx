import { useStore } from '@nanostores/react';
import { type ComponentType, lazy, Suspense, useDeferredValue, useEffect } from 'react';
import { IslandBoundary } from '#components/Island.tsx';
import { Skeleton } from '#components/States.tsx';
import { $place } from '#lib/page-address.store.ts';
import { Desk, Gate } from './Desk.tsx';
import { DeskFrame } from './frame/DeskFrame.tsx';
import { type DeskPart, partAt, partFacts } from './parts.ts';

type Props = {
  /** The part whose page this is. */
  part: DeskPart;
};

/** The sales desk: one document, whose parts are shown by their addresses. */
export default function DeskApp({ part }: Props) {
  return (
    <Desk>
      <Parts builtAs={part} />
    </Desk>
  );
}

function Parts({ builtAs }: { builtAs: DeskPart }) {
  const { path } = useStore($place, { ssr: 'initial' });
  // While the code of a part is fetched, the one before stays.
  const part = useDeferredValue(partAt(path) ?? builtAs);
  useEffect(() => void codeOf[builtAs]().catch(console.info), [builtAs]);
  const Part = components[part];
  return (
    <DeskFrame part={part} onAim={(aimed) => void codeOf[aimed]().catch(console.info)}>
      <Gate managers={partFacts[part].managers ?? false}>
        <IslandBoundary key={part}>
          <Suspense fallback={<Skeleton className="h-64 w-full" />}>
            <Part />
          </Suspense>
        </IslandBoundary>
      </Gate>
    </DeskFrame>
  );
}

/** The code of each part, fetched when it is first shown, or aimed at. */
const codeOf = {
  requests: async () => (await import('./Requests.tsx')).Requests,
  people: async () => (await import('./people/People.tsx')).People,
  calendar: async () => (await import('./calendar/VisitCalendar.tsx')).VisitCalendar,
  catalogue: async () => (await import('./catalogue/Catalogue.tsx')).Catalogue,
  tariffs: async () => (await import('./tariffs/TariffList.tsx')).TariffList,
  numbers: async () => (await import('./numbers/Numbers.tsx')).Numbers,
  activity: async () => (await import('./feed/Activity.tsx')).Activity,
  team: async () => (await import('./team/Team.tsx')).Team,
} satisfies Record<DeskPart, () => Promise<ComponentType>>;

const lazyPart = (part: DeskPart) => lazy(async () => ({ default: await codeOf[part]() }));

const components = {
  requests: lazyPart('requests'),
  people: lazyPart('people'),
  calendar: lazyPart('calendar'),
  catalogue: lazyPart('catalogue'),
  tariffs: lazyPart('tariffs'),
  numbers: lazyPart('numbers'),
  activity: lazyPart('activity'),
  team: lazyPart('team'),
} satisfies Record<DeskPart, ComponentType>;
