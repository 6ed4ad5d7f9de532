import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Button } from '#components/Button.tsx';
import { Notice } from '#components/States.tsx';
import type { EditedColumns, EditedRow } from '#data/catalogue-edit.ts';
import type { EditedTable } from '#domain/edited-tables.ts';
import { m } from '#paraglide/messages.js';
import { type Difference, differencesOf } from './row-draft.ts';
import type { RowValues } from './row-form.ts';

type Props = {
  table: EditedTable;
  form: UseFormReturn<RowValues, unknown, EditedColumns>;
  /** The row as it was when the person began, or last chose. */
  base: RowValues;
  /** As it is now. */
  row: EditedRow;
  /** Called when the person has chosen, with the current values of these columns. */
  onSeen: (theirs: RowValues) => void;
};

/**
 * The fields that somebody else has changed since the form was opened, each with a choice; renders nothing where there
 * are none.
 */
export function Differences({ table, form, base, row, onSeen }: Props) {
  // Renders anew at each letter.
  useWatch({ control: form.control });
  const differences = differencesOf(table, { base, values: form.getValues() }, row);
  if (differences.length === 0) return null;
  const take = (taken: readonly Difference[]) => {
    for (const { column, theirs } of taken) {
      form.setValue(column.name, theirs, { shouldDirty: true, shouldValidate: true });
    }
    onSeen(Object.fromEntries(taken.map(({ column, theirs }) => [column.name, theirs])));
  };
  return (
    <Notice
      tone="warning"
      title={m.desk_catalogue_differences()}
      text={m.desk_catalogue_differences_text()}
    >
      <ul className="grid w-full gap-4">
        {differences.map((difference) => {
          const { column, mine, theirs } = difference;
          const label = column.label();
          return (
            <li key={column.name} className="grid gap-2">
              <p className="font-semibold">{label}</p>
              <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
                <dt>{m.desk_catalogue_theirs()}</dt>
                <dd className="whitespace-pre-line break-words">
                  <bdi>{theirs || '–'}</bdi>
                </dd>
                <dt>{m.desk_catalogue_mine()}</dt>
                <dd className="whitespace-pre-line break-words">
                  <bdi>{mine || '–'}</bdi>
                </dd>
              </dl>
              <div className="flex flex-wrap gap-2">
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={m.desk_catalogue_take_theirs_of({ name: label })}
                  onClick={() => take([difference])}
                >
                  {m.desk_catalogue_take_theirs()}
                </Button>
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={m.desk_catalogue_keep_mine_of({ name: label })}
                  onClick={() => onSeen({ [column.name]: theirs })}
                >
                  {m.desk_catalogue_keep_mine()}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {differences.length > 1 && (
        <Button size="sm" onClick={() => take(differences)}>
          {m.desk_catalogue_take_all()}
        </Button>
      )}
    </Notice>
  );
}
