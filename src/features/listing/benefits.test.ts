import { expect, it } from 'vitest';
import { sampleTariffs } from '#domain/tariffs-fixture.ts';
import { benefits } from './benefits.ts';

const { customsDuty } = sampleTariffs;
const incentive = (duty: typeof customsDuty) => benefits(duty).at(-1);

it('speaks of an exemption only while the duty is zero, and says who reported it', () => {
  expect(incentive(customsDuty)?.text).toContain('exemption');
  expect(incentive(customsDuty)?.note).toContain('by Enterprise on 31\u00a0December 2025');
  const taxed = incentive({ ...customsDuty, value: 5 });
  expect(taxed?.text).toContain('customs duty of 5%');
  expect(taxed?.text).not.toContain('exemption');
});
