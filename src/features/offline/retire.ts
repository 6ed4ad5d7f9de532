/**
 * The end of the worker (README, 'Without a connection'): it takes the place of the one that a browser has, removes
 * what that one kept, and is gone. Pages that are open go on from the network.
 */
export function retire(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => event.waitUntil(leave(scope)));
}

async function leave({ registration }: ServiceWorkerGlobalScope): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await registration.unregister();
}
