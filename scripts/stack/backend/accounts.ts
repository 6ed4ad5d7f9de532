import type { Backend } from './open.ts';
import type { BackendSettings } from './settings.ts';

/** The buyer of a local stack. */
export const localBuyer = {
  email: 'buyer@tayar.example',
  password: 'buyer-pass-1',
  name: 'Buyer',
  phone: '+201000000001',
};

/** The sales team of a local stack. */
export const localSales = {
  email: 'sales@tayar.example',
  password: 'sales-pass-1',
  name: 'Sales Team',
  phone: '+201000000002',
};

/** The two confirmed accounts of a local stack. Hosted projects have neither. */
export const localAccounts = [localBuyer, localSales];

/** Makes the local accounts that are missing, through the same sign-up that people use. */
export async function ensureLocalAccounts(
  { app, connection: { driver } }: Backend,
  { port, publishableKey }: BackendSettings,
): Promise<void> {
  for (const account of localAccounts) {
    const { email, password, name, phone } = account;
    const known = await driver.query('select 1 from auth.users where email = $1', [email]);
    if (known.rows.length > 0) continue;
    const response = await app.fetch(
      new Request(`http://127.0.0.1:${port}/auth/v1/signup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', apikey: publishableKey },
        body: JSON.stringify({ email, password, data: { name, phone } }),
      }),
    );
    if (!response.ok) throw new Error(`Sign-up of ${email}: ${await response.text()}`);
    // Confirmed by hand, not by the mail's link, which would end the password.
    await driver.query(
      `update auth.users set email_confirmed_at = now(), confirmation_sent_at = null where email = $1`,
      [email],
    );
    if (account !== localSales) continue;
    await driver.query(
      `insert into public.user_roles (user_id, role)
         select id, 'staff' from auth.users where email = $1 on conflict do nothing`,
      [email],
    );
  }
}
