import type { VisitPlace } from '#data/visit-places.ts';
import { translated } from '#lib/reader.ts';
import { NamedSelect, type NamedSelectProps } from './NamedSelect.tsx';

type Props = Omit<NamedSelectProps, 'choices'> & {
  places: readonly VisitPlace[];
  /** What is chosen with none of them, where that can be. */
  none?: string;
};

/** Places of visits as choices. */
export function VisitPlaceSelect({ places, none, ...rest }: Props) {
  const named = places.map((place) => [place.id, translated(place, 'name')] as const);
  return <NamedSelect {...rest} choices={none === undefined ? named : [['', none], ...named]} />;
}
