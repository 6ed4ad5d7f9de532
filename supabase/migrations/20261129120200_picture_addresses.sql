-- Pictures come from the web by https or from this site, so that no record leads a page or a server elsewhere.

create or replace function private.is_picture_address(value text) returns boolean
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
        and value - 'src' - 'alt_en' - 'alt_ar' = '{}'
        and coalesce(jsonb_typeof(value -> 'alt_en'), 'null') in ('string', 'null')
        and coalesce(jsonb_typeof(value -> 'alt_ar'), 'null') in ('string', 'null')
        and coalesce(private.is_bounded_text(value ->> 'alt_en', 200), true)
        and coalesce(private.is_bounded_text(value ->> 'alt_ar', 200), true)
      else false
    end
  $$;
comment on function private.is_picture(jsonb) is 'An address, or {src, alt_en, alt_ar}, which say what the picture shows.';

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

revoke all on function private.is_picture(jsonb), private.is_picture_list(jsonb) from public, anon, authenticated;
grant execute on function private.is_picture(jsonb), private.is_picture_list(jsonb) to authenticated, service_role;

-- Not validated: stored pictures stay until their row is written again; the site leaves out what it may not show.
alter table public.cars add constraint cars_photos_are_pictures check (private.is_picture_list(photos)) not valid;
alter table public.chargers add constraint chargers_photos_are_pictures check (private.is_picture_list(photos)) not valid;
