import './spec-list.css';
import type { ReactNode } from 'react';

type Props = { rows: readonly { name: string; value: ReactNode; note?: string }[] };

/** Names and values in two columns between hairlines; figures stand under each other. */
export function SpecList({ rows }: Props) {
  return (
    <dl className="spec-list">
      {rows.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {note && <span className="block text-micro font-normal text-muted">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
