-- Names have no invisible characters: U+202E reverses the text around it, and names that look alike would differ.

create function private.is_visible_name(value text) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select value !~ '[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]'
  $$;
comment on function private.is_visible_name(text) is
  'A name without invisible characters and marks of direction.';
revoke all on function private.is_visible_name(text) from public;
grant execute on function private.is_visible_name(text) to authenticated, service_role;

-- Not validated: a stored name stays until it is written again; the site leaves it out and logs it.
alter table public.brands
  add constraint brands_name_en_visible check (private.is_visible_name(name_en)) not valid,
  add constraint brands_name_ar_visible check (private.is_visible_name(name_ar)) not valid;

alter table public.cars
  add constraint cars_brand_visible check (private.is_visible_name(brand)) not valid,
  add constraint cars_model_visible check (private.is_visible_name(model)) not valid;

alter table public.chargers
  add constraint chargers_model_visible check (private.is_visible_name(model)) not valid;
