import { useState } from 'react';
import { Button } from '#components/Button.tsx';
import type { EditedRow } from '#data/catalogue-edit.ts';
import { guessedRoles, type ListRole, type ListTable, listTable } from '#domain/price-list.ts';
import { readCells } from '#lib/csv-table.ts';
import { m } from '#paraglide/messages.js';
import type { PricedTable } from './listed-rows.ts';
import { PriceListColumns } from './PriceListColumns.tsx';
import { PriceListPreview } from './PriceListPreview.tsx';
import { PriceListSource } from './PriceListSource.tsx';
import { rememberedRoles, rememberRoles } from './price-list-memory.ts';
import { matchedPrices } from './price-list-plan.ts';

type Props = {
  table: PricedTable;
  rows: readonly EditedRow[];
  brands: readonly EditedRow[];
  onDone: () => void;
};

/** A list step by step: the list itself, which column is what, then each price before and after. */
export default function PriceList({ table, rows, brands, onDone }: Props) {
  const [list, setList] = useState<ListTable | null>(null);
  const [roles, setRoles] = useState<readonly ListRole[]>([]);
  const [isNamed, setNamed] = useState(false);
  const read = (text: string) => {
    const found = listTable(readCells(text));
    setList(found);
    setRoles(rememberedRoles(found.heads) ?? guessedRoles(found));
    setNamed(false);
  };
  if (list === null) return <PriceListSource onRead={read} />;
  const back = (
    <Button variant="secondary" onClick={() => (isNamed ? setNamed(false) : setList(null))}>
      {m.desk_list_back()}
    </Button>
  );
  if (!isNamed) {
    const next = () => {
      rememberRoles(list.heads, roles);
      setNamed(true);
    };
    return (
      <PriceListColumns list={list} roles={roles} onChange={setRoles} onNext={next} back={back} />
    );
  }
  return (
    <PriceListPreview
      table={table}
      rows={rows}
      listed={matchedPrices({ table, rows, brands }, list, roles)}
      onDone={onDone}
      back={back}
    />
  );
}
