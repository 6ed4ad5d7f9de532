/**
 * Where the browser keeps the cars that were looked at. In a file of its own, since every page loads it and must not load
 * the rest of the feature.
 */
export const recentStorageKey = 'tayar-recent';
