import type { Backend } from '#data/client.ts';
import { backendFailed, Refusal } from './answer.ts';

/**
 * At most so many calls within so many seconds. The database counts, so all instances of a function share the count.
 */
export type CallLimit = { action: string; most: number; seconds: number };

/**
 * Counts a call.
 * @param caller an IP address or an account's id; only its hash is stored
 * @throws Refusal 429 over the limit, 502 the backend failed
 */
export async function limitCalls(
  service: Backend,
  caller: string,
  { action, most, seconds }: CallLimit,
): Promise<void> {
  const { data, error } = await service.rpc('allow_call', { action, caller, most, seconds });
  if (error) throw backendFailed(error);
  if (!data) throw new Refusal(429, 'too_often', { 'retry-after': String(seconds) });
}

/**
 * The caller's IP address, as the host saw it. Of IPv6 only the 64-bit prefix of a household, '2001:db8:0:1', since a
 * household has too many addresses to count.
 */
export function addressOf(request: Request): string {
  const address = request.headers.get('x-nf-client-connection-ip') ?? 'unknown';
  if (!address.includes(':') || address.includes('.')) return address;
  const [start = [], end = []] = address.split('::').map((part) => part.split(':'));
  const zeros = Array.from({ length: 8 - start.length - end.length }, () => '0');
  return [...start, ...zeros, ...end].slice(0, 4).join(':');
}
