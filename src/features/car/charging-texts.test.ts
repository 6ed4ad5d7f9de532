import { expect, it } from 'vitest';
import { basisText, plugTexts } from './charging-texts.ts';
import { chargingTimes } from './derived-features.ts';
import { fullCar } from './fixture.ts';
import { estimates } from './overview.ts';
import { keySpecs } from './specs.ts';

const car = (change: Partial<typeof fullCar>) => ({ ...fullCar, ...change });

it('says how the connector is known, and why it is assumed', () => {
  const text = (change: Partial<typeof fullCar>) => basisText(car(change));
  expect(text({ connectorBasis: 'recorded' })).toContain('Seen on a car');
  const assumed = { connectorBasis: 'assumed', chargingProtocol: 'GB/T' } as const;
  expect(text({ ...assumed, importChannel: 'parallel', rangeCycle: 'CLTC' })).toContain('traders');
  const european = { connectorBasis: 'assumed', importChannel: 'parallel' } as const;
  expect(text(european)).toContain('from China with GB/T, or from America');
  expect(text({ ...assumed, importChannel: null, rangeCycle: 'CLTC' })).toContain('Chinese test');
  // A connector that the rule would not assume counts as recorded.
  expect(text({ ...assumed, importChannel: 'official' })).toContain('We assume GB/T: nobody');
  expect(text({ chargingProtocol: 'خاص' })).toBeNull();
});

it('names the adapter of a GB/T car with its price, date and doubt', () => {
  const [text] = plugTexts(car({ chargingProtocol: 'GB/T' }));
  expect(text).toMatch(/EGP\s45,000 to EGP\s50,000 in April 2025/);
  expect(text).toContain('do not agree');
  expect(plugTexts(car({ chargingProtocol: 'CCS2' }))[0]).toContain('Infinity EV');
});

it('promises a rapid charge in public only to a plug that public chargers have', () => {
  const notes = (chargingProtocol: string) => {
    const one = car({ chargingProtocol, dcChargingPower: 40, rapidMeanPower: null });
    const rows = [...estimates(one), ...chargingTimes(one), ...keySpecs(one)];
    const rapid = rows.filter(({ name }) => /rapid/i.test(name));
    return new Set(rapid.flatMap(({ note }) => note ?? []));
  };
  expect([...notes('CCS2')]).toEqual(['at any public rapid charger']);
  expect([...notes('GB/T')]).toEqual(['with an adapter only']);
  expect([...notes('CHAdeMO')]).toEqual(['few public rapid chargers have its plug']);
  expect([...notes('Type 2')]).toEqual(['its plug is not known to fit public rapid chargers']);
});
