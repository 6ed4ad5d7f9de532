import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Button, ButtonLink } from '#components/Button.tsx';
import { Notice } from '#components/States.tsx';
import { notify } from '#components/toast.store.ts';
import { paths } from '#config/paths.ts';
import { deletePerson, exportPerson } from '#data/person-data.ts';
import { cairoToday } from '#domain/cairo.ts';
import { saveFile } from '#lib/save-file.ts';
import { m } from '#paraglide/messages.js';
import { ConfirmDialog, type ConfirmQuestion } from './ConfirmDialog.tsx';
import { keys } from './queries.ts';
import { SaveFailure } from './SaveFailure.tsx';
import { useDeskMutation } from './use-desk-mutation.tsx';

export type PersonDataProps = {
  /** Of the account. */
  userId: string;
  /** The person's name in this request. */
  name: string;
};

/** Downloads or deletes all data of a person who asks for it. Both are logged. */
export function PersonDataPanel({ userId, name }: PersonDataProps) {
  const [asking, setAsking] = useState(false);
  const [isDeleted, setDeleted] = useState(false);

  const failed = { title: m.desk_team_person_delete_failed() };
  const question: ConfirmQuestion = {
    title: m.desk_team_person_delete_title({ name }),
    text: m.desk_team_person_delete_text(),
    confirm: m.desk_team_person_delete_submit(),
    busy: m.desk_team_person_delete_busy(),
    change: {
      // After a lost answer the account may already be gone, which counts as success.
      store: (backend) => deletePerson(backend, userId),
      shownBy: [keys.personLog],
      saved: () => m.desk_team_person_deleted({ name }),
    },
    own: { invalid: { title: m.desk_team_person_in_team() }, offline: failed, other: failed },
  };
  const close = () => setAsking(false);

  return (
    <>
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
      <ConfirmDialog
        question={asking ? question : null}
        onClose={close}
        onDone={() => {
          close();
          setDeleted(true);
        }}
      />
    </>
  );
}

function ExportButton({ userId }: Pick<PersonDataProps, 'userId'>) {
  const { attempt, isPending, error } = useDeskMutation<void, object | null>({
    store: (backend) => exportPerson(backend, userId),
    shownBy: [keys.personLog],
    saved: (_, data) => data && m.desk_team_person_exported(),
  });
  const save = async () => {
    const { answer } = await attempt();
    if (answer === null) notify('warning', { title: m.desk_team_person_gone() });
    if (!answer) return;
    const name = `tayar-${userId.slice(0, 8)}-${cairoToday()}.json`;
    saveFile(JSON.stringify(answer, null, 2), name);
  };
  const failed = { title: m.desk_team_person_export_failed() };
  return (
    <>
      <Button size="sm" variant="secondary" busy={isPending} onClick={() => void save()}>
        <Download className="size-4" aria-hidden="true" />
        {isPending ? m.desk_team_person_export_busy() : m.desk_team_person_export()}
      </Button>
      <SaveFailure
        error={error}
        own={{ offline: failed, invalid: failed, other: failed }}
        className="order-last basis-full"
      />
    </>
  );
}
