import { Button } from '#components/Button.tsx';
import { Field, Input, Select } from '#components/Field.tsx';
import { connectorCurrents, connectorTypes, pointStates } from '#domain/charging-point-rows.ts';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import {
  connectorLine,
  connectorLinesIn,
  emptyConnector,
  type TypedConnector,
  typedConnector,
} from './connector-lines.ts';
import { currentNames, plugName, pointStateNames } from './point-words.ts';

type Props = {
  /** A connector on each line. */
  value: string;
  fault: string | undefined;
  onChange: (value: string) => void;
};

/** The connectors of a charging point, each in a row of fields; what is left empty is not known. */
export function ConnectorsField({ value, fault, onChange }: Props) {
  const lines = connectorLinesIn(value);
  const set = (next: readonly string[]) => onChange(next.join('\n'));
  return (
    <fieldset className="col-span-full grid gap-3">
      <legend className="mb-2 text-small font-semibold">{m.desk_points_connectors()}</legend>
      {lines.length === 0 && (
        <p className="text-small text-muted">{m.desk_points_connectors_none()}</p>
      )}
      {lines.map((line, index) => (
        <ConnectorRow
          // Rows have no identity but their place: equal ones are common.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          number={index + 1}
          typed={typedConnector(line)}
          onChange={(typed) => set(lines.with(index, connectorLine(typed)))}
          onRemove={() => set(lines.toSpliced(index, 1))}
        />
      ))}
      {fault && (
        <p role="alert" className="text-small text-danger">
          {fault}
        </p>
      )}
      <Button
        size="sm"
        variant="secondary"
        className="justify-self-start"
        onClick={() => set([...lines, connectorLine(emptyConnector)])}
      >
        {m.desk_points_connector_add()}
      </Button>
    </fieldset>
  );
}

type RowProps = {
  /** Its place in the list, from 1. */
  number: number;
  typed: TypedConnector;
  onChange: (typed: TypedConnector) => void;
  onRemove: () => void;
};

function ConnectorRow({ number, typed, onChange, onRemove }: RowProps) {
  const name = m.desk_points_connector({ number: formatNumber(number) });
  const choice = (
    part: keyof TypedConnector,
    label: string,
    choices: readonly { value: string; label: string }[],
  ) => (
    <Field label={label}>
      <Select
        value={typed[part]}
        onChange={({ target }) => onChange({ ...typed, [part]: target.value })}
      >
        <option value="">{m.desk_points_unknown()}</option>
        {choices.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  );
  const figure = (part: keyof TypedConnector, label: string) => (
    <Field label={label}>
      <Input
        value={typed[part]}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        onChange={({ target }) => onChange({ ...typed, [part]: target.value })}
      />
    </Field>
  );
  return (
    <fieldset
      aria-label={name}
      className="grid items-end gap-3 rounded-control border border-line p-3 sm:grid-cols-3"
    >
      {choice(
        'type',
        m.desk_points_connector_type(),
        connectorTypes.map((value) => ({ value, label: plugName(value) })),
      )}
      {figure('kw', m.desk_points_connector_kw())}
      {choice(
        'current',
        m.desk_points_connector_current(),
        connectorCurrents.map((value) => ({ value, label: currentNames[value]() })),
      )}
      {figure('count', m.desk_points_connector_count())}
      {choice('cable', m.desk_points_connector_cable(), [
        { value: 'yes', label: m.desk_points_cable_yes() },
        { value: 'no', label: m.desk_points_cable_no() },
      ])}
      {choice(
        'state',
        m.desk_points_state(),
        pointStates.map((value) => ({ value, label: pointStateNames[value]() })),
      )}
      <Button
        size="sm"
        variant="secondary"
        className="justify-self-start"
        aria-label={m.desk_points_connector_remove({ name })}
        onClick={onRemove}
      >
        {m.desk_points_remove()}
      </Button>
    </fieldset>
  );
}
