import * as z from 'zod/mini';

/** What the site pushes to browsers of the sales team, in the words of the member's language. */
const PushedSchema = z.object({
  title: z.string(),
  body: z.string(),
  /** Of the page that a press opens. */
  path: z.string().check(z.regex(/^\/(?!\/)/)),
  /** The same for all that is said of one request: the newest replaces what was shown. */
  tag: z.string(),
  language: z.enum(['en', 'ar']),
});

/** Shows what was pushed. Browsers want something shown each time, so what cannot be read has a name at least. */
export async function showPushed(
  scope: Pick<ServiceWorkerGlobalScope, 'registration'>,
  data: { json(): unknown } | null,
): Promise<void> {
  const pushed = read(data);
  await scope.registration.showNotification(pushed?.title ?? 'Tayar', {
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    ...(pushed && {
      body: pushed.body,
      tag: pushed.tag,
      renotify: true,
      lang: pushed.language,
      dir: pushed.language === 'ar' ? 'rtl' : 'ltr',
    }),
    data: { path: pushed?.path ?? '/sales' },
  } satisfies NotificationOptions & { renotify?: boolean });
}

function read(data: { json(): unknown } | null) {
  try {
    return z.safeParse(PushedSchema, data?.json()).data;
  } catch {
    return undefined;
  }
}

const PressedSchema = z.object({ path: z.string().check(z.regex(/^\/(?!\/)/)) });

/** Opens the page of a notification that was pressed, in a tab of the desk where there is one. */
export async function openPushed(
  { clients, location }: Pick<ServiceWorkerGlobalScope, 'clients' | 'location'>,
  notification: Pick<Notification, 'close' | 'data'>,
): Promise<void> {
  notification.close();
  const path = z.safeParse(PressedSchema, notification.data).data?.path ?? '/sales';
  const address = new URL(path, location.origin).href;
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => isDesk(new URL(url), location.origin));
  // A tab of another worker cannot be led anywhere.
  const led = await tab?.navigate(address).catch(() => null);
  if (led) await led.focus();
  else await clients.openWindow(address);
}

/** Whether an address is that of the list of requests: other pages of the desk may hold what somebody types. */
const isDesk = ({ origin, pathname }: URL, own: string) =>
  origin === own && /^(?:\/ar)?\/sales\/?$/.test(pathname);
