-- Brands, cars and chargers. Everybody reads what is published; managers write.

create function private.is_trim_list(value jsonb) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select case
      when jsonb_typeof(value) <> 'array' or octet_length(value::text) > 4096 then false
      else not exists (
        select from jsonb_array_elements(value) t
        where jsonb_typeof(t -> 'name') is distinct from 'string'
          or not private.is_plain_text(t ->> 'name', 80)
          or coalesce(jsonb_typeof(t -> 'price_egp'), 'missing') not in ('number', 'null')
          or (t ->> 'price_egp')::numeric not between 1 and 1000000000
      )
    end
  $$;
comment on function private.is_trim_list(jsonb) is 'Trims by name, each with its price in EGP or null.';

create function private.brand_key(name text) returns text
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select lower(btrim(regexp_replace(normalize(name, nfc),
      '[[:space:]\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+', ' ', 'g')))
  $$;
comment on function private.brand_key(text) is
  'The same for names of brands that differ only in letter case, blanks or the encoding of accents.';

create table public.brands (
  id text primary key,
  name_en text not null,
  name_ar text,
  logo_url text,
  published boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint brands_id_is_a_slug check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) <= 60 and id <> 'index'),
  constraint brands_logo_url_address check (private.is_picture_address(logo_url)),
  constraint brands_name_en_plain
  check (private.is_plain_text(name_en, 80) and name_en !~ '[/\\]'),
  constraint brands_name_ar_plain
  check (private.is_plain_text(name_ar, 80) and name_ar !~ '[/\\]'),
  constraint brands_name_en_visible check (private.is_visible_name(name_en)),
  constraint brands_name_ar_visible check (private.is_visible_name(name_ar)),
  constraint brands_texts_clean check (private.is_clean_text(concat_ws(' ', name_en, name_ar)))
);
comment on table public.brands is 'Makers whose electric cars the site shows.';
comment on column public.brands.id is 'Readable part of the address: /cars/{id}.';
comment on column public.brands.name_en is 'English name; cars name their brand by it, in any letter case.';
comment on column public.brands.published is 'False withdraws the brand from the site without losing it.';

-- Cars name their brand, so two spellings of one name would be two brands with the same cars.
create unique index brands_name_en_unique on public.brands (private.brand_key(name_en));
create index brands_updated_at on public.brands (updated_at);

revoke all on table public.brands from public, anon, authenticated;
grant select on table public.brands to anon;
grant select, insert, update, delete on table public.brands to authenticated, service_role;

create trigger touch_updated_at before insert or update on public.brands
  for each row execute function private.touch_updated_at();

alter table public.brands enable row level security;

create policy "Anyone can read published brands" on public.brands
  for select to anon, authenticated
  using (id = case when published then id end
    and created_at = greatest(created_at) and updated_at = greatest(updated_at));
comment on policy "Anyone can read published brands" on public.brands is 'The catalogue is public.';

create policy "Staff can read every brand" on public.brands
  for select to authenticated
  using (id = case when (select public.is_staff()) then id end
    and created_at = greatest(created_at) and updated_at = greatest(updated_at));
comment on policy "Staff can read every brand" on public.brands is 'Withdrawn brands stay within reach of the team.';

create policy "Managers can add brands" on public.brands
  for insert to authenticated
  with check ((select public.is_manager()));
comment on policy "Managers can add brands" on public.brands is 'The sales team manages the catalogue.';

create policy "Managers can change brands" on public.brands
  for update to authenticated
  using ((select public.is_manager()))
  with check ((select public.is_manager()));
comment on policy "Managers can change brands" on public.brands is 'The sales team manages the catalogue.';

create policy "Managers can delete brands" on public.brands
  for delete to authenticated
  using ((select public.is_manager()));
comment on policy "Managers can delete brands" on public.brands is 'The sales team manages the catalogue.';

create table public.cars (
  id uuid primary key default gen_random_uuid(),
  brand text not null,
  brand_id text references public.brands (id) on update cascade on delete set null,
  model text not null,
  photos jsonb,
  range_km integer,
  battery_capacity_kwh numeric,
  motor_power_hp integer,
  top_speed_kmh integer,
  torque_nm integer,
  acceleration_s numeric,
  charging_protocol text not null default 'CCS2',
  price_egp integer,
  dimensions text,
  dealer text,
  ac_kw numeric,
  dc_kw numeric,
  warranty_years integer,
  body_type text not null default 'Sedan',
  powertrain text not null default 'BEV',
  range_cycle text,
  ev_range_km integer,
  combined_range_km integer,
  import_channel text,
  price_source text,
  price_verified_on date,
  published boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default clock_timestamp(),
  connector_basis text not null default 'assumed',
  model_year integer,
  seats integer,
  boot_l integer,
  drive text,
  battery_warranty_years integer,
  battery_warranty_km integer,
  safety_stars integer,
  safety_year integer,
  safety_body text,
  trims jsonb,
  colors jsonb,
  colors_ar jsonb,
  price_standing text not null default 'level',
  usable_kwh numeric,
  town_kwh_100km numeric,
  motorway_kwh_100km numeric,
  consumption_source text,
  rapid_mean_kw numeric,
  battery_chemistry text,
  battery_cooling text,
  -- The model is part of the address, where a slash or backslash would change the path.
  constraint cars_model_plain check (private.is_plain_text(model, 120) and model !~ '[/\\]'),
  constraint cars_photos_bounded check (octet_length(photos::text) <= 32768),
  constraint cars_range_plausible check (range_km between 1 and 3000),
  constraint cars_battery_plausible check (battery_capacity_kwh > 0 and battery_capacity_kwh <= 1000),
  constraint cars_power_plausible check (motor_power_hp between 1 and 5000),
  constraint cars_top_speed_plausible check (top_speed_kmh between 1 and 600),
  constraint cars_torque_plausible check (torque_nm between 1 and 20000),
  constraint cars_acceleration_plausible check (acceleration_s > 0 and acceleration_s <= 120),
  constraint cars_charging_protocol_plain check (private.is_plain_text(charging_protocol, 60)),
  constraint cars_price_plausible check (price_egp between 1 and 1000000000),
  constraint cars_dimensions_plain check (private.is_plain_text(dimensions, 60)),
  constraint cars_dealer_plain check (private.is_plain_text(dealer, 120)),
  constraint cars_ac_plausible check (ac_kw > 0 and ac_kw <= 100),
  constraint cars_dc_plausible check (dc_kw > 0 and dc_kw <= 2000),
  constraint cars_warranty_plausible check (warranty_years between 0 and 30),
  constraint cars_body_type_plain check (private.is_plain_text(body_type, 40)),
  constraint cars_powertrain_known check (powertrain in ('BEV', 'EREV')),
  constraint cars_range_cycle_known check (range_cycle in ('WLTP', 'CLTC', 'NEDC', 'EPA')),
  constraint cars_ev_range_plausible check (ev_range_km between 1 and 3000),
  constraint cars_combined_range_plausible
    check (combined_range_km between 1 and 5000 and combined_range_km >= coalesce(ev_range_km, 0)),
  constraint cars_combined_range_needs_an_engine check (powertrain = 'EREV' or combined_range_km is null),
  constraint cars_import_channel_known check (import_channel in ('official', 'parallel')),
  constraint cars_price_source_plain check (private.is_plain_text(price_source, 300)),
  constraint cars_brand_plain
  check (private.is_plain_text(brand, 80) and brand !~ '[/\\]'),
  constraint cars_brand_visible check (private.is_visible_name(brand)),
  constraint cars_model_visible check (private.is_visible_name(model)),
  constraint cars_connector_basis_known check (connector_basis in ('recorded', 'assumed')),
  constraint cars_model_year_plausible check (model_year between 2000 and 2100),
  constraint cars_seats_plausible check (seats between 1 and 20),
  constraint cars_boot_plausible check (boot_l between 1 and 10000),
  constraint cars_drive_known check (drive in ('FWD', 'RWD', 'AWD')),
  constraint cars_battery_warranty_years_plausible check (battery_warranty_years between 1 and 30),
  constraint cars_battery_warranty_km_plausible check (battery_warranty_km between 1000 and 2000000),
  constraint cars_safety_stars_known check (safety_stars between 0 and 5),
  constraint cars_safety_year_plausible check (safety_year between 1990 and 2100),
  constraint cars_safety_body_plain check (private.is_plain_text(safety_body, 40)),
  constraint cars_safety_complete check (num_nulls(safety_stars, safety_year, safety_body) in (0, 3)),
  constraint cars_trims_list check (private.is_trim_list(trims)),
  constraint cars_colors_list check (jsonb_typeof(colors) = 'array' and octet_length(colors::text) <= 4096),
  constraint cars_colors_ar_list
  check (jsonb_typeof(colors_ar) = 'array' and octet_length(colors_ar::text) <= 4096),
  constraint cars_usable_plausible check (usable_kwh > 0 and usable_kwh <= 1000),
  constraint cars_town_plausible check (town_kwh_100km > 0 and town_kwh_100km <= 200),
  constraint cars_motorway_plausible check (motorway_kwh_100km > 0 and motorway_kwh_100km <= 200),
  constraint cars_consumption_source_plain check (private.is_plain_text(consumption_source, 200)),
  constraint cars_rapid_mean_plausible check (rapid_mean_kw > 0 and rapid_mean_kw <= 2000),
  constraint cars_battery_chemistry_known check (battery_chemistry in ('LFP', 'NMC', 'other')),
  constraint cars_battery_cooling_known check (battery_cooling in ('liquid', 'air', 'none')),
  constraint cars_texts_clean check (private.is_clean_text(concat_ws(' ', brand, model, body_type, dimensions,
  dealer, charging_protocol, price_source, consumption_source, safety_body, trims, colors, colors_ar))),
  constraint cars_photos_readable check (private.is_readable_text(photos::text)),
  constraint cars_price_standing_known check (price_standing in ('confirmed', 'reported', 'level')),
  constraint cars_price_standing_grounded
  check (price_standing = 'level' or (price_source is not null and price_verified_on is not null)),
  constraint cars_price_verified_on_plausible
  check (price_verified_on between date '2000-01-01' and (now() at time zone 'Africa/Cairo')::date + 1),
  constraint cars_photos_are_pictures check (private.is_picture_list(photos))
);
comment on table public.cars is 'Electric and range-extended cars that a buyer in Egypt can read about and ask for.';
comment on column public.cars.brand is
  'English name of the brand, in any letter case.';
comment on column public.cars.brand_id is
  'The brand of that name, kept by triggers. Null where there is none: the build reports such a car.';
comment on column public.cars.photos is
  'Pictures: a list of addresses and of {src, alt_en, alt_ar, credit, licence}, which say what the picture shows, who '
  'made it and under which licence it is shown; an object of addresses; or a text that holds either.';
comment on column public.cars.dimensions is 'Length x width x height in millimetres.';
comment on column public.cars.powertrain is 'BEV: battery only. EREV: battery and a range-extending engine.';
comment on column public.cars.range_cycle is 'The test that the range was measured by.';
comment on column public.cars.ev_range_km is 'Range on the battery alone, of a range-extended car.';
comment on column public.cars.combined_range_km is 'Range with battery and fuel together, of a range-extended car.';
comment on column public.cars.import_channel is
  'official: through the agent, with its warranty. parallel: any importer.';
comment on column public.cars.price_source is 'Where the price was found, so that it is shown as what it is.';
comment on column public.cars.price_verified_on is
  'The day on which somebody checked the price; of a level, the day on which it was entered.';
comment on column public.cars.connector_basis is
  'recorded: the car itself or a data sheet for Egypt names this connector. assumed: the model comes with either, or '
  'nobody has looked.';
comment on column public.cars.model_year is 'Of the cars on offer.';
comment on column public.cars.boot_l is 'Litres behind the rear seats while they are up.';
comment on column public.cars.drive is 'The wheels that are driven.';
comment on column public.cars.battery_warranty_years is 'Whichever comes first, these years or battery_warranty_km.';
comment on column public.cars.safety_stars is 'Of five, as safety_body gave them in safety_year; older tests asked less.';
comment on column public.cars.safety_body is 'Who tested, such as Euro NCAP. The three columns are known together or not at all.';
comment on column public.cars.trims is 'A list of {name, price_egp}; price_egp is null where it is not known.';
comment on column public.cars.colors is 'Names of the colours on offer, a list of short texts.';
comment on column public.cars.colors_ar is 'The same in Arabic; pages in Arabic show `colors` where there is none.';
comment on column public.cars.battery_capacity_kwh is 'As published: mostly the gross capacity.';
comment on column public.cars.usable_kwh is 'The part of the battery that a driver can use.';
comment on column public.cars.town_kwh_100km is
  'kWh per 100 km from the battery, in town at about 23 °C, as consumption_source measured or estimated it for this variant.';
comment on column public.cars.motorway_kwh_100km is 'The same at a steady 110 km/h.';
comment on column public.cars.consumption_source is 'Whose figures these are, with the year.';
comment on column public.cars.rapid_mean_kw is 'kW on average from 10 to 80 %; dc_kw is the peak.';
comment on column public.cars.battery_cooling is 'liquid, air (a fan or the wind alone) or none.';
comment on column public.cars.price_standing is
  'confirmed: by a dealer who is named, or by us, on a day. reported: by a source with its date. level: our own estimate, '
  'no quotation.';

create index cars_updated_at on public.cars (updated_at);
create index cars_brand_id on public.cars (brand_id);
create index cars_brand_key on public.cars (private.brand_key(brand));

revoke all on table public.cars from public, anon, authenticated;
grant select on table public.cars to anon;
grant select, insert, update, delete on table public.cars to authenticated, service_role;

create function private.set_brand_id() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  -- A brand that is added or renamed at this moment is waited for, so that neither misses the other.
  perform pg_catalog.pg_advisory_xact_lock_shared(pg_catalog.hashtextextended('private.brand_key', 0));
  new.brand_id := coalesce(
    -- Folding names takes long for a spreadsheet, and most are written alike.
    (select b.id from public.brands b where b.name_en = new.brand),
    (select b.id from public.brands b where private.brand_key(b.name_en) = private.brand_key(new.brand)));
  return new;
end
$$;
comment on function private.set_brand_id() is 'Finds the brand that a car names, whatever id the writer claims.';

create trigger set_brand_id before insert or update of brand, brand_id on public.cars
  for each row execute function private.set_brand_id();

create function private.adopt_cars() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  named constant text := private.brand_key(new.name_en);
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('private.brand_key', 0));
  -- `set_brand_id` finds the right one.
  update public.cars c set brand_id = null
    where (c.brand_id = new.id and private.brand_key(c.brand) <> named)
      or (c.brand_id is null and private.brand_key(c.brand) = named);
  return null;
end
$$;
comment on function private.adopt_cars() is 'Gives a brand that is added or renamed the cars that name it, and no others.';

-- Before triggers that follow what a brand shows, by name.
create trigger adopt_cars after insert or update of name_en on public.brands
  for each row execute function private.adopt_cars();

-- After `set_brand_id`, by name.
create trigger touch_updated_at before insert or update on public.cars
  for each row execute function private.touch_updated_at();

alter table public.cars enable row level security;

create policy "Anyone can read published cars" on public.cars
  for select to anon, authenticated
  using (id = case when published then id end
    and created_at = greatest(created_at) and updated_at = greatest(updated_at));
comment on policy "Anyone can read published cars" on public.cars is 'The catalogue is public.';

create policy "Staff can read every car" on public.cars
  for select to authenticated
  using (id = case when (select public.is_staff()) then id end
    and created_at = greatest(created_at) and updated_at = greatest(updated_at));
comment on policy "Staff can read every car" on public.cars is 'Withdrawn cars stay within reach of the team.';

create policy "Managers can add cars" on public.cars
  for insert to authenticated
  with check ((select public.is_manager()));
comment on policy "Managers can add cars" on public.cars is 'The sales team manages the catalogue.';

create policy "Managers can change cars" on public.cars
  for update to authenticated
  using ((select public.is_manager()))
  with check ((select public.is_manager()));
comment on policy "Managers can change cars" on public.cars is 'The sales team manages the catalogue.';

create policy "Managers can delete cars" on public.cars
  for delete to authenticated
  using ((select public.is_manager()));
comment on policy "Managers can delete cars" on public.cars is 'The sales team manages the catalogue.';

create table public.chargers (
  id uuid primary key default gen_random_uuid(),
  model text not null,
  power_kw numeric,
  price_egp integer,
  connector_type text,
  input_type text,
  warranty_years integer,
  features jsonb not null default '[]'::jsonb,
  photos jsonb,
  category text not null,
  price_source text,
  price_verified_on date,
  published boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default clock_timestamp(),
  features_ar jsonb,
  price_standing text not null default 'level',
  -- The model is part of the address, where a slash or backslash would change the path.
  constraint chargers_model_plain check (private.is_plain_text(model, 120) and model !~ '[/\\]'),
  constraint chargers_power_plausible check (power_kw > 0 and power_kw <= 2000),
  constraint chargers_price_plausible check (price_egp between 1 and 1000000000),
  constraint chargers_connector_type_plain check (private.is_plain_text(connector_type, 60)),
  constraint chargers_input_type_plain check (private.is_plain_text(input_type, 120)),
  constraint chargers_warranty_plausible check (warranty_years between 0 and 30),
  constraint chargers_features_list
    check (jsonb_typeof(features) = 'array' and octet_length(features::text) <= 16384),
  constraint chargers_photos_bounded check (octet_length(photos::text) <= 32768),
  constraint chargers_category_plain check (private.is_plain_text(category, 60)),
  constraint chargers_price_source_plain check (private.is_plain_text(price_source, 300)),
  constraint chargers_features_ar_list
  check (jsonb_typeof(features_ar) = 'array' and octet_length(features_ar::text) <= 16384),
  constraint chargers_model_visible check (private.is_visible_name(model)),
  constraint chargers_texts_clean check (private.is_clean_text(concat_ws(' ', model, category, connector_type,
  input_type, price_source, features, features_ar))),
  constraint chargers_photos_readable check (private.is_readable_text(photos::text)),
  constraint chargers_price_standing_known check (price_standing in ('confirmed', 'reported', 'level')),
  constraint chargers_price_standing_grounded
  check (price_standing = 'level' or (price_source is not null and price_verified_on is not null)),
  constraint chargers_price_verified_on_plausible
  check (price_verified_on between date '2000-01-01' and (now() at time zone 'Africa/Cairo')::date + 1),
  constraint chargers_photos_are_pictures check (private.is_picture_list(photos))
);
comment on table public.chargers is 'Chargers for homes and businesses that a visitor can read about and ask for.';
comment on column public.chargers.features is 'What the charger offers: a list of short texts.';
comment on column public.chargers.photos is 'Pictures, as in cars.';
comment on column public.chargers.category is 'The group that the filter on the charger page offers.';
comment on column public.chargers.price_source is 'Where the price was found, so that it is shown as what it is.';
comment on column public.chargers.price_verified_on is 'As in cars.';
comment on column public.chargers.features_ar is
  'The same as `features` in Arabic; pages in Arabic show `features` where there is none.';
comment on column public.chargers.price_standing is 'As in cars.';

create index chargers_updated_at on public.chargers (updated_at);

revoke all on table public.chargers from public, anon, authenticated;
grant select on table public.chargers to anon;
grant select, insert, update, delete on table public.chargers to authenticated, service_role;

create trigger touch_updated_at before insert or update on public.chargers
  for each row execute function private.touch_updated_at();

alter table public.chargers enable row level security;

create policy "Anyone can read published chargers" on public.chargers
  for select to anon, authenticated
  using (id = case when published then id end
    and created_at = greatest(created_at) and updated_at = greatest(updated_at));
comment on policy "Anyone can read published chargers" on public.chargers is 'The catalogue is public.';

create policy "Staff can read every charger" on public.chargers
  for select to authenticated
  using (id = case when (select public.is_staff()) then id end
    and created_at = greatest(created_at) and updated_at = greatest(updated_at));
comment on policy "Staff can read every charger" on public.chargers is
  'Withdrawn chargers stay within reach of the team.';

create policy "Managers can add chargers" on public.chargers
  for insert to authenticated
  with check ((select public.is_manager()));
comment on policy "Managers can add chargers" on public.chargers is 'The sales team manages the catalogue.';

create policy "Managers can change chargers" on public.chargers
  for update to authenticated
  using ((select public.is_manager()))
  with check ((select public.is_manager()));
comment on policy "Managers can change chargers" on public.chargers is 'The sales team manages the catalogue.';

create policy "Managers can delete chargers" on public.chargers
  for delete to authenticated
  using ((select public.is_manager()));
comment on policy "Managers can delete chargers" on public.chargers is 'The sales team manages the catalogue.';

create function private.item_of(item uuid) returns jsonb
  language sql stable security definer
  set search_path = ''
  as $$
    select to_jsonb(i) || jsonb_build_object('today', (now() at time zone 'Africa/Cairo')::date) from (
      select c.id, c.price_egp, c.price_standing, c.price_source, c.price_verified_on from public.cars c
      union all
      select c.id, c.price_egp, c.price_standing, c.price_source, c.price_verified_on from public.chargers c
    ) i where i.id = item
  $$;
comment on function private.item_of(uuid) is 'The price of a car or charger today, with what tells how far it may be trusted on this day in Egypt.';

create table public.catalogue_batches (
  id uuid primary key,
  edited_table text not null,
  kind text not null,
  source text,
  source_day date,
  actor_id uuid references auth.users (id) on delete set null,
  actor_name text not null,
  saved_at timestamptz not null default clock_timestamp(),
  report jsonb not null,
  constraint catalogue_batches_table_known check (edited_table in ('brands', 'cars', 'chargers')),
  constraint catalogue_batches_kind_known check (kind in ('import', 'price', 'confirm', 'publish', 'withdraw', 'undo')),
  constraint catalogue_batches_source_plain check (private.is_plain_text(source, 300)),
  constraint catalogue_batches_report_bounded check (octet_length(report::text) <= 400000)
);
comment on table public.catalogue_batches is
  'Rows of the catalogue that a manager saved at once, such as a spreadsheet: a batch that is sent again gets the same '
  'answer. Functions alone read and write it.';
comment on column public.catalogue_batches.id is 'Made by the browser before its first attempt.';
comment on column public.catalogue_batches.kind is
  'import: a spreadsheet or a price list. price: new prices. confirm: prices confirmed as they are. undo: an earlier batch taken back.';
comment on column public.catalogue_batches.source is 'Whose price list it was, or who confirmed the prices.';
comment on column public.catalogue_batches.source_day is 'The day of that list.';
comment on column public.catalogue_batches.actor_name is 'As it was then: an account may be renamed or deleted.';

create index catalogue_batches_saved_at on public.catalogue_batches (saved_at);
create index catalogue_batches_actor on public.catalogue_batches (actor_id, saved_at);

revoke all on table public.catalogue_batches from public, anon, authenticated;
grant select, insert, update, delete on table public.catalogue_batches to service_role;

alter table public.catalogue_batches enable row level security;

create function public.save_catalogue_batch(
  batch_id uuid, edited_table text, lines jsonb, batch_kind text default 'import',
  batch_source text default null, batch_day date default null
) returns jsonb
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  answer jsonb;
  conflicts jsonb;
  versions jsonb;
  names text;
begin
  perform private.require_manager();
  if edited_table not in ('brands', 'cars', 'chargers') or jsonb_typeof(lines) <> 'array'
    or jsonb_array_length(lines) > 2000 or pg_column_size(lines) > 8000000 then
    raise exception 'Not a list of at most 2000 lines for a table of the catalogue' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(batch_id::text, 0));
  select b.report into answer from public.catalogue_batches b where b.id = batch_id;
  if found then
    return answer;
  end if;

  execute format($sql$
    select t.id from public.%1$I t
    where t.id::text in (select line ->> 'id' from jsonb_array_elements($1) line)
    order by t.id for update
  $sql$, edited_table) using lines;
  execute format($sql$
    select jsonb_agg(line -> 'id') from jsonb_array_elements($1) line
    left join public.%1$I t on t.id::text = line ->> 'id'
    where t.updated_at is distinct from (line ->> 'seen')::timestamptz
  $sql$, edited_table) into conflicts using lines;
  if conflicts is not null then
    return jsonb_build_object(
      'added', '[]'::jsonb, 'changed', '[]'::jsonb, 'conflicts', conflicts, 'versions', '{}'::jsonb);
  end if;

  -- Before the rows, whose history names it.
  insert into public.catalogue_batches (id, edited_table, kind, source, source_day, actor_id, actor_name, report)
    values (batch_id, edited_table, batch_kind, batch_source, batch_day, auth.uid(), private.name_of(auth.uid()), '{}');
  perform set_config('tayar.catalogue_batch', batch_id::text, true);

  -- One statement for all changes, and one for all new rows: each statement is announced to the site.
  select string_agg(distinct quote_ident(name), ', ') into names
  from jsonb_array_elements(lines) line, jsonb_object_keys(line -> 'columns') name
  where line ->> 'seen' is not null;
  if names is not null then
    execute format($sql$
      update public.%1$I t
      set (%2$s) = (select %2$s from jsonb_populate_record(t, line -> 'columns'))
      from jsonb_array_elements($1) line
      where t.id::text = line ->> 'id' and line ->> 'seen' is not null
    $sql$, edited_table, names) using lines;
  end if;
  select string_agg(distinct quote_ident(name), ', ') into names
  from jsonb_array_elements(lines) line, jsonb_object_keys(line -> 'columns') name
  where line ->> 'seen' is null;
  if names is not null then
    execute format($sql$
      insert into public.%1$I (id, %2$s)
      select id, %2$s from jsonb_array_elements($1) line,
        jsonb_populate_record(null::public.%1$I, line -> 'columns' || jsonb_build_object('id', line -> 'id'))
      where line ->> 'seen' is null
    $sql$, edited_table, names) using lines;
  end if;
  perform set_config('tayar.catalogue_batch', '', true);

  execute format($sql$
    select coalesce(jsonb_object_agg(t.id::text, t.updated_at), '{}') from public.%1$I t
    where t.id::text in (select line ->> 'id' from jsonb_array_elements($1) line)
  $sql$, edited_table) into versions using lines;
  select jsonb_build_object(
    'added', coalesce(jsonb_agg(line -> 'id') filter (where line ->> 'seen' is null), '[]'),
    'changed', coalesce(jsonb_agg(line -> 'id') filter (where line ->> 'seen' is not null), '[]'),
    'conflicts', '[]'::jsonb,
    'versions', versions)
  into answer from jsonb_array_elements(lines) line;
  update public.catalogue_batches b set report = answer where b.id = batch_id;
  return answer;
end
$$;
comment on function public.save_catalogue_batch(uuid, text, jsonb, text, text, date) is
  'For managers: saves lines `{id, seen, columns}`, all or none; `seen` is `updated_at` of the row that was seen, null for a '
  'new one. The ids of what was added and changed, with their new versions; where rows have changed since, nothing but their '
  'ids. A repeat gets the first answer.';

revoke all on function
  private.is_trim_list(jsonb),
  private.brand_key(text),
  private.set_brand_id(),
  private.adopt_cars(),
  private.item_of(uuid),
  public.save_catalogue_batch(uuid, text, jsonb, text, text, date)
  from public, anon, authenticated;
grant execute on function
  private.is_trim_list(jsonb),
  private.brand_key(text)
  to authenticated, service_role;
grant execute on function
  public.save_catalogue_batch(uuid, text, jsonb, text, text, date)
  to authenticated;
