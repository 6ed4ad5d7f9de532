-- One reading of telephone numbers, the same as that of the site (src/lib/phone.ts).

create or replace function private.phone_key(value text) returns text
  language sql immutable parallel safe
  set search_path = ''
  as $$
    -- An Egyptian mobile number is 10 digits that begin with 1, after 0, 20 or both, as in +20 (0)10. A number of another
    -- network in Egypt has 8 or 9 digits after them. All others stay as they are.
    select coalesce('20' || substring(d.digits from '^(?:20)?0?(1[0-9]{9})$'),
      '20' || substring(d.digits from '^(?:20)?0([2-9][0-9]{7,8})$'), d.digits)
    from (
      select regexp_replace(regexp_replace(private.search_words(value), '[^0-9]', '', 'g'), '^00', '') as digits
    ) d
  $$;

create function private.phone_start(digits text) returns text
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select coalesce('20' || substring(d.digits from '^(?:20)?0?(1[0-9]*)$'),
      '20' || substring(d.digits from '^(?:20)?0([2-9][0-9]*)$'), d.digits)
    from (select regexp_replace(digits, '^00', '') as digits) d
  $$;
comment on function private.phone_start(text) is
  'The beginning of the keys of all numbers that begin with these digits, however they are written.';
revoke all on function private.phone_start(text) from public, anon, authenticated;
