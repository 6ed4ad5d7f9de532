import { Notice } from '#components/States.tsx';
import type { EditedTable } from '#domain/edited-tables.ts';
import { SaveFailure } from '#features/desk/SaveFailure.tsx';
import { namesListed } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { nameOf } from './row-form.ts';
import type { useBatch } from './use-batch.tsx';

type Props = {
  table: EditedTable;
  save: Pick<ReturnType<typeof useBatch>, 'error' | 'conflicts'>;
};

/** Why rows were not saved; renders nothing where they were. */
export function BatchFailure({ table, save: { error, conflicts } }: Props) {
  const invalid = { title: m.desk_fault_refused(), text: m.desk_catalogue_refused() };
  return (
    <>
      <SaveFailure error={error} own={{ invalid }} />
      {conflicts.length > 0 && (
        <div role="alert">
          <Notice
            tone="warning"
            title={m.desk_catalogue_csv_nothing()}
            text={m.desk_catalogue_batch_conflicts({
              names: namesListed(conflicts.map((row) => nameOf(table, row))),
            })}
          />
        </div>
      )}
    </>
  );
}
