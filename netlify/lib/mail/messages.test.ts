import { describe, expect, it, test } from 'vitest';
import { chatLink, writeMail } from './messages.ts';
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

function mailOf(project: string, about: Claim = claim) {
  const places = { sales: 'sales@tayar.example', sender: 'no-reply@tayar.example', site: '' };
  const { text = '', html = '' } = writeMail(about, { ...places, project }) ?? {};
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

describe('a mail to the buyer', () => {
  const finance: Claim = {
    ...claim,
    kind: 'financing_request',
    audience: 'buyer',
    request: {
      brand: 'BYD',
      model: 'Seal RWD',
      year: '2026',
      car_price: '1200000.5',
      down_payment: '400000',
      name: 'منى',
      company_name: null,
    },
  };

  it('leaves what is no plain amount as it was written', () => {
    const request = { ...finance.request, car_price: '1e999', down_payment: '0x10' };
    const { text } = mailOf('', { ...finance, request });
    expect(text).toContain('Car price: 1e999\nDown payment: 0x10\n');
  });

  it('says all that was asked in both languages, as people write it', () => {
    const { text, html } = mailOf('', finance);
    expect(text).toContain('Car: BYD Seal RWD\nYear: 2026\nCar price: EGP\u00a01,200,000.5\n');
    expect(text).toContain('سعر السيارة: \u2068\u200f١٬٢٠٠٬٠٠٠٫٥\u00a0ج.م.\u200f\u2069');
    expect(text).not.toContain('Company');
    expect(html).toContain('<bdi>\u200f٤٠٠٬٠٠٠\u00a0ج.م.\u200f</bdi>');
    expect(html).not.toContain('nowrap');
  });

  it('names the day of the week and the hour of a visit', () => {
    const request = { visit_date: '2027-04-30', visit_time: '13:00', full_name: 'Mona' };
    const { text } = mailOf('', { ...finance, kind: 'visit_request', request });
    expect(text).toContain('Friday');
    expect(text).toContain('30 April 2027');
    expect(text).toContain('13:00');
    expect(text).toMatch(/الجمعة.*٣٠ أبريل ٢٠٢٧/);
    expect(text).toMatch(/١:٠٠ م/);
  });

  it('says what was chosen for a charger', () => {
    const request = { installation_type: 'home', parking_type: 'garage', name: 'Mona' };
    const { text } = mailOf('', { ...finance, kind: 'charger_request', request });
    expect(text).toContain('Installation: Home\n');
    expect(text).toContain('Parking: Garage\n');
    expect(text).toContain('مكان الركن: \u2068جراج\u2069');
  });
});

test.each([
  ['01012345678', 'https://wa.me/201012345678'],
  ['1012345678', 'https://wa.me/201012345678'],
  ['+20 (10) 123-45678', 'https://wa.me/201012345678'],
  ['0020 101 234 5678', 'https://wa.me/201012345678'],
  ['٠١٠١٢٣٤٥٦٧٨', 'https://wa.me/201012345678'],
  ['۰۱۰۱۲۳۴۵۶۷۸', 'https://wa.me/201012345678'],
  ['+20 (0)10 1234 5678', 'https://wa.me/201012345678'],
  ['+2001012345678', 'https://wa.me/201012345678'],
  ['+971 50 123 4567', 'https://wa.me/971501234567'],
  ['19123', null],
  ['()', null],
])('%s is reached at %s', (phone, link) => {
  expect(chatLink(phone)).toBe(link);
});
