import type { ReactNode } from 'react';
import { Button } from '#components/Button.tsx';
import { Field, Select } from '#components/Field.tsx';
import { EmptyState } from '#components/States.tsx';
import { type ListRole, type ListTable, listRoles } from '#domain/price-list.ts';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';

type Props = {
  list: ListTable;
  roles: readonly ListRole[];
  onChange: (roles: readonly ListRole[]) => void;
  onNext: () => void;
  back: ReactNode;
};

const roleNames: Record<ListRole, () => string> = {
  brand: m.desk_list_role_brand,
  model: m.desk_list_role_model,
  trim: m.desk_list_role_trim,
  price: m.desk_list_role_price,
  none: m.desk_list_role_none,
};

/** Values of a column that are shown. */
const shown = 3;

/** Which column of a list is what, beside its first values. */
export function PriceListColumns({ list, roles, onChange, onNext, back }: Props) {
  const isReady = roles.includes('price') && (roles.includes('model') || roles.includes('trim'));
  const columns = list.heads.map((head, at) => ({ key: String(at), head, at }));
  /** Each role is given to one column. */
  const give = (at: number, role: ListRole) =>
    onChange(roles.map((one, index) => (index === at ? role : one === role ? 'none' : one)));
  if (list.rows.length === 0) return <EmptyState title={m.desk_list_empty()}>{back}</EmptyState>;
  return (
    <div className="grid gap-5">
      <p className="text-small text-muted">{m.desk_list_columns_text()}</p>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {columns.map(({ key, head, at }) => {
          const name = head || m.desk_list_column({ number: formatNumber(at + 1) });
          const values = list.rows.flatMap(({ line, cells }) =>
            cells[at] ? { line, value: cells[at] } : [],
          );
          return (
            <li
              key={key}
              className="grid content-start gap-2 rounded-control border border-line p-3"
            >
              <Field label={name} required>
                <Select
                  value={roles[at] ?? 'none'}
                  onChange={({ target }) =>
                    give(at, listRoles.find((role) => role === target.value) ?? 'none')
                  }
                >
                  {listRoles.map((role) => (
                    <option key={role} value={role}>
                      {roleNames[role]()}
                    </option>
                  ))}
                </Select>
              </Field>
              <ul className="text-small text-muted">
                {values.slice(0, shown).map(({ line, value }) => (
                  <li key={line} className="truncate">
                    <bdi>{value}</bdi>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
      {!isReady && <p className="text-small text-warning">{m.desk_list_columns_missing()}</p>}
      <div className="flex flex-wrap gap-3">
        <Button busy={!isReady} onClick={onNext}>
          {m.desk_list_next()}
        </Button>
        {back}
      </div>
    </div>
  );
}
