import { forgetAll } from '@/lib/web-storage';

/** Of the keys under which the browser keeps what was typed and not yet sent. */
export const draftPrefix = 'tayar-draft:';

/** Forgets every draft, since the next person at this browser may be somebody else. */
export function forgetDrafts(): void {
  forgetAll('browser', draftPrefix);
}
