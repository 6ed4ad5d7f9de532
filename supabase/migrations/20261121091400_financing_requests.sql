-- Finance: a loan for a car. Every answer is text; the form sends amounts and years as plain digits.

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
  constraint financing_requests_status_known check (status in ('new', 'in_progress', 'done', 'cancelled'))
);
comment on table public.financing_requests is
  'Requests to finance a car, in the words of the person who asked.';
comment on column public.financing_requests.id is
  'Made by the form before its first attempt, so that a retry stores nothing twice.';
comment on column public.financing_requests.status is 'Progress, moved by the sales team.';
comment on column public.financing_requests.notified_at is
  'When the sales mailbox was told; empty until then. Only functions write it.';

-- A person's own requests, newest first; the team's queue by status; the sweep of those not yet notified.
create index financing_requests_user on public.financing_requests (user_id, created_at desc);
create index financing_requests_queue on public.financing_requests (status, created_at desc);
create index financing_requests_unnotified on public.financing_requests (created_at) where notified_at is null;

revoke all on table public.financing_requests from public, anon, authenticated;
grant select on table public.financing_requests to authenticated;
grant insert (
  id, user_id, brand, model, year, company_name, car_price, down_payment, name, mobile_number, occupation,
  monthly_income, address
) on table public.financing_requests to authenticated;
grant update (status) on table public.financing_requests to authenticated;
grant select, insert, update, delete on table public.financing_requests to service_role;

create trigger guard_request before insert or update on public.financing_requests
  for each row execute function private.guard_request();

alter table public.financing_requests enable row level security;

create policy "People can read their own financing requests" on public.financing_requests
  for select to authenticated
  using (user_id = (select auth.uid()));
comment on policy "People can read their own financing requests" on public.financing_requests is
  'Shown under My Activity.';

create policy "Staff can read every financing request" on public.financing_requests
  for select to authenticated
  using ((select public.is_staff()));
comment on policy "Staff can read every financing request" on public.financing_requests is
  'The sales team answers them.';

create policy "People can send their own financing requests" on public.financing_requests
  for insert to authenticated
  with check (user_id = (select auth.uid()));
comment on policy "People can send their own financing requests" on public.financing_requests is
  'Needs an account; never in the name of another.';

create policy "Staff can progress financing requests" on public.financing_requests
  for update to authenticated
  using ((select public.is_staff()))
  with check ((select public.is_staff()));
comment on policy "Staff can progress financing requests" on public.financing_requests is
  'The status only; a trigger refuses the rest.';
