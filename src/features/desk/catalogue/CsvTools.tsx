import { type ChangeEvent, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { LateFormDialog } from '#components/LateDialog.tsx';
import { notify } from '#components/toast.store.ts';
import type { EditedRow } from '#data/catalogue-edit.ts';
import { cairoToday } from '#domain/cairo.ts';
import type { EditedTable } from '#domain/edited-tables.ts';
import { saveCsv } from '#lib/csv.ts';
import { m } from '#paraglide/messages.js';
import type { FilePlan } from './csv-file.ts';
import { FileButton } from './FileButton.tsx';

const loadPlan = async () => (await import('./CsvPlan.tsx')).CsvPlan;

type Props = { table: EditedTable; rows: readonly EditedRow[] };

/** Saves a table as a spreadsheet, and reads one: first a preview of the changes, then the changes. */
export function CsvTools({ table, rows }: Props) {
  const [plan, setPlan] = useState<FilePlan | null>(null);
  const save = async () => {
    const { toCsv } = await import('./csv.ts');
    saveCsv(`tayar-${table}-${cairoToday()}`, await toCsv(table, rows));
  };
  const read = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file === undefined) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    currentTarget.value = '';
    const { planFile } = await import('./csv-file.ts');
    setPlan(planFile(table, rows, bytes));
  };
  const close = () => setPlan(null);
  return (
    <div className="flex flex-wrap items-center gap-2 text-small">
      <Button size="sm" variant="secondary" onClick={() => void save().catch(sayNotLoaded)}>
        {m.desk_catalogue_csv_save()}
      </Button>
      <FileButton
        label={m.desk_catalogue_csv_read()}
        accept=".csv,text/csv"
        onChange={(event) => void read(event).catch(sayNotLoaded)}
      />
      <LateFormDialog
        load={loadPlan}
        open={plan !== null}
        onClose={close}
        title={plan?.refusal ? m.desk_catalogue_csv_refused() : m.desk_catalogue_csv_title()}
        size={plan?.refusal ? 'usual' : 'tall'}
      >
        {(CsvPlan) =>
          plan?.refusal ? (
            <p className="text-small">{plan.refusal}</p>
          ) : (
            plan && <CsvPlan table={table} plan={plan} onDone={close} />
          )
        }
      </LateFormDialog>
    </div>
  );
}

/** A script is gone after the site was built anew, the connection is lost, or the file was moved meanwhile. */
function sayNotLoaded(error: unknown) {
  console.error(error);
  notify('error', {
    title: m.ui_not_loaded(),
    text: m.desk_catalogue_csv_not_loaded(),
    link: { label: m.desk_catalogue_reload(), href: location.pathname + location.search },
  });
}
