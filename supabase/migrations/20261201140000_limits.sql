-- Limits for calls of the site's functions, whose instances share only this database.

create table private.call_salts (
  day date primary key,
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
comment on table private.call_salts is
  'A secret a day. Once it is deleted nobody can tell any more whose address a hash was made of.';

revoke all on table private.call_salts from public, anon, authenticated, service_role;

create table private.calls (
  action text not null,
  caller bytea not null,
  window_start timestamptz not null,
  calls integer not null,
  primary key (action, caller, window_start)
);
comment on table private.calls is 'Calls per action, caller and span of time. Addresses and accounts only as hashes.';

create index calls_window_start on private.calls (window_start);

revoke all on table private.calls from public, anon, authenticated, service_role;

create function public.allow_call(action text, caller text, most integer, seconds integer) returns boolean
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  today constant date := (now() at time zone 'UTC')::date;
  span constant timestamptz := to_timestamp(floor(extract(epoch from now()) / seconds) * seconds);
  secret text;
begin
  insert into private.call_salts (day) values (today) on conflict do nothing;
  select s.salt into secret from private.call_salts s where s.day = today;
  -- Calls beyond the limit are not written, so that a flood of calls does not become a flood of writes.
  insert into private.calls as c (action, caller, window_start, calls)
    values (
      allow_call.action, sha256(convert_to(secret || allow_call.caller, 'UTF8')), span, 1
    )
    on conflict on constraint calls_pkey do update set calls = c.calls + 1 where c.calls < most;
  return found;
end
$$;
comment on function public.allow_call(text, text, integer, integer) is
  'Counts a call and tells whether the caller, an address or an account, is still within so many per span of seconds.';

create function public.forget_calls() returns void
  language sql security definer
  set search_path = ''
  as $$
    delete from private.calls where window_start < now() - interval '1 day';
    delete from private.call_salts where day < (now() at time zone 'UTC')::date;
  $$;
comment on function public.forget_calls() is 'Drops counts and secrets of days that are over.';

revoke all on function
  public.allow_call(text, text, integer, integer),
  public.forget_calls()
  from public, anon, authenticated;
grant execute on function
  public.allow_call(text, text, integer, integer),
  public.forget_calls()
  to service_role;
