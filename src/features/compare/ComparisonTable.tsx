import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Name } from '#components/Name.tsx';
import { paths } from '#config/paths.ts';
import type { Car } from '#domain/car.ts';
import { fullName } from '#domain/full-name.ts';
import { withoutHyphenBreaks } from '#features/catalogue/names.ts';
import { Picture } from '#features/catalogue/Picture.tsx';
import { m } from '#paraglide/messages.js';
import { removeCompared } from '#session/compared.store.ts';
import { compareKey } from '#session/compared.ts';
import type { ComparisonGroup } from './comparison.ts';
import type { ComparisonRow } from './rows.ts';

type Props = {
  cars: readonly Car[];
  groups: readonly ComparisonGroup[];
  /** Shown in place of a second car. */
  empty: ReactNode;
};

/** The figures of the cars side by side, in groups. */
export function ComparisonTable({ cars, groups, empty }: Props) {
  return (
    <table>
      <thead>
        <tr className="comparison-pictures">
          <td />
          {cars.map((car) => (
            <td key={compareKey(car)}>
              <Picture url={car.imageUrl} place="card" alt="" eager sizes={pictureSizes} />
            </td>
          ))}
          {empty && <td>{empty}</td>}
        </tr>
        <tr className="comparison-names">
          <th scope="col">
            <span className="sr-only">{m.compare_feature()}</span>
          </th>
          {cars.map((car) => (
            <th key={compareKey(car)} scope="col">
              <CarHead car={car} />
            </th>
          ))}
          {empty && <td />}
        </tr>
      </thead>
      {groups.map(({ title, rows }) => (
        <tbody key={title}>
          <tr className="comparison-group">
            <th scope="rowgroup" colSpan={1 + cars.length + (empty ? 1 : 0)}>
              {title}
            </th>
          </tr>
          {rows.map((row) => (
            <Row key={row.label} row={row} cars={cars} hasEmpty={empty !== null} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

const pictureSizes = '(min-width: 60rem) 18rem, 36vw';

type RowProps = { row: ComparisonRow; cars: readonly Car[]; hasEmpty: boolean };

/** The best of a row has a tint, and the word for who does not see it. */
function Row({ row: { label, hint, cells, best, remark }, cars, hasEmpty }: RowProps) {
  return (
    <>
      <tr>
        <th scope="row">
          {label}
          {hint !== null && <small>{hint}</small>}
        </th>
        {cells.map(({ value, notes }, place) => (
          <td
            key={cars[place]?.recordId}
            className={best === place ? 'comparison-best' : undefined}
          >
            <b dir="auto">{value}</b>
            {best === place && <span className="sr-only"> {m.compare_best()}</span>}
            {notes.map((note) => (
              <small key={note}>{note}</small>
            ))}
          </td>
        ))}
        {hasEmpty && <td />}
      </tr>
      {remark !== null && (
        <tr className="comparison-remark">
          <td colSpan={1 + cars.length}>
            <small>{remark}</small>
          </td>
        </tr>
      )}
    </>
  );
}

function CarHead({ car }: { car: Car }) {
  const { brand, name } = car;
  return (
    <div className="comparison-head">
      <a href={paths.car(car.brandId, car.id)}>
        <small>{brand}</small>
        <Name text={` ${withoutHyphenBreaks(name)}`} />
      </a>
      <button
        type="button"
        className="icon-button"
        aria-label={m.compare_remove({ name: fullName(car) })}
        onClick={({ currentTarget }) => {
          // The button goes, so the focus moves to the dialog.
          currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus();
          removeCompared(car);
        }}
      >
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
