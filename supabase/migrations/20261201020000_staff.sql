-- The sales team: who belongs to it, in which role, and how somebody is invited. A table, not a claim in the token: it
-- works on every backend, and a revoked role has no effect from the next request on. Sales people answer requests; managers
-- also edit the catalogue and decide who is in the team.

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null,
  granted_at timestamptz not null default now(),
  granted_by uuid references auth.users (id) on delete set null,
  primary key (user_id, role),
  constraint user_roles_role_known check (role in ('sales', 'manager', 'staff'))
);
comment on table public.user_roles is
  'Members of the sales team. Only the secret key writes here, so that nobody can promote themselves.';
comment on column public.user_roles.role is
  'sales: reads and answers all requests. manager: also edits the catalogue and gives roles. staff: a manager, '
  'from before there were two roles.';
comment on column public.user_roles.granted_by is 'The manager who gave it; empty where the secret key did.';

-- A person has one role. The manager's includes the other.
create unique index user_roles_person on public.user_roles (user_id);
create index user_roles_granted_by on public.user_roles (granted_by);

revoke all on table public.user_roles from public, anon, authenticated;
grant select on table public.user_roles to authenticated;
grant select, insert, update, delete on table public.user_roles to service_role;

alter table public.user_roles enable row level security;

create policy "People can read their own roles" on public.user_roles
  for select to authenticated
  using (user_id = (select auth.uid()));
comment on policy "People can read their own roles" on public.user_roles is
  'Lets the site show staff controls to staff, without telling anyone who else is staff.';

do $migration$
begin
  execute format(
    $function$
      create function private.lacks_second_factor() returns boolean
        language sql stable security definer
        set search_path = ''
        as %L
    $function$,
    case when to_regclass('auth.mfa_factors') is null then 'select false' else $body$
      select coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'aal', 'aal1') <> 'aal2'
        and exists (
          select from auth.mfa_factors f where f.user_id = (select auth.uid()) and f.status::text = 'verified')
    $body$ end);
end
$migration$;
comment on function private.lacks_second_factor() is
  'Whether the person asking has a second factor and signed in without it.';
revoke all on function private.lacks_second_factor() from public, anon, authenticated;

create function public.is_staff() returns boolean
  language sql stable security definer
  set search_path = ''
  as $$
    select exists (select 1 from public.user_roles where user_id = (select auth.uid()))
      and not private.lacks_second_factor()
  $$;
comment on function public.is_staff() is
  'Whether the person asking belongs to the sales team. Policies ask this; so may the person.';

create function public.is_manager() returns boolean
  language sql stable security definer
  set search_path = ''
  as $$
    select exists (select 1 from public.user_roles where user_id = (select auth.uid()) and role <> 'sales')
      and not private.lacks_second_factor()
  $$;
comment on function public.is_manager() is
  'Whether the person asking edits the catalogue and gives roles. Policies ask this; so may the person.';

create function private.require_staff() returns void
  language plpgsql stable
  set search_path = ''
  as $$
begin
  if not public.is_staff() then
    raise exception 'Only the sales team may do this' using errcode = '42501';
  end if;
end
$$;
comment on function private.require_staff() is 'Refuses everybody who is not staff.';

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

create function private.lock_team() returns void
  language sql
  set search_path = ''
  as $$
    select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('tayar: who is in the team'))
  $$;
comment on function private.lock_team() is
  'Changes of the team wait for each other, to the end of their transaction: two managers who remove each other at once '
  'would each still see the other.';

create function private.require_a_manager() returns void
  language plpgsql
  set search_path = ''
  as $$
begin
  perform private.lock_team();
  if not exists (
    select from public.user_roles r
    join auth.users u on u.id = r.user_id
    where r.role <> 'sales'
      -- Not every backend has these columns.
      and to_jsonb(u) ->> 'deleted_at' is null
      and coalesce((to_jsonb(u) ->> 'banned_until')::timestamptz, '-infinity') <= now()
  ) then
    raise exception 'Name another manager first' using errcode = 'PT409';
  end if;
end
$$;
comment on function private.require_a_manager() is
  'Refuses, with PT409, what leaves the team without a manager who can sign in.';

create function private.keep_a_manager() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  perform private.require_a_manager();
  return null;
end
$$;
comment on function private.keep_a_manager() is 'Refuses to take the last manager away.';

-- At the end of the transaction, so that the secret key may replace a manager by another in either order.
create constraint trigger keep_a_manager after update or delete on public.user_roles
  deferrable initially deferred
  for each row when (old.role <> 'sales') execute function private.keep_a_manager();

create function private.follow_blocked_account() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  if not exists (select from public.user_roles r where r.user_id = new.id) then
    return null;
  end if;
  if to_jsonb(new) ->> 'deleted_at' is not null then
    delete from public.user_roles r where r.user_id = new.id;
  end if;
  perform private.require_a_manager();
  return null;
end
$$;
comment on function private.follow_blocked_account() is
  'An account that the auth service deletes softly leaves the team; one that it blocks may not be the last manager.';

-- The condition is evaluated as whoever writes, who may not call our functions.
create constraint trigger follow_blocked_account after update on auth.users
  deferrable initially deferred
  for each row when (
    to_jsonb(new) ->> 'deleted_at' is distinct from to_jsonb(old) ->> 'deleted_at'
    or to_jsonb(new) ->> 'banned_until' is distinct from to_jsonb(old) ->> 'banned_until'
  ) execute function private.follow_blocked_account();

create function private.is_invitable_email(value text) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select char_length(value) <= 254 and value ~ (
      '^[a-z0-9!#$%&''*+/=?^_{|}~-]+(\.[a-z0-9!#$%&''*+/=?^_{|}~-]+)*'
      '@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?$')
  $$;
comment on function private.is_invitable_email(text) is
  'A whole address in small Latin letters: a role must not go to one with look-alike letters of another alphabet.';

-- An invitation waits for the person who owns the address; it becomes a role once they sign in with it confirmed.
create table public.staff_invitations (
  email text primary key,
  role text not null,
  invited_by uuid references auth.users (id) on delete set null,
  invited_at timestamptz not null default now(),
  constraint staff_invitations_role_known check (role in ('sales', 'manager')),
  constraint staff_invitations_email_plausible check (private.is_invitable_email(email))
);
comment on table public.staff_invitations is
  'People who are asked to join the team and have not signed in since. Only functions read and write it.';

create index staff_invitations_invited_by on public.staff_invitations (invited_by);

revoke all on table public.staff_invitations from public, anon, authenticated;
grant select, insert, update, delete on table public.staff_invitations to service_role;

alter table public.staff_invitations enable row level security;

create function private.begin_team_change() returns void
  language plpgsql
  set search_path = ''
  as $$
begin
  perform private.require_manager();
  perform private.lock_team();
  -- Somebody else may have taken the role away while this waited.
  perform private.require_manager();
end
$$;
comment on function private.begin_team_change() is
  'Refuses everybody who is not a manager, also one who is removed at the same moment.';

create function public.invite_staff(to_email text, to_role text) returns text
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  address constant text := lower(btrim(to_email));
  person uuid;
begin
  perform private.begin_team_change();
  if to_role not in ('sales', 'manager') or not coalesce(private.is_invitable_email(address), false) then
    raise exception 'An invitation needs an e-mail address in Latin letters and a role' using errcode = '22023';
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
  address constant text := (
    select lower(u.email) from auth.users u where u.id = auth.uid() and u.email_confirmed_at is not null);
begin
  if not exists (select from public.staff_invitations i where i.email = address) then
    return false;
  end if;
  perform private.lock_team();
  delete from public.staff_invitations i
    where i.email = address and i.invited_at > now() - interval '30 days'
      and (i.invited_by is null
        or exists (select from public.user_roles r where r.user_id = i.invited_by and r.role <> 'sales'))
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
  'Turns an invitation of the last 30 days to the confirmed address of the person asking into their role, if its inviter is '
  'still a manager; the secret key''s needs none.';

create function public.remove_staff(member_email text, hand_over_to uuid default null) returns boolean
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  address constant text := lower(btrim(member_email));
  person uuid;
begin
  perform private.begin_team_change();
  delete from public.staff_invitations i where i.email = address;
  select r.user_id into person
    from public.user_roles r join auth.users u on u.id = r.user_id where lower(u.email) = address;
  if person is null then
    return false;
  end if;
  if person = auth.uid() then
    raise exception 'Nobody changes their own role' using errcode = '42501';
  end if;
  if hand_over_to is not null then
    if hand_over_to = person or not exists (select from public.user_roles r where r.user_id = hand_over_to) then
      raise exception 'Only the team answers requests' using errcode = '22023';
    end if;
    perform private.hand_over(person, hand_over_to, auth.uid());
  end if;
  delete from public.user_roles r where r.user_id = person;
  return true;
end
$$;
comment on function public.remove_staff(text, uuid) is
  'For managers: takes a role or an invitation away, from the next request on, with the invitations that the person sent. '
  'Their open requests go to a colleague or back to nobody. False where nobody had a role.';

create function public.staff_members() returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  as $$
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(m order by m.role, m.name), '[]') from (
      select r.user_id as id, coalesce(nullif(p.name, ''), u.email::text) as name, u.email::text as email, r.role,
        r.granted_at as since, false as invited, r.granted_by as by, (
          select count(*) from public.leads l where l.owner_id = r.user_id and l.status in ('new', 'in_progress')
        ) as open_requests
      from public.user_roles r
      join auth.users u on u.id = r.user_id
      left join public.profiles p on p.id = r.user_id
      union all
      select null, i.email, i.email, i.role, i.invited_at, true, i.invited_by, 0 from public.staff_invitations i
    ) m
  );
end
$$;
comment on function public.staff_members() is
  'For staff: who is in the team and who is invited, by whom, and how many open requests each has.';

revoke all on function
  public.is_staff(),
  public.is_manager(),
  private.require_staff(),
  private.require_manager(),
  private.lock_team(),
  private.require_a_manager(),
  private.keep_a_manager(),
  private.follow_blocked_account(),
  private.is_invitable_email(text),
  private.begin_team_change(),
  public.invite_staff(text, text),
  public.accept_invitation(),
  public.remove_staff(text, uuid),
  public.staff_members()
  from public, anon, authenticated;
grant execute on function
  public.is_staff(),
  public.is_manager()
  to authenticated, service_role;
grant execute on function
  private.is_invitable_email(text)
  to service_role;
grant execute on function
  public.invite_staff(text, text),
  public.accept_invitation(),
  public.remove_staff(text, uuid),
  public.staff_members()
  to authenticated;
