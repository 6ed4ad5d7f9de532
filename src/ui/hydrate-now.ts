import { hydrateEvent } from './interaction';

/**
 * Hydrates the islands of a page that is nothing without them. Unlike `client:load`, `client:interaction` still holds
 * clicks that come earlier, and says when code cannot be fetched.
 */
export function hydrateNow(): void {
  dispatchEvent(new Event(hydrateEvent));
}
