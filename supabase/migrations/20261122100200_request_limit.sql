-- Limits the requests of an account, because each one queues two mails.

-- The trigger runs as the person who sends, so people may call this too: it only counts their own requests.
create function private.has_sent_many(request_table text, request uuid) returns boolean
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  person constant uuid := auth.uid();
  many boolean;
begin
  -- Simultaneous requests wait here for each other, so that each counts the ones before it.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(request_table || person::text, 0));
  execute format(
    'select count(*) >= 20 and not exists (select from public.%1$I s where s.id = $1)
       from public.%1$I r where r.user_id = $2 and r.created_at > now() - interval ''1 hour''',
    request_table
  ) into many using request, person;
  return many;
end
$$;
comment on function private.has_sent_many(text, uuid) is
  'Whether the person asking has stored twenty requests of a kind within an hour, and this one is not among them.';

create or replace function private.guard_request() returns trigger
  language plpgsql
  set search_path = ''
  as $$
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if new.status <> 'new' or new.notified_at is not null then
      raise exception 'A request starts as new and not notified' using errcode = '42501';
    end if;
    -- A stored request must fail by its id, which tells a second attempt that the first succeeded.
    if private.has_sent_many(tg_table_name, new.id) then
      -- PostgREST answers such a code with the HTTP status in it.
      raise exception 'Too many requests within an hour' using errcode = 'PT429';
    end if;
    new.created_at := now();
  elsif to_jsonb(new) - 'status' <> to_jsonb(old) - 'status' then
    raise exception 'Only the progress of a request can be changed' using errcode = '42501';
  end if;
  return new;
end
$$;
comment on function private.guard_request() is
  'A person states a request, at most twenty of a kind within an hour; staff move its status, functions note the '
  'notification: nobody does the others'' part.';

revoke all on function private.has_sent_many(text, uuid), private.guard_request()
  from public, anon, authenticated;
grant execute on function private.has_sent_many(text, uuid) to authenticated;
