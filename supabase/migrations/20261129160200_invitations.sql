-- An invitation is worth what its inviter is worth when it is accepted, goes to an address that everybody reads alike,
-- and changes of the team wait for each other.

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

delete from public.staff_invitations i where not private.is_invitable_email(i.email);
alter table public.staff_invitations
  drop constraint staff_invitations_email_plausible,
  add constraint staff_invitations_email_plausible check (private.is_invitable_email(email));

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

create or replace function public.invite_staff(to_email text, to_role text) returns text
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

create or replace function public.accept_invitation() returns boolean
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

drop function public.remove_staff(text);
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
revoke all on function public.remove_staff(text, uuid) from public, anon, authenticated;
grant execute on function public.remove_staff(text, uuid) to authenticated;

create or replace function public.staff_members() returns jsonb
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

revoke all on function private.is_invitable_email(text), private.begin_team_change() from public, anon, authenticated;
grant execute on function private.is_invitable_email(text) to service_role;

create or replace function public.delete_account(account uuid) returns boolean
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  -- Read before the deletion, and mailed afterwards, because deleting a request also deletes its mails.
  calls_off constant jsonb := (
    select jsonb_agg(jsonb_build_object(
      'day', v.day, 'slot', v.slot, 'place', v.place_id, 'sequence', v.sequence + 1, 'agreed', true, 'email', u.email,
      'request', jsonb_build_object('id', r.id, 'full_name', r.full_name, 'brand_name', r.brand_name,
        'model_name', r.model_name, 'language', r.language)))
    from public.visits v
    join public.visit_requests r on r.id = v.request_id
    join auth.users u on u.id = v.user_id
    where v.user_id = account and private.is_in_calendars(v)
      and v.day + v.slot::time > now() at time zone 'Africa/Cairo'
  );
  managed constant boolean := exists (
    select from public.user_roles r where r.user_id = account and r.role <> 'sales');
begin
  delete from auth.users where id = account;
  if not found then
    return false;
  end if;
  if managed then
    perform private.require_a_manager();
  end if;
  insert into public.notifications (request_id, kind, audience, event_id, due_at, step, detail)
    select (off #>> '{request,id}')::uuid, 'visit_request', told, gen_random_uuid(), now(), 'account_deleted', off
    from jsonb_array_elements(calls_off) off
    cross join unnest(array['sales', 'buyer']) told;
  return true;
end
$$;
comment on function public.delete_account(uuid) is
  'Deletes an account; sessions, profile, roles, favourites and requests go by cascade. A visit that was agreed is called '
  'off by mail, to the person and to the team. The last manager is refused, with PT409. Only the secret key may call it: the '
  'function of the site does, once the person has proved by token and password that the account is theirs, and so does the '
  'function for managers.';
