import type { Backend } from './open.ts';
import type { BackendSettings } from './settings.ts';

type Account = { email: string; password: string; name: string; phone: string; staff: boolean };

/** The buyer of a local stack. */
export const localBuyer: Account = {
  email: 'buyer@tayar.example',
  password: 'buyer-pass-1',
  name: 'Buyer',
  phone: '+201000000001',
  staff: false,
};

/** The sales team of a local stack. */
export const localSales: Account = {
  email: 'sales@tayar.example',
  password: 'sales-pass-1',
  name: 'Sales Team',
  phone: '+201000000002',
  staff: true,
};

/** The two confirmed accounts of a local stack. Hosted projects get neither. */
export const localAccounts: readonly Account[] = [localBuyer, localSales];

/** Makes the local accounts that are not there yet, through the same sign-up that people use. */
export async function ensureLocalAccounts(
  backend: Backend,
  settings: BackendSettings,
): Promise<void> {
  const { driver } = backend.connection;
  for (const { email, password, name, phone, staff } of localAccounts) {
    const known = await driver.query('select 1 from auth.users where email = $1', [email]);
    if (known.rows.length > 0) continue;
    const response = await backend.app.fetch(
      new Request(`http://127.0.0.1:${settings.port}/auth/v1/signup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', apikey: settings.publishableKey },
        body: JSON.stringify({ email, password, data: { name, phone } }),
      }),
    );
    if (!response.ok)
      throw new Error(`Sign-up of ${email}: ${response.status} ${await response.text()}`);
    await driver.query(
      'update auth.users set email_confirmed_at = now() where email = $1 and email_confirmed_at is null',
      [email],
    );
    if (!staff) continue;
    await driver.query(
      `insert into public.user_roles (user_id, role)
         select id, 'staff' from auth.users where email = $1 on conflict do nothing`,
      [email],
    );
  }
}
