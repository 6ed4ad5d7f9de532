-- The webhook is called once and may fail, so the change is recorded as well, where the sweep finds it.

create or replace function private.announce_change() returns trigger
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
