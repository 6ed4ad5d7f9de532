-- A name of one letter is too short, whatever blanks surround it.

create or replace function private.guard_profile() returns trigger
  language plpgsql
  set search_path = ''
  as $$
declare
  -- The same characters as in is_plain_text().
  blanks constant text := '[[:space:]\u00A0\u2000-\u200F\u2028\u2029\u202F\u205F\u2060\u3000\uFEFF]';
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.created_at := now();
    return new;
  end if;
  if new.id <> old.id then
    raise exception 'A profile belongs to one account' using errcode = '42501';
  end if;
  -- Sign-in ignores case, so capitals are no change.
  if lower(new.email) <> lower(old.email) then
    raise exception 'The e-mail of a profile cannot be changed' using errcode = '42501';
  end if;
  new.email := old.email;
  new.created_at := old.created_at;
  if new.name <> old.name and char_length(regexp_replace(new.name, blanks, '', 'g')) < 2 then
    raise exception 'Name must be at least 2 characters.'
      using errcode = '23514', constraint = 'profiles_name_long_enough', table = 'profiles', schema = 'public';
  end if;
  return new;
end
$$;
revoke all on function private.guard_profile() from public, anon, authenticated;
