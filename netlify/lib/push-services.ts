/** The push services of browsers: a subscription's address comes from a browser, and could name any server. */
const hosts = ['fcm.googleapis.com', 'web.push.apple.com'];
const domains = ['.push.services.mozilla.com', '.notify.windows.com'];

/**
 * Whether an address is one at a push service.
 * @param own the origin of another service, for tests
 */
export function isPushService(endpoint: string, own?: string): boolean {
  const address = URL.parse(endpoint);
  if (address === null || address.username !== '' || address.password !== '') return false;
  if (own !== undefined && address.origin === new URL(own).origin) return true;
  const { protocol, hostname, port } = address;
  return (
    protocol === 'https:' &&
    port === '' &&
    (hosts.includes(hostname) || domains.some((domain) => hostname.endsWith(domain)))
  );
}
