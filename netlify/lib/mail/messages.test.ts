import { describe, expect, it } from 'vitest';
import { writeMail } from './messages.ts';
import type { Claim } from './request-kinds.ts';

const claim: Claim = {
  request_id: '0b0e9a52-6a44-4f0e-9f3f-1c3a1f0f4a11',
  kind: 'car_request',
  audience: 'sales',
  attempt: 1,
  account_email: 'mona@example.com',
  table_number: 17_042,
  request: { name: 'Mona', phone: '01012345678', daily_km: 40 },
};

function mailOf(project: string) {
  const places = { sales: 'sales@tayar.example', sender: 'no-reply@tayar.example', site: '' };
  const { text = '', html = '' } = writeMail(claim, { ...places, project }) ?? {};
  return { text: String(text), html: String(html) };
}

describe('a mail to the sales team', () => {
  it('opens the request in the dashboard of a hosted project', () => {
    const address =
      'https://supabase.com/dashboard/project/abcdefgh/editor/17042?schema=public&filter=id%3Aeq%3A0b0e9a52-6a44-4f0e-9f3f-1c3a1f0f4a11';
    const { text, html } = mailOf('https://abcdefgh.supabase.co');
    expect(text).toContain(`Open the request: ${address}`);
    expect(html).toContain(`href="${address.replaceAll('&', '&amp;')}"`);
    expect(text).not.toContain('Request:');
  });

  it('names the request where there is no dashboard', () => {
    const { text, html } = mailOf('http://127.0.0.1:54321');
    expect(text).toContain(`Request: ${claim.request_id}\n`);
    expect(html).toContain(claim.request_id);
    expect(`${text}${html}`).not.toMatch(/127\.0\.0\.1|Open the request/);
  });
});
