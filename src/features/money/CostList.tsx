type Props = { rows: readonly { name: string; value: string; note?: string | undefined }[] };

/** Names and amounts in two columns, each with its reasons below, which are too long to stand beside it. */
export function CostList({ rows }: Props) {
  return (
    <dl className="border-t border-line">
      {rows.map(({ name, value, note }) => (
        <div
          key={name}
          className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-3"
        >
          <dt className="text-small text-muted first-letter:uppercase">{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
          {note && <dd className="w-full text-micro text-muted">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
