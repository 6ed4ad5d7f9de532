import MapPin from 'lucide-react/icons/map-pin';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Badge } from '#components/Badge.tsx';
import { Button, ownTab } from '#components/Button.tsx';
import { LateFormDialog } from '#components/LateDialog.tsx';
import { openPlace, removePlace, type VisitPlace } from '#data/visit-places.ts';
import { ConfirmDialog } from '#features/desk/ConfirmDialog.tsx';
import { useMember } from '#features/desk/Desk.tsx';
import { keys } from '#features/desk/queries.ts';
import { SaveFailure } from '#features/desk/SaveFailure.tsx';
import { useDeskMutation } from '#features/desk/use-desk-mutation.tsx';
import { usePlaces } from '#features/desk/use-template-values.tsx';
import { translated } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { Card, Section } from './Section.tsx';

const loadForm = async () => (await import('./PlaceForm.tsx')).PlaceForm;

/** Where visits take place. Managers add, change, close and delete places. */
export function PlacesSection() {
  const isManager = useMember().role === 'manager';
  const [edited, setEdited] = useState<VisitPlace | 'new' | null>(null);
  const [deleted, setDeleted] = useState<VisitPlace | null>(null);
  const places = usePlaces();
  const close = () => setEdited(null);

  return (
    <Section
      title={m.desk_team_places()}
      lead={m.desk_team_places_text()}
      query={places}
      empty={m.desk_team_no_places()}
      add={
        isManager && (
          <Button variant="secondary" onClick={() => setEdited('new')}>
            <Plus className="size-4" aria-hidden="true" />
            {m.desk_team_place_add()}
          </Button>
        )
      }
      dialogs={
        <>
          <LateFormDialog
            load={loadForm}
            open={edited !== null}
            onClose={close}
            title={edited === 'new' ? m.desk_team_place_add() : m.desk_team_place_edit()}
            size="tall"
          >
            {(PlaceForm) => <PlaceForm place={edited === 'new' ? null : edited} onDone={close} />}
          </LateFormDialog>
          <ConfirmDialog
            question={
              deleted && {
                title: m.desk_team_place_delete_title({ name: translated(deleted, 'name') }),
                text: m.desk_team_place_delete_text(),
                confirm: m.desk_team_delete(),
                change: {
                  store: (backend) => removePlace(backend, deleted.id),
                  shownBy: [keys.places],
                  saved: () => m.desk_team_place_deleted({ name: translated(deleted, 'name') }),
                },
                own: { invalid: { title: m.desk_team_place_used() } },
              }
            }
            onClose={() => setDeleted(null)}
          />
        </>
      }
    >
      {(items) =>
        items.map((place) => (
          <PlaceCard
            key={place.id}
            place={place}
            isManager={isManager}
            onEdit={() => setEdited(place)}
            onDelete={() => setDeleted(place)}
          />
        ))
      }
    </Section>
  );
}

type CardProps = {
  place: VisitPlace;
  isManager: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

function PlaceCard({ place, isManager, onEdit, onDelete }: CardProps) {
  const name = translated(place, 'name');
  const toggle = useDeskMutation<boolean>({
    store: (backend, open) => openPlace(backend, place.id, open),
    shownBy: [keys.places],
    saved: (open) =>
      open ? m.desk_team_place_opened({ name }) : m.desk_team_place_closed({ name }),
  });
  return (
    <Card
      actions={
        isManager && (
          <>
            <Button size="sm" variant="secondary" onClick={onEdit}>
              {m.desk_edit()}
              <span className="sr-only">: {name}</span>
            </Button>
            <Button
              size="sm"
              variant="secondary"
              busy={toggle.isPending}
              onClick={() => void toggle.attempt(!place.open)}
            >
              {place.open ? m.desk_team_place_close() : m.desk_team_place_open()}
              <span className="sr-only">: {name}</span>
            </Button>
            <Button size="sm" variant="ghost" onClick={onDelete}>
              {m.desk_team_delete()}
              <span className="sr-only">: {name}</span>
            </Button>
          </>
        )
      }
    >
      <div>
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <bdi>{name}</bdi>
          {!place.open && <Badge tone="warning">{m.desk_team_place_is_closed()}</Badge>}
        </p>
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
      </div>
      <SaveFailure error={toggle.error} />
    </Card>
  );
}
