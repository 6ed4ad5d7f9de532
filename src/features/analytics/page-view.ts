import { paths } from '#config/paths.ts';
import { urlFrom, whenLoaded } from '#lib/page.ts';

/**
 * Counts a view of this page with its path and the host of the site that led here, once the page is loaded and idle.
 * People who ask not to be tracked are not counted.
 */
export function countPageView(): void {
  const { doNotTrack } = navigator;
  if (doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true) return;
  whenLoaded(() => setTimeout(send));
}

function send(): void {
  const host = urlFrom(document.referrer)?.hostname;
  const view = {
    path: location.pathname,
    ...(host && host !== location.hostname ? { host } : {}),
  };
  navigator.sendBeacon(
    paths.pageView,
    new Blob([JSON.stringify(view)], { type: 'application/json' }),
  );
}
