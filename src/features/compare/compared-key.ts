/** Apart from the rest, since every page asks: where the browser keeps the selection. */
export const comparedStorageKey = 'tayar-compare';

/** Selector of the boxes that cars are selected by. */
export const checkboxes = 'input[data-compare]';
