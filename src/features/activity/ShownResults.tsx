import { useId } from 'react';
import { linedRows } from '#features/request/Lines.tsx';
import { m } from '#paraglide/messages.js';

type Props = { rows: readonly { name: string; value: string }[] };

/** What the site had shown before a request was sent: sentences, so that on a phone each stands below its name. */
export function ShownResults({ rows }: Props) {
  const title = useId();
  if (rows.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields, but figures
    <div role="group" className="mt-4 max-w-2xl text-small" aria-labelledby={title}>
      <p id={title} className="mb-1 font-semibold">
        {m.activity_shown()}
      </p>
      <dl className="border-t border-line">
        {linedRows(rows).map(({ name, value }) => (
          <div
            key={name}
            className="justify-between gap-6 border-b border-line py-2.5 sm:flex sm:items-baseline"
          >
            <dt className="shrink-0 text-muted">{name}</dt>
            <dd className="tabular-nums sm:text-end">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
