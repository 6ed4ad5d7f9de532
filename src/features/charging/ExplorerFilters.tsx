import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Field, Select } from '#components/Field.tsx';
import { TickBox } from '#components/TickBox.tsx';
import { fullName } from '#domain/full-name.ts';
import { allPlugs } from '#domain/plugs.ts';
import { MyCarSearch } from '#features/catalogue/MyCarSearch.tsx';
import { addressOfCar, nothingAsked, type PointsAsked } from '#features/catalogue/points-for.ts';
import { formatNumber, formatQuantity } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { $myCar, type MyCar, noCarYet, setMyCar } from '#session/my-car.store.ts';
import { filtersIn, powers } from './explorer.ts';

type Props = {
  asked: PointsAsked;
  /** The name of the car that the address asks for; null while none is known. */
  carName: string | null;
  operators: readonly string[];
  onAsk: (change: Partial<PointsAsked>) => void;
};

/** What somebody asks of charging points. */
export function ExplorerFilters({ asked, carName, operators, onAsk }: Props) {
  const count = filtersIn(asked);
  const [isOpen, setOpen] = useState(false);
  // On a phone the map comes first.
  useEffect(() => setOpen(matchMedia('(min-width: 64rem)').matches), []);
  return (
    <details
      className="needs-script border-y border-line py-1 lg:border-t-0"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 items-center text-subheading">
        {count === 0
          ? m.charging_map_filters()
          : m.charging_map_filters_chosen({ count: formatNumber(count) })}
      </summary>
      <div className="grid gap-5 pb-5 pt-2">
        <OwnCar asked={asked} carName={carName} onAsk={onAsk} />
        <Group legend={m.charging_map_plug()}>
          {allPlugs.map((plug) => (
            <TickBox
              key={plug}
              label={<bdi>{plug}</bdi>}
              checked={asked.plugs.includes(plug)}
              onTick={(isOn) =>
                onAsk({
                  plugs: isOn ? [...asked.plugs, plug] : asked.plugs.filter((one) => one !== plug),
                })
              }
            />
          ))}
        </Group>
        <Field label={m.charging_map_power()} required>
          <Select
            value={asked.kw ?? ''}
            onChange={({ target }) => onAsk({ kw: Number(target.value) || null })}
          >
            <option value="">{m.charging_map_power_any()}</option>
            {[...new Set([...powers, ...(asked.kw === null ? [] : [asked.kw])])].map((kw) => (
              <option key={kw} value={kw}>
                {m.charging_map_power_from({ power: formatQuantity(kw, m.unit_kw()) })}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={m.charging_map_operator()} required>
          <Select
            value={asked.operator ?? ''}
            onChange={({ target }) => onAsk({ operator: target.value || null })}
          >
            <option value="">{m.charging_map_operator_any()}</option>
            {operators.map((operator) => (
              <option key={operator} value={operator}>
                {operator}
              </option>
            ))}
          </Select>
        </Field>
        <div>
          <TickBox
            label={m.charging_map_open()}
            checked={asked.open !== null}
            onTick={(isOn) => onAsk({ open: isOn ? 'yes' : null })}
          />
          <TickBox
            label={m.charging_map_checked()}
            checked={asked.checked !== null}
            onTick={(isOn) => onAsk({ checked: isOn ? 'yes' : null })}
          />
        </div>
        {count > 0 && (
          <Button
            size="sm"
            variant="secondary"
            onClick={() => onAsk({ ...nothingAsked, near: asked.near, point: asked.point })}
          >
            {m.charging_map_clear()}
          </Button>
        )}
      </div>
    </details>
  );
}

/** Whether only places count where the reader's own car can charge, or the one that the address names. */
function OwnCar({ asked, carName, onAsk }: Omit<Props, 'operators'>) {
  const own = useStore($myCar, { ssr: noCarYet });
  const name = carName ?? (own && fullName(own));
  const choose = (car: MyCar) => {
    setMyCar(car);
    onAsk({ car: addressOfCar(car) });
  };
  return (
    <Group legend={m.charging_map_fits_title()}>
      {name !== null && (asked.car !== null || own !== null) ? (
        <TickBox
          label={m.charging_map_fits({ car: name })}
          checked={asked.car !== null}
          onTick={(isOn) => onAsk({ car: isOn && own ? addressOfCar(own) : null })}
        />
      ) : (
        <MyCarSearch onChoose={choose} />
      )}
    </Group>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="text-small font-semibold">{legend}</legend>
      {children}
    </fieldset>
  );
}
