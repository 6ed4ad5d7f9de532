import { expect, test } from '../support/browser.ts';
import { filters, openList } from '../support/listing.ts';

test('a price is read as people write it, and what is none leaves the list as it is', async ({
  page,
  isMobile,
}) => {
  await openList(page);
  const panel = await filters(page, isMobile);
  const to = panel.getByLabel('Highest price (EGP)');
  const refusal = panel.getByRole('group', { name: /^Price/ }).getByRole('alert');
  for (const [text, amount] of [
    ['3 ملايين', '3,000,000'],
    ['مليون إلا ربع', '750,000'],
    ['1/2 million', '500,000'],
    [' ٢ مليون و ٧٥٠ ألف جنيه مصري', '2,750,000'],
  ] as const) {
    await to.fill(text);
    await to.blur();
    await expect(to).toHaveValue(amount);
    await expect(refusal).toHaveText('');
  }
  for (const text of ['٩٠٠ الف - مليون', '$30,000', '-5', '1.2.3']) {
    await to.fill(text);
    await to.blur();
    await expect(to).toHaveValue('2,750,000');
    await expect(refusal).toContainText('Please enter an amount in EGP');
  }
  await expect(page).toHaveURL(/[?&]price=-2750000(&|$)/);
});
