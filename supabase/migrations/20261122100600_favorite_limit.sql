-- Limits the favourites of an account to as many as the site reads.

create or replace function private.guard_favorite() returns trigger
  language plpgsql
  set search_path = ''
  as $$
begin
  if current_user in ('anon', 'authenticated') then
    if (select count(*) >= 1000 from public.favorites f where f.user_id = new.user_id) then
      -- PostgREST answers such a code with the HTTP status in it.
      raise exception 'Too many favourites' using errcode = 'PT429';
    end if;
    new.created_at := now();
  end if;
  return new;
end
$$;
comment on function private.guard_favorite() is
  'Dates what a person saves, at most a thousand cars and chargers; the moment that they claim is ignored.';
