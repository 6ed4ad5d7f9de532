-- Nobody may do anything until a later chapter grants it, one verb and one column at a time. Grants decide which verbs
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
-- PostgreSQL lets everybody call new functions, and revoking that for one schema has no effect.
alter default privileges revoke execute on functions from public;
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

create function private.is_visible_name(value text) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select value !~ '[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]'
  $$;
comment on function private.is_visible_name(text) is
  'A name without invisible characters and marks of direction.';

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
      and value ~ '([0-9\u0660-\u0669\u06F0-\u06F9].*){5}'
  $$;
comment on function private.is_phone(text) is
  'A telephone number as people in Egypt write it: Western or Arabic digits, plus, spaces, hyphens, brackets.';

create function private.search_words(value text) returns text
  language sql immutable parallel safe
  set search_path = ''
  as $$
    -- Decomposed, an accent or a hamza is a mark of its own, which goes with vowel signs and the stroke that only
    -- stretches a word.
    select btrim(regexp_replace(
      replace(replace(replace(lower(translate(
        regexp_replace(normalize(coalesce(value, ''), nfkd),
          '[\u0300-\u036F\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06ED]', '', 'g'),
        'ٱىیېےکڪگچژڤپةۃہەھ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹øØłŁđĐıء',
        'اييييككجججفبههههه01234567890123456789oOlLdDi'
      )), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), '[^[:alnum:]@]+', ' ', 'g'))
  $$;
comment on function private.search_words(text) is
  'Words as the search compares them: small letters without accents, one spelling of Arabic letters, Western digits. '
  'The same as searchWords of the site.';

create function private.phone_key(value text) returns text
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
comment on function private.phone_key(text) is 'The same digits for every spelling of a telephone number.';

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

create function private.is_whole_mobile(value text) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select d.digits not like '01%' or char_length(d.digits) = 11
    from (select regexp_replace(private.search_words(value), '[^0-9]', '', 'g') as digits) d
  $$;
comment on function private.is_whole_mobile(text) is
  'False for a number that begins as an Egyptian mobile number, 01, and does not have its 11 digits.';

create function private.refuse_part_mobile() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  given text := to_jsonb(new) ->> tg_argv[0];
begin
  if private.is_whole_mobile(given) then
    return new;
  end if;
  if tg_op = 'UPDATE' and given = to_jsonb(old) ->> tg_argv[0] then
    return new;
  end if;
  -- An upsert of a profile that has the number already arrives here as an insert.
  if tg_table_name = 'profiles'
    and exists (select from public.profiles p where p.id = (to_jsonb(new) ->> 'id')::uuid and p.phone = given)
  then
    return new;
  end if;
  raise exception 'A mobile number that begins with 01 has 11 digits, such as 01012345678.'
    using errcode = 'check_violation';
end
$$;
comment on function private.refuse_part_mobile() is
  'Refuses a new number, in the column that the trigger names, that begins with 01 and does not have 11 digits.';

-- Financing stores every answer as text, and other forms may write amounts differently. So these checks refuse text that
-- is no amount at all, and limit only numbers in plain digits.
create function private.amount_of(value text) returns numeric
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select case
      when bare ~ '^([0-9]{1,12}|[0-9]{1,3}([,\u066C\u060C'' \u00A0\u202F][0-9]{3}){1,3})([.\u066B][0-9]{1,2})?$'
      then regexp_replace(replace(bare, U&'\066B', '.'), '[^0-9.]', '', 'g')::numeric
    end
    from (
      select regexp_replace(
        translate(
          value,
          U&'\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9',
          '01234567890123456789'
        ),
        '^ *EGP *| *(EGP)? *$', '', 'g'
      ) as bare
    ) western
  $$;
comment on function private.amount_of(text) is
  'The amount that a text states in digits of any script: plain or in groups of three, with piastres and EGP or without. '
  'Nothing for any other text.';

create function private.is_picture_address(value text) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select private.is_plain_text(value, 2048)
      and value !~ '[[:space:]"''<>\\]'
      and (
        value ~* '^https://([a-z0-9-]+\.)+[a-z][a-z0-9-]*(:[0-9]{1,5})?([/?#]|$)'
        -- The storage of a backend on the same machine.
        or value ~* '^http://(127\.0\.0\.1|localhost)(:[0-9]{1,5})?/storage/v1/object/public/[a-z0-9._/-]+$' and value !~ '\.\.'
        or value ~* '^/(pictures|brands|storage)/[a-z0-9._/#-]+$' and value !~ '\.\.'
      )
  $$;
comment on function private.is_picture_address(text) is
  'The address of a picture: on the web by https and a name, or in a folder of this site that holds pictures.';

create function private.is_picture(value jsonb) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select case jsonb_typeof(value)
      when 'string' then private.is_picture_address(btrim(value #>> '{}'))
      when 'object' then
        jsonb_typeof(value -> 'src') is not distinct from 'string'
        and private.is_picture_address(btrim(value ->> 'src'))
        and value - 'src' - 'alt_en' - 'alt_ar' - 'credit' - 'licence' = '{}'
        and coalesce(jsonb_typeof(value -> 'alt_en'), 'null') in ('string', 'null')
        and coalesce(jsonb_typeof(value -> 'alt_ar'), 'null') in ('string', 'null')
        and coalesce(jsonb_typeof(value -> 'credit'), 'null') in ('string', 'null')
        and coalesce(jsonb_typeof(value -> 'licence'), 'null') in ('string', 'null')
        and coalesce(private.is_bounded_text(value ->> 'alt_en', 200), true)
        and coalesce(private.is_bounded_text(value ->> 'alt_ar', 200), true)
        and coalesce(private.is_bounded_text(value ->> 'credit', 120), true)
        and coalesce(private.is_bounded_text(value ->> 'licence', 80), true)
      else false
    end
  $$;
comment on function private.is_picture(jsonb) is 'An address, or {src, alt_en, alt_ar, credit, licence}: what the picture shows, who made it, and its licence.';

create function private.is_picture_list(value jsonb) returns boolean
  language plpgsql immutable strict
  set search_path = ''
  as $$
declare
  listed jsonb := value;
begin
  if jsonb_typeof(value) = 'string' and btrim(value #>> '{}') ~ '^[[{"]' then
    begin
      listed := btrim(value #>> '{}')::jsonb;
    exception when data_exception then
      -- What is no JSON shows no picture.
      return true;
    end;
  end if;
  return case jsonb_typeof(listed)
    when 'array' then jsonb_array_length(listed) <= 40
      and not exists (select from jsonb_array_elements(listed) e where not private.is_picture(e))
    when 'object' then (select count(*) from jsonb_object_keys(listed)) <= 40
      and not exists (select from jsonb_each(listed) e where not private.is_picture(e.value))
    when 'string' then private.is_picture(listed)
    when 'null' then true
    else false
  end;
end
$$;
comment on function private.is_picture_list(jsonb) is
  'At most 40 pictures: a list, an object whose values are pictures, or a text that holds either or one address.';

create function private.is_readable_text(value text) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select value !~ ('[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u200C\u200E\u200F\u2028-\u202E'
      || '\u2060-\u206F\u2800\u3164\uE000-\uF8FF\uFE00-\uFE0E\uFEFF\uFFA0\uFFF0-\uFFFD\U000E0000-\U000E0FFF'
      -- These two make up an emoji; elsewhere nobody sees them.
      || ']|\u200D(?![\u2600-\u27BF\U0001F000-\U0001FAFF])|[A-Za-z\u0600-\u06FF]\uFE0F')
  $$;
comment on function private.is_readable_text(text) is
  'A text without characters that nobody sees, and without those that stand for lost letters.';

create function private.is_clean_text(value text) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select private.is_readable_text(value)
      and value !~ ('[A-Za-z\u00C0-\u024F][\u0300-\u036F]*[\u0370-\u03FF\u0400-\u052F]'
        || '|[\u0370-\u03FF\u0400-\u052F][\u0300-\u036F]*[A-Za-z\u00C0-\u024F]')
  $$;
comment on function private.is_clean_text(text) is
  'A readable text whose words have no letters of Latin beside Greek or Cyrillic ones, which look alike.';

create function private.is_request_kind(kind text) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select kind in ('car_request', 'charger_request', 'visit_request', 'insurance_request', 'financing_request')
  $$;
comment on function private.is_request_kind(text) is 'Whether mails of this kind are about a request that somebody sent.';

create function private.is_page_path(value text) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select private.is_plain_text(value, 300) and value ~ '^/([^/\\]|$)'
  $$;
comment on function private.is_page_path(text) is 'The address of a page of this site, from the root.';

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

create function private.refuse_rewriting() returns trigger
  language plpgsql
  set search_path = ''
  as $$
begin
  -- Deeper trigger levels are cascades: the request was deleted, or the account of the person who acted.
  if pg_catalog.pg_trigger_depth() > 1 then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  raise exception 'History is not rewritten' using errcode = '42501';
end
$$;
comment on function private.refuse_rewriting() is 'Refuses changes of rows that are only ever added.';

revoke all on function
  private.is_bounded_text(text, integer),
  private.is_plain_text(text, integer),
  private.is_visible_name(text),
  private.is_email(text),
  private.is_phone(text),
  private.search_words(text),
  private.phone_key(text),
  private.phone_start(text),
  private.is_whole_mobile(text),
  private.refuse_part_mobile(),
  private.amount_of(text),
  private.is_picture_address(text),
  private.is_picture(jsonb),
  private.is_picture_list(jsonb),
  private.is_readable_text(text),
  private.is_clean_text(text),
  private.is_request_kind(text),
  private.is_page_path(text),
  private.touch_updated_at(),
  private.refuse_rewriting()
  from public, anon, authenticated;
grant execute on function
  private.is_bounded_text(text, integer),
  private.is_plain_text(text, integer),
  private.is_visible_name(text),
  private.is_email(text),
  private.is_phone(text),
  private.amount_of(text),
  private.is_picture_address(text),
  private.is_picture(jsonb),
  private.is_picture_list(jsonb),
  private.is_readable_text(text),
  private.is_clean_text(text),
  private.is_page_path(text)
  to authenticated, service_role;
