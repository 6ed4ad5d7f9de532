/** Where the browser keeps the selection; apart from the rest, since every page asks. */
export const comparedStorageKey = 'tayar-compare';
