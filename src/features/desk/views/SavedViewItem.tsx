import { useState } from 'react';
import { Badge } from '#components/Badge.tsx';
import { Button } from '#components/Button.tsx';
import { Field, Input } from '#components/Field.tsx';
import { removeView, type SavedView, saveView, viewLimits } from '#data/desk-views.ts';
import { keys } from '#features/desk/queries.ts';
import { SaveFailure } from '#features/desk/SaveFailure.tsx';
import { useDeskMutation } from '#features/desk/use-desk-mutation.tsx';
import { m } from '#paraglide/messages.js';

type Props = { view: SavedView; isManager: boolean };

/** A saved view: its owner renames and shares it. */
export function SavedViewItem({ view, isManager }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [name, setName] = useState<string | null>(null);
  const save = useDeskMutation({
    store: saveView,
    shownBy: [keys.views],
    saved: () => m.desk_saved(),
  });
  const change = async (changed: Partial<SavedView>) => {
    const { failure } = await save.attempt({ ...view, ...changed });
    if (failure === null) setName(null);
  };
  const of = <span className="sr-only">: {view.name}</span>;
  return (
    <li className="grid grid-cols-1 gap-2 border-b border-line py-3">
      <p className="flex flex-wrap items-center gap-2 text-small">
        <bdi className="font-semibold">{view.name}</bdi>
        {view.shared && <Badge>{m.desk_deals_view_shared()}</Badge>}
        {!view.mine && view.owner_name && (
          <span className="text-muted">{m.desk_deals_view_of({ name: view.owner_name })}</span>
        )}
      </p>
      {name !== null && (
        <form
          noValidate
          className="grid grid-cols-1 gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() !== '') void change({ name: name.trim() });
          }}
        >
          <Field
            label={m.desk_deals_view_renaming({ name: view.name })}
            error={name.trim() === '' ? m.desk_required() : undefined}
            required
          >
            <Input
              value={name}
              maxLength={viewLimits.name}
              dir="auto"
              autoComplete="off"
              onChange={({ target }) => setName(target.value)}
            />
          </Field>
          <Button type="submit" size="sm" busy={save.isPending} className="justify-self-start">
            {m.desk_save()}
          </Button>
        </form>
      )}
      <div className="flex flex-wrap gap-2">
        {view.mine && name === null && (
          <Button size="sm" variant="secondary" onClick={() => setName(view.name)}>
            {m.desk_deals_view_rename()}
            {of}
          </Button>
        )}
        {view.mine && (isManager || view.shared) && (
          <Button
            size="sm"
            variant="secondary"
            busy={save.isPending}
            onClick={() => void change({ shared: !view.shared })}
          >
            {view.shared ? m.desk_deals_view_unshare() : m.desk_deals_view_share()}
            {of}
          </Button>
        )}
        {!isAsking && (
          <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
            {m.desk_team_delete()}
            {of}
          </Button>
        )}
      </div>
      {isAsking && <Delete view={view} onKeep={() => setAsking(false)} />}
      <SaveFailure error={save.error} />
    </li>
  );
}

/** Asks before a view is deleted, in its place: a dialog is open already. */
function Delete({ view, onKeep }: { view: SavedView; onKeep: () => void }) {
  const { name, shared } = view;
  const remove = useDeskMutation({
    store: (backend) => removeView(backend, view.id),
    shownBy: [keys.views],
    saved: () => m.desk_deals_view_deleted({ name }),
  });
  return (
    <div role="alert" className="grid grid-cols-1 gap-2 text-small">
      <p className="font-semibold">{m.desk_deals_view_delete_title({ name })}</p>
      <p>{shared ? m.desk_deals_view_delete_shared() : m.desk_deals_view_delete_text()}</p>
      <SaveFailure error={remove.error} />
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="danger"
          busy={remove.isPending}
          onClick={() => void remove.attempt()}
        >
          {m.desk_team_delete()}
        </Button>
        <Button size="sm" variant="secondary" busy={remove.isPending} onClick={onKeep}>
          {m.desk_keep()}
        </Button>
      </div>
    </div>
  );
}
