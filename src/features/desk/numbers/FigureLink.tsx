import { DeskLink } from '#features/desk/DeskLink.tsx';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';

type Props = {
  count: number;
  /** What is counted, and of what. */
  label: string;
  name: string;
  /** The requests that it counts. */
  href: string;
};

/** A number of requests in a table, which opens them. */
export function FigureLink({ count, label, name, href }: Props) {
  const figure = formatNumber(count);
  if (count === 0) return figure;
  return (
    <DeskLink
      href={href}
      aria-label={m.desk_numbers_counted({ figure, label, name })}
      className="link inline-block min-w-6 py-1"
    >
      {figure}
    </DeskLink>
  );
}
