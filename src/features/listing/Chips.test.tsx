import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inArabic } from '#lib/fixture.ts';
import { listingAddress } from './address.ts';
import { Chips, chipsOf } from './Chips.tsx';
import { $asked } from './listing.store.ts';

const brands = [{ id: 'mg', name: 'MG', nameAr: null }];

async function show(address: string) {
  const asked = listingAddress.read(address);
  $asked.set(asked);
  await render(
    <Chips chips={chipsOf(asked, brands)} onClear={() => undefined} onNoneLeft={() => undefined} />,
  );
}

test('all that an address asks for has a chip that takes it back', async () => {
  await show('?brand=mg&seats=5&seller=official&everyday=350-');
  for (const filter of ['MG', '5 seats', 'Official dealer', 'Everyday: From 350 km']) {
    await expect
      .element(page.getByRole('button', { name: `Remove filter: ${filter}`, exact: true }))
      .toBeVisible();
  }
  await page.getByRole('button', { name: 'Remove filter: 5 seats' }).click();
  expect($asked.get()).toMatchObject({ brands: ['mg'], seats: [], channels: ['official'] });
});

test('in Arabic a price is written as in Egypt', () => {
  const asked = listingAddress.read('?price=500000-');
  const [chip] = inArabic(() => chipsOf(asked, brands));
  expect(chip?.label).toMatch(/^من \u200f?٥٠٠٬٠٠٠\sج\.م\.\u200f? فأكثر$/);
});
