import { useState } from 'react';
import { Button } from '#components/Button.tsx';
import { LateFormDialog } from '#components/LateDialog.tsx';
import type { EditedRow } from '#data/catalogue-edit.ts';
import { m } from '#paraglide/messages.js';
import type { PricedTable } from './listed-rows.ts';

const loadList = async () => (await import('./PriceList.tsx')).default;

type Props = { table: PricedTable; rows: readonly EditedRow[]; brands: readonly EditedRow[] };

/** Takes over the prices of a list that somebody else has written, such as a dealer's. */
export function PriceListTools(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {m.desk_list_import()}
      </Button>
      <LateFormDialog
        load={loadList}
        open={isOpen}
        onClose={() => setOpen(false)}
        title={m.desk_list_title()}
        size="wide"
      >
        {(PriceList) => <PriceList {...props} onDone={() => setOpen(false)} />}
      </LateFormDialog>
    </>
  );
}
