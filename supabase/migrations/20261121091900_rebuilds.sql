-- A change of the catalogue needs a build of the site. Changes come in bursts, functions run in many instances and a build
-- takes a minute, so this row combines the changes into one build.

create table private.rebuild (
  only_row boolean primary key default true,
  wanted bigint not null default 0,
  called bigint not null default 0,
  called_at timestamptz not null default '-infinity',
  due_at timestamptz not null default '-infinity',
  awaited_until timestamptz not null default '-infinity',
  constraint rebuild_only_row check (only_row)
);
comment on table private.rebuild is 'How many changes asked for a build, and the last of them that one was called for.';
comment on column private.rebuild.due_at is 'When the build of what is wanted may be called for.';
comment on column private.rebuild.awaited_until is 'Until then an instance of a function waits to call for it.';
insert into private.rebuild default values;
revoke all on table private.rebuild from public, anon, authenticated, service_role;

create function public.want_rebuild() returns integer
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  r private.rebuild;
  due timestamptz;
begin
  select * into r from private.rebuild for update;
  due := r.due_at;
  if r.wanted = r.called then
    -- Waits for the rest of the burst, and keeps builds apart.
    due := greatest(now() + interval '2 seconds', r.called_at + interval '10 seconds');
  end if;
  if r.awaited_until > now() then
    update private.rebuild set wanted = r.wanted + 1, due_at = due;
    return null;
  end if;
  update private.rebuild
    set wanted = r.wanted + 1, due_at = due, awaited_until = greatest(due, now()) + interval '30 seconds';
  return greatest(0, ceil(extract(epoch from due - now()) * 1000));
end
$$;
comment on function public.want_rebuild() is
  'Asks for a build. Milliseconds after which the caller is to claim it, or null when another caller already will.';

create function public.claim_rebuild() returns bigint
  language sql security definer
  set search_path = ''
  as $$
    -- Due again later, so that the sweep takes over if the caller dies now.
    update private.rebuild set due_at = now() + interval '1 minute'
    where wanted > called and due_at <= now()
    returning wanted
  $$;
comment on function public.claim_rebuild() is
  'The number of the newest change, for the one caller who now calls for the build; null when there is nothing to do.';

create function public.settle_rebuild(number bigint) returns integer
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  r private.rebuild;
begin
  select * into r from private.rebuild for update;
  if r.wanted > number then
    update private.rebuild
      set called = greatest(r.called, number), called_at = now(),
        due_at = now() + interval '10 seconds', awaited_until = now() + interval '40 seconds';
    return 10000;
  end if;
  update private.rebuild set called = number, called_at = now(), awaited_until = '-infinity';
  return null;
end
$$;
comment on function public.settle_rebuild(bigint) is
  'Notes that the build was called for. Milliseconds after which the caller is to claim the next, for changes that '
  'came meanwhile; null when none did.';

revoke all on function public.want_rebuild(), public.claim_rebuild(), public.settle_rebuild(bigint)
  from public, anon, authenticated;
grant execute on function public.want_rebuild(), public.claim_rebuild(), public.settle_rebuild(bigint)
  to service_role;

-- The webhook by which the database notifies the site. Hosted projects have pg_net; without it, the local stack watches
-- the catalogue instead.
create table private.rebuild_webhook (
  only_row boolean primary key default true,
  address text not null,
  secret text not null,
  constraint rebuild_webhook_only_row check (only_row),
  constraint rebuild_webhook_address_is_safe check (address ~ '^https://[^[:space:]]+$'),
  constraint rebuild_webhook_secret_is_long check (char_length(secret) between 32 and 200)
);
comment on table private.rebuild_webhook is
  'Where changes are announced, and the secret that the function there expects. Empty: nothing is announced.';
revoke all on table private.rebuild_webhook from public, anon, authenticated, service_role;

do $$
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_net') then
    create extension if not exists pg_net;
  end if;
end
$$;

create function private.announce_change() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  webhook private.rebuild_webhook;
begin
  select * into webhook from private.rebuild_webhook;
  if not found or to_regnamespace('net') is null then
    return null;
  end if;
  execute 'select net.http_post(url := $1, body := $2, headers := $3, timeout_milliseconds := 20000)'
    using webhook.address,
      jsonb_build_object(
        'type', tg_op, 'table', tg_table_name, 'schema', tg_table_schema, 'record', null, 'old_record', null
      ),
      jsonb_build_object('content-type', 'application/json', 'authorization', 'Bearer ' || webhook.secret);
  return null;
exception when others then
  -- A price change must not fail because the site cannot be reached.
  raise warning 'The change was not announced: %', sqlerrm;
  return null;
end
$$;
comment on function private.announce_change() is
  'Tells the site, in the words of a Supabase database webhook, that a table has changed. Once per statement.';
revoke all on function private.announce_change() from public, anon, authenticated;

create trigger announce_change after insert or update or delete or truncate on public.brands
  for each statement execute function private.announce_change();
create trigger announce_change after insert or update or delete or truncate on public.cars
  for each statement execute function private.announce_change();
create trigger announce_change after insert or update or delete or truncate on public.chargers
  for each statement execute function private.announce_change();
create trigger announce_change after insert or update or delete or truncate on public.tariffs
  for each statement execute function private.announce_change();
