import { contacts } from '@/config/contacts';
import { m } from '@/paraglide/messages.js';

/** A list or a paragraph of a legal text. */
export type LegalBlock = { kind: 'text'; text: string } | { kind: 'list'; items: string[] };

/** One titled part of a legal text; `id` is the part of the address after '#'. */
export type LegalSection = { id: string; title: string; blocks: LegalBlock[] };

/** What a legal text says of how to reach the company. */
export type LegalContact = { email: string; phone: string; address: string };

/** The company's own contacts, the postal address on one line. */
export function legalContact(): LegalContact {
  return {
    email: contacts.email,
    phone: contacts.salesPhone,
    address: m.legal_address(contacts.address),
  };
}

/** A paragraph. */
export function text(words: string): LegalBlock {
  return { kind: 'text', text: words };
}

/** A bulleted list. */
export function list(...items: string[]): LegalBlock {
  return { kind: 'list', items };
}
