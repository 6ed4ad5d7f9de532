/** The subscription of this browser to notifications of the site; null where there is none, or it has no notifications. */
export async function currentPushSubscription(): Promise<PushSubscription | null> {
  const registration = await globalThis.navigator?.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** Ends it: whoever signs out gets no more notifications here. Never rejects. */
export async function endPushSubscription(): Promise<void> {
  try {
    await (await currentPushSubscription())?.unsubscribe();
  } catch (error) {
    console.warn(error);
  }
}
