import { atom } from 'nanostores';
import { environment } from '#config/environment.ts';
import { removePushSubscription, savePushSubscription } from '#data/desk-alerts.ts';
import { currentPushSubscription } from '#lib/push-subscription.ts';
import { getLocale } from '#paraglide/runtime.js';
import { sessionBackend } from '#session/backend.ts';

/** Notifications in this browser: what it can do, and whether they are on. */
type PushState =
  | 'unknown'
  /** The site has no key for push services. */
  | 'not_set_up'
  | 'unsupported'
  /** The person, or their browser, has refused them. */
  | 'denied'
  | 'off'
  | 'on';

type Push = { state: PushState; busy: boolean; failed: boolean };

export const $push = atom<Push>({ state: 'unknown', busy: false, failed: false });

/** How long the service worker may take to be installed, in milliseconds. */
const workerPatience = 10_000;

/** Finds out whether notifications are on here, and tells the backend again: it may have lost, or given away, the browser. */
export async function checkPush(): Promise<void> {
  const state = await readState();
  $push.set({ ...$push.get(), state });
  const subscription = state === 'on' ? await currentPushSubscription() : null;
  if (subscription) await store(subscription).catch(console.warn);
}

/** Asks for permission and turns notifications on. Call it in a press: browsers refuse the question elsewhere. */
export async function turnOnPush(): Promise<void> {
  await change(async () => {
    if ((await Notification.requestPermission()) !== 'granted') return;
    await store(await subscribe(await installedWorker()));
  });
}

/** Turns notifications off in this browser. */
export async function turnOffPush(): Promise<void> {
  await change(async () => {
    const subscription = await currentPushSubscription();
    if (subscription === null) return;
    // First, since the backend forgets a browser that is gone anyway.
    await subscription.unsubscribe();
    await removePushSubscription(await sessionBackend(), subscription.endpoint);
  });
}

async function change(work: () => Promise<void>): Promise<void> {
  $push.set({ ...$push.get(), busy: true, failed: false });
  let failed = false;
  try {
    await work();
  } catch (error) {
    console.warn(error);
    failed = true;
  }
  $push.set({ state: await readState(), busy: false, failed });
}

async function readState(): Promise<PushState> {
  if (environment.pushKey === '') return 'not_set_up';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return 'unsupported';
  }
  if (Notification.permission === 'denied') return 'denied';
  return (await currentPushSubscription()) ? 'on' : 'off';
}

/** The page registers its service worker once somebody uses it, so it may be on its way. */
function installedWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('There is no service worker')), workerPatience);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

async function subscribe({ pushManager }: ServiceWorkerRegistration): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: environment.pushKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    // One that was made with another key of the site stands in the way.
    const old = await pushManager.getSubscription();
    if (old === null) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}

async function store(subscription: PushSubscription): Promise<void> {
  await savePushSubscription(await sessionBackend(), subscription.toJSON(), getLocale());
}
