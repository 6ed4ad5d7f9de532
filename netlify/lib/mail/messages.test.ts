import { describe, expect, it, test } from 'vitest';
import { sampleShownLoan } from '#domain/shown-fixture.ts';
import type { RequestClaim } from './claims.ts';
import { writeMail } from './messages.ts';
import { chatLink } from './sales-mail.ts';

const claim: RequestClaim = {
  request_id: '0b0e9a52-6a44-4f0e-9f3f-1c3a1f0f4a11',
  kind: 'car_request',
  audience: 'sales',
  attempt: 1,
  account_email: 'mona@example.com',
  event_id: '00000000-0000-0000-0000-000000000000',
  step: 'received',
  detail: {},
  item: null,
  place: null,
  request: { name: 'Mona', phone: '01012345678', daily_km: 40 },
};

const places = {
  sales: 'sales@tayar.example',
  sender: 'no-reply@tayar.example',
  site: 'https://tayar.example',
};

function mailOf(about: RequestClaim = claim) {
  const { text = '', html = '', subject = '', icalEvent } = writeMail(about, places) ?? {};
  const calendar = typeof icalEvent === 'object' && 'content' in icalEvent ? icalEvent.content : '';
  return { text: String(text), html: String(html), subject, calendar: String(calendar) };
}

describe('a mail to the sales team', () => {
  it('opens the request in the sales desk', () => {
    const address = `https://tayar.example/sales?request=car_request:${claim.request_id}`;
    const { text, html } = mailOf();
    expect(text).toContain(`Open the request: ${address}`);
    expect(html).toContain(`href="${address}"`);
  });

  it('says where the buyer came from, what they were shown and what it costs today', () => {
    const shown = {
      cars: [{ brand_id: 'byd', id: 'seal', name: 'BYD Seal', price: 1_900_000 }],
      premiums: [{ plan: 'gold', per_mille: 20, egp: 38_000 }],
      loan: {
        amount: 9,
        instalment: { from: 20_000, to: 24_000 },
        rate: { from: 22, to: 25.75 },
        months: 60,
      },
    };
    const fit = {
      car: 'BYD Seagull',
      verdict: 'no',
      connector: 'GB/T',
      assumed: true,
      plug: 'Type 2',
    } as const;
    const told = mailOf({ ...claim, request: { ...claim.request, shown: { fit } } });
    expect(told.text).toContain(
      'Charger and car: told that it does NOT fit the BYD Seagull (GB/T inlet, assumed; charger: Type 2)\n',
    );
    const request = { ...claim.request, language: 'ar', page: '/ar/cars/byd', shown };
    const item = {
      price_egp: 1_950_000,
      price_standing: 'confirmed',
      price_source: 'GB Auto',
      price_verified_on: '2026-11-20',
      today: '2026-12-01',
    } as const;
    const { text } = mailOf({ ...claim, request, item });
    expect(text).toMatch(
      /Price today: EGP\u00a01,950,000, confirmed on Friday,? 20\u00a0November 2026\n/,
    );
    for (const change of [{ price_standing: 'level' }, { today: '2027-01-01' }] as const) {
      const doubted = mailOf({ ...claim, request, item: { ...item, ...change } });
      expect(doubted.text).toMatch(/Price today: EGP\u00a01,950,000, indicative, not confirmed\n/);
    }
    expect(text).toContain('Recommended: BYD Seal, EGP\u00a01,900,000\n');
    expect(text).toContain('Premiums shown: Gold EGP\u00a038,000\n');
    expect(text).toMatch(
      /20,000 to EGP\u00a024,000 a month for 60 months, at 22% to 25\.75% a year/,
    );
    expect(text).toContain('Language: Arabic\nSent from: https://tayar.example/ar/cars/byd\n');
  });

  it('names the charger, and what the buyer did since', () => {
    const request = { name: 'Mona', vehicle_model: 'BYD Seal', item_name: 'Wallbox 7' };
    const asked = { ...claim, kind: 'charger_request', request } as const;
    expect(mailOf(asked).subject).toBe('Charger request · Wallbox 7 · Mona');
    const advice = { ...asked, request: { ...request, item_name: null } };
    expect(mailOf(advice).subject).toBe('Charger request · BYD Seal · Mona');
    const { subject } = mailOf({ ...asked, step: 'cancelled_by_buyer' });
    expect(subject).toBe('Cancelled by the buyer · Charger request · Wallbox 7 · Mona');
    const detail = { day: '2027-04-30', slot: '13:00' };
    expect(mailOf({ ...asked, step: 'time_asked', detail }).text).toMatch(
      /New time: Friday,? 30\u00a0April 2027, 13:00\n/,
    );
  });
});

describe('a mail to the buyer', () => {
  const finance: RequestClaim = {
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
    const { text } = mailOf({ ...finance, request });
    expect(text).toContain('Car price: 1e999\nDown payment: 0x10\n');
  });

  it('says all that was asked in both languages, as people write it', () => {
    const { text, html } = mailOf(finance);
    expect(text).toContain(
      'Car: BYD Seal RWD\nName: منى\nYear: 2026\nCar price: EGP\u00a01,200,000.50\n',
    );
    expect(text).toContain('سعر السيارة: \u2068\u200f١٬٢٠٠٬٠٠٠٫٥٠\u00a0ج.م.\u200f\u2069');
    expect(text).not.toContain('Company');
    expect(html).toContain('<bdi>\u200f٤٠٠٬٠٠٠\u00a0ج.م.\u200f</bdi>');
    expect(html).not.toContain('nowrap');
  });

  it('says the next step with who answers, and what the site had shown, in both languages', () => {
    const shown = { loan: sampleShownLoan };
    const call_by = new Date(Date.now() + 3_600_000).toISOString();
    const contact = { agent: 'Sara', answered: false, call_by };
    const request = { ...finance.request, shown };
    const { text, html } = mailOf({ ...finance, request, contact });
    expect(text).toMatch(
      /Next step: Finance · we call you by \w+ \d+\u00a0\w+(?: \d{4})?, \d\d:\d\d\n/,
    );
    expect(text).toContain('Who answers: Sara, Tayar team\n');
    expect(text).toContain(
      'Estimated instalment: EGP\u00a024,900 to EGP\u00a026,800 a month for 60 months\n',
    );
    expect(text).toContain('Down payment counted with: EGP\u00a0300,000 (25%)');
    expect(text).toMatch(/القسط التقديري: .*٢٤٬٩٠٠/);
    expect(html).toContain('26,800 a month for 60 months');
    const premiums = [{ plan: 'gold', per_mille: 20, egp: 38_000 }];
    const insured = { ...request, shown: { premiums } };
    const insurance = mailOf({ ...finance, kind: 'insurance_request', request: insured });
    expect(insurance.text).toContain('Next step: Insurance · we call you as soon as we can\n');
    expect(insurance.text).toContain('Who answers: the Tayar team\n');
    expect(insurance.text).toContain('Gold plan: EGP\u00a038,000 a year (2.0%)\n');
    expect(insurance.text).toMatch(/الخطة الذهبية: .*٣٨٬٠٠٠/);
    expect(insurance.html).toContain('38,000 a year');
    // Whoever changed what their browser had stored reads the mail without it.
    const odd = mailOf({ ...finance, request: { ...request, shown: { loan: 'free' } } });
    expect(odd.text).not.toContain('instalment');
  });

  it('names a brand once', () => {
    const request = { ...finance.request, brand: 'MG', model: 'MG4 64' };
    expect(mailOf({ ...finance, request }).text).toContain('Car: MG4 64\n');
    const sales = mailOf({ ...finance, audience: 'sales', request });
    expect(sales.subject).toBe('Finance request · MG4 64 · منى');
  });

  it('names the day of the week and the hour of a visit', () => {
    const request = { visit_date: '2027-04-30', visit_time: '13:00', full_name: 'Mona' };
    const { text } = mailOf({ ...finance, kind: 'visit_request', request });
    expect(text).toContain('Friday');
    expect(text).toContain('30\u00a0April 2027');
    expect(text).toContain('13:00');
    expect(text).toMatch(/الجمعة.*٣٠\u00a0أبريل ٢٠٢٧/);
    expect(text).toMatch(/١:٠٠\u00a0م/);
  });

  it('begins in the language of the request', () => {
    const request = { ...finance.request, language: 'ar' };
    const { subject, text } = mailOf({ ...finance, request });
    expect(subject).toBe('وصلنا طلبك · We have your request · طلب تمويل');
    expect(text.indexOf('شكرًا')).toBeLessThan(text.indexOf('Thank you'));
  });

  it.each([
    ['عبد الرحمن محمد', 'Thank you, عبد الرحمن.'],
    ['Dr. Ahmed Ali', 'Thank you, Dr. Ahmed.'],
    ['شركة النور', 'Thank you, شركة النور.'],
    ['mona99', 'Thank you, mona99.'],
    ['$& Mona', 'Thank you, $& Mona.'],
  ])('greets %s by the given name, or by the whole one', (name, greeting) => {
    expect(mailOf({ ...finance, request: { ...finance.request, name } }).text).toContain(greeting);
  });

  it('puts a confirmed visit into the calendar, and takes a cancelled one out', () => {
    const visit: RequestClaim = {
      ...finance,
      kind: 'visit_request',
      step: 'visit_confirmed',
      detail: { day: '2027-04-30', slot: '13:00', sequence: 1 },
      request: { full_name: 'Mona', brand_name: 'BYD', model_name: 'Seal' },
      place: {
        name_en: 'Giza',
        name_ar: 'الجيزة',
        address_en: '1 Haram',
        address_ar: '١ الهرم',
        map_url: 'https://maps.example.com/1',
      },
    };
    const confirmed = mailOf(visit);
    expect(confirmed.subject).toBe('Your visit is confirmed · تم تأكيد زيارتك · Visit request');
    expect(confirmed.text).toContain('Place: Giza\nAddress: 1 Haram\n');
    expect(confirmed.text).toContain('Map: https://maps.example.com/1');
    expect(confirmed.calendar).toContain('METHOD:REQUEST');
    expect(confirmed.calendar).toContain('SEQUENCE:1');
    const detail = { ...visit.detail, sequence: 2, agreed: true, reason: 'No car' };
    const cancelled = mailOf({ ...visit, step: 'cancelled', detail });
    expect(cancelled.subject).toContain('Your visit is cancelled');
    expect(cancelled.text).toContain('Reason: No car\n');
    expect(cancelled.calendar).toContain('METHOD:CANCEL');
    expect(mailOf({ ...visit, step: 'cancelled', detail: { reason: 'No car' } }).calendar).toBe('');
  });

  it('says what was chosen for a charger', () => {
    const request = { installation_type: 'home', parking_type: 'garage', name: 'Mona' };
    const { text } = mailOf({ ...finance, kind: 'charger_request', request });
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
