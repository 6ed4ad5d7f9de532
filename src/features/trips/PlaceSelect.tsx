import { Field, Select } from '#components/Field.tsx';
import type { RoadPlace } from '#domain/roads.ts';
import { placeName } from './place-name.ts';

type Props = {
  label: string;
  value: string;
  places: readonly (RoadPlace | { id: string; name: string })[];
  onChoose: (id: string) => void;
};

/** One of the places of the map, or of the few that the page was built with. */
export function PlaceSelect({ label, value, places, onChoose }: Props) {
  return (
    <Field label={label} required>
      <Select value={value} onChange={({ target }) => onChoose(target.value)}>
        {places.map((place) => (
          <option key={place.id} value={place.id}>
            {'name' in place ? place.name : placeName(place)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
