import PostalMime, { type Address } from 'postal-mime';

/** One caught mail, as `GET /email` gives it. */
export type CaughtMail = {
  id: string;
  /** The sender's address. */
  from: string;
  to: { address: string; name: string }[];
  subject: string;
  text: string;
  html: string;
  /** When it was caught, ISO 8601. */
  date: string;
};

/**
 * Turns a raw message into the form that the mail page and the tests read.
 *
 * @param recipients the envelope's recipients: used where the headers name none.
 */
export async function parseMail(
  raw: Uint8Array,
  envelope: { id: string; date: Date; sender: string; recipients: readonly string[] },
): Promise<CaughtMail> {
  const mail = await PostalMime.parse(raw);
  const named = [...(mail.to ?? []), ...(mail.cc ?? [])].flatMap(flatten);
  const recipients = envelope.recipients.map((address) => ({ address, name: '' }));
  return {
    id: envelope.id,
    from: (mail.from && flatten(mail.from)[0]?.address) || envelope.sender,
    to: named.length > 0 ? named : recipients,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    date: envelope.date.toISOString(),
  };
}

function flatten(address: Address): { address: string; name: string }[] {
  if (address.group) return address.group.flatMap(flatten);
  return address.address ? [{ address: address.address, name: address.name }] : [];
}
