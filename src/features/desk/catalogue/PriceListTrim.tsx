import type { EditedRow } from '#data/catalogue-edit.ts';
import { m } from '#paraglide/messages.js';
import { type Decision, movesCar, type PreviewedPrice } from './price-list-plan.ts';
import { readTrims } from './trims.ts';

type Props = {
  line: PreviewedPrice;
  /** The record that the line is about. */
  row: EditedRow;
  onDecide: (decision: Decision) => void;
};

/** Which trim of the record a price is of; one that the catalogue does not have is said, and can be chosen. */
export function PriceListTrim({ line, row, onDecide }: Props) {
  const trims = readTrims(row.trims);
  const { trim } = line.listed;
  const { place } = line;
  if (trims.length === 0) return null;
  if (place !== 'unknown') {
    const name = place === 'car' ? m.desk_list_trim_none() : trims[place]?.name;
    return (
      <p>
        <bdi>{name}</bdi>
        {movesCar(line) && <span className="text-muted"> · {m.desk_list_trim_moves_car()}</span>}
      </p>
    );
  }
  return (
    <>
      <p className="text-warning">{m.desk_list_trim_unknown({ trim })}</p>
      <select
        aria-label={m.desk_list_trim_which({ trim })}
        className="min-h-11 w-full rounded-control border border-edge bg-surface px-2 text-small"
        value=""
        onChange={({ target }) =>
          onDecide({ place: target.value === 'car' ? 'car' : Number(target.value) })
        }
      >
        <option value="">{m.desk_list_choose()}</option>
        {trims.map(({ name }, at) => (
          <option key={name} value={at}>
            {name}
          </option>
        ))}
        <option value="car">{m.desk_list_trim_none()}</option>
      </select>
    </>
  );
}
