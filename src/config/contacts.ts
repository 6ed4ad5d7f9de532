import { getLocale } from '#paraglide/runtime.js';
import { environment } from './environment.ts';

const addresses = {
  en: { street: '90th Street, Fifth Settlement', city: 'New Cairo', country: 'Egypt' },
  ar: { street: 'شارع التسعين، التجمع الخامس', city: 'القاهرة الجديدة', country: 'مصر' },
} as const;

/** How to reach the company. */
export const contacts = {
  salesPhone: environment.salesPhone,
  email: 'hello@tayar.example',
  get address() {
    return addresses[getLocale()];
  },
  social: [
    { name: 'Facebook', href: 'https://www.facebook.com/tayar.eg' },
    { name: 'Instagram', href: 'https://www.instagram.com/tayar.eg' },
    { name: 'YouTube', href: 'https://www.youtube.com/@tayar.eg' },
  ],
} as const;

/** The address that calls the sales team. */
export const salesCall = `tel:${environment.salesPhone.replace(/[^\d+]/g, '')}`;

/** Marks that keep Latin names in their place in Arabic text; a chat would show or keep them. */
const isolates = /[\u2066-\u2069]/g;

/**
 * WhatsApp address that opens a chat with the sales team, the message already typed.
 * @param message plain text; it is encoded here
 * @param phone international form; everything but digits is stripped; empty lets the person choose whom to send it to
 */
export function whatsappLink(message: string, phone: string = contacts.salesPhone): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(message.replace(isolates, ''))}`;
}
