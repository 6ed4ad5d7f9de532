/**
 * A telephone number as people in Egypt write it, as the database accepts it: Western or Arabic digits, five at least,
 * plus, spaces, hyphens, brackets. Nothing at all passes too: whether one is needed is for each form to say.
 */
export const phonePattern =
  /^(?:(?=(?:.*[\d\u0660-\u0669\u06F0-\u06F9]){5})[\d\u0660-\u0669\u06F0-\u06F9+() ./-]{5,30})?$/;
