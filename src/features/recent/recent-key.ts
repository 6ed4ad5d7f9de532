/** Where the browser keeps the cars that were looked at; apart from the rest, since every page asks. */
export const recentStorageKey = 'tayar-recent';
