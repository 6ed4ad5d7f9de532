import { useQuery } from '@tanstack/react-query';
import { Name } from '#components/Name.tsx';
import type { DeskRequest } from '#data/desk.ts';
import { readSavedCars, readSavedChargers } from '#data/favourites.ts';
import { fullName } from '#domain/full-name.ts';
import { m } from '#paraglide/messages.js';
import { sessionBackend } from '#session/backend.ts';
import { keys } from './queries.ts';

type Props = { favourites: DeskRequest['favourites'] };

/** The favourites of a person by name. */
export function FavouriteNames({ favourites }: Props) {
  const { data: names = [] } = useQuery({
    queryKey: [...keys.favourites, favourites],
    queryFn: () => namesOf(favourites),
    staleTime: 60_000,
  });
  return (
    <p className="text-small">
      {m.desk_favourites()} <Name text={names.join(' · ')} />
    </p>
  );
}

async function namesOf(favourites: Props['favourites']): Promise<string[]> {
  const backend = await sessionBackend();
  const idsOf = (type: 'car' | 'charger') =>
    favourites.flatMap((item) => (item.type === type ? [item.id] : []));
  const [cars, chargers] = await Promise.all([
    readSavedCars(backend, idsOf('car')),
    readSavedChargers(backend, idsOf('charger')),
  ]);
  return [
    ...cars.map(({ brand, model }) => fullName({ brand, name: model })),
    ...chargers.map(({ model }) => model),
  ];
}
