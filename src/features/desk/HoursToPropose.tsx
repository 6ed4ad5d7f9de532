import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { DeskRequest } from '#data/desk.ts';
import type { VisitPlace } from '#data/visit-places.ts';
import { cairoToday, dayAfter } from '#domain/cairo.ts';
import { proposedHours, type VisitHour } from '#domain/visit.ts';
import { nearDay, hour as writeHour } from '#domain/written.ts';
import { inARow, translated } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { getLocale } from '#paraglide/runtime.js';
import { PlaceAndDay } from './AgreeVisit.tsx';
import { HourField } from './HourField.tsx';

type Props = {
  request: DeskRequest;
  /** Those that are open, at least one. */
  places: readonly VisitPlace[];
  hours: readonly VisitHour[];
  error?: string | undefined;
  onChange: (hours: readonly VisitHour[]) => void;
};

/** Picks hours of several days and places, at most three. */
export function HoursToPropose({
  request: { lead, visit },
  places,
  hours,
  error,
  onChange,
}: Props) {
  const [at, setAt] = useState(() => {
    const tomorrow = dayAfter(cairoToday(), 1);
    const asked = visit?.state === 'missed' ? null : lead.visit_on?.slice(0, 10);
    const place = places.find(({ id }) => id === visit?.place_id) ?? places[0];
    return { place: place?.id ?? '', day: asked && asked > tomorrow ? asked : tomorrow };
  });
  const isHere = (slot: string) => (one: VisitHour) =>
    one.place === at.place && one.day === at.day && one.slot === slot;
  const isFull = hours.length >= proposedHours.most;
  const [isRefused, setRefused] = useState(false);
  const choose = (slot: string, chosen: boolean) => {
    setRefused(chosen && isFull);
    if (!chosen) onChange(hours.filter((one) => !isHere(slot)(one)));
    else if (!isFull) onChange([...hours, { ...at, slot }]);
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
        <PlaceAndDay
          places={places}
          place={at.place}
          day={at.day}
          onChange={(change) => setAt({ ...at, ...change })}
        />
      </div>
      <HourField
        label={m.desk_propose_hours()}
        error={isRefused ? m.desk_propose_too_many() : error}
        name="proposed"
        day={at.day}
        place={at.place}
        request={lead.id}
        type="checkbox"
        isChosen={(slot) => hours.some(isHere(slot))}
        onChoose={choose}
      />
      <ul aria-label={m.desk_propose_chosen()} className="grid gap-2 empty:hidden">
        {hours.map((one) => (
          <Chosen
            key={`${one.place} ${one.day} ${one.slot}`}
            hour={one}
            places={places}
            onRemove={() => onChange(hours.filter((other) => other !== one))}
          />
        ))}
      </ul>
    </div>
  );
}

type ChosenProps = {
  hour: VisitHour;
  places: readonly VisitPlace[];
  onRemove: () => void;
};

function Chosen({ hour: { place: id, day, slot }, places, onRemove }: ChosenProps) {
  const language = getLocale();
  const place = places.find((one) => one.id === id);
  const words = inARow([
    nearDay(day, language),
    writeHour(slot, language),
    place ? translated(place, 'name') : id,
  ]);
  return (
    <li className="flex items-center justify-between gap-3 rounded-control bg-sunken ps-3 text-small">
      <span className="min-w-0 break-words">{words}</span>
      <button
        type="button"
        className="icon-button shrink-0"
        aria-label={m.desk_propose_remove({ hour: words })}
        onClick={onRemove}
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </li>
  );
}
