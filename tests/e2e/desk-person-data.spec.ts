/** At the desk a manager hands out and deletes what is kept of a person, and the log says so. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { localSales } from '../../scripts/stack/backend/accounts.ts';
import { faultsOf } from '../support/accessibility.ts';
import { clientOf, confirmedPerson, signedInClient, signInOn } from '../support/accounts.ts';
import { expect, notice, test } from '../support/browser.ts';
import { loseAnswerOf } from '../support/lost-answer.ts';
import { openRequestOf } from '../support/queue.ts';
import { requestRows } from '../support/rows.ts';

test('a manager downloads and deletes the data of a person, whose answer is lost once', async ({
  page,
  stack,
  faults,
}) => {
  faults.expect(/ERR_|Failed to|TypeError|BackendFailure/i);
  const person = await confirmedPerson(stack);
  const { client, id: account } = await signedInClient(stack, person);
  const request = { ...requestRows.visit_requests, id: randomUUID(), full_name: person.name };
  expect((await client.from('visit_requests').insert(request)).error).toBeNull();
  await signInOn(page, localSales);
  await page.goto('/sales');
  await openRequestOf(page, person);
  await page.getByText("This person's data").click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the data' }).click(),
  ]);
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
    account: { id: account, email: person.email },
    visit_requests: [{ id: request.id }],
  });
  await page.getByRole('button', { name: 'Delete this person' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(person.name);
  expect(await faultsOf(page)).toEqual([]);
  await loseAnswerOf(page, '**/rest/v1/rpc/delete_person_data');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog).toContainText('No clear answer came.');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(notice(page)).toContainText(`${person.name} is deleted`);
  const { error } = await clientOf(stack).auth.signInWithPassword(person);
  expect(error?.code).toBe('invalid_credentials');

  await page.goto('/sales/team');
  const deleted = page.getByText(`Sales Team deleted the account ${account.slice(0, 8)}`);
  await expect(deleted).toHaveCount(1);
});
