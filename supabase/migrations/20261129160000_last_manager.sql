-- The team is never left without a manager, whichever way one leaves: removed, demoted, deleted, or blocked by the auth
-- service.

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

revoke all on function
  private.lock_team(), private.require_a_manager(), private.keep_a_manager(), private.follow_blocked_account()
  from public, anon, authenticated;
