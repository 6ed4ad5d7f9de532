/** Charging points at the desk: what a driver reports is looked into, corrected and settled, and a file is imported. */
import { localSales } from '../../../scripts/stack/backend/accounts.ts';
import { faultsOf } from '../../support/accessibility.ts';
import { signInOn } from '../../support/accounts.ts';
import { expect, notice, test } from '../../support/browser.ts';
import { done, editorOf } from '../../support/editor.ts';

test('a report reaches the desk and is settled; a file is compared before it is stored', async ({
  page,
  stack,
}) => {
  await test.step('a report reaches the desk, where the place is corrected and the report settled', async () => {
    const editor = editorOf(stack);
    const name = `Rest House ${Date.now().toString(36)}`;
    const id = crypto.randomUUID();
    const place = { id, name, lat: 30.38, lon: 30.35, source: 'Tayar' };
    await done(editor.from('charging_points').insert(place));
    try {
      const report = { point: id, kind: 'broken', words: 'No power', language: 'en' };
      for (const status of ['stored', 'known']) {
        const answer = await page.request.post('/api/point-report', { data: report });
        expect(await answer.json()).toEqual({ status });
      }
      await signInOn(page, localSales);
      await page.goto('/sales/catalogue?table=charging_points');
      await page.getByRole('searchbox', { name: 'Search by name' }).fill(name.toUpperCase());
      await expect(page.getByRole('status').filter({ hasText: '1 place' })).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
      await page.getByRole('button', { name: `Checked today by phone: ${name}` }).click();
      await expect(notice(page)).toContainText(`${name} is saved`);

      await page.getByRole('button', { name: `Edit ${name}` }).click();
      const form = page.getByRole('dialog', { name });
      await expect(form.getByText('No power')).toBeVisible();
      await form.getByRole('button', { name: 'Add a connector' }).click();
      const connector = form.getByRole('group', { name: 'Connector 1' });
      await connector.getByLabel('Plug').selectOption('CCS2');
      await connector.getByLabel('Power of one, kW').fill('٦٠');
      expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('main').getByText('CCS2 60 kW')).toBeVisible();

      await page.getByRole('button', { name: /^Reports/ }).click();
      const settle = page.getByRole('button', { name: new RegExp(`^Settled: ${name}`) });
      await expect(settle).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
      await settle.click();
      await expect(settle).toHaveCount(0);
    } finally {
      await done(editor.from('charging_points').delete().eq('id', id));
    }
  });
  await test.step('a file of Open Charge Map is compared first', async () => {
    const editor = editorOf(stack);
    const number = 900_000_000 + (Date.now() % 1_000_000);
    const name = `Imported ${number}`;
    const poi = {
      ID: number,
      DataProviderID: 1,
      StatusTypeID: 50,
      SubmissionStatusTypeID: 200,
      AddressInfo: { Title: name, CountryID: 70, Latitude: 23.1, Longitude: 26.2 },
    };
    try {
      await page.goto('/sales/catalogue?table=charging_points');
      const input = page.getByLabel('Import from Open Charge Map (JSON)');
      await input.setInputFiles({
        name: 'EG.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify([poi])),
      });
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText('1 new, 0 changed')).toBeVisible();
      await expect(dialog.getByText(name)).toBeVisible();
      expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
      await dialog.getByRole('button', { name: 'Store all of it' }).click();
      await expect(dialog.getByText('1 place was stored.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await page.getByRole('button', { name: 'Imports' }).click();
      await expect(page.getByText('Imported at the desk').first()).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
    } finally {
      await done(editor.from('charging_points').delete().eq('ocm_id', number));
    }
  });
});
