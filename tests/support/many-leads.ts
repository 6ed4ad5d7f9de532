/** A desk that has been running for two years: many requests of five kinds, answered, noted and closed. */
import type { Backend } from './backend.ts';

/** Requests of each of the five kinds. */
const ofEachKind = 20_000;
export const manyLeads = 5 * ofEachKind;

const brand = `(array['BYD', 'MG', 'Zeekr', 'Deepal'])[1 + n % 4]`;
const model = `'Model ' || n % 20`;
/** The car with a number from 0 to 19. */
const carId = `(lpad(to_hex(n % 20), 8, '0') || '-0000-4000-8000-000000000000')::uuid`;
const email = `'p' || n || '@example.com'`;

/** The columns of each table, with values that depend on the number n of the row. */
const kinds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  car: { name: 'person', phone: 'phone', email, location: `'Cairo'`, daily_km: '40' },
  charger: {
    ...{ name: 'person', phone: 'phone', email, location: `'Cairo'` },
    ...{ vehicle_model: `${brand} || ' ' || ${model}`, installation_type: `'home'` },
    parking_type: `'garage'`,
  },
  visit: {
    ...{ full_name: 'person', phone_number: 'phone', email, brand_name: brand, model_name: model },
    visit_date: `(created + interval '5 days')::date`,
    visit_time: `lpad((9 + n % 10)::text, 2, '0') || ':00'`,
  },
  insurance: {
    ...{ ev_owner_name: 'person', phone: 'phone', current_car_price: '850000' },
    ...{ brand, model, year: '2025' },
  },
  financing: {
    ...{ name: 'person', mobile_number: 'phone', brand, model, year: `'2025'` },
    ...{ car_price: `'850000'`, down_payment: `'200000'`, occupation: `'Engineer'` },
    ...{ monthly_income: `'60000'`, address: `'Cairo'` },
  },
};

/** Names as people write them, with what the search makes of them. */
const first = 'محمد, أحمد, محمود, مصطفى, عبد الرحمن, كريم, عمر, يوسف, فاطمة, منى, هناء, سارة'.split(
  ', ',
);
const last = 'السيد, حسن, علي, إبراهيم, الجمل, عبد الله, فؤاد, شوقي, منصور, سليمان, النجار'.split(
  ', ',
);
const names = first.flatMap((one) => last.map((other) => `${one} ${other}`));

/** Yes-or-no columns that a car request needs. */
const answers = ['travel_between_cities', 'own_second_car', 'private_parking'];

/** Fills a backend with requests, what the desk made of them, page views and cars. */
export async function seedManyLeads(
  sql: Backend['engine']['sql'],
  accounts: Backend['accounts'],
): Promise<void> {
  const { buyer, staff } = accounts;
  // Triggers that guard single rows would take minutes over these.
  await sql('set session_replication_role = replica');
  await sql(`
    create temporary table names as
      select i - 1 as i, name, private.search_tokens(name) as tokens
      from unnest(array['${names.join("', '")}']) with ordinality u (name, i);
    create temporary table many as
      select n, gen_random_uuid() as id, now() - n * interval '53 minutes' as created,
        '01' || (array['0', '1', '2', '5'])[1 + n % 4] || lpad((n % 20000 * 4999)::text, 8, '0') as phone,
        case when n % 3 = 0 then 'en' else 'ar' end as language,
        case when n % 3 = 0 then 'Person ' || n else a.name end as person,
        case when n % 3 = 0 then array['person', n::text] else a.tokens end as tokens,
        case when n <= 200 then 'new' when n <= 500 then 'in_progress' when n % 10 = 0 then 'cancelled' else 'done' end
          as status
      from generate_series(1, ${ofEachKind}) n join names a on a.i = n % ${names.length}`);
  // One for each telephone number.
  await sql(`
    alter table many add column person_id uuid;
    insert into public.people (id, owner_id)
      select gen_random_uuid(), case when g % 2 = 0 then '${staff.id}'::uuid end from generate_series(1, ${ofEachKind}) g;
    update many set person_id = p.id
      from (select id, row_number() over () as n, owner_id from public.people) p
      -- The oldest 500 requests are from one person.
      where p.n = least(many.n, ${ofEachKind} - 99);`);
  for (const [kind, values] of Object.entries(kinds)) {
    const flags = kind === 'car' ? Object.fromEntries(answers.map((name) => [name, 'false'])) : {};
    const columns = { ...values, ...flags };
    await sql(`
      insert into public.${kind}_requests (id, user_id, created_at, status, language, ${Object.keys(columns).join(', ')})
      select id, '${buyer.id}', created, status, language, ${Object.values(columns).join(', ')} from many`);
    await sql(`
      insert into public.leads (kind, id, person_id, user_id, created_at, name, phone, phone_key, email, subject, item_id, language, status,
        stage, city, budget_egp, closed_at, amount_egp, outcome, outcome_reason, owner_id, next_step, next_at, visit_on, answer_due_at, answered_at, answered_by, words)
      select '${kind}_request', id, person_id, '${buyer.id}', created, person, phone, '2' || phone, ${email},
        ${kind === 'car' ? `''` : `${brand} || ' ' || ${model}`},
        ${kind === 'car' || kind === 'charger' ? 'null' : carId}, language, status,
        case when n > 200 then (array['contacted', 'visit', 'offer', 'deposit'])[1 + n % 4] end,
        case when n % 5 = 0 then 'Giza' else 'Cairo' end, 500000 + n % 40 * 50000,
        case when n > 500 then created + interval '9 days' end, case when n > 200 then 900000 + n end,
        case when status = 'done' then case when n % 2 = 0 then 'won' else 'lost' end end,
        case when status = 'done' and n % 2 = 1 then 'Reason ' || n % 7 end,
        case when status <> 'new' then '${staff.id}'::uuid end,
        case when status = 'in_progress' then 'Call' end, case when status = 'in_progress' then now() end,
        ${kind === 'visit' ? `(created + interval '5 days')::date` : 'null'}, created + interval '1 hour',
        case when status <> 'new' then created + (n % 240) * interval '1 minute' end,
        case when status <> 'new' then '${staff.id}'::uuid end,
        to_tsvector('simple', lower(concat_ws(' ', ${email}, ${brand}, ${model}))) || array_to_tsvector(tokens || array[
          phone, '2' || phone, 'R' || reverse('2' || phone), case when n % 5 = 0 then 'Cgiza' else 'Ccairo' end])
      from many`);
  }
  await sql(`
    insert into private.person_keys (key, person_id)
      select distinct k, l.person_id
      from public.leads l
      cross join unnest(array['e ' || l.email, 'p ' || private.phone_tail(l.phone_key)]) k
      where l.kind = 'visit_request'`);

  await sql(`
    insert into public.lead_events (id, kind, request_id, happened_at, actor_id, actor_name, action)
      select gen_random_uuid(), kind, id, answered_at, owner_id, 'Sales Team', 'call' from public.leads
      where answered_at is not null;
    insert into public.lead_events (id, kind, request_id, happened_at, actor_id, actor_name, action, detail)
      select gen_random_uuid(), l.kind, l.id, l.created_at + g * interval '1 hour', '${staff.id}', 'Sales Team', 'note',
        '{"text": "They ask for the price of the long range in Giza"}'
      from (select * from public.leads order by created_at limit 5) l cross join generate_series(1, 200) g;
    insert into public.cars (id, brand, model) select ${carId}, ${brand}, ${model} from generate_series(1, 20) n;
    insert into public.page_views (path, viewed_at)
      select '/cars/byd/model-' || n % 80 || '-' || lpad(to_hex(n % 80), 8, '0'), now() - n * interval '5 minutes'
      from generate_series(1, 100000) n;
    drop table many, names;
    set session_replication_role = origin;
    analyze`);
}
