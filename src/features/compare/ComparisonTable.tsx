import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { Fragment, type ReactNode } from 'react';
import { Name } from '#components/Name.tsx';
import { paths } from '#config/paths.ts';
import type { Car } from '#domain/car.ts';
import { fullName } from '#domain/full-name.ts';
import { withoutHyphenBreaks } from '#features/catalogue/names.ts';
import { m } from '#paraglide/messages.js';
import { removeCompared } from '#session/compared.store.ts';
import { compareKey } from '#session/compared.ts';
import type { ComparisonRow } from './comparison.ts';

type Props = {
  cars: readonly Car[];
  rows: readonly ComparisonRow[];
  /** Shown in place of a second car. */
  empty: ReactNode;
};

/** The figures of the cars side by side. */
export function ComparisonTable({ cars, rows, empty }: Props) {
  return (
    <table>
      <thead>
        <tr>
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
      <tbody>
        {rows.map((row, index) => (
          <Fragment key={row.label}>
            <tr>
              <th scope="row">{row.label}</th>
              {row.cells.map(({ value, notes }, place) => (
                <td key={cars[place]?.recordId}>
                  <b dir="auto">{value}</b>
                  {row.best === place && (
                    <span className="comparison-best">
                      <Check aria-hidden="true" />
                      {m.compare_best()}
                    </span>
                  )}
                  {notes.map((note) => (
                    <small key={note}>{note}</small>
                  ))}
                </td>
              ))}
              {empty && index === 0 && <td rowSpan={rows.length}>{empty}</td>}
            </tr>
            {row.remark && (
              <tr className="comparison-remark">
                <td colSpan={1 + cars.length}>
                  <small>{row.remark}</small>
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
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
