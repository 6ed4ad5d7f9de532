import { Name } from '#components/Name.tsx';

/** Rows for a `SpecList`, each value of one or several lines. */
export function linedRows(rows: readonly { name: string; value: string }[]) {
  return rows.map(({ name, value }) => ({ name, value: <Lines text={value} /> }));
}

function Lines({ text }: { text: string }) {
  return text.split('\n').map((line) => (
    <span key={line} className="block">
      <Name text={line} />
    </span>
  ));
}
