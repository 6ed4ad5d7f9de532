-- Cars of the catalogue.

create table public.cars (
  id uuid primary key default gen_random_uuid(),
  brand text not null,
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
  constraint cars_brand_plain check (private.is_plain_text(brand, 80)),
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
  constraint cars_price_source_plain check (private.is_plain_text(price_source, 300))
);
comment on table public.cars is 'Electric and range-extended cars that a buyer in Egypt can read about and ask for.';
comment on column public.cars.brand is
  'English name of the brand, in any letter case. No foreign key: the build reports a car whose brand is missing.';
comment on column public.cars.photos is 'Picture addresses: a list, an object, or a text that holds either.';
comment on column public.cars.powertrain is 'BEV: battery only. EREV: battery and a range-extending engine.';
comment on column public.cars.range_cycle is 'The test that the range was measured by.';
comment on column public.cars.ev_range_km is 'Range on the battery alone, of a range-extended car.';
comment on column public.cars.combined_range_km is 'Range with battery and fuel together, of a range-extended car.';
comment on column public.cars.dimensions is 'Length x width x height in millimetres.';
comment on column public.cars.import_channel is
  'official: through the agent, with its warranty. parallel: any importer.';
comment on column public.cars.price_source is 'Where the price was found, so that it is shown as what it is.';
comment on column public.cars.price_verified_on is 'The day on which somebody last checked the price.';

-- Pages look cars up by brand and read changes by moment. Only the secret key and reports use the index on lower(),
-- because PostgreSQL does not call it under row-level security on rows that the reader may not see.
create index cars_brand on public.cars (brand);
create index cars_brand_any_case on public.cars (lower(brand));
create index cars_updated_at on public.cars (updated_at);

revoke all on table public.cars from public, anon, authenticated;
grant select on table public.cars to anon;
grant select, insert, update, delete on table public.cars to authenticated, service_role;

create trigger touch_updated_at before insert or update on public.cars
  for each row execute function private.touch_updated_at();

alter table public.cars enable row level security;

create policy "Anyone can read published cars" on public.cars
  for select to anon, authenticated
  using (published);
comment on policy "Anyone can read published cars" on public.cars is 'The catalogue is public.';

create policy "Staff can read every car" on public.cars
  for select to authenticated
  using ((select public.is_staff()));
comment on policy "Staff can read every car" on public.cars is 'Withdrawn cars stay within reach of the team.';

create policy "Staff can add cars" on public.cars
  for insert to authenticated
  with check ((select public.is_staff()));
comment on policy "Staff can add cars" on public.cars is 'The sales team manages the catalogue.';

create policy "Staff can change cars" on public.cars
  for update to authenticated
  using ((select public.is_staff()))
  with check ((select public.is_staff()));
comment on policy "Staff can change cars" on public.cars is 'The sales team manages the catalogue.';

create policy "Staff can delete cars" on public.cars
  for delete to authenticated
  using ((select public.is_staff()));
comment on policy "Staff can delete cars" on public.cars is 'The sales team manages the catalogue.';
