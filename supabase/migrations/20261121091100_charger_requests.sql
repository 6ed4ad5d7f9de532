-- Help Me Choose a Charger: an installation at home or at a business.

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
  constraint charger_requests_name_plain check (private.is_plain_text(name, 100)),
  constraint charger_requests_phone_plausible check (private.is_phone(phone)),
  constraint charger_requests_email_plausible check (private.is_email(email)),
  constraint charger_requests_location_plain check (private.is_plain_text(location, 200)),
  constraint charger_requests_vehicle_model_plain check (private.is_plain_text(vehicle_model, 120)),
  constraint charger_requests_installation_type_known check (installation_type in ('home', 'business')),
  constraint charger_requests_electrical_capacity_plain check (private.is_plain_text(electrical_capacity, 100)),
  constraint charger_requests_parking_type_known
    check (parking_type in ('private', 'public', 'garage', 'street', 'other')),
  constraint charger_requests_status_known check (status in ('new', 'in_progress', 'done', 'cancelled'))
);
comment on table public.charger_requests is
  'Requests to choose and install a charger.';
comment on column public.charger_requests.id is
  'Made by the form before its first attempt, so that a retry stores nothing twice.';
comment on column public.charger_requests.status is 'Progress, moved by the sales team.';
comment on column public.charger_requests.notified_at is
  'When the sales mailbox was told; empty until then. Only functions write it.';

-- A person's own requests, newest first; the team's queue by status; the sweep of those not yet notified.
create index charger_requests_user on public.charger_requests (user_id, created_at desc);
create index charger_requests_queue on public.charger_requests (status, created_at desc);
create index charger_requests_unnotified on public.charger_requests (created_at) where notified_at is null;

revoke all on table public.charger_requests from public, anon, authenticated;
grant select on table public.charger_requests to authenticated;
grant insert (
  id, user_id, name, phone, email, location, vehicle_model, installation_type, electrical_capacity,
  parking_type
) on table public.charger_requests to authenticated;
grant update (status) on table public.charger_requests to authenticated;
grant select, insert, update, delete on table public.charger_requests to service_role;

create trigger guard_request before insert or update on public.charger_requests
  for each row execute function private.guard_request();

alter table public.charger_requests enable row level security;

create policy "People can read their own charger requests" on public.charger_requests
  for select to authenticated
  using (user_id = (select auth.uid()));
comment on policy "People can read their own charger requests" on public.charger_requests is 'Shown under My Activity.';

create policy "Staff can read every charger request" on public.charger_requests
  for select to authenticated
  using ((select public.is_staff()));
comment on policy "Staff can read every charger request" on public.charger_requests is 'The sales team answers them.';

create policy "People can send their own charger requests" on public.charger_requests
  for insert to authenticated
  with check (user_id = (select auth.uid()));
comment on policy "People can send their own charger requests" on public.charger_requests is
  'Needs an account; never in the name of another.';

create policy "Staff can progress charger requests" on public.charger_requests
  for update to authenticated
  using ((select public.is_staff()))
  with check ((select public.is_staff()));
comment on policy "Staff can progress charger requests" on public.charger_requests is
  'The status only; a trigger refuses the rest.';
