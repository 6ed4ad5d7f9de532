import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LateFormDialog } from '#components/LateDialog.tsx';
import { EmptyState, LoadFailed, Skeleton } from '#components/States.tsx';
import type { DatedRate } from '#data/tariff-edit.ts';
import { cairoToday } from '#domain/cairo.ts';
import { RebuildState } from '#features/desk/RebuildState.tsx';
import { searchWords } from '#lib/search-words.ts';
import { m } from '#paraglide/messages.js';
import { KindItem } from './KindItem.tsx';
import { groupsOf, kindsOf, type RateKind } from './kinds.ts';
import { tariffName } from './tariff-words.ts';
import { tariffsQuery } from './tariffs-query.ts';

const loadForm = async () => (await import('./RateForm.tsx')).RateForm;

/** The subject of the open form: a kind, and the rate to correct, or null for a new one. */
type Edited = { kind: RateKind; corrected: DatedRate | null };

/** The dated rates, which managers keep: electricity, fuel, customs, loans. */
export function TariffList() {
  const [search, setSearch] = useState('');
  const [edited, setEdited] = useState<Edited | null>(null);
  const today = cairoToday();
  const rates = useQuery(tariffsQuery);
  const groups = groupsOf(
    kindsOf(rates.data ?? [], today).filter(({ key }) =>
      searchWords(`${tariffName(key)} ${key}`).includes(searchWords(search)),
    ),
  );
  const close = () => setEdited(null);
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="max-w-prose text-small text-muted">{m.desk_tariffs_live_text()}</p>
      <RebuildState />
      <input
        type="search"
        aria-label={m.desk_tariffs_search()}
        placeholder={m.desk_tariffs_search()}
        value={search}
        className="min-h-12 w-full rounded-control border border-edge bg-surface px-3.5 text-body placeholder:text-muted"
        onChange={({ target }) => setSearch(target.value)}
      />
      {rates.isPending && <Skeleton className="h-64 w-full" />}
      {rates.isError && !rates.data && (
        <LoadFailed title={m.desk_tariffs_failed()} onRetry={rates.refetch} />
      )}
      {rates.data && groups.length === 0 && (
        <EmptyState title={m.desk_tariffs_none()} text={m.desk_tariffs_none_text()} />
      )}
      {rates.data &&
        groups.map(({ name, title, kinds }) => (
          <section key={name} aria-labelledby={`group-${name}`}>
            <h2 id={`group-${name}`} className="mb-3 text-subheading">
              {title}
            </h2>
            <ul className="rounded-card border border-line bg-surface">
              {kinds.map((kind) => (
                <KindItem
                  key={kind.key}
                  kind={kind}
                  onEdit={(corrected) => setEdited({ kind, corrected })}
                />
              ))}
            </ul>
          </section>
        ))}
      <LateFormDialog
        load={loadForm}
        open={edited !== null}
        onClose={close}
        size="tall"
        title={edited ? titleOf(edited) : ''}
      >
        {(RateForm) => edited && <RateForm {...edited} today={today} onDone={close} />}
      </LateFormDialog>
    </div>
  );
}

function titleOf({ kind, corrected }: Edited): string {
  const name = tariffName(kind.key);
  return corrected ? m.desk_tariffs_correct_of({ name }) : m.desk_tariffs_new_of({ name });
}
