import ChevronDown from 'lucide-react/icons/chevron-down';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Button, ButtonLink } from '#components/Button.tsx';
import { Dialog } from '#components/Dialog.tsx';
import { Notice } from '#components/States.tsx';
import { notify } from '#components/toast.store.ts';
import { paths } from '#config/paths.ts';
import { DeskFailure } from '#data/desk-failure.ts';
import { deletePerson, exportPerson } from '#data/person-data.ts';
import { cairoToday } from '#domain/cairo.ts';
import { saveFile } from '#lib/save-file.ts';
import { m } from '#paraglide/messages.js';
import { sessionBackend } from '#session/backend.ts';
import { useMember } from './Desk.tsx';

type Props = {
  /** Of the account. */
  userId: string;
  /** The person's name in this request. */
  name: string;
};

/** For managers: downloads or deletes all data of a person who asks for it. Both are logged. */
export function PersonDataActions({ userId, name }: Props) {
  const { role } = useMember();
  const [asking, setAsking] = useState(false);
  const [isDeleted, setDeleted] = useState(false);
  if (role !== 'manager') return null;

  const sayDeleted = () => {
    setAsking(false);
    setDeleted(true);
    notify('success', { title: m.desk_team_person_deleted({ name }) });
  };

  return (
    <details className="border-t border-line pt-3">
      <summary className="flex min-h-11 items-center gap-2 text-small font-semibold">
        <ChevronDown className="size-4" aria-hidden="true" />
        {m.desk_team_person()}
      </summary>
      <div className="grid justify-items-start gap-3 pb-1 pt-2">
        {isDeleted ? (
          <Notice
            tone="positive"
            title={m.desk_team_person_deleted({ name })}
            text={m.desk_team_person_deleted_text()}
          >
            <ButtonLink href={paths.desk} size="sm" variant="secondary">
              {m.desk_team_person_to_queue()}
            </ButtonLink>
          </Notice>
        ) : (
          <>
            <p className="text-small text-muted">{m.desk_team_person_text()}</p>
            <div className="flex flex-wrap gap-2">
              <ExportButton userId={userId} />
              <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
                {m.desk_team_person_delete()}
              </Button>
            </div>
          </>
        )}
      </div>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={m.desk_team_person_delete_title({ name })}
        description={m.desk_team_person_delete_text()}
      >
        <Deletion userId={userId} onKeep={() => setAsking(false)} onDeleted={sayDeleted} />
      </Dialog>
    </details>
  );
}

function ExportButton({ userId }: Pick<Props, 'userId'>) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const data = await exportPerson(await sessionBackend(), userId);
      if (data === null) notify('warning', { title: m.desk_team_person_gone() });
      else {
        const name = `tayar-${userId.slice(0, 8)}-${cairoToday()}.json`;
        saveFile(JSON.stringify(data, null, 2), name);
        notify('success', { title: m.desk_team_person_exported() });
      }
    } catch {
      notify('error', { text: m.desk_team_person_export_failed() });
    }
    setBusy(false);
  };
  return (
    <Button size="sm" variant="secondary" busy={busy} onClick={() => void save()}>
      <Download className="size-4" aria-hidden="true" />
      {busy ? m.desk_team_person_export_busy() : m.desk_team_person_export()}
    </Button>
  );
}

type DeletionProps = { userId: string; onKeep: () => void; onDeleted: () => void };

function Deletion({ userId, onKeep, onDeleted }: DeletionProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    try {
      // After a lost answer the account may already be gone, which counts as success.
      await deletePerson(await sessionBackend(), userId);
      onDeleted();
    } catch (error) {
      const isInTeam = error instanceof DeskFailure && error.kind === 'invalid';
      setFailure(isInTeam ? m.desk_team_person_in_team() : m.desk_team_person_delete_failed());
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-5">
      <div role="alert" className="empty:hidden">
        {failure !== null && <Notice tone="warning" title={failure} />}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" busy={busy} onClick={() => void confirm()}>
          {busy ? m.desk_team_person_delete_busy() : m.desk_team_person_delete_submit()}
        </Button>
        <Button variant="secondary" busy={busy} onClick={onKeep}>
          {m.desk_team_keep()}
        </Button>
      </div>
    </div>
  );
}
