-- The five kinds of requests to the sales team. People insert and read their own; the team uses the functions of the
-- sales desk. The constraints repeat the rules of the forms, so that a request sent past a form is refused.

-- The trigger runs as the person who sends, so people may call this too: it only counts their own requests.
create function private.has_sent_many(request_table text, request uuid) returns boolean
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  person constant uuid := auth.uid();
  many boolean;
begin
  -- Simultaneous requests wait here for each other, so that each counts the ones before it.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(request_table || person::text, 0));
  execute format(
    'select count(*) >= 20 and not exists (select from public.%1$I s where s.id = $1)
       from public.%1$I r where r.user_id = $2 and r.created_at > now() - interval ''1 hour''',
    request_table
  ) into many using request, person;
  return many;
end
$$;
comment on function private.has_sent_many(text, uuid) is
  'Whether the person asking has stored twenty requests of a kind within an hour, and this one is not among them.';

create function private.guard_request() returns trigger
  language plpgsql
  set search_path = ''
  as $$
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if new.status <> 'new' or new.notified_at is not null then
      raise exception 'A request starts as new and not notified' using errcode = '42501';
    end if;
    -- A stored request must fail by its id, which tells a second attempt that the first succeeded.
    if private.has_sent_many(tg_table_name, new.id) then
      -- PostgREST answers such a code with the HTTP status in it.
      raise exception 'Too many requests within an hour' using errcode = 'PT429';
    end if;
    new.created_at := now();
  elsif to_jsonb(new) - 'status' <> to_jsonb(old) - 'status' then
    raise exception 'Only the progress of a request can be changed' using errcode = '42501';
  end if;
  return new;
end
$$;
comment on function private.guard_request() is
  'A person states a request, at most twenty of a kind within an hour; staff move its status, functions note the '
  'notification: nobody does the others'' part.';

create function private.guard_visit_time() returns trigger
  language plpgsql
  set search_path = ''
  as $$
declare
  cairo constant timestamp := now() at time zone 'Africa/Cairo';
begin
  if new.visit_date + new.visit_time::time <= cairo then
    raise exception 'A visit lies ahead, in Cairo time'
      using errcode = '23514', constraint = 'visit_requests_visit_ahead', table = 'visit_requests', schema = 'public';
  end if;
  if new.visit_date > cairo::date + 366 then
    raise exception 'A visit is within a year'
      using errcode = '23514', constraint = 'visit_requests_visit_within_a_year',
        table = 'visit_requests', schema = 'public';
  end if;
  return null;
end
$$;
comment on function private.guard_visit_time() is
  'Refuses a slot that has passed in Cairo, or lies more than a year ahead.';

create table public.car_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null,
  phone text not null,
  email text,
  location text,
  daily_km integer not null,
  travel_between_cities boolean not null,
  travel_destination text,
  own_second_car boolean not null,
  private_parking boolean not null,
  status text not null default 'new',
  notified_at timestamptz,
  created_at timestamptz not null default now(),
  language text not null default 'en',
  page text,
  item_id uuid,
  item_name text,
  shown jsonb,
  status_changed_at timestamptz,
  status_reason text,
  constraint car_requests_name_plain check (private.is_plain_text(name, 100)),
  constraint car_requests_phone_plausible check (private.is_phone(phone)),
  constraint car_requests_email_plausible check (private.is_email(email)),
  constraint car_requests_location_plain check (private.is_plain_text(location, 200)),
  constraint car_requests_daily_km_plausible check (daily_km between 0 and 10000),
  constraint car_requests_travel_destination_plain check (private.is_plain_text(travel_destination, 200)),
  constraint car_requests_travel_needs_a_destination
    check (not travel_between_cities or travel_destination is not null),
  constraint car_requests_status_known check (status in ('new', 'in_progress', 'done', 'cancelled')),
  constraint car_requests_language_known check (language in ('en', 'ar')),
  constraint car_requests_page_plausible check (private.is_page_path(page)),
  constraint car_requests_item_name_plain check (private.is_plain_text(item_name, 200)),
  constraint car_requests_shown_bounded check (jsonb_typeof(shown) = 'object' and octet_length(shown::text) <= 8192),
  constraint car_requests_status_reason_plain check (private.is_plain_text(status_reason, 300))
);
comment on table public.car_requests is
  'What a person who asked for car advice told us about their driving.';
comment on column public.car_requests.id is
  'Made by the form before its first attempt, so that a retry stores nothing twice.';
comment on column public.car_requests.location is 'City or area.';
comment on column public.car_requests.status is 'Progress, moved by the sales team.';
comment on column public.car_requests.notified_at is
  'When the sales mailbox was told; empty until then. Only functions write it.';
comment on column public.car_requests.language is 'The language of the page: answer in it.';
comment on column public.car_requests.item_id is
  'The car or charger that it is about, where one was chosen. No foreign key: a withdrawn car keeps its requests.';
comment on column public.car_requests.shown is
  'What the site showed before it was sent, as the browser says: read it as the person''s word.';
comment on column public.car_requests.status_changed_at is
  'When the status was last changed; null while it is the first.';
comment on column public.car_requests.status_reason is
  'Why the team cancelled it, in words for the person who sent it.';

-- A person's own requests, newest first; the team's queue by status; the sweep of those not yet notified.
create index car_requests_user on public.car_requests (user_id, created_at desc);
create index car_requests_queue on public.car_requests (status, created_at desc);

alter table public.car_requests alter column user_id set (n_distinct = -1);

revoke all on table public.car_requests from public, anon, authenticated;
grant select on table public.car_requests to authenticated;
grant select, insert, update, delete on table public.car_requests to service_role;
grant insert (
  id, user_id, name, phone, email, location, daily_km, travel_between_cities, travel_destination, own_second_car,
  private_parking, language, page, item_id, item_name, shown
) on public.car_requests to authenticated;

create trigger guard_request before insert or update on public.car_requests
  for each row execute function private.guard_request();
create trigger refuse_part_mobile before insert on public.car_requests
  for each row execute function private.refuse_part_mobile('phone');

alter table public.car_requests enable row level security;

create policy "People can read their own car requests" on public.car_requests
  for select to authenticated
  using (user_id = (select auth.uid()));
comment on policy "People can read their own car requests" on public.car_requests is 'Shown under My Activity.';

create policy "People can send their own car requests" on public.car_requests
  for insert to authenticated
  with check (user_id = (select auth.uid()));
comment on policy "People can send their own car requests" on public.car_requests is
  'Needs an account; never in the name of another.';

create table public.charger_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null,
  phone text not null,
  email text,
  location text not null,
  vehicle_model text not null,
  installation_type text not null,
  electrical_capacity text,
  parking_type text not null,
  status text not null default 'new',
  notified_at timestamptz,
  created_at timestamptz not null default now(),
  language text not null default 'en',
  page text,
  item_id uuid,
  item_name text,
  shown jsonb,
  status_changed_at timestamptz,
  status_reason text,
  constraint charger_requests_name_plain check (private.is_plain_text(name, 100)),
  constraint charger_requests_phone_plausible check (private.is_phone(phone)),
  constraint charger_requests_email_plausible check (private.is_email(email)),
  constraint charger_requests_location_plain check (private.is_plain_text(location, 200)),
  constraint charger_requests_vehicle_model_plain check (private.is_plain_text(vehicle_model, 120)),
  constraint charger_requests_installation_type_known check (installation_type in ('home', 'business')),
  constraint charger_requests_electrical_capacity_plain check (private.is_plain_text(electrical_capacity, 100)),
  constraint charger_requests_parking_type_known
    check (parking_type in ('private', 'public', 'garage', 'street', 'other')),
  constraint charger_requests_status_known check (status in ('new', 'in_progress', 'done', 'cancelled')),
  constraint charger_requests_language_known check (language in ('en', 'ar')),
  constraint charger_requests_page_plausible check (private.is_page_path(page)),
  constraint charger_requests_item_name_plain check (private.is_plain_text(item_name, 200)),
  constraint charger_requests_shown_bounded check (jsonb_typeof(shown) = 'object' and octet_length(shown::text) <= 8192),
  constraint charger_requests_status_reason_plain check (private.is_plain_text(status_reason, 300))
);
comment on table public.charger_requests is
  'Requests to choose and install a charger.';
comment on column public.charger_requests.id is
  'Made by the form before its first attempt, so that a retry stores nothing twice.';
comment on column public.charger_requests.status is 'Progress, moved by the sales team.';
comment on column public.charger_requests.notified_at is
  'When the sales mailbox was told; empty until then. Only functions write it.';
comment on column public.charger_requests.language is 'The language of the page: answer in it.';
comment on column public.charger_requests.item_id is
  'The car or charger that it is about, where one was chosen. No foreign key: a withdrawn car keeps its requests.';
comment on column public.charger_requests.shown is
  'What the site showed before it was sent, as the browser says: read it as the person''s word.';
comment on column public.charger_requests.status_changed_at is
  'When the status was last changed; null while it is the first.';
comment on column public.charger_requests.status_reason is
  'Why the team cancelled it, in words for the person who sent it.';

-- A person's own requests, newest first; the team's queue by status; the sweep of those not yet notified.
create index charger_requests_user on public.charger_requests (user_id, created_at desc);
create index charger_requests_queue on public.charger_requests (status, created_at desc);

alter table public.charger_requests alter column user_id set (n_distinct = -1);

revoke all on table public.charger_requests from public, anon, authenticated;
grant select on table public.charger_requests to authenticated;
grant select, insert, update, delete on table public.charger_requests to service_role;
grant insert (
  id, user_id, name, phone, email, location, vehicle_model, installation_type, electrical_capacity, parking_type,
  language, page, item_id, item_name, shown
) on public.charger_requests to authenticated;

create trigger guard_request before insert or update on public.charger_requests
  for each row execute function private.guard_request();
create trigger refuse_part_mobile before insert on public.charger_requests
  for each row execute function private.refuse_part_mobile('phone');

alter table public.charger_requests enable row level security;

create policy "People can read their own charger requests" on public.charger_requests
  for select to authenticated
  using (user_id = (select auth.uid()));
comment on policy "People can read their own charger requests" on public.charger_requests is 'Shown under My Activity.';

create policy "People can send their own charger requests" on public.charger_requests
  for insert to authenticated
  with check (user_id = (select auth.uid()));
comment on policy "People can send their own charger requests" on public.charger_requests is
  'Needs an account; never in the name of another.';

create table public.visit_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  full_name text not null,
  email text not null,
  phone_number text not null,
  brand_name text not null,
  model_name text not null,
  visit_date date not null,
  visit_time text not null,
  trim text,
  preferred_color text,
  status text not null default 'new',
  notified_at timestamptz,
  created_at timestamptz not null default now(),
  language text not null default 'en',
  page text,
  item_id uuid,
  item_name text,
  shown jsonb,
  status_changed_at timestamptz,
  status_reason text,
  constraint visit_requests_full_name_plain check (private.is_plain_text(full_name, 100)),
  constraint visit_requests_email_plausible check (private.is_email(email)),
  constraint visit_requests_phone_number_plausible check (private.is_phone(phone_number)),
  constraint visit_requests_brand_name_plain check (private.is_plain_text(brand_name, 80)),
  constraint visit_requests_model_name_plain check (private.is_plain_text(model_name, 120)),
  constraint visit_requests_visit_time_is_a_slot check (
    visit_time in (
      '09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00'
    )
  ),
  constraint visit_requests_trim_bounded check (private.is_bounded_text(trim, 100)),
  constraint visit_requests_preferred_color_bounded check (private.is_bounded_text(preferred_color, 60)),
  constraint visit_requests_status_known check (status in ('new', 'in_progress', 'done', 'cancelled')),
  constraint visit_requests_language_known check (language in ('en', 'ar')),
  constraint visit_requests_page_plausible check (private.is_page_path(page)),
  constraint visit_requests_item_name_plain check (private.is_plain_text(item_name, 200)),
  constraint visit_requests_shown_bounded check (jsonb_typeof(shown) = 'object' and octet_length(shown::text) <= 8192),
  constraint visit_requests_status_reason_plain check (private.is_plain_text(status_reason, 300))
);
comment on table public.visit_requests is
  'Visits that people booked to see a car.';
comment on column public.visit_requests.id is
  'Made by the form before its first attempt, so that a retry stores nothing twice.';
comment on column public.visit_requests.visit_time is 'One of the ten hourly slots, Cairo time.';
comment on column public.visit_requests.status is 'Progress, moved by the sales team.';
comment on column public.visit_requests.notified_at is
  'When the sales mailbox was told; empty until then. Only functions write it.';
comment on column public.visit_requests.language is 'The language of the page: answer in it.';
comment on column public.visit_requests.item_id is
  'The car or charger that it is about, where one was chosen. No foreign key: a withdrawn car keeps its requests.';
comment on column public.visit_requests.shown is
  'What the site showed before it was sent, as the browser says: read it as the person''s word.';
comment on column public.visit_requests.status_changed_at is
  'When the status was last changed; null while it is the first.';
comment on column public.visit_requests.status_reason is
  'Why the team cancelled it, in words for the person who sent it.';

-- A person's own requests, newest first; the team's queue by status; the sweep of those not yet notified.
create index visit_requests_user on public.visit_requests (user_id, created_at desc);
create index visit_requests_queue on public.visit_requests (status, created_at desc);

alter table public.visit_requests alter column user_id set (n_distinct = -1);

revoke all on table public.visit_requests from public, anon, authenticated;
grant select on table public.visit_requests to authenticated;
grant select, insert, update, delete on table public.visit_requests to service_role;
grant insert (
  id, user_id, full_name, email, phone_number, brand_name, model_name, visit_date, visit_time, trim,
  preferred_color, language, page, item_id, item_name, shown
) on public.visit_requests to authenticated;

create trigger guard_request before insert or update on public.visit_requests
  for each row execute function private.guard_request();
-- After, not before: a retry of a stored visit inserts nothing and must not fail because the time has passed.
create trigger guard_visit_time after insert on public.visit_requests
  for each row execute function private.guard_visit_time();
create trigger refuse_part_mobile before insert on public.visit_requests
  for each row execute function private.refuse_part_mobile('phone_number');

alter table public.visit_requests enable row level security;

create policy "People can read their own visit requests" on public.visit_requests
  for select to authenticated
  using (user_id = (select auth.uid()));
comment on policy "People can read their own visit requests" on public.visit_requests is 'Shown under My Activity.';

create policy "People can send their own visit requests" on public.visit_requests
  for insert to authenticated
  with check (user_id = (select auth.uid()));
comment on policy "People can send their own visit requests" on public.visit_requests is
  'Needs an account; never in the name of another.';

create table public.insurance_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  ev_owner_name text not null,
  phone text not null,
  current_car_price numeric not null,
  brand text not null,
  model text not null,
  year integer not null,
  status text not null default 'new',
  notified_at timestamptz,
  created_at timestamptz not null default now(),
  language text not null default 'en',
  page text,
  item_id uuid,
  item_name text,
  shown jsonb,
  status_changed_at timestamptz,
  status_reason text,
  constraint insurance_requests_ev_owner_name_plain check (private.is_plain_text(ev_owner_name, 100)),
  constraint insurance_requests_brand_plain check (private.is_plain_text(brand, 80)),
  constraint insurance_requests_model_plain check (private.is_plain_text(model, 120)),
  constraint insurance_requests_status_known check (status in ('new', 'in_progress', 'done', 'cancelled')),
  constraint insurance_requests_phone_plausible check (private.is_phone(phone)),
  constraint insurance_requests_language_known check (language in ('en', 'ar')),
  constraint insurance_requests_page_plausible check (private.is_page_path(page)),
  constraint insurance_requests_item_name_plain check (private.is_plain_text(item_name, 200)),
  constraint insurance_requests_shown_bounded check (jsonb_typeof(shown) = 'object' and octet_length(shown::text) <= 8192),
  constraint insurance_requests_status_reason_plain check (private.is_plain_text(status_reason, 300)),
  constraint insurance_requests_price_plausible check (coalesce(
    current_car_price between 1000 and 1000000000 and current_car_price = round(current_car_price, 2), false
  )),
  -- Makers are a year ahead of the calendar.
  constraint insurance_requests_year_plausible check (coalesce(
    year between 2010 and extract(year from created_at at time zone 'Africa/Cairo') + 1, false
  ))
);
comment on table public.insurance_requests is
  'Requests for an insurance quote.';
comment on column public.insurance_requests.id is
  'Made by the form before its first attempt, so that a retry stores nothing twice.';
comment on column public.insurance_requests.current_car_price is 'What the car is worth today, in Egyptian pounds.';
comment on column public.insurance_requests.status is 'Progress, moved by the sales team.';
comment on column public.insurance_requests.notified_at is
  'When the sales mailbox was told; empty until then. Only functions write it.';
comment on column public.insurance_requests.language is 'The language of the page: answer in it.';
comment on column public.insurance_requests.item_id is
  'The car or charger that it is about, where one was chosen. No foreign key: a withdrawn car keeps its requests.';
comment on column public.insurance_requests.shown is
  'What the site showed before it was sent, as the browser says: read it as the person''s word.';
comment on column public.insurance_requests.status_changed_at is
  'When the status was last changed; null while it is the first.';
comment on column public.insurance_requests.status_reason is
  'Why the team cancelled it, in words for the person who sent it.';

-- A person's own requests, newest first; the team's queue by status; the sweep of those not yet notified.
create index insurance_requests_user on public.insurance_requests (user_id, created_at desc);
create index insurance_requests_queue on public.insurance_requests (status, created_at desc);

alter table public.insurance_requests alter column user_id set (n_distinct = -1);

revoke all on table public.insurance_requests from public, anon, authenticated;
grant select on table public.insurance_requests to authenticated;
grant select, insert, update, delete on table public.insurance_requests to service_role;
grant insert (
  id, user_id, ev_owner_name, phone, current_car_price, brand, model, year, language, page, item_id, item_name,
  shown
) on public.insurance_requests to authenticated;

create trigger guard_request before insert or update on public.insurance_requests
  for each row execute function private.guard_request();
create trigger refuse_part_mobile before insert on public.insurance_requests
  for each row execute function private.refuse_part_mobile('phone');

alter table public.insurance_requests enable row level security;

create policy "People can read their own insurance requests" on public.insurance_requests
  for select to authenticated
  using (user_id = (select auth.uid()));
comment on policy "People can read their own insurance requests" on public.insurance_requests is
  'Shown under My Activity.';

create policy "People can send their own insurance requests" on public.insurance_requests
  for insert to authenticated
  with check (user_id = (select auth.uid()));
comment on policy "People can send their own insurance requests" on public.insurance_requests is
  'Needs an account; never in the name of another.';

create table public.financing_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  brand text not null,
  model text not null,
  year text not null,
  company_name text,
  car_price text not null,
  down_payment text not null,
  name text not null,
  mobile_number text not null,
  occupation text not null,
  monthly_income text not null,
  address text not null,
  status text not null default 'new',
  notified_at timestamptz,
  created_at timestamptz not null default now(),
  language text not null default 'en',
  page text,
  item_id uuid,
  item_name text,
  shown jsonb,
  status_changed_at timestamptz,
  status_reason text,
  constraint financing_requests_brand_plain check (private.is_plain_text(brand, 80)),
  constraint financing_requests_model_plain check (private.is_plain_text(model, 120)),
  constraint financing_requests_year_plain check (private.is_plain_text(year, 20)),
  constraint financing_requests_company_name_plain check (private.is_plain_text(company_name, 120)),
  constraint financing_requests_car_price_plain check (private.is_plain_text(car_price, 40)),
  constraint financing_requests_down_payment_plain check (private.is_plain_text(down_payment, 40)),
  constraint financing_requests_name_plain check (private.is_plain_text(name, 100)),
  constraint financing_requests_mobile_number_plausible check (private.is_phone(mobile_number)),
  constraint financing_requests_occupation_plain check (private.is_plain_text(occupation, 120)),
  constraint financing_requests_monthly_income_plain check (private.is_plain_text(monthly_income, 40)),
  constraint financing_requests_address_plain check (private.is_plain_text(address, 300)),
  constraint financing_requests_status_known check (status in ('new', 'in_progress', 'done', 'cancelled')),
  constraint financing_requests_language_known check (language in ('en', 'ar')),
  constraint financing_requests_page_plausible check (private.is_page_path(page)),
  constraint financing_requests_item_name_plain check (private.is_plain_text(item_name, 200)),
  constraint financing_requests_shown_bounded check (jsonb_typeof(shown) = 'object' and octet_length(shown::text) <= 8192),
  constraint financing_requests_status_reason_plain check (private.is_plain_text(status_reason, 300)),
  constraint financing_requests_year_plausible check (coalesce(
    year ~ '^[0-9\u0660-\u0669\u06F0-\u06F9]{4}$' and private.amount_of(year) between 1990 and 2100, false
  )),
  constraint financing_requests_car_price_plausible check (coalesce(private.amount_of(car_price) between 1000 and 1000000000, false)),
  constraint financing_requests_down_payment_plausible check (coalesce(
    private.amount_of(down_payment) between 0 and private.amount_of(car_price), false
  )),
  constraint financing_requests_monthly_income_plausible check (coalesce(private.amount_of(monthly_income) between 0 and 1000000000, false))
);
comment on table public.financing_requests is
  'Requests to finance a car, in the words of the person who asked.';
comment on column public.financing_requests.id is
  'Made by the form before its first attempt, so that a retry stores nothing twice.';
comment on column public.financing_requests.status is 'Progress, moved by the sales team.';
comment on column public.financing_requests.notified_at is
  'When the sales mailbox was told; empty until then. Only functions write it.';
comment on column public.financing_requests.language is 'The language of the page: answer in it.';
comment on column public.financing_requests.item_id is
  'The car or charger that it is about, where one was chosen. No foreign key: a withdrawn car keeps its requests.';
comment on column public.financing_requests.shown is
  'What the site showed before it was sent, as the browser says: read it as the person''s word.';
comment on column public.financing_requests.status_changed_at is
  'When the status was last changed; null while it is the first.';
comment on column public.financing_requests.status_reason is
  'Why the team cancelled it, in words for the person who sent it.';

-- A person's own requests, newest first; the team's queue by status; the sweep of those not yet notified.
create index financing_requests_user on public.financing_requests (user_id, created_at desc);
create index financing_requests_queue on public.financing_requests (status, created_at desc);

alter table public.financing_requests alter column user_id set (n_distinct = -1);

revoke all on table public.financing_requests from public, anon, authenticated;
grant select on table public.financing_requests to authenticated;
grant select, insert, update, delete on table public.financing_requests to service_role;
grant insert (
  id, user_id, brand, model, year, company_name, car_price, down_payment, name, mobile_number, occupation,
  monthly_income, address, language, page, item_id, item_name, shown
) on public.financing_requests to authenticated;

create trigger guard_request before insert or update on public.financing_requests
  for each row execute function private.guard_request();
create trigger refuse_part_mobile before insert on public.financing_requests
  for each row execute function private.refuse_part_mobile('mobile_number');

alter table public.financing_requests enable row level security;

create policy "People can read their own financing requests" on public.financing_requests
  for select to authenticated
  using (user_id = (select auth.uid()));
comment on policy "People can read their own financing requests" on public.financing_requests is
  'Shown under My Activity.';

create policy "People can send their own financing requests" on public.financing_requests
  for insert to authenticated
  with check (user_id = (select auth.uid()));
comment on policy "People can send their own financing requests" on public.financing_requests is
  'Needs an account; never in the name of another.';

-- Estimated counts must not tell anything about other people's rows. With `n_distinct` the planner expects one row per
-- person; this policy has the same effect while a table has no statistics, and no policy added later can widen what people
-- read. With an array the planner cannot replace the condition by the caller's own filter, such as another person's id.
do $$
declare
  kind text;
begin
  foreach kind in array array['car_request', 'charger_request', 'visit_request', 'insurance_request', 'financing_request'] loop
    execute format(
      'create policy "Nobody reads rows of others" on public.%I as restrictive
         for select to authenticated using (user_id = any (array[(select auth.uid())]))', kind || 's');
    execute format('comment on policy "Nobody reads rows of others" on public.%I is %L', kind || 's',
      'No policy added later can widen what people read; keeps estimates of row counts at one.');
  end loop;
end
$$;

create function private.request_row(kind text, request uuid) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  as $$
declare
  found_row jsonb;
begin
  execute format('select to_jsonb(r) from public.%I r where r.id = $1', kind || 's') into found_row using request;
  return found_row;
end
$$;
comment on function private.request_row(text, uuid) is 'A request of any kind, as an object.';

create function private.date_status() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  new.status_changed_at := clock_timestamp();
  new.status_reason := null;
  if new.status = 'cancelled' then
    -- What the team wrote in this very transaction; the buyer gives no reason.
    new.status_reason := coalesce(
      (select v.reason from public.visits v
        where v.request_id = new.id and v.state = 'cancelled' and v.changed_at >= now()),
      (select l.outcome_reason from public.leads l
        where l.kind = tg_argv[0] and l.id = new.id and l.status = 'cancelled' and l.changed_at >= now()));
  end if;
  return new;
end
$$;
comment on function private.date_status() is 'Dates each change of a request''s status, and keeps the reason of the team.';

do $$
declare
  kind text;
begin
  foreach kind in array array['car_request', 'charger_request', 'visit_request', 'insurance_request', 'financing_request'] loop
    execute format(
      'create trigger date_status before update of status on public.%I
         for each row when (old.status <> new.status) execute function private.date_status(%L)', kind || 's', kind);
  end loop;
end
$$;

create function public.forget_requests() returns void
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  delete from public.visit_requests where created_at < now() - interval '24 months';
  delete from public.car_requests where created_at < now() - interval '24 months';
  delete from public.charger_requests where created_at < now() - interval '24 months';
  delete from public.walk_ins where created_at < now() - interval '24 months';
  -- These are about a person's finances.
  delete from public.insurance_requests where created_at < now() - interval '12 months';
  delete from public.financing_requests where created_at < now() - interval '12 months';
end
$$;
comment on function public.forget_requests() is 'Drops requests that are older than the privacy notice allows.';

revoke all on function
  private.has_sent_many(text, uuid),
  private.guard_request(),
  private.guard_visit_time(),
  private.request_row(text, uuid),
  private.date_status(),
  public.forget_requests()
  from public, anon, authenticated;
grant execute on function
  private.has_sent_many(text, uuid)
  to authenticated;
grant execute on function
  public.forget_requests()
  to service_role;
