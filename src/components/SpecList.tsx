import type { ReactNode } from 'react';

type Props = { rows: readonly { name: string; value: ReactNode; note?: string }[] };

/** Names and values in two columns between hairlines. */
export function SpecList({ rows }: Props) {
  return (
    <dl className="border-t border-line">
      {rows.map(({ name, value, note }) => (
        <div
          key={name}
          className="flex items-baseline justify-between gap-6 border-b border-line py-3"
        >
          <dt className="[overflow-wrap:anywhere] text-small text-muted">{name}</dt>
          <dd className="min-w-[min(5rem,25vw)] text-end font-semibold tabular-nums">
            {value}
            {note && (
              <span className="ms-auto block max-w-56 text-micro font-normal text-muted">
                {note}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
