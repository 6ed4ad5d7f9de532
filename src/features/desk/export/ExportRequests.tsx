import { useStore } from '@nanostores/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#components/Button.tsx';
import { notify } from '#components/toast.store.ts';
import type { Backend } from '#data/client.ts';
import type { QueueQuery } from '#data/desk.ts';
import { readExport } from '#data/desk-export.ts';
import { cairoToday } from '#domain/cairo.ts';
import { $address } from '#features/desk/address.store.ts';
import { reasonsQuery } from '#features/desk/deal-queries.ts';
import { chosenFilters } from '#features/desk/FilterChips.tsx';
import { allFilterWords } from '#features/desk/filter-words.ts';
import { keys } from '#features/desk/queries.ts';
import { SaveFailure } from '#features/desk/SaveFailure.tsx';
import { useDeskMutation } from '#features/desk/use-desk-mutation.tsx';
import { useFilterNames } from '#features/desk/use-filter-names.tsx';
import { filtersOf, viewNames } from '#features/desk/views.ts';
import { csvOf, saveCsv } from '#lib/csv.ts';
import { asCount } from '#lib/number.ts';
import { translated } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { tableOfLeads } from './lead-cells.ts';

/** Saves the requests that the present filters leave as a spreadsheet. */
export default function ExportRequests({ onDone }: { onDone: () => void }) {
  const address = useStore($address);
  const names = useFilterNames({ item: true, reason: true });
  const { data: reasons = [] } = useQuery(reasonsQuery);
  const client = useQueryClient();
  // All attempts at one file are one line of the log.
  const [id] = useState(() => crypto.randomUUID());
  const [count, setCount] = useState(0);
  const reasonName = (of: string) => {
    const found = reasons.find((reason) => reason.id === of);
    return found ? translated(found, 'text') : of;
  };
  const save = useDeskMutation({
    store: async (backend: Backend, filters: QueueQuery) => {
      setCount(0);
      const leads = await readExport(backend, id, filters, setCount);
      const { fields, rows } = tableOfLeads(leads, reasonName);
      saveCsv(`tayar-requests-${cairoToday()}`, await csvOf(fields, rows));
      return leads.length;
    },
    shownBy: [],
  });
  const send = async () => {
    const { answer } = await save.attempt(filtersOf(address, cairoToday()));
    if (answer === undefined) return;
    void client.invalidateQueries({ queryKey: keys.exports });
    notify('success', { title: m.desk_deals_export_done(asCount(answer)) });
    onDone();
  };
  const shown = allFilterWords(Object.fromEntries(chosenFilters(address)), names);
  const failed = { title: m.desk_deals_export_failed(), text: m.desk_deals_export_failed_text() };
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-small text-muted">{m.desk_deals_export_text()}</p>
      <p className="font-semibold">
        <bdi>{[viewNames[address.view](), shown].filter(Boolean).join(' · ')}</bdi>
      </p>
      <p role="status" className="text-small empty:hidden">
        {save.isPending && m.desk_deals_export_read(asCount(count))}
      </p>
      <SaveFailure error={save.error} own={{ offline: failed, other: failed }} />
      <Button busy={save.isPending} onClick={() => void send()}>
        {m.desk_deals_export_start()}
      </Button>
    </div>
  );
}
