import { expect, notice, type Page } from '../browser.ts';
import { sealPath } from '../catalogue.ts';
import { loseRow } from '../lost-answer.ts';
import type { Scene, Stage } from './scene.ts';

const day = 24 * 60 * 60 * 1000;
const dialogOn = (page: Page) => page.getByRole('dialog');

/** A request's dialog: where it opens, how it is filled in and sent, and what it then shows. */
type Request = {
  name: string;
  table: Parameters<typeof loseRow>[1];
  opener: string;
  send: string;
  done: string;
  at(stage: Stage): string;
  fill(page: Page): Promise<void>;
};

const requests: Request[] = [
  {
    name: 'visit',
    table: 'visit_requests',
    opener: 'Book a Visit',
    send: 'Book a Visit',
    done: 'We have your visit request',
    at: ({ catalogue }) => sealPath(catalogue),
    fill: async (page) => {
      const dialog = dialogOn(page);
      const soon = new Date(Date.now() + 10 * day).toISOString().slice(0, 10);
      await expect(dialog.getByRole('grid')).toBeVisible();
      await dialog.getByLabel('Date').fill(soon);
      await dialog.getByText('12:00').click();
    },
  },
  {
    name: 'finance',
    table: 'financing_requests',
    opener: 'Finance',
    send: 'Request financing',
    done: 'Your request is with our team',
    at: ({ catalogue }) => sealPath(catalogue),
    fill: async (page) => {
      const typed = {
        Year: '2026',
        'Down payment': '500000',
        Occupation: 'Engineer',
        'Monthly income': '60000',
        Address: '12 Tahrir Street, Cairo',
      };
      for (const [label, text] of Object.entries(typed)) {
        await dialogOn(page).getByLabel(label).fill(text);
      }
    },
  },
  {
    name: 'insurance',
    table: 'insurance_requests',
    opener: 'Insurance',
    send: 'Get Quotes',
    done: 'Request submitted',
    at: ({ catalogue }) => sealPath(catalogue),
    fill: (page) => dialogOn(page).getByLabel('Year').fill('2025'),
  },
  {
    name: 'advice on a car',
    table: 'car_requests',
    opener: 'Help Me Choose',
    send: 'Get advice',
    done: 'What fits your answers best',
    at: ({ catalogue }) => sealPath(catalogue),
    fill: async (page) => {
      const dialog = dialogOn(page);
      await dialog.getByLabel('How many kilometres').fill('60');
      for (const yes of await dialog.getByText('Yes', { exact: true }).all()) await yes.click();
      await dialog.getByLabel('Where do you usually travel to?').fill('Alexandria');
      await dialog.getByLabel('City/Area').fill('New Cairo');
    },
  },
  {
    name: 'charger',
    table: 'charger_requests',
    opener: 'Help Me Choose a Charger',
    send: 'Request advice',
    done: 'Request submitted',
    at: () => '/chargers',
    fill: async (page) => {
      const dialog = dialogOn(page);
      await dialog.getByText('Home', { exact: true }).click();
      await dialog.getByLabel('Vehicle model').fill('BYD Seal');
      await dialog.getByLabel('Parking type').selectOption('street');
      await dialog.getByLabel('Location').fill('New Cairo');
    },
  },
];

/** Opens a request's dialog, whole: also what comes after it. */
async function openRequest(stage: Stage, { opener, at }: Request): Promise<void> {
  await stage.page.goto(at(stage));
  const button = stage.page.locator('main').getByRole('button', { name: opener });
  await button.first().click();
  await expect(
    dialogOn(stage.page)
      .getByLabel('Phone number')
      .or(dialogOn(stage.page).getByLabel(/^(Mobile number|Phone)/))
      .first(),
  ).toBeVisible();
}

function requestScenes(request: Request): Scene[] {
  const { name, table, send, done, fill } = request;
  const sendOn = (page: Page) => dialogOn(page).getByRole('button', { name: send, exact: true });
  return [
    { name: `${name}: the form`, set: (stage) => openRequest(stage, request) },
    {
      name: `${name}: the form with faults`,
      set: async (stage) => {
        await openRequest(stage, request);
        await sendOn(stage.page).click();
        await expect(dialogOn(stage.page).locator('[aria-invalid=true]').first()).toBeVisible();
      },
    },
    {
      name: `${name}: not sent, then sent`,
      faults: /ERR_|Failed|TypeError|fetch/,
      set: async (stage) => {
        await openRequest(stage, request);
        await fill(stage.page);
        await loseRow(stage.page, table);
        await sendOn(stage.page).click();
        // In the form, or as a toast where that is specified.
        const toast = notice(stage.page).getByText('There was a problem submitting your request');
        await expect(dialogOn(stage.page).getByRole('alert').or(toast).first()).toBeVisible();
        await sendOn(stage.page).click();
        await expect(dialogOn(stage.page).getByText(done).first()).toBeVisible();
      },
    },
  ];
}

/** States of pages that need an account. */
export const buyerScenes: Scene[] = [
  ...requests.flatMap(requestScenes),
  {
    name: 'account menu',
    only: 'desktop',
    set: async ({ page }) => {
      await page.goto('/about');
      await page.getByRole('button', { name: 'Account', exact: true }).click();
      await expect(page.getByRole('navigation', { name: 'Account' })).toBeVisible();
    },
  },
  {
    name: 'account in the menu of small screens',
    only: 'phone',
    set: async ({ page }) => {
      await page.goto('/about');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.locator('#site-menu')).toContainText('Logout');
    },
  },
  {
    name: 'heart that is chosen',
    // Another scene of the same account may save it meanwhile.
    faults: /409/,
    set: async ({ page }) => {
      await page.goto('/cars/byd');
      const heart = page.getByRole('button', { name: 'Favorite: BYD Seal RWD', exact: true });
      if ((await heart.getAttribute('aria-pressed')) !== 'true') await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
    },
  },
  {
    name: 'my activity: favourites',
    set: async ({ page }) => {
      await page.goto('/orders#favorites');
      await expect(page.getByRole('tabpanel', { name: 'Favorites' })).toBeVisible();
    },
  },
  {
    name: 'my activity: requests, one open',
    set: async ({ page }) => {
      await page.goto('/orders#submissions');
      await page.getByRole('tabpanel').locator('summary').first().click();
    },
  },
  {
    name: 'profile with faults',
    set: async ({ page }) => {
      await page.goto('/profile');
      await page.getByLabel('Name', { exact: true }).fill('M');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
  {
    name: 'deleting the account',
    set: async ({ page }) => {
      await page.goto('/profile');
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await dialogOn(page).getByRole('button', { name: 'Delete for good' }).click();
      await expect(dialogOn(page)).toContainText('Enter your password');
    },
  },
  {
    name: 'profile that cannot be loaded',
    faults: /500|boom/,
    set: async ({ page }) => {
      await page.route('**/rest/v1/profiles**', (route) =>
        route.fulfill({ status: 500, json: { message: 'boom' } }),
      );
      await page.goto('/profile');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'insurance page with faults',
    set: async ({ page }) => {
      await page.goto('/services/insurance');
      await page.getByLabel('Owner name').fill('');
      await page.getByRole('button', { name: 'Get Quotes' }).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
  {
    name: 'quotes on the insurance page',
    set: async ({ page }) => {
      await page.goto('/services/insurance');
      await page.getByLabel('Brand').fill('BYD');
      await page.getByLabel('Model').fill('Seal RWD');
      await page.getByLabel('Year').fill('2024');
      await page.getByLabel('Current car price (EGP)').fill('2,200,000');
      await page.getByRole('button', { name: 'Get Quotes' }).click();
      await expect(page.getByRole('heading', { name: 'Your quotes', exact: true })).toBeVisible();
    },
  },
];
