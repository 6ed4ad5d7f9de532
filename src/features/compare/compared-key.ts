/**
 * Where the browser keeps the selection. In a file of its own, since every page loads it and must not load the rest of
 * the feature.
 */
export const comparedStorageKey = 'tayar-compare';

/** Selector of the boxes that cars are selected by. */
export const checkboxes = 'input[data-compare]';
