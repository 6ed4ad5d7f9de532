import { expect, it } from 'vitest';
import { sampleTariffs } from '#domain/tariffs-fixture.ts';
import { questions } from './faq.ts';

it('answers six questions, the time of an installation and the cost of a kWh among them', () => {
  const all = questions(sampleTariffs);
  expect(all).toHaveLength(6);
  expect(all.some(({ answer }) => answer.includes('3-4 hours'))).toBe(true);
  const cost = all.map(({ answer }) => answer).find((answer) => answer.includes('slabs'));
  expect(cost).toContain('0.95');
  expect(cost).toContain('2.23');
  expect(cost).toContain('247');
  expect(cost).toContain('263');
  expect(cost).toContain('482');
  expect(cost).toContain('3\u00a0September 2025 (Decree 101/2025)');
});
