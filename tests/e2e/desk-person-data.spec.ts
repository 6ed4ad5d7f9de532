/** At the desk a manager hands out and deletes what is kept of a person, and the log says so. */
import { readFile } from 'node:fs/promises';
import { faultsOf } from '../support/accessibility.ts';
import { clientOf, confirmedPerson } from '../support/accounts.ts';
import { askVisit } from '../support/asked-visits.ts';
import { expect, notice, test } from '../support/browser.ts';
import { loseAnswerOf } from '../support/lost-answer.ts';
import { openRequestOf } from '../support/queue.ts';
import { enterAsTeam } from '../support/sales-team.ts';

test('a manager finds a person, downloads and deletes their data, whose answer is lost once', async ({
  page,
  stack,
  faults,
}) => {
  faults.expect(/ERR_|Failed to|TypeError|BackendFailure/i);
  const person = await confirmedPerson(stack);
  const { client, id: request } = await askVisit(stack, person);
  const account = (await client.auth.getUser()).data.user?.id ?? '';
  await enterAsTeam(page);
  await page.goto('/sales');
  await openRequestOf(page, person);
  await page.getByText("This person's data").click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the data' }).click(),
  ]);
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
    account: { id: account, email: person.email },
    visit_requests: [{ id: request }],
  });
  await notice(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Delete this person' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(person.name);
  expect(await faultsOf(page, '[role=dialog]')).toEqual([]);
  await loseAnswerOf(page, '**/rest/v1/rpc/delete_person_data');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog).toContainText('No clear answer came.');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(notice(page)).toContainText(`${person.name} is deleted`);
  await notice(page).getByRole('button', { name: 'Close' }).click();
  const { error } = await clientOf(stack).auth.signInWithPassword(person);
  expect(error?.code).toBe('invalid_credentials');

  await page.getByRole('button', { name: 'All requests' }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Team' }).click();
  const deleted = page.getByText(`Sales Team deleted the account ${account.slice(0, 8)}`);
  await expect(deleted).toHaveCount(1);
});
