import { type ChangeEvent, useState } from 'react';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import type { EditedRow, EditedTable } from '@/data/catalogue-edit';
import { saveCsv } from '@/lib/csv';
import { m } from '@/paraglide/messages.js';
import { CsvPlan } from './CsvPlan';
import type { Plan } from './csv';

type Props = { table: EditedTable; rows: readonly EditedRow[] };

/** Saves a table as a spreadsheet, and reads one: first a preview of the changes, then the changes. */
export function CsvTools({ table, rows }: Props) {
  const [plan, setPlan] = useState<Plan | null>(null);
  const save = async () => {
    const { toCsv } = await import('./csv');
    saveCsv(`tayar-${table}`, await toCsv(table, rows));
  };
  const read = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file === undefined) return;
    const text = await file.text();
    currentTarget.value = '';
    const { planCsv } = await import('./csv');
    setPlan(planCsv(table, rows, text));
  };
  return (
    <div className="flex flex-wrap items-center gap-3 text-small">
      <Button size="sm" variant="secondary" onClick={save}>
        {m.desk_catalogue_csv_save()}
      </Button>
      <label className="flex flex-wrap items-center gap-2">
        {m.desk_catalogue_csv_read()}
        <input type="file" accept=".csv,text/csv" onChange={read} />
      </label>
      <Dialog
        open={plan !== null}
        onClose={() => setPlan(null)}
        title={m.desk_catalogue_csv_title()}
        size="tall"
      >
        {plan && <CsvPlan table={table} plan={plan} onDone={() => setPlan(null)} />}
      </Dialog>
    </div>
  );
}
