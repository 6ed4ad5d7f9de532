import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#components/Button.tsx';
import { EmptyState, LoadFailed, Notice, Skeleton } from '#components/States.tsx';
import { paths } from '#config/paths.ts';
import { readEdited } from '#data/catalogue-edit.ts';
import { cairoToday } from '#domain/cairo.ts';
import type { EditedTable } from '#domain/edited-tables.ts';
import { moneyFacts } from '#domain/money-facts.ts';
import { tariffsFrom } from '#domain/tariffs.ts';
import { BrandContent } from '#features/brand/BrandPage.tsx';
import { CarContent } from '#features/car/CarPage.tsx';
import { ChargerContent } from '#features/charger/ChargerPage.tsx';
import { keys } from '#features/desk/queries.ts';
import { fetchFigures } from '#features/tariffs/fetch-figures.ts';
import { m } from '#paraglide/messages.js';
import { sessionBackend } from '#session/backend.ts';
import { $address } from './address.store.ts';
import { type OpenForm, tableAddress } from './address.ts';
import { type HiddenReason, type Preview, previewOf } from './preview.ts';
import { openRowDraft } from './row-draft.ts';

/** What else is read to show a row of a table. */
const otherTable = {
  cars: 'brands',
  brands: 'cars',
  chargers: undefined,
  charging_points: undefined,
} as const;

async function load(table: EditedTable) {
  const backend = await sessionBackend();
  const other = otherTable[table];
  const [rows, others, figures] = await Promise.all([
    readEdited(backend, table),
    other ? readEdited(backend, other) : [],
    table === 'cars' ? fetchFigures() : [],
  ]);
  return { rows, catalogue: other ? { [other]: others } : {}, figures };
}

/** What the form that the address names would publish, in the components of the buyers' pages. */
export function PreviewPage() {
  const address = useStore($address);
  const { table, form } = address;
  const { data, isError, refetch } = useQuery({
    queryKey: [...keys.preview, table],
    queryFn: () => load(table),
  });
  const back = (
    <ButtonLink size="sm" href={paths.deskCatalogue + tableAddress.write(address)}>
      {form ? m.desk_catalogue_preview_back() : m.desk_nav_catalogue()}
    </ButtonLink>
  );
  if (isError && !data) {
    return <LoadFailed title={m.desk_catalogue_failed()} onRetry={refetch} />;
  }
  if (!data) return <Skeleton className="h-96 w-full" />;
  const row = data.rows.find(({ id }) => id === form?.id) ?? null;
  if (form === null || (form.kind !== 'add' && row === null)) {
    return <EmptyState title={m.desk_catalogue_gone()}>{back}</EmptyState>;
  }
  const preview = previewOf(table, form, row, openRowDraft(table, form, row), data.catalogue);
  if (preview.kind === 'faulty') {
    return (
      <Notice tone="warning" title={m.desk_catalogue_preview_faults()}>
        <ul className="grid gap-1">
          {preview.faults.map(({ label, fault }) => (
            <li key={label}>
              <strong>{label}:</strong> {fault}
            </li>
          ))}
        </ul>
        {back}
      </Notice>
    );
  }
  return (
    <>
      <Notice tone="info" title={m.desk_catalogue_preview_title()} text={wordsOf(preview.unseen)}>
        {back}
      </Notice>
      {/* The page has its margins already. */}
      <div className="[&_.wrap]:max-w-none [&_.wrap]:px-0">
        <Shown key={keyOf(table, form)} preview={preview} figures={data.figures} />
      </div>
    </>
  );
}

const keyOf = (table: EditedTable, { kind, id }: OpenForm) => `${table} ${kind} ${id}`;

const unseenWords: Record<HiddenReason, () => string> = {
  unsaved: m.desk_catalogue_preview_unsaved,
  withdrawn: m.desk_catalogue_preview_withdrawn,
  brand_withdrawn: m.desk_catalogue_preview_brand_withdrawn,
};

function wordsOf(unseen: readonly HiddenReason[]): string {
  if (unseen.length === 0) return m.desk_catalogue_preview_same();
  return unseen.map((reason) => unseenWords[reason]()).join(' ');
}

type ShownProps = {
  preview: Exclude<Preview, { kind: 'faulty' }>;
  figures: Awaited<ReturnType<typeof fetchFigures>>;
};

function Shown({ preview, figures }: ShownProps) {
  const today = cairoToday();
  switch (preview.kind) {
    case 'car': {
      const facts = { tariffs: tariffsFrom(figures), money: moneyFacts(figures, null) };
      return <CarContent car={preview.item} {...facts} today={today} />;
    }
    case 'charger':
      return <ChargerContent charger={preview.item} today={today} />;
    case 'brand':
      return <BrandContent brand={preview.item} today={today} rates={tariffsFrom(figures)} />;
  }
}
