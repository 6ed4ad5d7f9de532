-- A change of the catalogue needs a build of the site. Changes come in bursts, functions run in many instances and a build
-- takes a minute, so one row combines the changes into one build.

create table private.rebuild (
  only_row boolean primary key default true,
  wanted bigint not null default 0,
  called bigint not null default 0,
  called_at timestamptz not null default '-infinity',
  due_at timestamptz not null default '-infinity',
  awaited_until timestamptz not null default '-infinity',
  waiting_since timestamptz,
  failed_at timestamptz,
  failure text,
  constraint rebuild_only_row check (only_row),
  constraint rebuild_failure_bounded check (char_length(failure) <= 500)
);
comment on table private.rebuild is 'How many changes asked for a build, and the last of them that one was called for.';
comment on column private.rebuild.due_at is 'When the build of what is wanted may be called for.';
comment on column private.rebuild.awaited_until is 'Until then an instance of a function waits to call for it.';
comment on column private.rebuild.waiting_since is 'The first change that no build was called for yet.';
comment on column private.rebuild.failure is 'What the host said of a build that failed; null once one succeeds.';

revoke all on table private.rebuild from public, anon, authenticated, service_role;

insert into private.rebuild default values;

create function private.note_waiting_build() returns trigger
  language plpgsql
  set search_path = ''
  as $$
begin
  new.waiting_since := case when new.wanted > new.called then coalesce(old.waiting_since, now()) end;
  return new;
end
$$;
comment on function private.note_waiting_build() is 'Keeps since when a build is wanted.';

create trigger note_waiting_build before update on private.rebuild
  for each row execute function private.note_waiting_build();

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
  if r.wanted = r.called or due > now() + interval '2 minutes' then
    -- Waits for the rest of the burst, and keeps builds apart.
    due := greatest(now() + interval '2 seconds', least(r.called_at, now()) + interval '10 seconds');
  end if;
  if r.awaited_until > now() and r.awaited_until < now() + interval '2 minutes' then
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
    where wanted > called and (due_at <= now() or due_at > now() + interval '2 minutes')
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

create function public.note_deploy(reason text default null) returns void
  language sql security definer
  set search_path = ''
  as $$
    update private.rebuild set failed_at = case when reason is not null then now() end, failure = left(reason, 500)
  $$;
comment on function public.note_deploy(text) is 'Notes why a build has failed; null: that one has succeeded.';

create function public.desk_rebuild() returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  as $$
begin
  perform private.require_staff();
  return (
    select jsonb_build_object(
      'now', now(), 'wanted_since', r.waiting_since, 'called_at', nullif(r.called_at, '-infinity'),
      'failed_at', r.failed_at, 'failure', r.failure,
      'changed_at', greatest(
        (select max(b.updated_at) from public.brands b), (select max(c.updated_at) from public.cars c),
        (select max(c.updated_at) from public.chargers c), (select max(t.updated_at) from public.tariffs t),
        (select max(p.updated_at) from public.charging_points p),
        (select max(w.withdrawn_at) from public.catalogue_withdrawals w)))
    from private.rebuild r
  );
end
$$;
comment on function public.desk_rebuild() is
  'For staff: when the catalogue last changed, since when a build is wanted, when one was last called for, and why the '
  'last one failed. What the site was built from, the site itself says.';

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

-- Hosted projects have pg_net. Extensions belong in a schema of their own, which the data interface does not expose.
do $$
begin
  if to_regnamespace('extensions') is not null
    and exists (select from pg_catalog.pg_available_extensions where name = 'pg_net')
  then
    create extension if not exists pg_net with schema extensions;
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
  if not found then
    return null;
  end if;
  if current_setting('tayar.import', true) = 'on' then
    -- A part of an import, see `import_charging_points`. Each puts the build off, and the sweep starts it after the last:
    -- thousands of places ask for one build, also where the import breaks off.
    update private.rebuild
      set wanted = wanted + 1, due_at = greatest(due_at, now() + interval '30 seconds');
    return null;
  end if;
  -- When `want_rebuild` would allow it.
  update private.rebuild
    set wanted = wanted + 1,
      due_at = case
        when wanted = called then greatest(now() + interval '2 seconds', called_at + interval '10 seconds')
        else due_at
      end;
  if to_regnamespace('net') is null then
    return null;
  end if;
  begin
    execute 'select net.http_post(url := $1, body := $2, headers := $3, timeout_milliseconds := 20000)'
      using webhook.address,
        jsonb_build_object(
          'type', tg_op, 'table', tg_table_name, 'schema', tg_table_schema, 'record', null, 'old_record', null
        ),
        jsonb_build_object('content-type', 'application/json', 'authorization', 'Bearer ' || webhook.secret);
  exception when others then
    -- A price change must not fail because the site cannot be reached.
    raise warning 'The change was not announced: %', sqlerrm;
  end;
  return null;
end
$$;
comment on function private.announce_change() is
  'Notes that a table has changed, and tells the site, in the words of a Supabase database webhook. Once per statement.';

create trigger announce_change after insert or update or delete or truncate on public.brands
  for each statement execute function private.announce_change();
create trigger announce_change after insert or update or delete or truncate on public.cars
  for each statement execute function private.announce_change();
create trigger announce_change after insert or update or delete or truncate on public.chargers
  for each statement execute function private.announce_change();
create trigger announce_change after insert or update or delete or truncate on public.charging_points
  for each statement execute function private.announce_change();
create trigger announce_change after insert or update or delete or truncate on public.tariffs
  for each statement execute function private.announce_change();

revoke all on function
  private.note_waiting_build(),
  public.want_rebuild(),
  public.claim_rebuild(),
  public.settle_rebuild(bigint),
  public.note_deploy(text),
  public.desk_rebuild(),
  private.announce_change()
  from public, anon, authenticated;
grant execute on function
  public.want_rebuild(),
  public.claim_rebuild(),
  public.settle_rebuild(bigint),
  public.note_deploy(text)
  to service_role;
grant execute on function
  public.desk_rebuild()
  to authenticated;
