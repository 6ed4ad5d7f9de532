-- Nobody may do anything until a later migration grants it, one verb and one column at a time. Grants decide which verbs
-- are allowed, row-level security decides which rows.

-- Plain PostgreSQL lacks the three roles that requests run as; hosted and embedded Supabase have them.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select 1 from pg_catalog.pg_roles where rolname = wanted) then
      execute format(
        'create role %I nologin noinherit %s', wanted, case wanted when 'service_role' then 'bypassrls' else '' end
      );
    end if;
  end loop;
end
$$;

-- Hosted projects grant every new table and function of `public` to visitors. Revoke that before the first one exists.
alter default privileges in schema public revoke all on tables from public, anon, authenticated;
alter default privileges in schema public revoke all on sequences from public, anon, authenticated;
alter default privileges in schema public revoke all on functions from public, anon, authenticated;
revoke create on schema public from public, anon, authenticated;
grant usage on schema public to anon, authenticated, service_role;

create schema if not exists private;
comment on schema private is
  'Rules that the tables apply to themselves. Not reachable through the data interface: only `public` is.';
revoke all on schema private from public, anon, authenticated;
-- Check constraints run as the person who writes, so people may call the functions below, and nothing else here.
grant usage on schema private to authenticated, service_role;

create function private.is_bounded_text(value text, longest integer) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select char_length(value) <= longest and value !~ '[\u0001-\u001F\u007F-\u009F]'
  $$;
comment on function private.is_bounded_text(text, integer) is
  'Text of at most so many characters on one line, without control characters; it may be empty.';

create function private.is_plain_text(value text, longest integer) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select private.is_bounded_text(value, longest)
      and value ~ '[^[:space:]\u00A0\u2000-\u200F\u2028\u2029\u202F\u205F\u2060\u3000\uFEFF]'
  $$;
comment on function private.is_plain_text(text, integer) is
  'A text that a person really filled in: bounded, on one line, and more than blanks and invisible characters.';

create function private.is_email(value text) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select private.is_plain_text(value, 254) and value ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'
  $$;
comment on function private.is_email(text) is
  'Something that mail can be sent to. Loose on purpose: only a delivered mail proves an address.';

create function private.is_phone(value text) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select char_length(value) between 5 and 30
      and value ~ '^[0-9\u0660-\u0669\u06F0-\u06F9+() ./-]+$'
      and value ~ '[0-9\u0660-\u0669\u06F0-\u06F9]'
  $$;
comment on function private.is_phone(text) is
  'A telephone number as people in Egypt write it: Western or Arabic digits, plus, spaces, hyphens, brackets.';

create function private.is_egyptian_mobile(value text) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select value ~ '^(\+20|0)?1[0-9]{9}$'
  $$;
comment on function private.is_egyptian_mobile(text) is
  'The pattern that covers both insurance forms: an optional +20 or 0, then 1 and nine digits.';

create function private.is_picture_address(value text) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select private.is_plain_text(value, 2048) and value ~ '^(https?://|/)[^[:space:]]*$'
  $$;
comment on function private.is_picture_address(text) is
  'The address of a picture: on this site or on the web, never a script or inline data.';

create function private.touch_updated_at() returns trigger
  language plpgsql
  set search_path = ''
  as $$
begin
  -- Writing the same values again, as a repeated seed does, does not count as a change.
  if tg_op = 'UPDATE' and to_jsonb(new) - 'updated_at' = to_jsonb(old) - 'updated_at' then
    new.updated_at := old.updated_at;
  else
    -- The clock, not the start of the transaction: a build that reads in between would miss a change dated earlier.
    new.updated_at := clock_timestamp();
  end if;
  return new;
end
$$;
comment on function private.touch_updated_at() is
  'Keeps the moment of the last real change of a row; what the writer claims is ignored.';

revoke all on all functions in schema private from public, anon, authenticated;
grant execute on function
  private.is_bounded_text(text, integer),
  private.is_plain_text(text, integer),
  private.is_email(text),
  private.is_phone(text),
  private.is_egyptian_mobile(text),
  private.is_picture_address(text)
  to authenticated, service_role;
