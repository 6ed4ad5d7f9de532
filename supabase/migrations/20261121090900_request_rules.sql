-- The rules of all five kinds of request. Their tables follow, one migration each.

create function private.guard_request() returns trigger
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
    new.created_at := now();
  elsif to_jsonb(new) - 'status' <> to_jsonb(old) - 'status' then
    raise exception 'Only the progress of a request can be changed' using errcode = '42501';
  end if;
  return new;
end
$$;
comment on function private.guard_request() is
  'A person states a request, staff move its status, functions note the notification: nobody does the others'' part.';
revoke all on function private.guard_request() from public, anon, authenticated;
