import { expect, it } from 'vitest';
import { basisText, plugTexts } from './charging-texts.ts';
import { fullCar } from './fixture.ts';

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
