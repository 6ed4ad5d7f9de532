import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Field, Input } from '#components/Field.tsx';
import { TickBox } from '#components/TickBox.tsx';
import { type SavedView, saveView, viewLimits } from '#data/desk-views.ts';
import { $address } from '#features/desk/address.store.ts';
import { useMember } from '#features/desk/Desk.tsx';
import { viewsQuery } from '#features/desk/deal-queries.ts';
import { chosenFilters } from '#features/desk/FilterChips.tsx';
import { allFilterWords } from '#features/desk/filter-words.ts';
import { keys } from '#features/desk/queries.ts';
import { SaveFailure } from '#features/desk/SaveFailure.tsx';
import { useDeskMutation } from '#features/desk/use-desk-mutation.tsx';
import { useFilterNames } from '#features/desk/use-filter-names.tsx';
import { useTyped } from '#features/desk/use-typed.tsx';
import { savedQueryOf, viewNames } from '#features/desk/views.ts';
import { m } from '#paraglide/messages.js';
import { SavedViewItem } from './SavedViewItem.tsx';

/** Saves what the queue shows now under a name, and keeps the views that are there. */
export default function SavedViews() {
  const { role } = useMember();
  const { data: views = [] } = useQuery(viewsQuery);
  const own = views.filter(({ mine }) => mine);
  // Managers also clear up what colleagues share.
  const listed = role === 'manager' ? views : own;
  return (
    <div className="grid grid-cols-1 gap-6">
      <NewView isManager={role === 'manager'} position={positionAfter(own)} />
      {listed.length === 0 ? (
        <p className="text-small text-muted">{m.desk_deals_views_none()}</p>
      ) : (
        <ul>
          {listed.map((view) => (
            <SavedViewItem key={view.id} view={view} isManager={role === 'manager'} />
          ))}
        </ul>
      )}
    </div>
  );
}

const positionAfter = (views: readonly SavedView[]) =>
  Math.min(10_000, Math.max(0, ...views.map(({ position }) => position)) + 10);

type NewProps = { isManager: boolean; position: number };

function NewView({ isManager, position }: NewProps) {
  const address = useStore($address);
  const names = useFilterNames({
    item: address.item_id !== null,
    reason: address.reason_id !== null,
  });
  const typed = useTyped('view/new', { id: '', name: '', shared: '' });
  const name = typed.values.name.trim();
  const [isTried, setTried] = useState(false);
  const save = useDeskMutation({
    store: saveView,
    shownBy: [keys.views],
    saved: (view) => m.desk_deals_view_saved({ name: view.name }),
  });
  const shown = allFilterWords(Object.fromEntries(chosenFilters(address)), names);
  const send = async () => {
    setTried(true);
    if (name === '') return;
    // Made before the first attempt, so that a repeat stores it once.
    const id = typed.values.id || crypto.randomUUID();
    typed.change({ id });
    const shared = isManager && typed.values.shared === 'yes';
    const { failure } = await save.attempt({
      ...{ id, name, shared, position },
      query: savedQueryOf(address),
    });
    if (failure !== null) return;
    typed.forget();
    setTried(false);
  };
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p className="text-small text-muted">{m.desk_deals_views_text()}</p>
      <p className="text-small font-semibold">
        <bdi>{[viewNames[address.view](), shown].filter(Boolean).join(' · ')}</bdi>
      </p>
      <Field
        label={m.desk_deals_view_name()}
        error={isTried && name === '' ? m.desk_required() : undefined}
        required
      >
        <Input
          value={typed.values.name}
          maxLength={viewLimits.name}
          dir="auto"
          autoComplete="off"
          onChange={({ target }) => typed.change({ name: target.value })}
        />
      </Field>
      {isManager && (
        <TickBox
          label={m.desk_deals_view_share()}
          checked={typed.values.shared === 'yes'}
          onTick={(ticked) => typed.change({ shared: ticked ? 'yes' : '' })}
        />
      )}
      <SaveFailure
        error={save.error}
        own={{ too_often: { title: m.desk_fault_refused(), text: m.desk_deals_views_full() } }}
      />
      <Button type="submit" busy={save.isPending} className="justify-self-start">
        {m.desk_deals_view_save()}
      </Button>
    </form>
  );
}
