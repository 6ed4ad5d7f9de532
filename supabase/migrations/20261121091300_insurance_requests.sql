-- Insurance: a quote for a car that a person owns.

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
  constraint insurance_requests_ev_owner_name_plain check (private.is_plain_text(ev_owner_name, 100)),
  constraint insurance_requests_phone_is_a_mobile check (private.is_egyptian_mobile(phone)),
  constraint insurance_requests_price_plausible check (current_car_price > 0 and current_car_price <= 1000000000),
  constraint insurance_requests_brand_plain check (private.is_plain_text(brand, 80)),
  constraint insurance_requests_model_plain check (private.is_plain_text(model, 120)),
  constraint insurance_requests_year_plausible check (year between 1990 and 2100),
  constraint insurance_requests_status_known check (status in ('new', 'in_progress', 'done', 'cancelled'))
);
comment on table public.insurance_requests is
  'Requests for an insurance quote.';
comment on column public.insurance_requests.id is
  'Made by the form before its first attempt, so that a retry stores nothing twice.';
comment on column public.insurance_requests.status is 'Progress, moved by the sales team.';
comment on column public.insurance_requests.notified_at is
  'When the sales mailbox was told; empty until then. Only functions write it.';
comment on column public.insurance_requests.current_car_price is 'What the car is worth today, in Egyptian pounds.';

-- A person's own requests, newest first; the team's queue by status; the sweep of those not yet notified.
create index insurance_requests_user on public.insurance_requests (user_id, created_at desc);
create index insurance_requests_queue on public.insurance_requests (status, created_at desc);
create index insurance_requests_unnotified on public.insurance_requests (created_at) where notified_at is null;

revoke all on table public.insurance_requests from public, anon, authenticated;
grant select on table public.insurance_requests to authenticated;
grant insert (
  id, user_id, ev_owner_name, phone, current_car_price, brand, model, year
) on table public.insurance_requests to authenticated;
grant update (status) on table public.insurance_requests to authenticated;
grant select, insert, update, delete on table public.insurance_requests to service_role;

create trigger guard_request before insert or update on public.insurance_requests
  for each row execute function private.guard_request();

alter table public.insurance_requests enable row level security;

create policy "People can read their own insurance requests" on public.insurance_requests
  for select to authenticated
  using (user_id = (select auth.uid()));
comment on policy "People can read their own insurance requests" on public.insurance_requests is
  'Shown under My Activity.';

create policy "Staff can read every insurance request" on public.insurance_requests
  for select to authenticated
  using ((select public.is_staff()));
comment on policy "Staff can read every insurance request" on public.insurance_requests is
  'The sales team answers them.';

create policy "People can send their own insurance requests" on public.insurance_requests
  for insert to authenticated
  with check (user_id = (select auth.uid()));
comment on policy "People can send their own insurance requests" on public.insurance_requests is
  'Needs an account; never in the name of another.';

create policy "Staff can progress insurance requests" on public.insurance_requests
  for update to authenticated
  using ((select public.is_staff()))
  with check ((select public.is_staff()));
comment on policy "Staff can progress insurance requests" on public.insurance_requests is
  'The status only; a trigger refuses the rest.';
