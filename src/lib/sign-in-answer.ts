/** Whether an address brings the answer of a sign-in elsewhere. @param search the address from its question mark on */
export function hasSignInAnswer(search: string): boolean {
  return /[?&](?:code|error)=/.test(search);
}
