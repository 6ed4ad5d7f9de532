import { paths } from '@/config/paths';
import { urlFrom, whenLoaded } from '@/lib/page';

/**
 * Tells the site's own counter that this page is being read: its path, and the host of another
 * site that led here. Does nothing for people who ask not to be counted. Once the page is there and idle, so that it
 * costs nobody a moment.
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
