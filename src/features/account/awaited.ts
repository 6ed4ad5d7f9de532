import { forget, keep, recall } from '@/lib/web-storage';

/** Where the tab keeps the e-mail whose confirmation is awaited. */
const storageKey = 'tayar-awaited-email';

/** Remembers for the sign-in page to whom a confirmation mail went. */
export function awaitConfirmation(email: string): void {
  keep('tab', storageKey, email);
}

/** To whom a confirmation mail went, or null. */
export function awaitedEmail(): string | null {
  return recall('tab', storageKey);
}

/** Whoever is signed in awaits nothing. */
export function confirmationArrived(): void {
  forget('tab', storageKey);
}
