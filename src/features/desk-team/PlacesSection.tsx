import MapPin from 'lucide-react/icons/map-pin';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Badge } from '#components/Badge.tsx';
import { Button, ownTab } from '#components/Button.tsx';
import { Dialog } from '#components/Dialog.tsx';
import { notify } from '#components/toast.store.ts';
import { openPlace, removePlace, type VisitPlace } from '#data/visit-places.ts';
import { useMember } from '#features/desk/Desk.tsx';
import { usePlaces } from '#features/desk/use-template-values.tsx';
import { translated } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { PlaceForm } from './PlaceForm.tsx';
import { Card, Section } from './Section.tsx';
import { failureText, useChange } from './use-change.tsx';

/** Where visits take place. Managers add, change, close and delete places. */
export function PlacesSection() {
  const isManager = useMember().role === 'manager';
  const [edited, setEdited] = useState<VisitPlace | 'new' | null>(null);
  const [deleted, setDeleted] = useState<VisitPlace | null>(null);
  const places = usePlaces();
  const remove = useChange<VisitPlace>({
    change: (backend, { id }) => removePlace(backend, id),
    shownBy: 'places',
    done: (place) => m.desk_team_place_deleted({ name: translated(place, 'name') }),
  });
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
          <Dialog
            open={edited !== null}
            onClose={close}
            title={edited === 'new' ? m.desk_team_place_add() : m.desk_team_place_edit()}
            size="tall"
          >
            <PlaceForm place={edited === 'new' ? null : edited} onDone={close} />
          </Dialog>
          <ConfirmDialog
            question={
              deleted && {
                title: m.desk_team_place_delete_title({ name: translated(deleted, 'name') }),
                text: m.desk_team_place_delete_text(),
                confirm: m.desk_team_delete(),
                invalid: m.desk_team_place_used(),
                act: () => remove.mutateAsync(deleted),
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
  const toggle = useChange<boolean>({
    change: (backend, open) => openPlace(backend, place.id, open),
    shownBy: 'places',
    done: (open) =>
      open ? m.desk_team_place_opened({ name }) : m.desk_team_place_closed({ name }),
  });
  const switchOpen = () =>
    toggle.mutate(!place.open, {
      onError: (error) => notify('error', { text: failureText(error) }),
    });
  return (
    <Card
      actions={
        isManager && (
          <>
            <Button size="sm" variant="secondary" onClick={onEdit}>
              {m.desk_team_edit()}
              <span className="sr-only">: {name}</span>
            </Button>
            <Button size="sm" variant="secondary" busy={toggle.isPending} onClick={switchOpen}>
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
    </Card>
  );
}
