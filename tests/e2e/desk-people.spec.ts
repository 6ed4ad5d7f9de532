/** The sales desk by telephone: customers who are added, calls and what came of them, and people with all their requests. */
import { faultsOf } from '../support/accessibility.ts';
import { expect, notice, type Page, test } from '../support/browser.ts';
import { queue } from '../support/queue.ts';
import { addCaller, enterAsTeam, newCaller } from '../support/sales-team.ts';

const heading = (page: Page, { name }: { name: string }) =>
  page.getByRole('heading', { level: 2, name });

test('a caller is added, called back with an outcome that the desk asks for, and known the next time', async ({
  page,
}) => {
  const caller = newCaller();
  await enterAsTeam(page);
  await page.goto('/sales');
  const adding = page.getByRole('dialog', { name: 'Add a customer' });
  const history = page.getByRole('region', { name: 'History' });

  await test.step('the caller is added', async () => {
    await page.getByRole('button', { name: 'Add a customer' }).click();
    await adding.getByLabel('Phone').fill(caller.phone);
    await adding.getByLabel('Name').fill(caller.name);
    await adding.getByRole('radio', { name: 'Call', exact: true }).check();
    expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
    await adding.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(heading(page, caller)).toBeVisible();
    await expect(page.getByText('What was noted')).toBeVisible();
    await expect(history).toContainText('added this customer');
    await expect(page.getByRole('link', { name: 'Email' })).toHaveCount(0);
  });

  await test.step('after a call the desk asks how it went, until somebody says so', async () => {
    // Here is no telephone that would open.
    await page.evaluate(() =>
      addEventListener('click', (event) => {
        const { target } = event;
        if (target instanceof Element && target.closest('a[href^="tel:"]')) event.preventDefault();
      }),
    );
    await page.getByRole('link', { name: 'Call', exact: true }).click();
    const asked = page.getByRole('region', { name: 'How did the call go?' });
    await expect(asked).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.reload();
    await expect(asked).toBeVisible();
    await asked.getByRole('button', { name: 'No reply' }).click();
    await asked.getByRole('button', { name: /^Tomorrow/ }).click();
    await expect(asked).toHaveCount(0);
    await expect(history).toContainText('called, and nobody answered');
    await expect(page.getByLabel('Next step')).toHaveValue('Call again');
  });

  await test.step('their number is known, however it is written', async () => {
    await page.getByRole('button', { name: 'All requests' }).click();
    await page.getByRole('button', { name: 'Add a customer' }).click();
    await adding.getByLabel('Phone').fill(`+20 ${caller.phone.slice(1)}`);
    await expect(adding.getByText(`This is ${caller.name}`)).toBeVisible();
    await expect(adding.getByLabel('Name')).toHaveValue(caller.name);
  });
});

test('a person has one page with all requests, and two who are one are merged and parted', async ({
  page,
}) => {
  // The same name in the same city, with another number.
  const caller = newCaller();
  const [name, city] = [`${caller.name} Adel`, `Tanta ${caller.phone}`];
  const id = await addCaller({ name, city, phone: caller.phone });
  await addCaller({ name, city, phone: caller.phone });
  await addCaller({ name, city });
  await enterAsTeam(page);
  await page.goto(`/sales?request=walk_in:${id}`);
  await page.getByRole('link', { name: 'The person: 1 more open request' }).click();
  await expect(heading(page, { name })).toBeVisible();
  await expect(page).toHaveURL(/\/sales\/people\?person=/);
  await expect(queue(page).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('2 in all, 2 open')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(
    'added this customer',
  );
  expect(await faultsOf(page)).toEqual([]);

  const likely = page.getByRole('region', { name: 'Likely the same' });
  await likely.getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Are they the same person?' });
  expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Merge them' }).click();
  await expect(notice(page)).toContainText('They are one person now');
  await expect(page.getByText('3 in all, 3 open')).toBeVisible();
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 in all, 2 open')).toBeVisible();
});
