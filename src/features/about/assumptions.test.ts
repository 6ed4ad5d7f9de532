import { expect, it } from 'vitest';
import { sampleTariffs } from '#domain/tariffs-fixture.ts';
import { assumptions } from './assumptions.ts';

it('dates the prices behind estimates and names their source', () => {
  const rules = assumptions(sampleTariffs).join(' ');
  expect(rules).toMatch(
    /EGP\s6\.55 a kWh at low voltage since 3\u00a0September 2025 \(Decree 101\/2025\)/,
  );
  expect(rules).toContain('1\u00a0September 2024');
});
