import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { sampleMoney } from '#domain/money-fixture.ts';
import { sampleTariffs } from '#domain/tariffs-fixture.ts';
import { sampleCandidate } from '#features/advice/fixture.ts';
import ChooseCar from './ChooseCar.island.tsx';
import { choicesFor } from './choices.ts';
import { usualWishes } from './wishes.ts';

const roads = {
  places: [{ id: 'cairo', en: 'Cairo', ar: 'القاهرة', lat: 30, lon: 31, kind: 'both' as const }],
};
const prices = { facts: sampleMoney.road, chargers: [] };

test('the built cars stand below the answers that they were chosen for', async () => {
  const usual = choicesFor([sampleCandidate()], usualWishes(), sampleTariffs, null, prices);
  if (usual === 'wrong') throw new Error('The usual wishes cannot be read.');
  await render(
    <ChooseCar usual={usual} tariffs={sampleTariffs} bodies={[]} roads={roads} prices={prices} />,
  );
  await expect.element(page.getByText(/For you/)).toBeVisible();
});
