import { expect, it } from 'vitest';
import { sampleTariffs } from '#domain/tariffs-fixture.ts';
import { benefits } from './benefits.ts';

const { customsDuty } = sampleTariffs;
const incentive = (duty: typeof customsDuty) => benefits(duty).at(-1);

it('speaks of no duty only while it is zero, and says who reported it and what is drafted', () => {
  expect(incentive(customsDuty)?.text).toContain('No customs duty');
  expect(incentive(customsDuty)?.text).toContain('we ask for you before the visit');
  expect(incentive(customsDuty)?.note).toContain('(Asharq Business, 3\u00a0February 2026)');
  expect(incentive(customsDuty)?.note).toContain('by Enterprise on 31\u00a0December 2025');
  const taxed = incentive({ ...customsDuty, value: 5 });
  expect(taxed?.text).toContain('customs duty of 5%');
  expect(taxed?.text).not.toContain('No customs');
  const newer = incentive({ ...customsDuty, validFrom: '2026-04-01' });
  expect(newer?.note).not.toContain('drafted');
});
