-- Texts of the catalogue, the rates, the places of visits and the ready messages have letters that people can read.

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
revoke all on function private.is_readable_text(text) from public, anon, authenticated;
grant execute on function private.is_readable_text(text) to authenticated, service_role;

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
revoke all on function private.is_clean_text(text) from public, anon, authenticated;
grant execute on function private.is_clean_text(text) to authenticated, service_role;

-- Not validated: a stored text stays until its row is written again.
alter table public.brands
  add constraint brands_texts_clean check (private.is_clean_text(concat_ws(' ', name_en, name_ar))) not valid;

alter table public.cars
  add constraint cars_texts_clean check (private.is_clean_text(concat_ws(' ', brand, model, body_type, dimensions,
    dealer, charging_protocol, price_source, safety_body, trims, colors, colors_ar))) not valid,
  add constraint cars_photos_readable check (private.is_readable_text(photos::text)) not valid;

alter table public.chargers
  add constraint chargers_texts_clean check (private.is_clean_text(concat_ws(' ', model, category, connector_type,
    input_type, price_source, features, features_ar))) not valid,
  add constraint chargers_photos_readable check (private.is_readable_text(photos::text)) not valid;

alter table public.tariffs
  add constraint tariffs_texts_clean check (private.is_clean_text(concat_ws(' ', unit, source, note))) not valid;

alter table public.visit_places
  add constraint visit_places_texts_clean check (private.is_clean_text(concat_ws(' ', name_en, name_ar, address_en,
    address_ar))) not valid;

alter table public.message_templates
  add constraint message_templates_texts_clean check (private.is_clean_text(concat_ws(' ', name_en, name_ar, text_en,
    text_ar))) not valid;
