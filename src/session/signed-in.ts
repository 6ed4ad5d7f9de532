/** Where the browser keeps a copy of the user, for the header to be right before anything is loaded. */
export const userStorageKey = 'user';

/** On the root element while somebody is signed in: which state of the header shows. */
export const signedInClass = 'signed-in';
