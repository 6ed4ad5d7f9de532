/**
 * The address at which a person can be reached on WhatsApp, or null when the number cannot be one.
 * @param phone as people in Egypt write it; without a country code it is taken for Egyptian
 */
export function chatLink(phone: string): string | null {
  const western = phone
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));
  const digits = western.replace(/\D/g, '').replace(/^00/, '');
  const international = digits.replace(/^0?(1\d{9})$/, '20$1');
  return /^[1-9]\d{7,14}$/.test(international) ? `https://wa.me/${international}` : null;
}
