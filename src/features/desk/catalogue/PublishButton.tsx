import { Button } from '#components/Button.tsx';
import type { EditedRow } from '#data/catalogue-edit.ts';
import { m } from '#paraglide/messages.js';

type Props = {
  row: EditedRow;
  busy: boolean;
  onPublish: (published: boolean) => void;
};

/** Publishes a row that is withdrawn, and withdraws one that is published. */
export function PublishButton({ row, busy, onPublish }: Props) {
  return (
    <Button size="sm" variant="secondary" busy={busy} onClick={() => onPublish(!row.published)}>
      {row.published ? m.desk_catalogue_withdraw() : m.desk_catalogue_publish()}
    </Button>
  );
}
