import { Field, Select } from '#components/Field.tsx';
import type { RoadPlace } from '#domain/roads.ts';
import { placeName } from '#features/trips/place-name.ts';

type ChoiceProps = {
  label: string;
  hint?: string;
  name: string;
  value: string;
  /** Each value with its text. */
  choices: readonly (readonly string[])[];
  onChoose: (value: string) => void;
};

/** One of a few values. */
export function ChoiceField({ label, hint, name, value, choices, onChoose }: ChoiceProps) {
  return (
    <Field label={label} hint={hint} required>
      <Select name={name} value={value} onChange={({ target }) => onChoose(target.value)}>
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}

type PlaceProps = {
  label: string;
  name: string;
  value: string;
  places: readonly RoadPlace[];
  /** What choosing no place is called, where that is an answer. */
  none?: string;
  onChoose: (id: string) => void;
};

/** One of the places. */
export function PlaceField({ places, none, ...field }: PlaceProps) {
  const known = places.map((place) => [place.id, placeName(place)]);
  return <ChoiceField {...field} choices={none ? [['', none], ...known] : known} />;
}
