import MapPin from 'lucide-react/icons/map-pin';
import { ownTab } from '#components/Button.tsx';
import { openPlace, removePlace, type VisitPlace } from '#data/visit-places.ts';
import { keys } from '#features/desk/queries.ts';
import { usePlaces } from '#features/desk/use-template-values.tsx';
import { translated } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { EditedSection } from './EditedSection.tsx';
import { OpenCard } from './OpenCard.tsx';

const shownBy = [keys.places];
const loadForm = async () => (await import('./PlaceForm.tsx')).PlaceForm;
const nameOf = (place: VisitPlace) => translated(place, 'name');

/** Where visits take place. Managers add, change, close and delete places. */
export function PlacesSection() {
  return (
    <EditedSection
      title={m.desk_team_places()}
      lead={m.desk_team_places_text()}
      query={usePlaces()}
      empty={m.desk_team_no_places()}
      words={{ add: m.desk_team_place_add(), edit: m.desk_team_place_edit() }}
      size="tall"
      load={loadForm}
      form={(PlaceForm, place, onDone) => <PlaceForm place={place} onDone={onDone} />}
      question={(place) => ({
        title: m.desk_team_place_delete_title({ name: nameOf(place) }),
        text: m.desk_team_place_delete_text(),
        confirm: m.desk_team_delete(),
        change: {
          store: (backend) => removePlace(backend, place.id),
          shownBy,
          saved: () => m.desk_team_place_deleted({ name: nameOf(place) }),
        },
        own: { invalid: { title: m.desk_team_place_used() } },
      })}
    >
      {(place, acts) => {
        const name = nameOf(place);
        return (
          <OpenCard
            key={place.id}
            name={name}
            isOpen={place.open}
            acts={acts}
            words={{
              open: m.desk_team_place_open(),
              close: m.desk_team_place_close(),
              closed: m.desk_team_place_is_closed(),
            }}
            change={{
              store: (backend, open) => openPlace(backend, place.id, open),
              shownBy,
              saved: (open) =>
                open ? m.desk_team_place_opened({ name }) : m.desk_team_place_closed({ name }),
            }}
          >
            <p className="mt-1 text-small text-muted">{translated(place, 'address')}</p>
            {place.map_url && (
              <a
                href={place.map_url}
                {...ownTab}
                className="link mt-1 inline-flex min-h-11 items-center gap-1.5 text-small"
              >
                <MapPin className="size-4" aria-hidden="true" />
                {m.desk_team_map()}
              </a>
            )}
          </OpenCard>
        );
      }}
    </EditedSection>
  );
}
