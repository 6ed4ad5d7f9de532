/** Where the tab keeps the e-mail whose confirmation is awaited. */
const storageKey = 'tayar-awaited-email';

/** Remembers for the sign-in page to whom a confirmation mail went. */
export function awaitConfirmation(email: string): void {
  try {
    sessionStorage.setItem(storageKey, email);
  } catch {
    // The sign-in page then says nothing of it.
  }
}

/** To whom a confirmation mail went, or null. */
export function awaitedEmail(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Whoever is signed in awaits nothing. */
export function confirmationArrived(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // There is nothing to remove.
  }
}
