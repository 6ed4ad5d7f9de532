-- Help Me Choose: what a person needs from a car.

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
  constraint car_requests_name_plain check (private.is_plain_text(name, 100)),
  constraint car_requests_phone_plausible check (private.is_phone(phone)),
  constraint car_requests_email_plausible check (private.is_email(email)),
  constraint car_requests_location_plain check (private.is_plain_text(location, 200)),
  constraint car_requests_daily_km_plausible check (daily_km between 0 and 10000),
  constraint car_requests_travel_destination_plain check (private.is_plain_text(travel_destination, 200)),
  constraint car_requests_travel_needs_a_destination
    check (not travel_between_cities or travel_destination is not null),
  constraint car_requests_status_known check (status in ('new', 'in_progress', 'done', 'cancelled'))
);
comment on table public.car_requests is
  'What a person who asked for car advice told us about their driving.';
comment on column public.car_requests.id is
  'Made by the form before its first attempt, so that a retry stores nothing twice.';
comment on column public.car_requests.status is 'Progress, moved by the sales team.';
comment on column public.car_requests.notified_at is
  'When the sales mailbox was told; empty until then. Only functions write it.';
comment on column public.car_requests.location is 'City or area.';

-- A person's own requests, newest first; the team's queue by status; the sweep of those not yet notified.
create index car_requests_user on public.car_requests (user_id, created_at desc);
create index car_requests_queue on public.car_requests (status, created_at desc);
create index car_requests_unnotified on public.car_requests (created_at) where notified_at is null;

revoke all on table public.car_requests from public, anon, authenticated;
grant select on table public.car_requests to authenticated;
grant insert (
  id, user_id, name, phone, email, location, daily_km, travel_between_cities, travel_destination,
  own_second_car, private_parking
) on table public.car_requests to authenticated;
grant update (status) on table public.car_requests to authenticated;
grant select, insert, update, delete on table public.car_requests to service_role;

create trigger guard_request before insert or update on public.car_requests
  for each row execute function private.guard_request();

alter table public.car_requests enable row level security;

create policy "People can read their own car requests" on public.car_requests
  for select to authenticated
  using (user_id = (select auth.uid()));
comment on policy "People can read their own car requests" on public.car_requests is 'Shown under My Activity.';

create policy "Staff can read every car request" on public.car_requests
  for select to authenticated
  using ((select public.is_staff()));
comment on policy "Staff can read every car request" on public.car_requests is 'The sales team answers them.';

create policy "People can send their own car requests" on public.car_requests
  for insert to authenticated
  with check (user_id = (select auth.uid()));
comment on policy "People can send their own car requests" on public.car_requests is
  'Needs an account; never in the name of another.';

create policy "Staff can progress car requests" on public.car_requests
  for update to authenticated
  using ((select public.is_staff()))
  with check ((select public.is_staff()));
comment on policy "Staff can progress car requests" on public.car_requests is
  'The status only; a trigger refuses the rest.';
