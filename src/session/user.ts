import type { BackendAccount } from '@/data/account';
import { fieldOf, jsonIn } from '@/lib/json';

/** The person who is signed in, as the browser holds them. */
export type User = { id: string; name: string; email: string; phone: string | null };

/** What the browser keeps under a name that begins so is of the person who is signed in, and goes when they do. */
export const ownStoragePrefix = 'tayar-own-';

/** Name: the one given, else the part of the e-mail before the @, else 'User'. Phone: the one given, or null. */
export function userOf({ id, email, metadata }: Omit<BackendAccount, 'confirmed'>): User {
  const name = given(metadata, 'name') ?? (email.split('@')[0] || 'User');
  return { id, name, email, phone: given(metadata, 'phone') };
}

function given(metadata: unknown, field: 'name' | 'phone'): string | null {
  const value = fieldOf(metadata, field);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/**
 * The user in a stored text; null when there is none, or it cannot be read. Anyone can write there what they like: it
 * decides what the header shows and nothing else, the backend asks for the session.
 */
export function readUser(text: string | null): User | null {
  const stored = jsonIn(text);
  const field = (name: keyof User) => fieldOf(stored, name);
  const [id, name, email, phone] = [field('id'), field('name'), field('email'), field('phone')];
  if (typeof id !== 'string' || typeof name !== 'string' || typeof email !== 'string') return null;
  return { id, name, email, phone: typeof phone === 'string' ? phone : null };
}
