-- Two roles in the team: sales people answer requests; managers also edit the catalogue and decide who is in the team.

alter table public.user_roles drop constraint user_roles_role_known;
alter table public.user_roles
  add constraint user_roles_role_known check (role in ('sales', 'manager', 'staff')),
  add column granted_by uuid references auth.users (id) on delete set null;
-- A person has one role. The manager's includes the other.
create unique index user_roles_person on public.user_roles (user_id);
create index user_roles_granted_by on public.user_roles (granted_by);
comment on column public.user_roles.role is
  'sales: reads and answers all requests. manager: also edits the catalogue and gives roles. staff: a manager, '
  'from before there were two roles.';
comment on column public.user_roles.granted_by is 'The manager who gave it; empty where the secret key did.';

create or replace function public.is_staff() returns boolean
  language sql stable security definer
  set search_path = ''
  as $$
    select exists (select 1 from public.user_roles where user_id = (select auth.uid()))
  $$;

create function public.is_manager() returns boolean
  language sql stable security definer
  set search_path = ''
  as $$
    select exists (select 1 from public.user_roles where user_id = (select auth.uid()) and role <> 'sales')
  $$;
comment on function public.is_manager() is
  'Whether the person asking edits the catalogue and gives roles. Policies ask this; so may the person.';
revoke all on function public.is_manager() from public, anon, authenticated;
grant execute on function public.is_manager() to authenticated, service_role;

create function private.require_manager() returns void
  language plpgsql stable
  set search_path = ''
  as $$
begin
  if not public.is_manager() then
    raise exception 'Only a manager may do this' using errcode = '42501';
  end if;
end
$$;
comment on function private.require_manager() is 'Refuses everybody who is not a manager.';

-- Replaces the policies of the catalogue, which allowed all staff to write.
do $$
declare
  rule record;
begin
  for rule in
    select p.tablename, p.policyname, p.cmd, p.qual is not null as reads, p.with_check is not null as writes
    from pg_catalog.pg_policies p
    where p.schemaname = 'public' and p.cmd <> 'SELECT'
      and p.tablename in ('brands', 'cars', 'chargers', 'tariffs')
  loop
    execute format('alter policy %I on public.%I %s %s', rule.policyname, rule.tablename,
      case when rule.reads then 'using ((select public.is_manager()))' else '' end,
      case when rule.writes then 'with check ((select public.is_manager()))' else '' end);
    execute format('alter policy %I on public.%I rename to %I', rule.policyname, rule.tablename,
      replace(rule.policyname, 'Staff', 'Managers'));
  end loop;
end
$$;

-- An invitation waits for the person who owns the address; it becomes a role once they sign in with it confirmed.
create table public.staff_invitations (
  email text primary key,
  role text not null,
  invited_by uuid references auth.users (id) on delete set null,
  invited_at timestamptz not null default now(),
  constraint staff_invitations_email_plausible check (private.is_email(email) and email = lower(email)),
  constraint staff_invitations_role_known check (role in ('sales', 'manager'))
);
comment on table public.staff_invitations is
  'People who are asked to join the team and have not signed in since. Only functions read and write it.';
create index staff_invitations_invited_by on public.staff_invitations (invited_by);
revoke all on table public.staff_invitations from public, anon, authenticated;
grant select, insert, update, delete on table public.staff_invitations to service_role;
alter table public.staff_invitations enable row level security;

create function public.invite_staff(to_email text, to_role text) returns text
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  address constant text := lower(btrim(to_email));
  person uuid;
begin
  perform private.require_manager();
  if to_role not in ('sales', 'manager') or not coalesce(private.is_email(address), false) then
    raise exception 'An invitation needs an e-mail address and a role' using errcode = '22023';
  end if;
  select u.id into person from auth.users u
    where lower(u.email) = address and u.email_confirmed_at is not null;
  if person = auth.uid() then
    raise exception 'Nobody changes their own role' using errcode = '42501';
  end if;
  if person is not null then
    insert into public.user_roles (user_id, role, granted_by) values (person, to_role, auth.uid())
      on conflict (user_id) do update set role = excluded.role, granted_by = excluded.granted_by, granted_at = now();
    return 'member';
  end if;
  insert into public.staff_invitations (email, role, invited_by) values (address, to_role, auth.uid())
    on conflict (email) do update set role = excluded.role, invited_by = excluded.invited_by, invited_at = now();
  return 'invited';
end
$$;
comment on function public.invite_staff(text, text) is
  'For managers: gives a role to whoever owns an address. member: at once. invited: when they first sign in with it.';

create function public.accept_invitation() returns boolean
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  invitation public.staff_invitations;
begin
  delete from public.staff_invitations i
    using auth.users u
    where u.id = auth.uid() and u.email_confirmed_at is not null and i.email = lower(u.email)
      and i.invited_at > now() - interval '30 days'
    returning i.* into invitation;
  if not found then
    return false;
  end if;
  insert into public.user_roles (user_id, role, granted_by)
    values (auth.uid(), invitation.role, invitation.invited_by)
    on conflict (user_id) do nothing;
  return true;
end
$$;
comment on function public.accept_invitation() is
  'Turns an invitation of the last 30 days to the confirmed address of the person asking into their role.';

create function public.remove_staff(member_email text) returns boolean
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  address constant text := lower(btrim(member_email));
begin
  perform private.require_manager();
  if exists (select 1 from auth.users u where u.id = auth.uid() and lower(u.email) = address) then
    raise exception 'Nobody changes their own role' using errcode = '42501';
  end if;
  delete from public.staff_invitations i where i.email = address;
  delete from public.user_roles r using auth.users u where u.id = r.user_id and lower(u.email) = address;
  return found;
end
$$;
comment on function public.remove_staff(text) is
  'For managers: takes a role or an invitation away, from the next request on. False where nobody had a role.';

create function public.staff_members() returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  as $$
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(m order by m.role, m.name), '[]') from (
      select r.user_id as id, coalesce(nullif(p.name, ''), u.email::text) as name, u.email::text as email, r.role,
        r.granted_at as since, false as invited
      from public.user_roles r
      join auth.users u on u.id = r.user_id
      left join public.profiles p on p.id = r.user_id
      union all
      select null, i.email, i.email, i.role, i.invited_at, true from public.staff_invitations i
    ) m
  );
end
$$;
comment on function public.staff_members() is 'For staff: who is in the team, and who is invited.';

revoke all on function
  private.require_manager(),
  public.invite_staff(text, text),
  public.accept_invitation(),
  public.remove_staff(text),
  public.staff_members()
  from public, anon, authenticated;
grant execute on function
  public.invite_staff(text, text),
  public.accept_invitation(),
  public.remove_staff(text),
  public.staff_members()
  to authenticated;
