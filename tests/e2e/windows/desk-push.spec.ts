/** Notifications of the desk in a browser with windows: the service worker shows what is pushed. */
import { expect, test } from '../../support/browser.ts';
import { enterAsTeam } from '../../support/sales-team.ts';
import { readStack } from '../../support/stack.ts';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

test('what is pushed is shown in the language of the member; a push service that does not answer is told', async ({
  page,
  context,
  faults,
}) => {
  await test.step('what is pushed is shown in the language of the member, once for each request', async () => {
    await enterAsTeam(page);
    await page.goto('/sales/team');
    // The page registers its worker at the first sign of a person.
    await page.getByRole('heading', { level: 1 }).click();
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active !== null);

    const devtools = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations;
        if (first) resolve(first.registrationId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    const registrationId = await registered;
    await devtools.send('BackgroundService.setRecording', {
      service: 'pushMessaging',
      shouldRecord: true,
    });
    await devtools.send('BackgroundService.startObserving', { service: 'pushMessaging' });
    /**
     * Resolves when the worker has shown the notification: Chrome loses one whose list is asked for in between, because it
     * deletes what it keeps of notifications that are not on the screen.
     */
    const push = async (body: string) => {
      const handled = new Promise<void>((resolve) => {
        devtools.on(
          'BackgroundService.backgroundServiceEventReceived',
          ({ backgroundServiceEvent }) => {
            if (backgroundServiceEvent.eventName === 'Push event completed') resolve();
          },
        );
      });
      await devtools.send('ServiceWorker.deliverPushMessage', {
        origin: new URL(readStack().siteUrl).origin,
        registrationId,
        data: JSON.stringify({
          title: 'طلب لك',
          body,
          path: '/ar/sales?request=visit_request:1',
          tag: 'visit_request:1',
          language: 'ar',
        }),
      });
      await handled;
    };
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const all = await registration.getNotifications();
        return all.map(({ title, body, lang, dir }) => ({ title, body, lang, dir }));
      });
    const notification = { title: 'طلب لك', lang: 'ar', dir: 'rtl' };
    await push('Mona Sami · BYD Seagull');
    expect(await shown()).toEqual([{ ...notification, body: 'Mona Sami · BYD Seagull' }]);
    await push('Mona Sami · MG4');
    expect(await shown()).toEqual([{ ...notification, body: 'Mona Sami · MG4' }]);
  });
  await test.step('a browser whose push service does not answer says so, and can try again', async () => {
    // A window of a test is private, and has no push service.
    faults.expect(/Push API|AbortError|Registration failed/);
    const turnOn = page.getByRole('button', { name: /^Turn on.*Notifications on this device/s });
    await turnOn.click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Notifications could not be turned on' }),
    ).toBeVisible();
    await expect(turnOn).toBeVisible();
  });
});
