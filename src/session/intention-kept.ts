import { recall } from '@/lib/web-storage';

/** Where the browser keeps an intention: for the tab, and past the link in a mail, which opens a tab of its own. */
export const intentionKey = 'tayar-intention';

/** Whether there is one to look at; apart from the rest, since every page asks. */
export function intentionKept(): boolean {
  return (recall('tab', intentionKey) ?? recall('browser', intentionKey)) !== null;
}
