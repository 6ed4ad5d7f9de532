import LocateFixed from 'lucide-react/icons/locate-fixed';
import { useState } from 'react';
import { fetchRoadMap } from '#catalogue/roads.ts';
import { Button } from '#components/Button.tsx';
import { Field } from '#components/Field.tsx';
import { SuggestedInput } from '#components/SuggestedField.tsx';
import { homeCountry, importedCountries } from '#config/countries.ts';
import { placeCalled } from '#domain/near-place.ts';
import type { Position } from '#domain/position.ts';
import type { RoadMap } from '#domain/roads.ts';
import { placeName } from '#features/trips/place-name.ts';
import { m } from '#paraglide/messages.js';

type Props = {
  /** Null while the names of places are loading. */
  roads: RoadMap | null;
  /** The name of the one that is chosen; '' for the person's own position. */
  near: string | null;
  /** A place was named, as the person typed it. */
  onPlace: (text: string) => void;
  onPosition: (position: Position) => void;
  onClear: () => void;
};

type Fault = { kind: 'none'; text: string } | { kind: 'refused' | 'abroad' | 'failed' };

/** Where somebody looks for a charger: a place that they name, or where they are. */
export function NearField({ roads, near, onPlace, onPosition, onClear }: Props) {
  const [fault, setFault] = useState<Fault | null>(null);
  const [isAsking, setAsking] = useState(false);
  const names = (roads?.places ?? []).filter(({ kind }) => kind !== 'node').map(placeName);
  const find = async (form: FormData) => {
    const text = String(form.get('near') ?? '').trim();
    if (text === '') return;
    try {
      const isKnown = placeCalled(await fetchRoadMap(), text) !== null;
      setFault(isKnown ? null : { kind: 'none', text });
      if (isKnown) onPlace(text);
    } catch {
      setFault({ kind: 'failed' });
    }
  };
  const locate = () => {
    setAsking(true);
    setFault(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lon } }) => {
        setAsking(false);
        if (isAtHome({ lat, lon })) onPosition({ lat, lon });
        else setFault({ kind: 'abroad' });
      },
      () => {
        setAsking(false);
        setFault({ kind: 'refused' });
      },
      { timeout: 20_000 },
    );
  };
  return (
    <form
      className="needs-script"
      onSubmit={(event) => {
        event.preventDefault();
        void find(new FormData(event.currentTarget));
      }}
    >
      <Field
        label={m.charging_map_near()}
        hint={m.charging_map_near_hint()}
        error={fault?.kind === 'none' ? m.charging_map_near_none({ text: fault.text }) : undefined}
        required
      >
        <div className="flex gap-2">
          <SuggestedInput
            key={near}
            name="near"
            type="search"
            maxLength={60}
            names={names}
            defaultValue={near ?? ''}
          />
          <Button type="submit" variant="secondary">
            {m.charging_map_near_find()}
          </Button>
        </div>
      </Field>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button size="sm" variant="ghost" busy={isAsking} onClick={locate}>
          <LocateFixed className="size-4" aria-hidden="true" />
          {m.charging_map_near_here()}
        </Button>
        {near !== null && (
          <Button size="sm" variant="ghost" onClick={onClear}>
            {m.charging_map_near_clear()}
          </Button>
        )}
        <p className="text-micro text-muted" role="status">
          {isAsking ? m.charging_map_near_asking() : m.charging_map_near_here_note()}
        </p>
      </div>
      <p role="alert" className="text-small text-danger empty:hidden">
        {fault?.kind === 'refused' && m.charging_map_near_refused()}
        {fault?.kind === 'failed' && m.charging_map_near_failed()}
        {fault?.kind === 'abroad' && m.charging_map_near_abroad()}
      </p>
    </form>
  );
}

function isAtHome({ lat, lon }: Position): boolean {
  const home = [...importedCountries.values()].find(({ code }) => code === homeCountry);
  if (home === undefined) return false;
  const { south, west, north, east } = home.box;
  return lat >= south && lat <= north && lon >= west && lon <= east;
}
