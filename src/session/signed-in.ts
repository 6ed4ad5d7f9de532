/** On the root element while somebody is signed in: which state of the header shows. */
export const signedInClass = 'signed-in';
