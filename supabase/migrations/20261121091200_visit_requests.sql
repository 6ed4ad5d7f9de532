-- Book a Visit: a day and an hour to see a car.

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
  constraint visit_requests_status_known check (status in ('new', 'in_progress', 'done', 'cancelled'))
);
comment on table public.visit_requests is
  'Visits that people booked to see a car.';
comment on column public.visit_requests.id is
  'Made by the form before its first attempt, so that a retry stores nothing twice.';
comment on column public.visit_requests.status is 'Progress, moved by the sales team.';
comment on column public.visit_requests.notified_at is
  'When the sales mailbox was told; empty until then. Only functions write it.';
comment on column public.visit_requests.visit_time is 'One of the ten hourly slots, Cairo time.';

-- A person's own requests, newest first; the team's queue by status; the sweep of those not yet notified.
create index visit_requests_user on public.visit_requests (user_id, created_at desc);
create index visit_requests_queue on public.visit_requests (status, created_at desc);
create index visit_requests_unnotified on public.visit_requests (created_at) where notified_at is null;

revoke all on table public.visit_requests from public, anon, authenticated;
grant select on table public.visit_requests to authenticated;
grant insert (
  id, user_id, full_name, email, phone_number, brand_name, model_name, visit_date, visit_time, trim,
  preferred_color
) on table public.visit_requests to authenticated;
grant update (status) on table public.visit_requests to authenticated;
grant select, insert, update, delete on table public.visit_requests to service_role;

create trigger guard_request before insert or update on public.visit_requests
  for each row execute function private.guard_request();

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
revoke all on function private.guard_visit_time() from public, anon, authenticated;

-- After, not before: a retry of a stored visit inserts nothing and must not fail because the time has passed.
create trigger guard_visit_time after insert on public.visit_requests
  for each row execute function private.guard_visit_time();

alter table public.visit_requests enable row level security;

create policy "People can read their own visit requests" on public.visit_requests
  for select to authenticated
  using (user_id = (select auth.uid()));
comment on policy "People can read their own visit requests" on public.visit_requests is 'Shown under My Activity.';

create policy "Staff can read every visit request" on public.visit_requests
  for select to authenticated
  using ((select public.is_staff()));
comment on policy "Staff can read every visit request" on public.visit_requests is 'The sales team answers them.';

create policy "People can send their own visit requests" on public.visit_requests
  for insert to authenticated
  with check (user_id = (select auth.uid()));
comment on policy "People can send their own visit requests" on public.visit_requests is
  'Needs an account; never in the name of another.';

create policy "Staff can progress visit requests" on public.visit_requests
  for update to authenticated
  using ((select public.is_staff()))
  with check ((select public.is_staff()));
comment on policy "Staff can progress visit requests" on public.visit_requests is
  'The status only; a trigger refuses the rest.';
