import type { ReactNode } from 'react';
import { m } from '#paraglide/messages.js';

type Props = {
  /** What is measured. */
  label: ReactNode;
  /** With its unit; null where it is not known. */
  value: ReactNode;
  /** What it holds for. */
  note?: ReactNode;
};

/** A figure that somebody decides by, in a `dl`: large, with what it holds for below it. */
export function KeyFigure({ label, value, note }: Props) {
  return (
    <div>
      <dt className="text-small text-muted">{label}</dt>
      <dd className="text-figure tabular-nums">{value ?? m.value_not_available()}</dd>
      {note && <dd className="text-small">{note}</dd>}
    </div>
  );
}
