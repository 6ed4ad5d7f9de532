-- What holds after all migrations; written by `npm run types:make`. To read, not to run.

-- auth.users
CREATE TRIGGER create_profile AFTER INSERT ON auth.users FOR EACH ROW EXECUTE FUNCTION private.create_profile();
CREATE TRIGGER end_unproven_password BEFORE UPDATE ON auth.users FOR EACH ROW WHEN (((old.email_confirmed_at IS NULL) AND (new.email_confirmed_at IS NOT NULL) AND ((new.confirmation_sent_at IS NOT NULL) OR (new.recovery_sent_at IS NOT NULL)))) EXECUTE FUNCTION private.end_unproven_password();
CREATE TRIGGER follow_account_email AFTER UPDATE OF email ON auth.users FOR EACH ROW WHEN (((new.email)::text IS DISTINCT FROM (old.email)::text)) EXECUTE FUNCTION private.follow_account_email();
CREATE CONSTRAINT TRIGGER follow_blocked_account AFTER UPDATE ON auth.users DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((((to_jsonb(new.*) ->> 'deleted_at'::text) IS DISTINCT FROM (to_jsonb(old.*) ->> 'deleted_at'::text)) OR ((to_jsonb(new.*) ->> 'banned_until'::text) IS DISTINCT FROM (to_jsonb(old.*) ->> 'banned_until'::text)))) EXECUTE FUNCTION private.follow_blocked_account();
CREATE TRIGGER keep_account_email BEFORE UPDATE OF email, email_change ON auth.users FOR EACH ROW EXECUTE FUNCTION private.keep_account_email();
CREATE TRIGGER leave_team BEFORE DELETE ON auth.users FOR EACH ROW EXECUTE FUNCTION private.leave_team();

-- brands
create table brands (
  id text not null,
  name_en text not null,
  name_ar text,
  logo_url text,
  published boolean not null default true,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default clock_timestamp(),
  constraint brands_id_is_a_slug CHECK (((id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (char_length(id) <= 60) AND (id <> 'index'::text))),
  constraint brands_logo_url_address CHECK (private.is_picture_address(logo_url)),
  constraint brands_name_ar_plain CHECK ((private.is_plain_text(name_ar, 80) AND (name_ar !~ '[/\\]'::text))),
  constraint brands_name_ar_visible CHECK (private.is_visible_name(name_ar)),
  constraint brands_name_en_plain CHECK ((private.is_plain_text(name_en, 80) AND (name_en !~ '[/\\]'::text))),
  constraint brands_name_en_visible CHECK (private.is_visible_name(name_en)),
  constraint brands_pkey PRIMARY KEY (id),
  constraint brands_texts_clean CHECK (private.is_clean_text(concat_ws(' '::text, name_en, name_ar)))
);
comment on table brands is 'Makers whose electric cars the site shows.';
comment on column brands.id is 'Readable part of the address: /cars/{id}.';
comment on column brands.name_en is 'English name; cars name their brand by it, in any letter case.';
comment on column brands.published is 'False withdraws the brand from the site without losing it.';
CREATE UNIQUE INDEX brands_name_en_unique ON public.brands USING btree (private.brand_key(name_en));
CREATE INDEX brands_updated_at ON public.brands USING btree (updated_at);
grant select on brands to anon;
grant delete, insert, select, update on brands to authenticated;
grant delete, insert, select, update on brands to service_role;
alter table brands enable row level security;
create policy "Anyone can read published brands" on brands as permissive for select to anon, authenticated
  using (((id =
CASE
    WHEN published THEN id
    ELSE NULL::text
END) AND (created_at = GREATEST(created_at)) AND (updated_at = GREATEST(updated_at))));
comment on policy "Anyone can read published brands" on brands is 'The catalogue is public.';
create policy "Managers can add brands" on brands as permissive for insert to authenticated
  with check (( SELECT is_manager() AS is_manager));
comment on policy "Managers can add brands" on brands is 'The sales team manages the catalogue.';
create policy "Managers can change brands" on brands as permissive for update to authenticated
  using (( SELECT is_manager() AS is_manager))
  with check (( SELECT is_manager() AS is_manager));
comment on policy "Managers can change brands" on brands is 'The sales team manages the catalogue.';
create policy "Managers can delete brands" on brands as permissive for delete to authenticated
  using (( SELECT is_manager() AS is_manager));
comment on policy "Managers can delete brands" on brands is 'The sales team manages the catalogue.';
create policy "Staff can read every brand" on brands as permissive for select to authenticated
  using (((id =
CASE
    WHEN ( SELECT is_staff() AS is_staff) THEN id
    ELSE NULL::text
END) AND (created_at = GREATEST(created_at)) AND (updated_at = GREATEST(updated_at))));
comment on policy "Staff can read every brand" on brands is 'Withdrawn brands stay within reach of the team.';
CREATE TRIGGER adopt_cars AFTER INSERT OR UPDATE OF name_en ON public.brands FOR EACH ROW EXECUTE FUNCTION private.adopt_cars();
CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.brands FOR EACH STATEMENT EXECUTE FUNCTION private.announce_change();
CREATE TRIGGER follow_brand AFTER UPDATE OF published ON public.brands FOR EACH ROW WHEN ((new.published IS DISTINCT FROM old.published)) EXECUTE FUNCTION private.follow_brand();
CREATE TRIGGER note_catalogue_event AFTER INSERT OR DELETE OR UPDATE ON public.brands FOR EACH ROW EXECUTE FUNCTION private.note_catalogue_event('brand');
CREATE TRIGGER note_withdrawal AFTER INSERT OR DELETE OR UPDATE ON public.brands FOR EACH ROW EXECUTE FUNCTION private.note_withdrawal('brand');
CREATE TRIGGER touch_updated_at BEFORE INSERT OR UPDATE ON public.brands FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- car_requests
create table car_requests (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  name text not null,
  phone text not null,
  email text,
  location text,
  daily_km integer not null,
  travel_between_cities boolean not null,
  travel_destination text,
  own_second_car boolean not null,
  private_parking boolean not null,
  status text not null default 'new'::text,
  notified_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  language text not null default 'en'::text,
  page text,
  item_id uuid,
  item_name text,
  shown jsonb,
  status_changed_at timestamp with time zone,
  status_reason text,
  constraint car_requests_daily_km_plausible CHECK (((daily_km >= 0) AND (daily_km <= 10000))),
  constraint car_requests_email_plausible CHECK (private.is_email(email)),
  constraint car_requests_item_name_plain CHECK (private.is_plain_text(item_name, 200)),
  constraint car_requests_language_known CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text]))),
  constraint car_requests_location_plain CHECK (private.is_plain_text(location, 200)),
  constraint car_requests_name_plain CHECK (private.is_plain_text(name, 100)),
  constraint car_requests_page_plausible CHECK (private.is_page_path(page)),
  constraint car_requests_phone_plausible CHECK (private.is_phone(phone)),
  constraint car_requests_pkey PRIMARY KEY (id),
  constraint car_requests_shown_bounded CHECK (((jsonb_typeof(shown) = 'object'::text) AND (octet_length((shown)::text) <= 8192))),
  constraint car_requests_status_known CHECK ((status = ANY (ARRAY['new'::text, 'in_progress'::text, 'done'::text, 'cancelled'::text]))),
  constraint car_requests_status_reason_plain CHECK (private.is_plain_text(status_reason, 300)),
  constraint car_requests_travel_destination_plain CHECK (private.is_plain_text(travel_destination, 200)),
  constraint car_requests_travel_needs_a_destination CHECK (((NOT travel_between_cities) OR (travel_destination IS NOT NULL))),
  constraint car_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table car_requests is 'What a person who asked for car advice told us about their driving.';
comment on column car_requests.id is 'Made by the form before its first attempt, so that a retry stores nothing twice.';
comment on column car_requests.location is 'City or area.';
comment on column car_requests.status is 'Progress, moved by the sales team.';
comment on column car_requests.notified_at is 'When the sales mailbox was told; empty until then. Only functions write it.';
comment on column car_requests.language is 'The language of the page: answer in it.';
comment on column car_requests.item_id is 'The car or charger that it is about, where one was chosen. No foreign key: a withdrawn car keeps its requests.';
comment on column car_requests.shown is 'What the site showed before it was sent, as the browser says: read it as the person''s word.';
comment on column car_requests.status_changed_at is 'When the status was last changed; null while it is the first.';
comment on column car_requests.status_reason is 'Why the team cancelled it, in words for the person who sent it.';
alter table car_requests alter column user_id set (n_distinct=-1);
CREATE INDEX car_requests_queue ON public.car_requests USING btree (status, created_at DESC);
CREATE INDEX car_requests_user ON public.car_requests USING btree (user_id, created_at DESC);
grant select on car_requests to authenticated;
grant delete, insert, select, update on car_requests to service_role;
grant insert (id) on car_requests to authenticated;
grant insert (user_id) on car_requests to authenticated;
grant insert (name) on car_requests to authenticated;
grant insert (phone) on car_requests to authenticated;
grant insert (email) on car_requests to authenticated;
grant insert (location) on car_requests to authenticated;
grant insert (daily_km) on car_requests to authenticated;
grant insert (travel_between_cities) on car_requests to authenticated;
grant insert (travel_destination) on car_requests to authenticated;
grant insert (own_second_car) on car_requests to authenticated;
grant insert (private_parking) on car_requests to authenticated;
grant insert (language) on car_requests to authenticated;
grant insert (page) on car_requests to authenticated;
grant insert (item_id) on car_requests to authenticated;
grant insert (item_name) on car_requests to authenticated;
grant insert (shown) on car_requests to authenticated;
alter table car_requests enable row level security;
create policy "Nobody reads rows of others" on car_requests as restrictive for select to authenticated
  using ((user_id = ANY (ARRAY[( SELECT auth.uid() AS uid)])));
comment on policy "Nobody reads rows of others" on car_requests is 'No policy added later can widen what people read; keeps estimates of row counts at one.';
create policy "People can read their own car requests" on car_requests as permissive for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
comment on policy "People can read their own car requests" on car_requests is 'Shown under My Activity.';
create policy "People can send their own car requests" on car_requests as permissive for insert to authenticated
  with check ((user_id = ( SELECT auth.uid() AS uid)));
comment on policy "People can send their own car requests" on car_requests is 'Needs an account; never in the name of another.';
CREATE TRIGGER date_status BEFORE UPDATE OF status ON public.car_requests FOR EACH ROW WHEN ((old.status <> new.status)) EXECUTE FUNCTION private.date_status('car_request');
CREATE TRIGGER guard_request BEFORE INSERT OR UPDATE ON public.car_requests FOR EACH ROW EXECUTE FUNCTION private.guard_request();
CREATE TRIGGER keep_lead AFTER INSERT OR DELETE OR UPDATE OF status ON public.car_requests FOR EACH ROW EXECUTE FUNCTION private.keep_lead('car_request');
CREATE TRIGGER queue_notifications AFTER INSERT OR DELETE ON public.car_requests FOR EACH ROW EXECUTE FUNCTION private.queue_notifications('car_request');
CREATE TRIGGER refuse_part_mobile BEFORE INSERT ON public.car_requests FOR EACH ROW EXECUTE FUNCTION private.refuse_part_mobile('phone');

-- cars
create table cars (
  id uuid not null default gen_random_uuid(),
  brand text not null,
  brand_id text,
  model text not null,
  photos jsonb,
  range_km integer,
  battery_capacity_kwh numeric,
  motor_power_hp integer,
  top_speed_kmh integer,
  torque_nm integer,
  acceleration_s numeric,
  charging_protocol text not null default 'CCS2'::text,
  price_egp integer,
  dimensions text,
  dealer text,
  ac_kw numeric,
  dc_kw numeric,
  warranty_years integer,
  body_type text not null default 'Sedan'::text,
  powertrain text not null default 'BEV'::text,
  range_cycle text,
  ev_range_km integer,
  combined_range_km integer,
  import_channel text,
  price_source text,
  price_verified_on date,
  published boolean not null default true,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default clock_timestamp(),
  connector_basis text not null default 'assumed'::text,
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
  price_standing text not null default 'level'::text,
  usable_kwh numeric,
  town_kwh_100km numeric,
  motorway_kwh_100km numeric,
  consumption_source text,
  rapid_mean_kw numeric,
  battery_chemistry text,
  battery_cooling text,
  constraint cars_ac_plausible CHECK (((ac_kw > (0)::numeric) AND (ac_kw <= (100)::numeric))),
  constraint cars_acceleration_plausible CHECK (((acceleration_s > (0)::numeric) AND (acceleration_s <= (120)::numeric))),
  constraint cars_battery_chemistry_known CHECK ((battery_chemistry = ANY (ARRAY['LFP'::text, 'NMC'::text, 'other'::text]))),
  constraint cars_battery_cooling_known CHECK ((battery_cooling = ANY (ARRAY['liquid'::text, 'air'::text, 'none'::text]))),
  constraint cars_battery_plausible CHECK (((battery_capacity_kwh > (0)::numeric) AND (battery_capacity_kwh <= (1000)::numeric))),
  constraint cars_battery_warranty_km_plausible CHECK (((battery_warranty_km >= 1000) AND (battery_warranty_km <= 2000000))),
  constraint cars_battery_warranty_years_plausible CHECK (((battery_warranty_years >= 1) AND (battery_warranty_years <= 30))),
  constraint cars_body_type_plain CHECK (private.is_plain_text(body_type, 40)),
  constraint cars_boot_plausible CHECK (((boot_l >= 1) AND (boot_l <= 10000))),
  constraint cars_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id) ON UPDATE CASCADE ON DELETE SET NULL,
  constraint cars_brand_plain CHECK ((private.is_plain_text(brand, 80) AND (brand !~ '[/\\]'::text))),
  constraint cars_brand_visible CHECK (private.is_visible_name(brand)),
  constraint cars_charging_protocol_plain CHECK (private.is_plain_text(charging_protocol, 60)),
  constraint cars_colors_ar_list CHECK (((jsonb_typeof(colors_ar) = 'array'::text) AND (octet_length((colors_ar)::text) <= 4096))),
  constraint cars_colors_list CHECK (((jsonb_typeof(colors) = 'array'::text) AND (octet_length((colors)::text) <= 4096))),
  constraint cars_combined_range_needs_an_engine CHECK (((powertrain = 'EREV'::text) OR (combined_range_km IS NULL))),
  constraint cars_combined_range_plausible CHECK ((((combined_range_km >= 1) AND (combined_range_km <= 5000)) AND (combined_range_km >= COALESCE(ev_range_km, 0)))),
  constraint cars_connector_basis_known CHECK ((connector_basis = ANY (ARRAY['recorded'::text, 'assumed'::text]))),
  constraint cars_consumption_source_plain CHECK (private.is_plain_text(consumption_source, 200)),
  constraint cars_dc_plausible CHECK (((dc_kw > (0)::numeric) AND (dc_kw <= (2000)::numeric))),
  constraint cars_dealer_plain CHECK (private.is_plain_text(dealer, 120)),
  constraint cars_dimensions_plain CHECK (private.is_plain_text(dimensions, 60)),
  constraint cars_drive_known CHECK ((drive = ANY (ARRAY['FWD'::text, 'RWD'::text, 'AWD'::text]))),
  constraint cars_ev_range_plausible CHECK (((ev_range_km >= 1) AND (ev_range_km <= 3000))),
  constraint cars_import_channel_known CHECK ((import_channel = ANY (ARRAY['official'::text, 'parallel'::text]))),
  constraint cars_model_plain CHECK ((private.is_plain_text(model, 120) AND (model !~ '[/\\]'::text))),
  constraint cars_model_visible CHECK (private.is_visible_name(model)),
  constraint cars_model_year_plausible CHECK (((model_year >= 2000) AND (model_year <= 2100))),
  constraint cars_motorway_plausible CHECK (((motorway_kwh_100km > (0)::numeric) AND (motorway_kwh_100km <= (200)::numeric))),
  constraint cars_photos_are_pictures CHECK (private.is_picture_list(photos)),
  constraint cars_photos_bounded CHECK ((octet_length((photos)::text) <= 32768)),
  constraint cars_photos_readable CHECK (private.is_readable_text((photos)::text)),
  constraint cars_pkey PRIMARY KEY (id),
  constraint cars_power_plausible CHECK (((motor_power_hp >= 1) AND (motor_power_hp <= 5000))),
  constraint cars_powertrain_known CHECK ((powertrain = ANY (ARRAY['BEV'::text, 'EREV'::text]))),
  constraint cars_price_plausible CHECK (((price_egp >= 1) AND (price_egp <= 1000000000))),
  constraint cars_price_source_plain CHECK (private.is_plain_text(price_source, 300)),
  constraint cars_price_standing_grounded CHECK (((price_standing = 'level'::text) OR ((price_source IS NOT NULL) AND (price_verified_on IS NOT NULL)))),
  constraint cars_price_standing_known CHECK ((price_standing = ANY (ARRAY['confirmed'::text, 'reported'::text, 'level'::text]))),
  constraint cars_price_verified_on_plausible CHECK (((price_verified_on >= '2000-01-01'::date) AND (price_verified_on <= (((now() AT TIME ZONE 'Africa/Cairo'::text))::date + 1)))),
  constraint cars_range_cycle_known CHECK ((range_cycle = ANY (ARRAY['WLTP'::text, 'CLTC'::text, 'NEDC'::text, 'EPA'::text]))),
  constraint cars_range_plausible CHECK (((range_km >= 1) AND (range_km <= 3000))),
  constraint cars_rapid_mean_plausible CHECK (((rapid_mean_kw > (0)::numeric) AND (rapid_mean_kw <= (2000)::numeric))),
  constraint cars_safety_body_plain CHECK (private.is_plain_text(safety_body, 40)),
  constraint cars_safety_complete CHECK ((num_nulls(safety_stars, safety_year, safety_body) = ANY (ARRAY[0, 3]))),
  constraint cars_safety_stars_known CHECK (((safety_stars >= 0) AND (safety_stars <= 5))),
  constraint cars_safety_year_plausible CHECK (((safety_year >= 1990) AND (safety_year <= 2100))),
  constraint cars_seats_plausible CHECK (((seats >= 1) AND (seats <= 20))),
  constraint cars_texts_clean CHECK (private.is_clean_text(concat_ws(' '::text, brand, model, body_type, dimensions, dealer, charging_protocol, price_source, consumption_source, safety_body, trims, colors, colors_ar))),
  constraint cars_top_speed_plausible CHECK (((top_speed_kmh >= 1) AND (top_speed_kmh <= 600))),
  constraint cars_torque_plausible CHECK (((torque_nm >= 1) AND (torque_nm <= 20000))),
  constraint cars_town_plausible CHECK (((town_kwh_100km > (0)::numeric) AND (town_kwh_100km <= (200)::numeric))),
  constraint cars_trims_list CHECK (private.is_trim_list(trims)),
  constraint cars_usable_plausible CHECK (((usable_kwh > (0)::numeric) AND (usable_kwh <= (1000)::numeric))),
  constraint cars_warranty_plausible CHECK (((warranty_years >= 0) AND (warranty_years <= 30)))
);
comment on table cars is 'Electric and range-extended cars that a buyer in Egypt can read about and ask for.';
comment on column cars.brand is 'English name of the brand, in any letter case.';
comment on column cars.brand_id is 'The brand of that name, kept by triggers. Null where there is none: the build reports such a car.';
comment on column cars.photos is 'Pictures: a list of addresses and of {src, alt_en, alt_ar, credit, licence}, which say what the picture shows, who made it and under which licence it is shown; an object of addresses; or a text that holds either.';
comment on column cars.battery_capacity_kwh is 'As published: mostly the gross capacity.';
comment on column cars.dimensions is 'Length x width x height in millimetres.';
comment on column cars.powertrain is 'BEV: battery only. EREV: battery and a range-extending engine.';
comment on column cars.range_cycle is 'The test that the range was measured by.';
comment on column cars.ev_range_km is 'Range on the battery alone, of a range-extended car.';
comment on column cars.combined_range_km is 'Range with battery and fuel together, of a range-extended car.';
comment on column cars.import_channel is 'official: through the agent, with its warranty. parallel: any importer.';
comment on column cars.price_source is 'Where the price was found, so that it is shown as what it is.';
comment on column cars.price_verified_on is 'The day on which somebody checked the price; of a level, the day on which it was entered.';
comment on column cars.connector_basis is 'recorded: the car itself or a data sheet for Egypt names this connector. assumed: the model comes with either, or nobody has looked.';
comment on column cars.model_year is 'Of the cars on offer.';
comment on column cars.boot_l is 'Litres behind the rear seats while they are up.';
comment on column cars.drive is 'The wheels that are driven.';
comment on column cars.battery_warranty_years is 'Whichever comes first, these years or battery_warranty_km.';
comment on column cars.safety_stars is 'Of five, as safety_body gave them in safety_year; older tests asked less.';
comment on column cars.safety_body is 'Who tested, such as Euro NCAP. The three columns are known together or not at all.';
comment on column cars.trims is 'A list of {name, price_egp}; price_egp is null where it is not known.';
comment on column cars.colors is 'Names of the colours on offer, a list of short texts.';
comment on column cars.colors_ar is 'The same in Arabic; pages in Arabic show `colors` where there is none.';
comment on column cars.price_standing is 'confirmed: by a dealer who is named, or by us, on a day. reported: by a source with its date. level: our own estimate, no quotation.';
comment on column cars.usable_kwh is 'The part of the battery that a driver can use.';
comment on column cars.town_kwh_100km is 'kWh per 100 km from the battery, in town at about 23 °C, as consumption_source measured or estimated it for this variant.';
comment on column cars.motorway_kwh_100km is 'The same at a steady 110 km/h.';
comment on column cars.consumption_source is 'Whose figures these are, with the year.';
comment on column cars.rapid_mean_kw is 'kW on average from 10 to 80 %; dc_kw is the peak.';
comment on column cars.battery_cooling is 'liquid, air (a fan or the wind alone) or none.';
CREATE INDEX cars_brand_id ON public.cars USING btree (brand_id);
CREATE INDEX cars_brand_key ON public.cars USING btree (private.brand_key(brand));
CREATE INDEX cars_updated_at ON public.cars USING btree (updated_at);
grant select on cars to anon;
grant delete, insert, select, update on cars to authenticated;
grant delete, insert, select, update on cars to service_role;
alter table cars enable row level security;
create policy "Anyone can read published cars" on cars as permissive for select to anon, authenticated
  using (((id =
CASE
    WHEN published THEN id
    ELSE NULL::uuid
END) AND (created_at = GREATEST(created_at)) AND (updated_at = GREATEST(updated_at))));
comment on policy "Anyone can read published cars" on cars is 'The catalogue is public.';
create policy "Managers can add cars" on cars as permissive for insert to authenticated
  with check (( SELECT is_manager() AS is_manager));
comment on policy "Managers can add cars" on cars is 'The sales team manages the catalogue.';
create policy "Managers can change cars" on cars as permissive for update to authenticated
  using (( SELECT is_manager() AS is_manager))
  with check (( SELECT is_manager() AS is_manager));
comment on policy "Managers can change cars" on cars is 'The sales team manages the catalogue.';
create policy "Managers can delete cars" on cars as permissive for delete to authenticated
  using (( SELECT is_manager() AS is_manager));
comment on policy "Managers can delete cars" on cars is 'The sales team manages the catalogue.';
create policy "Staff can read every car" on cars as permissive for select to authenticated
  using (((id =
CASE
    WHEN ( SELECT is_staff() AS is_staff) THEN id
    ELSE NULL::uuid
END) AND (created_at = GREATEST(created_at)) AND (updated_at = GREATEST(updated_at))));
comment on policy "Staff can read every car" on cars is 'Withdrawn cars stay within reach of the team.';
CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.cars FOR EACH STATEMENT EXECUTE FUNCTION private.announce_change();
CREATE TRIGGER follow_item AFTER DELETE OR UPDATE OF price_egp, published, brand, brand_id ON public.cars FOR EACH ROW EXECUTE FUNCTION private.follow_item('car');
CREATE TRIGGER keep_price AFTER INSERT OR DELETE OR UPDATE ON public.cars FOR EACH ROW EXECUTE FUNCTION private.keep_price('car');
CREATE TRIGGER note_catalogue_event AFTER INSERT OR DELETE OR UPDATE ON public.cars FOR EACH ROW EXECUTE FUNCTION private.note_catalogue_event('car');
CREATE TRIGGER note_withdrawal AFTER INSERT OR DELETE OR UPDATE ON public.cars FOR EACH ROW EXECUTE FUNCTION private.note_withdrawal('car');
CREATE TRIGGER set_brand_id BEFORE INSERT OR UPDATE OF brand, brand_id ON public.cars FOR EACH ROW EXECUTE FUNCTION private.set_brand_id();
CREATE TRIGGER touch_updated_at BEFORE INSERT OR UPDATE ON public.cars FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- catalogue_batches
create table catalogue_batches (
  id uuid not null,
  edited_table text not null,
  kind text not null,
  source text,
  source_day date,
  actor_id uuid,
  actor_name text not null,
  saved_at timestamp with time zone not null default clock_timestamp(),
  report jsonb not null,
  constraint catalogue_batches_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint catalogue_batches_kind_known CHECK ((kind = ANY (ARRAY['import'::text, 'price'::text, 'confirm'::text, 'publish'::text, 'withdraw'::text, 'undo'::text]))),
  constraint catalogue_batches_pkey PRIMARY KEY (id),
  constraint catalogue_batches_report_bounded CHECK ((octet_length((report)::text) <= 400000)),
  constraint catalogue_batches_source_plain CHECK (private.is_plain_text(source, 300)),
  constraint catalogue_batches_table_known CHECK ((edited_table = ANY (ARRAY['brands'::text, 'cars'::text, 'chargers'::text])))
);
comment on table catalogue_batches is 'Rows of the catalogue that a manager saved at once, such as a spreadsheet: a batch that is sent again gets the same answer. Functions alone read and write it.';
comment on column catalogue_batches.id is 'Made by the browser before its first attempt.';
comment on column catalogue_batches.kind is 'import: a spreadsheet or a price list. price: new prices. confirm: prices confirmed as they are. undo: an earlier batch taken back.';
comment on column catalogue_batches.source is 'Whose price list it was, or who confirmed the prices.';
comment on column catalogue_batches.source_day is 'The day of that list.';
comment on column catalogue_batches.actor_name is 'As it was then: an account may be renamed or deleted.';
CREATE INDEX catalogue_batches_actor ON public.catalogue_batches USING btree (actor_id, saved_at);
CREATE INDEX catalogue_batches_saved_at ON public.catalogue_batches USING btree (saved_at);
grant delete, insert, select, update on catalogue_batches to service_role;
alter table catalogue_batches enable row level security;

-- catalogue_events
create table catalogue_events (
  id bigint not null generated always as identity,
  happened_at timestamp with time zone not null default clock_timestamp(),
  actor_id uuid,
  actor_name text,
  item_type text not null,
  item_id text not null,
  item_name text not null,
  action text not null,
  changes jsonb not null default '{}'::jsonb,
  batch_id uuid,
  constraint catalogue_events_action_known CHECK ((action = ANY (ARRAY['added'::text, 'price'::text, 'changed'::text, 'checked'::text, 'published'::text, 'withdrawn'::text, 'removed'::text]))),
  constraint catalogue_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint catalogue_events_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES catalogue_batches(id),
  constraint catalogue_events_changes_bounded CHECK (((jsonb_typeof(changes) = 'object'::text) AND (octet_length((changes)::text) <= 200000))),
  constraint catalogue_events_item_type_known CHECK ((item_type = ANY (ARRAY['brand'::text, 'car'::text, 'charger'::text, 'charging_point'::text]))),
  constraint catalogue_events_pkey PRIMARY KEY (id)
);
comment on table catalogue_events is 'Who changed what of a brand, car, charger or charging point. Triggers add rows, nobody changes them; they outlive the row they are about.';
comment on column catalogue_events.actor_id is 'Null where the secret key wrote, and once the account is deleted.';
comment on column catalogue_events.actor_name is 'As it was then: an account may be renamed or deleted. Null where the secret key wrote.';
comment on column catalogue_events.item_name is 'As it was then.';
comment on column catalogue_events.changes is 'By column, its value before and after as a list of two; long values are cut.';
comment on column catalogue_events.batch_id is 'What was saved at once with it, such as a spreadsheet.';
CREATE INDEX catalogue_events_actor ON public.catalogue_events USING btree (actor_id, happened_at);
CREATE INDEX catalogue_events_alone ON public.catalogue_events USING btree (happened_at) WHERE (batch_id IS NULL);
CREATE INDEX catalogue_events_batch ON public.catalogue_events USING btree (batch_id);
CREATE INDEX catalogue_events_item ON public.catalogue_events USING btree (item_id, happened_at);
grant insert, select on catalogue_events to service_role;
alter table catalogue_events enable row level security;
CREATE TRIGGER refuse_rewriting BEFORE DELETE OR UPDATE ON public.catalogue_events FOR EACH ROW EXECUTE FUNCTION private.refuse_rewriting();

-- catalogue_withdrawals
create table catalogue_withdrawals (
  item_type text not null,
  item_id text not null,
  withdrawn_at timestamp with time zone not null default clock_timestamp(),
  constraint catalogue_withdrawals_item_type_known CHECK ((item_type = ANY (ARRAY['brand'::text, 'car'::text, 'charger'::text, 'charging_point'::text]))),
  constraint catalogue_withdrawals_pkey PRIMARY KEY (item_type, item_id)
);
comment on table catalogue_withdrawals is 'What was once public and no longer is, deleted or unpublished: pages built before must hide it. Kept by triggers.';
CREATE INDEX catalogue_withdrawals_withdrawn_at ON public.catalogue_withdrawals USING btree (withdrawn_at);
grant select on catalogue_withdrawals to anon;
grant select on catalogue_withdrawals to authenticated;
grant delete, insert, select, update on catalogue_withdrawals to service_role;
alter table catalogue_withdrawals enable row level security;
create policy "Anyone can read what was withdrawn" on catalogue_withdrawals as permissive for select to anon, authenticated
  using (true);
comment on policy "Anyone can read what was withdrawn" on catalogue_withdrawals is 'Holds only identifiers of things that were public.';

-- charger_requests
create table charger_requests (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  name text not null,
  phone text not null,
  email text,
  location text not null,
  vehicle_model text not null,
  installation_type text not null,
  electrical_capacity text,
  parking_type text not null,
  status text not null default 'new'::text,
  notified_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  language text not null default 'en'::text,
  page text,
  item_id uuid,
  item_name text,
  shown jsonb,
  status_changed_at timestamp with time zone,
  status_reason text,
  constraint charger_requests_electrical_capacity_plain CHECK (private.is_plain_text(electrical_capacity, 100)),
  constraint charger_requests_email_plausible CHECK (private.is_email(email)),
  constraint charger_requests_installation_type_known CHECK ((installation_type = ANY (ARRAY['home'::text, 'business'::text]))),
  constraint charger_requests_item_name_plain CHECK (private.is_plain_text(item_name, 200)),
  constraint charger_requests_language_known CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text]))),
  constraint charger_requests_location_plain CHECK (private.is_plain_text(location, 200)),
  constraint charger_requests_name_plain CHECK (private.is_plain_text(name, 100)),
  constraint charger_requests_page_plausible CHECK (private.is_page_path(page)),
  constraint charger_requests_parking_type_known CHECK ((parking_type = ANY (ARRAY['private'::text, 'public'::text, 'garage'::text, 'street'::text, 'other'::text]))),
  constraint charger_requests_phone_plausible CHECK (private.is_phone(phone)),
  constraint charger_requests_pkey PRIMARY KEY (id),
  constraint charger_requests_shown_bounded CHECK (((jsonb_typeof(shown) = 'object'::text) AND (octet_length((shown)::text) <= 8192))),
  constraint charger_requests_status_known CHECK ((status = ANY (ARRAY['new'::text, 'in_progress'::text, 'done'::text, 'cancelled'::text]))),
  constraint charger_requests_status_reason_plain CHECK (private.is_plain_text(status_reason, 300)),
  constraint charger_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint charger_requests_vehicle_model_plain CHECK (private.is_plain_text(vehicle_model, 120))
);
comment on table charger_requests is 'Requests to choose and install a charger.';
comment on column charger_requests.id is 'Made by the form before its first attempt, so that a retry stores nothing twice.';
comment on column charger_requests.status is 'Progress, moved by the sales team.';
comment on column charger_requests.notified_at is 'When the sales mailbox was told; empty until then. Only functions write it.';
comment on column charger_requests.language is 'The language of the page: answer in it.';
comment on column charger_requests.item_id is 'The car or charger that it is about, where one was chosen. No foreign key: a withdrawn car keeps its requests.';
comment on column charger_requests.shown is 'What the site showed before it was sent, as the browser says: read it as the person''s word.';
comment on column charger_requests.status_changed_at is 'When the status was last changed; null while it is the first.';
comment on column charger_requests.status_reason is 'Why the team cancelled it, in words for the person who sent it.';
alter table charger_requests alter column user_id set (n_distinct=-1);
CREATE INDEX charger_requests_queue ON public.charger_requests USING btree (status, created_at DESC);
CREATE INDEX charger_requests_user ON public.charger_requests USING btree (user_id, created_at DESC);
grant select on charger_requests to authenticated;
grant delete, insert, select, update on charger_requests to service_role;
grant insert (id) on charger_requests to authenticated;
grant insert (user_id) on charger_requests to authenticated;
grant insert (name) on charger_requests to authenticated;
grant insert (phone) on charger_requests to authenticated;
grant insert (email) on charger_requests to authenticated;
grant insert (location) on charger_requests to authenticated;
grant insert (vehicle_model) on charger_requests to authenticated;
grant insert (installation_type) on charger_requests to authenticated;
grant insert (electrical_capacity) on charger_requests to authenticated;
grant insert (parking_type) on charger_requests to authenticated;
grant insert (language) on charger_requests to authenticated;
grant insert (page) on charger_requests to authenticated;
grant insert (item_id) on charger_requests to authenticated;
grant insert (item_name) on charger_requests to authenticated;
grant insert (shown) on charger_requests to authenticated;
alter table charger_requests enable row level security;
create policy "Nobody reads rows of others" on charger_requests as restrictive for select to authenticated
  using ((user_id = ANY (ARRAY[( SELECT auth.uid() AS uid)])));
comment on policy "Nobody reads rows of others" on charger_requests is 'No policy added later can widen what people read; keeps estimates of row counts at one.';
create policy "People can read their own charger requests" on charger_requests as permissive for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
comment on policy "People can read their own charger requests" on charger_requests is 'Shown under My Activity.';
create policy "People can send their own charger requests" on charger_requests as permissive for insert to authenticated
  with check ((user_id = ( SELECT auth.uid() AS uid)));
comment on policy "People can send their own charger requests" on charger_requests is 'Needs an account; never in the name of another.';
CREATE TRIGGER date_status BEFORE UPDATE OF status ON public.charger_requests FOR EACH ROW WHEN ((old.status <> new.status)) EXECUTE FUNCTION private.date_status('charger_request');
CREATE TRIGGER guard_request BEFORE INSERT OR UPDATE ON public.charger_requests FOR EACH ROW EXECUTE FUNCTION private.guard_request();
CREATE TRIGGER keep_lead AFTER INSERT OR DELETE OR UPDATE OF status ON public.charger_requests FOR EACH ROW EXECUTE FUNCTION private.keep_lead('charger_request');
CREATE TRIGGER queue_notifications AFTER INSERT OR DELETE ON public.charger_requests FOR EACH ROW EXECUTE FUNCTION private.queue_notifications('charger_request');
CREATE TRIGGER refuse_part_mobile BEFORE INSERT ON public.charger_requests FOR EACH ROW EXECUTE FUNCTION private.refuse_part_mobile('phone');

-- chargers
create table chargers (
  id uuid not null default gen_random_uuid(),
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
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default clock_timestamp(),
  features_ar jsonb,
  price_standing text not null default 'level'::text,
  constraint chargers_category_plain CHECK (private.is_plain_text(category, 60)),
  constraint chargers_connector_type_plain CHECK (private.is_plain_text(connector_type, 60)),
  constraint chargers_features_ar_list CHECK (((jsonb_typeof(features_ar) = 'array'::text) AND (octet_length((features_ar)::text) <= 16384))),
  constraint chargers_features_list CHECK (((jsonb_typeof(features) = 'array'::text) AND (octet_length((features)::text) <= 16384))),
  constraint chargers_input_type_plain CHECK (private.is_plain_text(input_type, 120)),
  constraint chargers_model_plain CHECK ((private.is_plain_text(model, 120) AND (model !~ '[/\\]'::text))),
  constraint chargers_model_visible CHECK (private.is_visible_name(model)),
  constraint chargers_photos_are_pictures CHECK (private.is_picture_list(photos)),
  constraint chargers_photos_bounded CHECK ((octet_length((photos)::text) <= 32768)),
  constraint chargers_photos_readable CHECK (private.is_readable_text((photos)::text)),
  constraint chargers_pkey PRIMARY KEY (id),
  constraint chargers_power_plausible CHECK (((power_kw > (0)::numeric) AND (power_kw <= (2000)::numeric))),
  constraint chargers_price_plausible CHECK (((price_egp >= 1) AND (price_egp <= 1000000000))),
  constraint chargers_price_source_plain CHECK (private.is_plain_text(price_source, 300)),
  constraint chargers_price_standing_grounded CHECK (((price_standing = 'level'::text) OR ((price_source IS NOT NULL) AND (price_verified_on IS NOT NULL)))),
  constraint chargers_price_standing_known CHECK ((price_standing = ANY (ARRAY['confirmed'::text, 'reported'::text, 'level'::text]))),
  constraint chargers_price_verified_on_plausible CHECK (((price_verified_on >= '2000-01-01'::date) AND (price_verified_on <= (((now() AT TIME ZONE 'Africa/Cairo'::text))::date + 1)))),
  constraint chargers_texts_clean CHECK (private.is_clean_text(concat_ws(' '::text, model, category, connector_type, input_type, price_source, features, features_ar))),
  constraint chargers_warranty_plausible CHECK (((warranty_years >= 0) AND (warranty_years <= 30)))
);
comment on table chargers is 'Chargers for homes and businesses that a visitor can read about and ask for.';
comment on column chargers.features is 'What the charger offers: a list of short texts.';
comment on column chargers.photos is 'Pictures, as in cars.';
comment on column chargers.category is 'The group that the filter on the charger page offers.';
comment on column chargers.price_source is 'Where the price was found, so that it is shown as what it is.';
comment on column chargers.price_verified_on is 'As in cars.';
comment on column chargers.features_ar is 'The same as `features` in Arabic; pages in Arabic show `features` where there is none.';
comment on column chargers.price_standing is 'As in cars.';
CREATE INDEX chargers_updated_at ON public.chargers USING btree (updated_at);
grant select on chargers to anon;
grant delete, insert, select, update on chargers to authenticated;
grant delete, insert, select, update on chargers to service_role;
alter table chargers enable row level security;
create policy "Anyone can read published chargers" on chargers as permissive for select to anon, authenticated
  using (((id =
CASE
    WHEN published THEN id
    ELSE NULL::uuid
END) AND (created_at = GREATEST(created_at)) AND (updated_at = GREATEST(updated_at))));
comment on policy "Anyone can read published chargers" on chargers is 'The catalogue is public.';
create policy "Managers can add chargers" on chargers as permissive for insert to authenticated
  with check (( SELECT is_manager() AS is_manager));
comment on policy "Managers can add chargers" on chargers is 'The sales team manages the catalogue.';
create policy "Managers can change chargers" on chargers as permissive for update to authenticated
  using (( SELECT is_manager() AS is_manager))
  with check (( SELECT is_manager() AS is_manager));
comment on policy "Managers can change chargers" on chargers is 'The sales team manages the catalogue.';
create policy "Managers can delete chargers" on chargers as permissive for delete to authenticated
  using (( SELECT is_manager() AS is_manager));
comment on policy "Managers can delete chargers" on chargers is 'The sales team manages the catalogue.';
create policy "Staff can read every charger" on chargers as permissive for select to authenticated
  using (((id =
CASE
    WHEN ( SELECT is_staff() AS is_staff) THEN id
    ELSE NULL::uuid
END) AND (created_at = GREATEST(created_at)) AND (updated_at = GREATEST(updated_at))));
comment on policy "Staff can read every charger" on chargers is 'Withdrawn chargers stay within reach of the team.';
CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.chargers FOR EACH STATEMENT EXECUTE FUNCTION private.announce_change();
CREATE TRIGGER follow_item AFTER DELETE OR UPDATE OF price_egp, published ON public.chargers FOR EACH ROW EXECUTE FUNCTION private.follow_item('charger');
CREATE TRIGGER keep_price AFTER INSERT OR DELETE OR UPDATE ON public.chargers FOR EACH ROW EXECUTE FUNCTION private.keep_price('charger');
CREATE TRIGGER note_catalogue_event AFTER INSERT OR DELETE OR UPDATE ON public.chargers FOR EACH ROW EXECUTE FUNCTION private.note_catalogue_event('charger');
CREATE TRIGGER note_withdrawal AFTER INSERT OR DELETE OR UPDATE ON public.chargers FOR EACH ROW EXECUTE FUNCTION private.note_withdrawal('charger');
CREATE TRIGGER touch_updated_at BEFORE INSERT OR UPDATE ON public.chargers FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- charging_point_imports
create table charging_point_imports (
  id uuid not null default gen_random_uuid(),
  origin text not null,
  imported_by uuid,
  imported_at timestamp with time zone not null default now(),
  report jsonb not null default '{}'::jsonb,
  failure jsonb,
  constraint charging_point_imports_failure_known CHECK (((failure IS NULL) OR COALESCE((((failure ->> 'why'::text) = ANY (ARRAY['key_refused'::text, 'asked_too_often'::text, 'answered_badly'::text, 'no_list'::text, 'nothing_usable'::text, 'late'::text, 'unreachable'::text, 'cut_off'::text])) AND (jsonb_typeof((failure -> 'figure'::text)) = ANY (ARRAY['number'::text, 'null'::text])) AND (octet_length((failure)::text) <= 100)), false))),
  constraint charging_point_imports_imported_by_fkey FOREIGN KEY (imported_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint charging_point_imports_origin_known CHECK ((origin = ANY (ARRAY['desk'::text, 'weekly'::text, 'command'::text]))),
  constraint charging_point_imports_pkey PRIMARY KEY (id),
  constraint charging_point_imports_report_bounded CHECK (((jsonb_typeof(report) = 'object'::text) AND (octet_length((report)::text) <= 20000)))
);
comment on table charging_point_imports is 'Imports of charging points: when, from where, and what each changed.';
comment on column charging_point_imports.report is 'Counts `{added, changed, unchanged, withdrawn, kept, aside, refused, missing}`, and `changes`, the first in words.';
comment on column charging_point_imports.failure is 'Why it stored nothing, or not all, as `{why, figure}`; null where nothing failed.';
CREATE INDEX charging_point_imports_imported_at ON public.charging_point_imports USING btree (imported_at);
CREATE INDEX charging_point_imports_imported_by ON public.charging_point_imports USING btree (imported_by);
grant delete, insert, select, update on charging_point_imports to service_role;
alter table charging_point_imports enable row level security;

-- charging_point_reports
create table charging_point_reports (
  id uuid not null default gen_random_uuid(),
  point_id uuid not null,
  kind text not null,
  words text,
  language text not null,
  created_at timestamp with time zone not null default now(),
  settled_at timestamp with time zone,
  settled_by uuid,
  constraint charging_point_reports_kind_known CHECK ((kind = ANY (ARRAY['closed'::text, 'broken'::text, 'plug'::text, 'price'::text, 'position'::text, 'other'::text]))),
  constraint charging_point_reports_language_known CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text]))),
  constraint charging_point_reports_pkey PRIMARY KEY (id),
  constraint charging_point_reports_point_id_fkey FOREIGN KEY (point_id) REFERENCES charging_points(id) ON DELETE CASCADE,
  constraint charging_point_reports_settled_after CHECK ((settled_at >= created_at)),
  constraint charging_point_reports_settled_by_fkey FOREIGN KEY (settled_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint charging_point_reports_words_plain CHECK (private.is_plain_text(words, 500)),
  constraint charging_point_reports_words_readable CHECK (private.is_readable_text(words))
);
comment on table charging_point_reports is 'What is wrong at charging points, as drivers say. Nothing about who says it.';
comment on column charging_point_reports.words is 'In the reader''s own words; null where only the kind was chosen.';
comment on column charging_point_reports.language is 'Of the page on which it was written.';
comment on column charging_point_reports.settled_by is 'The manager who dealt with it.';
CREATE UNIQUE INDEX charging_point_reports_once ON public.charging_point_reports USING btree (point_id, kind, COALESCE(words, ''::text)) WHERE (settled_at IS NULL);
CREATE INDEX charging_point_reports_open ON public.charging_point_reports USING btree (created_at) WHERE (settled_at IS NULL);
CREATE INDEX charging_point_reports_point ON public.charging_point_reports USING btree (point_id);
CREATE INDEX charging_point_reports_settled_by ON public.charging_point_reports USING btree (settled_by);
grant delete, insert, select, update on charging_point_reports to service_role;
alter table charging_point_reports enable row level security;

-- charging_points
create table charging_points (
  id uuid not null default gen_random_uuid(),
  ocm_id integer,
  name text not null,
  name_ar text,
  operator text,
  address text,
  town text,
  governorate text,
  country text not null default 'EG'::text,
  lat double precision not null,
  lon double precision not null,
  access text,
  cost text,
  state text,
  connectors jsonb not null default '[]'::jsonb,
  last_confirmed_on date,
  source text not null,
  checked_by_phone_on date,
  note text,
  twin_of uuid,
  corrected jsonb not null default '[]'::jsonb,
  published boolean not null default true,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default clock_timestamp(),
  constraint charging_points_access_known CHECK ((access = ANY (ARRAY['public'::text, 'membership'::text, 'restricted'::text, 'private'::text]))),
  constraint charging_points_address_plain CHECK (private.is_plain_text(address, 300)),
  constraint charging_points_checked_by_phone_on_plausible CHECK (((checked_by_phone_on >= '2008-01-01'::date) AND (checked_by_phone_on <= (((now() AT TIME ZONE 'Africa/Cairo'::text))::date + 1)))),
  constraint charging_points_connectors_known CHECK (private.is_connector_list(connectors)),
  constraint charging_points_corrected_names_columns CHECK (((jsonb_typeof(corrected) = 'array'::text) AND (octet_length((corrected)::text) <= 1000))),
  constraint charging_points_cost_plain CHECK (private.is_plain_text(cost, 200)),
  constraint charging_points_country_is_a_code CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint charging_points_governorate_in_egypt CHECK (((governorate IS NULL) OR (country = 'EG'::text))),
  constraint charging_points_governorate_known CHECK ((governorate = ANY (ARRAY['cairo'::text, 'giza'::text, 'qalyubia'::text, 'alexandria'::text, 'beheira'::text, 'matrouh'::text, 'kafr-el-sheikh'::text, 'gharbia'::text, 'monufia'::text, 'dakahlia'::text, 'damietta'::text, 'sharqia'::text, 'port-said'::text, 'ismailia'::text, 'suez'::text, 'north-sinai'::text, 'south-sinai'::text, 'red-sea'::text, 'fayoum'::text, 'beni-suef'::text, 'minya'::text, 'assiut'::text, 'sohag'::text, 'qena'::text, 'luxor'::text, 'aswan'::text, 'new-valley'::text]))),
  constraint charging_points_in_egypt CHECK (((country <> 'EG'::text) OR (((lat >= (21.5)::double precision) AND (lat <= (32)::double precision)) AND ((lon >= (24.5)::double precision) AND (lon <= (37)::double precision))))),
  constraint charging_points_last_confirmed_on_plausible CHECK (((last_confirmed_on >= '2008-01-01'::date) AND (last_confirmed_on <= (((now() AT TIME ZONE 'Africa/Cairo'::text))::date + 1)))),
  constraint charging_points_lat_on_earth CHECK (((lat >= ('-90'::integer)::double precision) AND (lat <= (90)::double precision))),
  constraint charging_points_lon_on_earth CHECK (((lon >= ('-180'::integer)::double precision) AND (lon <= (180)::double precision))),
  constraint charging_points_name_ar_plain CHECK (private.is_plain_text(name_ar, 160)),
  constraint charging_points_name_plain CHECK (private.is_plain_text(name, 160)),
  constraint charging_points_note_plain CHECK (private.is_plain_text(note, 500)),
  constraint charging_points_ocm_id_key UNIQUE (ocm_id),
  constraint charging_points_ocm_id_positive CHECK ((ocm_id >= 1)),
  constraint charging_points_operator_plain CHECK (private.is_plain_text(operator, 120)),
  constraint charging_points_pkey PRIMARY KEY (id),
  constraint charging_points_source_plain CHECK (private.is_plain_text(source, 200)),
  constraint charging_points_state_known CHECK ((state = ANY (ARRAY['working'::text, 'paused'::text, 'closed'::text]))),
  constraint charging_points_texts_clean CHECK (private.is_clean_text(concat_ws(' '::text, name, name_ar, operator, address, town, cost, source, note))),
  constraint charging_points_town_plain CHECK (private.is_plain_text(town, 120)),
  constraint charging_points_twin_is_another CHECK ((twin_of <> id)),
  constraint charging_points_twin_of_fkey FOREIGN KEY (twin_of) REFERENCES charging_points(id) ON DELETE SET NULL
);
comment on table charging_points is 'Places known to us at which cars charge. What is null is not known.';
comment on column charging_points.ocm_id is 'Its number at Open Charge Map; null where the place is our own entry.';
comment on column charging_points.governorate is 'That of Egypt; null abroad.';
comment on column charging_points.access is 'Open to everybody, to members (mostly by an app), to staff, visitors or customers, or private.';
comment on column charging_points.cost is 'What charging costs, in the words of the source.';
comment on column charging_points.state is 'Working, paused for some time, or closed: not in operation any more, or removed.';
comment on column charging_points.connectors is 'A list, since connectors are read, written and imported with their place, and have no life of their own.';
comment on column charging_points.last_confirmed_on is 'The day on which the source last confirmed the place.';
comment on column charging_points.source is 'Who says so; pages show it.';
comment on column charging_points.twin_of is 'The same place, entered before by another or twice; lists fold the two.';
comment on column charging_points.corrected is 'Names of columns that a manager has changed: they keep their values when the place is imported again.';
CREATE INDEX charging_points_twin_of ON public.charging_points USING btree (twin_of);
CREATE INDEX charging_points_updated_at ON public.charging_points USING btree (updated_at);
grant select on charging_points to anon;
grant delete, insert, select, update on charging_points to authenticated;
grant delete, insert, select, update on charging_points to service_role;
alter table charging_points enable row level security;
create policy "Anyone can read published charging points" on charging_points as permissive for select to anon, authenticated
  using (((id =
CASE
    WHEN published THEN id
    ELSE NULL::uuid
END) AND (created_at = GREATEST(created_at)) AND (updated_at = GREATEST(updated_at))));
comment on policy "Anyone can read published charging points" on charging_points is 'Where to charge is public.';
create policy "Managers can add charging points" on charging_points as permissive for insert to authenticated
  with check (( SELECT is_manager() AS is_manager));
comment on policy "Managers can add charging points" on charging_points is 'They know places that no source has.';
create policy "Managers can change charging points" on charging_points as permissive for update to authenticated
  using (( SELECT is_manager() AS is_manager))
  with check (( SELECT is_manager() AS is_manager));
comment on policy "Managers can change charging points" on charging_points is 'They correct what drivers report and what a call confirms.';
create policy "Managers can delete charging points" on charging_points as permissive for delete to authenticated
  using (( SELECT is_manager() AS is_manager));
comment on policy "Managers can delete charging points" on charging_points is 'A place that was entered by mistake.';
create policy "Staff can read every charging point" on charging_points as permissive for select to authenticated
  using (((id =
CASE
    WHEN ( SELECT is_staff() AS is_staff) THEN id
    ELSE NULL::uuid
END) AND (created_at = GREATEST(created_at)) AND (updated_at = GREATEST(updated_at))));
comment on policy "Staff can read every charging point" on charging_points is 'Withdrawn places stay within reach of the team.';
CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.charging_points FOR EACH STATEMENT EXECUTE FUNCTION private.announce_change();
CREATE TRIGGER keep_corrections BEFORE UPDATE ON public.charging_points FOR EACH ROW EXECUTE FUNCTION private.keep_corrections();
CREATE TRIGGER note_point_event AFTER INSERT OR DELETE OR UPDATE ON public.charging_points FOR EACH ROW EXECUTE FUNCTION private.note_point_event();
CREATE TRIGGER note_withdrawal AFTER INSERT OR DELETE OR UPDATE ON public.charging_points FOR EACH ROW EXECUTE FUNCTION private.note_withdrawal('charging_point');
CREATE TRIGGER touch_updated_at BEFORE INSERT OR UPDATE ON public.charging_points FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- close_reasons
create table close_reasons (
  id text not null,
  text_en text not null,
  text_ar text not null,
  "position" integer not null,
  open boolean not null default true,
  constraint close_reasons_id_is_a_slug CHECK (((id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (char_length(id) <= 60))),
  constraint close_reasons_pkey PRIMARY KEY (id),
  constraint close_reasons_position_bounded CHECK ((("position" >= 0) AND ("position" <= 10000))),
  constraint close_reasons_text_ar_plain CHECK (private.is_plain_text(text_ar, 120)),
  constraint close_reasons_text_en_plain CHECK (private.is_plain_text(text_en, 120)),
  constraint close_reasons_texts_clean CHECK (private.is_clean_text(concat_ws(' '::text, text_en, text_ar)))
);
comment on table close_reasons is 'Reasons for which a deal is lost; managers keep the list. Buyers never read them.';
comment on column close_reasons."position" is 'The desk lists the smallest first.';
comment on column close_reasons.open is 'Whether it is offered. One that requests name cannot be deleted, only closed.';
grant delete, insert, select, update on close_reasons to authenticated;
grant delete, insert, select, update on close_reasons to service_role;
alter table close_reasons enable row level security;
create policy "Managers can add reasons" on close_reasons as permissive for insert to authenticated
  with check (( SELECT is_manager() AS is_manager));
comment on policy "Managers can add reasons" on close_reasons is 'From the sales desk.';
create policy "Managers can change reasons" on close_reasons as permissive for update to authenticated
  using (( SELECT is_manager() AS is_manager))
  with check (( SELECT is_manager() AS is_manager));
comment on policy "Managers can change reasons" on close_reasons is 'From the sales desk.';
create policy "Managers can delete reasons" on close_reasons as permissive for delete to authenticated
  using (( SELECT is_manager() AS is_manager));
comment on policy "Managers can delete reasons" on close_reasons is 'One that no request names; others are closed.';
create policy "Staff can read reasons" on close_reasons as permissive for select to authenticated
  using (((id =
CASE
    WHEN ( SELECT is_staff() AS is_staff) THEN id
    ELSE NULL::text
END) AND (text_en = GREATEST(text_en)) AND (text_ar = GREATEST(text_ar))));
comment on policy "Staff can read reasons" on close_reasons is 'Whoever closes a request chooses one.';

-- desk_alerts
create table desk_alerts (
  user_id uuid not null,
  language text,
  mail_mine boolean not null default true,
  mail_due boolean not null default true,
  mail_late boolean not null default true,
  mail_weekly boolean not null default true,
  push_new boolean not null default true,
  push_mine boolean not null default true,
  push_due boolean not null default true,
  push_late boolean not null default true,
  constraint desk_alerts_language_known CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text]))),
  constraint desk_alerts_pkey PRIMARY KEY (user_id),
  constraint desk_alerts_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table desk_alerts is 'What a member wants to be told; who has no row wants all of it. Goes with the role. Only functions read and write it.';
comment on column desk_alerts.language is 'Of their mails; both languages where it is null.';
comment on column desk_alerts.mail_mine is 'A mail about requests that somebody gave to them.';
comment on column desk_alerts.mail_late is 'For managers: a mail about requests that nobody has answered.';
comment on column desk_alerts.mail_weekly is 'For managers: the report of the week on Sunday.';
grant delete, insert, select, update on desk_alerts to service_role;
alter table desk_alerts enable row level security;

-- desk_exports
create table desk_exports (
  id uuid not null,
  actor_id uuid not null,
  actor_name text not null,
  happened_at timestamp with time zone not null default clock_timestamp(),
  filters jsonb not null,
  rows integer not null default 0,
  attempt_rows integer not null default 0,
  constraint desk_exports_filters_bounded CHECK ((octet_length((filters)::text) <= 8192)),
  constraint desk_exports_pkey PRIMARY KEY (id)
);
comment on table desk_exports is 'Which manager exported which requests, and when. Only functions touch it.';
comment on column desk_exports.id is 'Made by the browser: all pages of one file count together.';
comment on column desk_exports.actor_id is 'No foreign key: the log outlives the accounts that it names.';
comment on column desk_exports.rows is 'How many requests were read by now.';
comment on column desk_exports.attempt_rows is 'How many the present attempt at the file has read: one after a lost answer begins anew, and reads the same again.';
CREATE INDEX desk_exports_happened_at ON public.desk_exports USING btree (happened_at DESC);
grant delete, insert, select, update on desk_exports to service_role;
alter table desk_exports enable row level security;

-- desk_holidays
create table desk_holidays (
  day date not null,
  name text not null default ''::text,
  constraint desk_holidays_name_bounded CHECK (((name = ''::text) OR private.is_plain_text(name, 80))),
  constraint desk_holidays_pkey PRIMARY KEY (day)
);
comment on table desk_holidays is 'Days on which the whole office is closed.';
grant delete, insert, select, update on desk_holidays to service_role;
alter table desk_holidays enable row level security;

-- desk_hours
create table desk_hours (
  weekday integer not null,
  opens time without time zone,
  closes time without time zone,
  constraint desk_hours_open_before_close CHECK ((((opens IS NULL) = (closes IS NULL)) AND COALESCE((opens < closes), true))),
  constraint desk_hours_pkey PRIMARY KEY (weekday),
  constraint desk_hours_weekday_known CHECK (((weekday >= 1) AND (weekday <= 7)))
);
comment on table desk_hours is 'The office''s hours in Cairo, a row for each weekday.';
comment on column desk_hours.weekday is 'Monday is 1, Sunday is 7.';
comment on column desk_hours.opens is 'Null where the office is closed all day.';
grant delete, insert, select, update on desk_hours to service_role;
alter table desk_hours enable row level security;

-- desk_news
create table desk_news (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  what text not null,
  kind text not null,
  request_id uuid not null,
  about_at timestamp with time zone not null,
  by_name text,
  happened_at timestamp with time zone not null default clock_timestamp(),
  wants_mail boolean not null,
  mail_id uuid,
  constraint desk_news_kind_request_id_fkey FOREIGN KEY (kind, request_id) REFERENCES leads(kind, id) ON DELETE CASCADE,
  constraint desk_news_pkey PRIMARY KEY (id),
  constraint desk_news_told_once UNIQUE (user_id, what, kind, request_id, about_at),
  constraint desk_news_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint desk_news_what_known CHECK ((what = ANY (ARRAY['new'::text, 'mine'::text, 'due'::text, 'late'::text])))
);
comment on table desk_news is 'What a member is told about a request, once; kept for a month. Functions write it.';
comment on column desk_news.what is 'new: somebody has sent it; mine: it was given to them; due: its next step is; late: nobody has answered it.';
comment on column desk_news.about_at is 'What sets one apart from the next: when it was given, or is due.';
comment on column desk_news.by_name is 'The colleague who gave it; null where it was nobody''s act.';
comment on column desk_news.mail_id is 'The event_id of the mail that tells of it.';
CREATE INDEX desk_news_happened ON public.desk_news USING btree (happened_at);
CREATE INDEX desk_news_mail ON public.desk_news USING btree (mail_id) WHERE (mail_id IS NOT NULL);
CREATE INDEX desk_news_request ON public.desk_news USING btree (kind, request_id);
CREATE INDEX desk_news_unmailed ON public.desk_news USING btree (user_id) WHERE (wants_mail AND (mail_id IS NULL));
grant delete, insert, select, update on desk_news to service_role;
alter table desk_news enable row level security;

-- desk_settings
create table desk_settings (
  only_row boolean not null default true,
  by_turn boolean not null default false,
  late_minutes integer not null default 30,
  version integer not null default 1,
  constraint desk_settings_late_minutes_bounded CHECK (((late_minutes >= 0) AND (late_minutes <= 600))),
  constraint desk_settings_only_one_row CHECK (only_row),
  constraint desk_settings_pkey PRIMARY KEY (only_row)
);
comment on table desk_settings is 'How the desk deals requests out. One row, which functions alone read and write.';
comment on column desk_settings.by_turn is 'Whether new requests go to the members on duty in turn.';
comment on column desk_settings.late_minutes is 'After so many minutes of office time without an answer a request goes on to the next member; 0 for never.';
comment on column desk_settings.version is 'Grows with each change of settings, hours and holidays, so that two managers who save at once are noticed.';
grant delete, insert, select, update on desk_settings to service_role;
alter table desk_settings enable row level security;
CREATE TRIGGER note_office AFTER UPDATE ON public.desk_settings FOR EACH ROW WHEN ((new.version <> old.version)) EXECUTE FUNCTION private.note_office();

-- desk_targets
create table desk_targets (
  id uuid not null default gen_random_uuid(),
  member_id uuid,
  month date not null,
  won integer not null,
  constraint desk_targets_member_id_fkey FOREIGN KEY (member_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint desk_targets_month_begins CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
  constraint desk_targets_once UNIQUE NULLS NOT DISTINCT (member_id, month),
  constraint desk_targets_pkey PRIMARY KEY (id),
  constraint desk_targets_won_plausible CHECK (((won >= 1) AND (won <= 10000)))
);
comment on table desk_targets is 'How many deals a member, or the team, should win in a month. Only functions touch it.';
comment on column desk_targets.member_id is 'Empty for the whole team.';
grant delete, insert, select, update on desk_targets to service_role;
alter table desk_targets enable row level security;
CREATE TRIGGER note_target AFTER INSERT OR DELETE OR UPDATE ON public.desk_targets FOR EACH ROW EXECUTE FUNCTION private.note_target();

-- desk_views
create table desk_views (
  id uuid not null,
  owner_id uuid not null,
  name text not null,
  query text not null,
  shared boolean not null default false,
  "position" integer not null default 0,
  constraint desk_views_name_plain CHECK (private.is_plain_text(name, 60)),
  constraint desk_views_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint desk_views_pkey PRIMARY KEY (id),
  constraint desk_views_position_bounded CHECK ((("position" >= 0) AND ("position" <= 10000))),
  constraint desk_views_query_bounded CHECK (((query ~ '^[?][^#[:space:][:cntrl:]]*$'::text) AND (char_length(query) <= 2000)))
);
comment on table desk_views is 'Saved views of the queue. Only functions read and write it.';
comment on column desk_views.id is 'Made by the browser before its first attempt, so that a retry adds nothing.';
comment on column desk_views.query is 'The part of the desk''s address that holds the view, with its question mark.';
comment on column desk_views.shared is 'Whether the whole team sees it.';
CREATE INDEX desk_views_owner ON public.desk_views USING btree (owner_id);
CREATE INDEX desk_views_shared ON public.desk_views USING btree ("position") WHERE shared;
grant delete, insert, select, update on desk_views to service_role;
alter table desk_views enable row level security;

-- favorites
create table favorites (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  item_id uuid not null,
  item_type text not null,
  created_at timestamp with time zone not null default now(),
  saved_price_egp integer,
  price_mail_in text,
  told_price_egp integer,
  constraint favorites_item_type_known CHECK ((item_type = ANY (ARRAY['car'::text, 'charger'::text]))),
  constraint favorites_once_per_item UNIQUE (user_id, item_type, item_id),
  constraint favorites_pkey PRIMARY KEY (id),
  constraint favorites_price_mail_in_known CHECK ((price_mail_in = ANY (ARRAY['en'::text, 'ar'::text]))),
  constraint favorites_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table favorites is 'What a person has marked with a heart. One mark per person and item.';
comment on column favorites.item_id is 'The record of a car or charger. No foreign key, since it points into two tables; a vanished item is not shown.';
comment on column favorites.saved_price_egp is 'The price at the moment of saving; a trigger sets it.';
comment on column favorites.price_mail_in is 'The language of the mail that the person wants when the price falls; empty where they want none.';
comment on column favorites.told_price_egp is 'The price that the person knows: shown when they asked for mails, or told by the last one. A mail tells of a lower one; null where none was known, and any is told.';
alter table favorites alter column user_id set (n_distinct=-1);
CREATE INDEX favorites_cars ON public.favorites USING btree (created_at) INCLUDE (item_id) WHERE (item_type = 'car'::text);
CREATE INDEX favorites_price_mails ON public.favorites USING btree (item_type, item_id) WHERE (price_mail_in IS NOT NULL);
grant delete, select on favorites to authenticated;
grant delete, insert, select, update on favorites to service_role;
grant insert (id) on favorites to authenticated;
grant insert (user_id) on favorites to authenticated;
grant insert (item_id) on favorites to authenticated;
grant insert (item_type) on favorites to authenticated;
grant update (price_mail_in) on favorites to authenticated;
alter table favorites enable row level security;
create policy "Nobody reads rows of others" on favorites as restrictive for select to authenticated
  using ((user_id = ANY (ARRAY[( SELECT auth.uid() AS uid)])));
comment on policy "Nobody reads rows of others" on favorites is 'No policy added later can widen what people read; keeps estimates of row counts at one.';
create policy "People can add their own favourites" on favorites as permissive for insert to authenticated
  with check ((user_id = ( SELECT auth.uid() AS uid)));
comment on policy "People can add their own favourites" on favorites is 'Saving needs an account.';
create policy "People can ask for mails about their own favourites" on favorites as permissive for update to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)))
  with check ((user_id = ( SELECT auth.uid() AS uid)));
comment on policy "People can ask for mails about their own favourites" on favorites is 'A trigger keeps all other columns.';
create policy "People can read their own favourites" on favorites as permissive for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
comment on policy "People can read their own favourites" on favorites is 'Favourites are private.';
create policy "People can remove their own favourites" on favorites as permissive for delete to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
comment on policy "People can remove their own favourites" on favorites is 'The heart toggles both ways.';
CREATE TRIGGER end_price_mails AFTER DELETE OR UPDATE OF price_mail_in ON public.favorites FOR EACH ROW WHEN ((old.price_mail_in IS NOT NULL)) EXECUTE FUNCTION private.end_price_mails();
CREATE TRIGGER guard_favorite BEFORE INSERT OR UPDATE ON public.favorites FOR EACH ROW EXECUTE FUNCTION private.guard_favorite();
CREATE TRIGGER known_price_at_insert BEFORE INSERT ON public.favorites FOR EACH ROW WHEN ((new.price_mail_in IS NOT NULL)) EXECUTE FUNCTION private.begin_price_mails();
CREATE TRIGGER known_price_at_update BEFORE UPDATE OF price_mail_in ON public.favorites FOR EACH ROW WHEN (((old.price_mail_in IS NULL) AND (new.price_mail_in IS NOT NULL))) EXECUTE FUNCTION private.begin_price_mails();

-- financing_requests
create table financing_requests (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  brand text not null,
  model text not null,
  year text not null,
  company_name text,
  car_price text not null,
  down_payment text not null,
  name text not null,
  mobile_number text not null,
  occupation text not null,
  monthly_income text not null,
  address text not null,
  status text not null default 'new'::text,
  notified_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  language text not null default 'en'::text,
  page text,
  item_id uuid,
  item_name text,
  shown jsonb,
  status_changed_at timestamp with time zone,
  status_reason text,
  constraint financing_requests_address_plain CHECK (private.is_plain_text(address, 300)),
  constraint financing_requests_brand_plain CHECK (private.is_plain_text(brand, 80)),
  constraint financing_requests_car_price_plain CHECK (private.is_plain_text(car_price, 40)),
  constraint financing_requests_car_price_plausible CHECK (COALESCE(((private.amount_of(car_price) >= (1000)::numeric) AND (private.amount_of(car_price) <= (1000000000)::numeric)), false)),
  constraint financing_requests_company_name_plain CHECK (private.is_plain_text(company_name, 120)),
  constraint financing_requests_down_payment_plain CHECK (private.is_plain_text(down_payment, 40)),
  constraint financing_requests_down_payment_plausible CHECK (COALESCE(((private.amount_of(down_payment) >= (0)::numeric) AND (private.amount_of(down_payment) <= private.amount_of(car_price))), false)),
  constraint financing_requests_item_name_plain CHECK (private.is_plain_text(item_name, 200)),
  constraint financing_requests_language_known CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text]))),
  constraint financing_requests_mobile_number_plausible CHECK (private.is_phone(mobile_number)),
  constraint financing_requests_model_plain CHECK (private.is_plain_text(model, 120)),
  constraint financing_requests_monthly_income_plain CHECK (private.is_plain_text(monthly_income, 40)),
  constraint financing_requests_monthly_income_plausible CHECK (COALESCE(((private.amount_of(monthly_income) >= (0)::numeric) AND (private.amount_of(monthly_income) <= (1000000000)::numeric)), false)),
  constraint financing_requests_name_plain CHECK (private.is_plain_text(name, 100)),
  constraint financing_requests_occupation_plain CHECK (private.is_plain_text(occupation, 120)),
  constraint financing_requests_page_plausible CHECK (private.is_page_path(page)),
  constraint financing_requests_pkey PRIMARY KEY (id),
  constraint financing_requests_shown_bounded CHECK (((jsonb_typeof(shown) = 'object'::text) AND (octet_length((shown)::text) <= 8192))),
  constraint financing_requests_status_known CHECK ((status = ANY (ARRAY['new'::text, 'in_progress'::text, 'done'::text, 'cancelled'::text]))),
  constraint financing_requests_status_reason_plain CHECK (private.is_plain_text(status_reason, 300)),
  constraint financing_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint financing_requests_year_plain CHECK (private.is_plain_text(year, 20)),
  constraint financing_requests_year_plausible CHECK (COALESCE(((year ~ '^[0-9\u0660-\u0669\u06F0-\u06F9]{4}$'::text) AND ((private.amount_of(year) >= (1990)::numeric) AND (private.amount_of(year) <= (2100)::numeric))), false))
);
comment on table financing_requests is 'Requests to finance a car, in the words of the person who asked.';
comment on column financing_requests.id is 'Made by the form before its first attempt, so that a retry stores nothing twice.';
comment on column financing_requests.status is 'Progress, moved by the sales team.';
comment on column financing_requests.notified_at is 'When the sales mailbox was told; empty until then. Only functions write it.';
comment on column financing_requests.language is 'The language of the page: answer in it.';
comment on column financing_requests.item_id is 'The car or charger that it is about, where one was chosen. No foreign key: a withdrawn car keeps its requests.';
comment on column financing_requests.shown is 'What the site showed before it was sent, as the browser says: read it as the person''s word.';
comment on column financing_requests.status_changed_at is 'When the status was last changed; null while it is the first.';
comment on column financing_requests.status_reason is 'Why the team cancelled it, in words for the person who sent it.';
alter table financing_requests alter column user_id set (n_distinct=-1);
CREATE INDEX financing_requests_queue ON public.financing_requests USING btree (status, created_at DESC);
CREATE INDEX financing_requests_user ON public.financing_requests USING btree (user_id, created_at DESC);
grant select on financing_requests to authenticated;
grant delete, insert, select, update on financing_requests to service_role;
grant insert (id) on financing_requests to authenticated;
grant insert (user_id) on financing_requests to authenticated;
grant insert (brand) on financing_requests to authenticated;
grant insert (model) on financing_requests to authenticated;
grant insert (year) on financing_requests to authenticated;
grant insert (company_name) on financing_requests to authenticated;
grant insert (car_price) on financing_requests to authenticated;
grant insert (down_payment) on financing_requests to authenticated;
grant insert (name) on financing_requests to authenticated;
grant insert (mobile_number) on financing_requests to authenticated;
grant insert (occupation) on financing_requests to authenticated;
grant insert (monthly_income) on financing_requests to authenticated;
grant insert (address) on financing_requests to authenticated;
grant insert (language) on financing_requests to authenticated;
grant insert (page) on financing_requests to authenticated;
grant insert (item_id) on financing_requests to authenticated;
grant insert (item_name) on financing_requests to authenticated;
grant insert (shown) on financing_requests to authenticated;
alter table financing_requests enable row level security;
create policy "Nobody reads rows of others" on financing_requests as restrictive for select to authenticated
  using ((user_id = ANY (ARRAY[( SELECT auth.uid() AS uid)])));
comment on policy "Nobody reads rows of others" on financing_requests is 'No policy added later can widen what people read; keeps estimates of row counts at one.';
create policy "People can read their own financing requests" on financing_requests as permissive for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
comment on policy "People can read their own financing requests" on financing_requests is 'Shown under My Activity.';
create policy "People can send their own financing requests" on financing_requests as permissive for insert to authenticated
  with check ((user_id = ( SELECT auth.uid() AS uid)));
comment on policy "People can send their own financing requests" on financing_requests is 'Needs an account; never in the name of another.';
CREATE TRIGGER date_status BEFORE UPDATE OF status ON public.financing_requests FOR EACH ROW WHEN ((old.status <> new.status)) EXECUTE FUNCTION private.date_status('financing_request');
CREATE TRIGGER guard_request BEFORE INSERT OR UPDATE ON public.financing_requests FOR EACH ROW EXECUTE FUNCTION private.guard_request();
CREATE TRIGGER keep_lead AFTER INSERT OR DELETE OR UPDATE OF status ON public.financing_requests FOR EACH ROW EXECUTE FUNCTION private.keep_lead('financing_request');
CREATE TRIGGER queue_notifications AFTER INSERT OR DELETE ON public.financing_requests FOR EACH ROW EXECUTE FUNCTION private.queue_notifications('financing_request');
CREATE TRIGGER refuse_part_mobile BEFORE INSERT ON public.financing_requests FOR EACH ROW EXECUTE FUNCTION private.refuse_part_mobile('mobile_number');

-- insurance_requests
create table insurance_requests (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  ev_owner_name text not null,
  phone text not null,
  current_car_price numeric not null,
  brand text not null,
  model text not null,
  year integer not null,
  status text not null default 'new'::text,
  notified_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  language text not null default 'en'::text,
  page text,
  item_id uuid,
  item_name text,
  shown jsonb,
  status_changed_at timestamp with time zone,
  status_reason text,
  constraint insurance_requests_brand_plain CHECK (private.is_plain_text(brand, 80)),
  constraint insurance_requests_ev_owner_name_plain CHECK (private.is_plain_text(ev_owner_name, 100)),
  constraint insurance_requests_item_name_plain CHECK (private.is_plain_text(item_name, 200)),
  constraint insurance_requests_language_known CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text]))),
  constraint insurance_requests_model_plain CHECK (private.is_plain_text(model, 120)),
  constraint insurance_requests_page_plausible CHECK (private.is_page_path(page)),
  constraint insurance_requests_phone_plausible CHECK (private.is_phone(phone)),
  constraint insurance_requests_pkey PRIMARY KEY (id),
  constraint insurance_requests_price_plausible CHECK (COALESCE((((current_car_price >= (1000)::numeric) AND (current_car_price <= (1000000000)::numeric)) AND (current_car_price = round(current_car_price, 2))), false)),
  constraint insurance_requests_shown_bounded CHECK (((jsonb_typeof(shown) = 'object'::text) AND (octet_length((shown)::text) <= 8192))),
  constraint insurance_requests_status_known CHECK ((status = ANY (ARRAY['new'::text, 'in_progress'::text, 'done'::text, 'cancelled'::text]))),
  constraint insurance_requests_status_reason_plain CHECK (private.is_plain_text(status_reason, 300)),
  constraint insurance_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint insurance_requests_year_plausible CHECK (COALESCE(((year >= 2010) AND ((year)::numeric <= (EXTRACT(year FROM (created_at AT TIME ZONE 'Africa/Cairo'::text)) + (1)::numeric))), false))
);
comment on table insurance_requests is 'Requests for an insurance quote.';
comment on column insurance_requests.id is 'Made by the form before its first attempt, so that a retry stores nothing twice.';
comment on column insurance_requests.current_car_price is 'What the car is worth today, in Egyptian pounds.';
comment on column insurance_requests.status is 'Progress, moved by the sales team.';
comment on column insurance_requests.notified_at is 'When the sales mailbox was told; empty until then. Only functions write it.';
comment on column insurance_requests.language is 'The language of the page: answer in it.';
comment on column insurance_requests.item_id is 'The car or charger that it is about, where one was chosen. No foreign key: a withdrawn car keeps its requests.';
comment on column insurance_requests.shown is 'What the site showed before it was sent, as the browser says: read it as the person''s word.';
comment on column insurance_requests.status_changed_at is 'When the status was last changed; null while it is the first.';
comment on column insurance_requests.status_reason is 'Why the team cancelled it, in words for the person who sent it.';
alter table insurance_requests alter column user_id set (n_distinct=-1);
CREATE INDEX insurance_requests_queue ON public.insurance_requests USING btree (status, created_at DESC);
CREATE INDEX insurance_requests_user ON public.insurance_requests USING btree (user_id, created_at DESC);
grant select on insurance_requests to authenticated;
grant delete, insert, select, update on insurance_requests to service_role;
grant insert (id) on insurance_requests to authenticated;
grant insert (user_id) on insurance_requests to authenticated;
grant insert (ev_owner_name) on insurance_requests to authenticated;
grant insert (phone) on insurance_requests to authenticated;
grant insert (current_car_price) on insurance_requests to authenticated;
grant insert (brand) on insurance_requests to authenticated;
grant insert (model) on insurance_requests to authenticated;
grant insert (year) on insurance_requests to authenticated;
grant insert (language) on insurance_requests to authenticated;
grant insert (page) on insurance_requests to authenticated;
grant insert (item_id) on insurance_requests to authenticated;
grant insert (item_name) on insurance_requests to authenticated;
grant insert (shown) on insurance_requests to authenticated;
alter table insurance_requests enable row level security;
create policy "Nobody reads rows of others" on insurance_requests as restrictive for select to authenticated
  using ((user_id = ANY (ARRAY[( SELECT auth.uid() AS uid)])));
comment on policy "Nobody reads rows of others" on insurance_requests is 'No policy added later can widen what people read; keeps estimates of row counts at one.';
create policy "People can read their own insurance requests" on insurance_requests as permissive for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
comment on policy "People can read their own insurance requests" on insurance_requests is 'Shown under My Activity.';
create policy "People can send their own insurance requests" on insurance_requests as permissive for insert to authenticated
  with check ((user_id = ( SELECT auth.uid() AS uid)));
comment on policy "People can send their own insurance requests" on insurance_requests is 'Needs an account; never in the name of another.';
CREATE TRIGGER date_status BEFORE UPDATE OF status ON public.insurance_requests FOR EACH ROW WHEN ((old.status <> new.status)) EXECUTE FUNCTION private.date_status('insurance_request');
CREATE TRIGGER guard_request BEFORE INSERT OR UPDATE ON public.insurance_requests FOR EACH ROW EXECUTE FUNCTION private.guard_request();
CREATE TRIGGER keep_lead AFTER INSERT OR DELETE OR UPDATE OF status ON public.insurance_requests FOR EACH ROW EXECUTE FUNCTION private.keep_lead('insurance_request');
CREATE TRIGGER queue_notifications AFTER INSERT OR DELETE ON public.insurance_requests FOR EACH ROW EXECUTE FUNCTION private.queue_notifications('insurance_request');
CREATE TRIGGER refuse_part_mobile BEFORE INSERT ON public.insurance_requests FOR EACH ROW EXECUTE FUNCTION private.refuse_part_mobile('phone');

-- lead_events
create table lead_events (
  id uuid not null,
  kind text not null,
  request_id uuid not null,
  happened_at timestamp with time zone not null default clock_timestamp(),
  actor_id uuid,
  actor_name text not null,
  action text not null,
  detail jsonb not null default '{}'::jsonb,
  constraint lead_events_action_known CHECK ((action = ANY (ARRAY['added'::text, 'taken'::text, 'assigned'::text, 'status'::text, 'next'::text, 'deal'::text, 'note'::text, 'call'::text, 'call_ended'::text, 'whatsapp'::text, 'email'::text, 'duplicate'::text, 'visit'::text, 'cancelled_by_buyer'::text, 'time_asked_by_buyer'::text, 'proposed'::text, 'hours_refused_by_buyer'::text, 'undone'::text]))),
  constraint lead_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint lead_events_detail_bounded CHECK (((jsonb_typeof(detail) = 'object'::text) AND (octet_length((detail)::text) <= 65536))),
  constraint lead_events_kind_request_id_fkey FOREIGN KEY (kind, request_id) REFERENCES leads(kind, id) ON DELETE CASCADE,
  constraint lead_events_pkey PRIMARY KEY (id)
);
comment on table lead_events is 'Who did what about a request, and when. Rows are added only; they go when the request goes.';
comment on column lead_events.id is 'Made by the browser before its first attempt, so that a retry adds nothing.';
comment on column lead_events.actor_name is 'As it was then: an account may be renamed or deleted.';
CREATE INDEX lead_events_actor ON public.lead_events USING btree (actor_id, happened_at);
CREATE INDEX lead_events_latest ON public.lead_events USING btree (happened_at DESC, id DESC) WHERE (NOT (detail ? 'with'::text));
CREATE INDEX lead_events_request ON public.lead_events USING btree (kind, request_id, happened_at);
grant insert, select on lead_events to service_role;
alter table lead_events enable row level security;
CREATE TRIGGER mail_buyers_step AFTER INSERT ON public.lead_events FOR EACH ROW WHEN ((new.action = ANY (ARRAY['cancelled_by_buyer'::text, 'time_asked_by_buyer'::text, 'hours_refused_by_buyer'::text]))) EXECUTE FUNCTION private.mail_buyers_step();
CREATE TRIGGER mail_status AFTER INSERT ON public.lead_events FOR EACH ROW WHEN (((new.action = 'status'::text) AND ((new.detail ->> 'to'::text) = ANY (ARRAY['done'::text, 'cancelled'::text])) AND ((new.detail ->> 'from'::text) IS DISTINCT FROM (new.detail ->> 'to'::text)))) EXECUTE FUNCTION private.mail_status();
CREATE TRIGGER mail_visit AFTER INSERT ON public.lead_events FOR EACH ROW WHEN ((new.action = 'visit'::text)) EXECUTE FUNCTION private.mail_visit();
CREATE TRIGGER note_last AFTER INSERT ON public.lead_events FOR EACH ROW WHEN ((NOT (new.detail ? 'with'::text))) EXECUTE FUNCTION private.note_last();
CREATE TRIGGER refuse_rewriting BEFORE DELETE OR UPDATE ON public.lead_events FOR EACH ROW EXECUTE FUNCTION private.refuse_rewriting();

-- lead_turns
create table lead_turns (
  kind text not null,
  request_id uuid not null,
  user_id uuid not null,
  given_at timestamp with time zone not null,
  passed_at timestamp with time zone,
  constraint lead_turns_kind_request_id_fkey FOREIGN KEY (kind, request_id) REFERENCES leads(kind, id) ON DELETE CASCADE,
  constraint lead_turns_pkey PRIMARY KEY (kind, request_id, user_id),
  constraint lead_turns_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table lead_turns is 'Who has had a request, so that it goes round the team once at most.';
comment on column lead_turns.passed_at is 'When it went on, or the managers were told, since nobody had answered.';
CREATE INDEX lead_turns_user ON public.lead_turns USING btree (user_id);
grant delete, insert, select, update on lead_turns to service_role;
alter table lead_turns enable row level security;

-- leads
create table leads (
  kind text not null,
  id uuid not null,
  person_id uuid not null,
  user_id uuid,
  source text not null default 'site'::text,
  created_at timestamp with time zone not null,
  name text not null,
  phone text not null,
  phone_key text not null,
  phone_wrong boolean not null default false,
  email text not null,
  subject text not null,
  item_id uuid,
  city text,
  budget_egp bigint,
  language text not null,
  status text not null default 'new'::text,
  stage text,
  outcome text,
  outcome_reason_id text,
  outcome_reason text,
  deal_item_id uuid,
  deal_item_name text,
  amount_egp bigint,
  expected_on date,
  closed_at timestamp with time zone,
  owner_id uuid,
  next_step text,
  next_at timestamp with time zone,
  visit_on date,
  answer_due_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  answered_by uuid,
  last_action text,
  last_outcome text,
  last_at timestamp with time zone,
  duplicate_of uuid,
  version integer not null default 1,
  changed_at timestamp with time zone not null default clock_timestamp(),
  words tsvector not null,
  constraint leads_amount_egp_plausible CHECK (((amount_egp >= 0) AND (amount_egp <= 1000000000))),
  constraint leads_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint leads_deal_item_name_plain CHECK (private.is_plain_text(deal_item_name, 200)),
  constraint leads_kind_known CHECK ((kind = ANY (ARRAY['car_request'::text, 'charger_request'::text, 'visit_request'::text, 'insurance_request'::text, 'financing_request'::text, 'walk_in'::text]))),
  constraint leads_lost_needs_a_reason CHECK (((outcome <> 'lost'::text) OR (outcome_reason IS NOT NULL) OR (outcome_reason_id IS NOT NULL))),
  constraint leads_next_step_bounded CHECK (private.is_plain_text(next_step, 300)),
  constraint leads_next_step_has_a_date CHECK (((next_step IS NULL) = (next_at IS NULL))),
  constraint leads_outcome_known CHECK ((outcome = ANY (ARRAY['won'::text, 'lost'::text]))),
  constraint leads_outcome_of_a_done_one CHECK (((outcome IS NULL) OR (status = 'done'::text))),
  constraint leads_outcome_reason_bounded CHECK (private.is_plain_text(outcome_reason, 300)),
  constraint leads_outcome_reason_id_fkey FOREIGN KEY (outcome_reason_id) REFERENCES close_reasons(id) ON UPDATE CASCADE,
  constraint leads_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint leads_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint leads_pkey PRIMARY KEY (kind, id),
  constraint leads_reason_of_a_closed_one CHECK ((((outcome_reason IS NULL) AND (outcome_reason_id IS NULL)) OR (status = ANY (ARRAY['done'::text, 'cancelled'::text])))),
  constraint leads_sender_of_a_sent_one CHECK (((user_id IS NULL) = (kind = 'walk_in'::text))),
  constraint leads_source_known CHECK ((source = ANY (ARRAY['site'::text, 'call'::text, 'showroom'::text, 'facebook'::text, 'instagram'::text, 'event'::text, 'other'::text]))),
  constraint leads_stage_known CHECK ((stage = ANY (ARRAY['contacted'::text, 'visit'::text, 'offer'::text, 'deposit'::text]))),
  constraint leads_status_known CHECK ((status = ANY (ARRAY['new'::text, 'in_progress'::text, 'done'::text, 'cancelled'::text]))),
  constraint leads_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table leads is 'The queue of the sales desk. Only functions read and write it.';
comment on column leads.id is 'Of the request, in the table that its kind names in the singular.';
comment on column leads.user_id is 'Who sent it; empty for somebody who called or came in.';
comment on column leads.source is 'site for what was sent; where the others were met.';
comment on column leads.phone_key is 'Digits alone, the same for every spelling of the number.';
comment on column leads.phone_wrong is 'Whoever was called at this number is somebody else.';
comment on column leads.item_id is 'The car or charger that it is about.';
comment on column leads.city is 'City or address as it was written.';
comment on column leads.budget_egp is 'The price of the car that it is about, as the person stated it or as it was on sale.';
comment on column leads.stage is 'How far the deal is: contacted, visit, offer, deposit. Empty until somebody answers; a closed one keeps its last.';
comment on column leads.outcome_reason is 'In words of the team; of a cancelled one the buyer reads them.';
comment on column leads.deal_item_id is 'The car that is really sold, as far as it is known.';
comment on column leads.amount_egp is 'What it brings, in Egyptian pounds.';
comment on column leads.expected_on is 'The day on which the deal should be won.';
comment on column leads.owner_id is 'Of an open one, whoever has the person. Of a closed one, who had it then, or closed it.';
comment on column leads.visit_on is 'The day that was asked for or confirmed, of a visit.';
comment on column leads.answered_at is 'When somebody of the team first reached the person or wrote.';
comment on column leads.answered_by is 'Who that was, whoever has it now. Empty where the buyer acted first, and once the account is deleted.';
comment on column leads.last_action is 'The last thing in its history; last_outcome is what came of it.';
comment on column leads.duplicate_of is 'The request of the same kind and person that is answered instead.';
comment on column leads.version is 'Grows with each change, so that two people who act at once are noticed.';
comment on column leads.words is 'What the search looks through.';
CREATE INDEX leads_answered_by ON public.leads USING btree (answered_by) WHERE (answered_by IS NOT NULL);
CREATE INDEX leads_budget ON public.leads USING btree (budget_egp) WHERE (budget_egp IS NOT NULL);
CREATE INDEX leads_changed ON public.leads USING btree (changed_at);
CREATE INDEX leads_closed ON public.leads USING btree (closed_at) WHERE (closed_at IS NOT NULL);
CREATE INDEX leads_duplicates ON public.leads USING btree (kind, duplicate_of) WHERE (duplicate_of IS NOT NULL);
CREATE INDEX leads_item ON public.leads USING btree (item_id, created_at DESC, id DESC) WHERE (item_id IS NOT NULL);
CREATE INDEX leads_kind ON public.leads USING btree (kind, created_at DESC, id DESC);
CREATE INDEX leads_newest ON public.leads USING btree (created_at DESC, id DESC);
CREATE INDEX leads_next ON public.leads USING btree (next_at) WHERE (next_at IS NOT NULL);
CREATE INDEX leads_nobodys ON public.leads USING btree (created_at, id) WHERE (owner_id IS NULL);
CREATE INDEX leads_open ON public.leads USING btree (created_at, id) WHERE (status = ANY (ARRAY['new'::text, 'in_progress'::text]));
CREATE INDEX leads_outcome ON public.leads USING btree (outcome, created_at DESC, id DESC) WHERE (outcome IS NOT NULL);
CREATE INDEX leads_owner ON public.leads USING btree (owner_id, created_at DESC, id DESC);
CREATE INDEX leads_person ON public.leads USING btree (person_id, created_at DESC);
CREATE INDEX leads_person_open ON public.leads USING btree (person_id) WHERE (status = ANY (ARRAY['new'::text, 'in_progress'::text]));
CREATE INDEX leads_phone ON public.leads USING btree (phone_key, created_at DESC);
CREATE INDEX leads_reason ON public.leads USING btree (outcome_reason_id) WHERE (outcome_reason_id IS NOT NULL);
CREATE INDEX leads_source ON public.leads USING btree (source, created_at DESC, id DESC) WHERE (source <> 'site'::text);
CREATE INDEX leads_stage ON public.leads USING btree (stage, created_at DESC, id DESC) WHERE (status = ANY (ARRAY['new'::text, 'in_progress'::text]));
CREATE INDEX leads_status ON public.leads USING btree (status, created_at DESC, id DESC);
CREATE INDEX leads_subject ON public.leads USING btree (subject, created_at DESC, id DESC);
CREATE INDEX leads_unanswered ON public.leads USING btree (created_at, id) WHERE ((answered_at IS NULL) AND (status <> 'cancelled'::text));
CREATE INDEX leads_user ON public.leads USING btree (user_id, created_at DESC);
CREATE INDEX leads_visits ON public.leads USING btree (visit_on, created_at) WHERE (visit_on IS NOT NULL);
CREATE INDEX leads_words ON public.leads USING gin (words);
CREATE INDEX leads_wrong_phones ON public.leads USING btree (phone_key) WHERE phone_wrong;
grant delete, insert, select, update on leads to service_role;
alter table leads enable row level security;
CREATE TRIGGER forget_people AFTER DELETE ON public.leads REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION private.forget_people();
CREATE TRIGGER note_keys AFTER INSERT ON public.leads FOR EACH ROW EXECUTE FUNCTION private.note_keys();
CREATE TRIGGER note_turn_at_insert AFTER INSERT ON public.leads FOR EACH ROW WHEN ((new.owner_id IS NOT NULL)) EXECUTE FUNCTION private.note_turn();
CREATE TRIGGER note_turn_at_update AFTER UPDATE OF owner_id ON public.leads FOR EACH ROW WHEN (((new.owner_id IS NOT NULL) AND (new.owner_id IS DISTINCT FROM old.owner_id))) EXECUTE FUNCTION private.note_turn();
CREATE TRIGGER settle_lead BEFORE INSERT OR UPDATE OF person_id, owner_id, status, answered_at ON public.leads FOR EACH ROW EXECUTE FUNCTION private.settle_lead();
CREATE TRIGGER take_turn AFTER INSERT ON public.leads FOR EACH ROW WHEN (((new.owner_id IS NULL) AND (new.status = 'new'::text))) EXECUTE FUNCTION private.take_turn();
CREATE TRIGGER tell_new AFTER INSERT ON public.leads FOR EACH ROW WHEN ((new.status = 'new'::text)) EXECUTE FUNCTION private.tell_new();
CREATE TRIGGER tell_owner_at_insert AFTER INSERT ON public.leads FOR EACH ROW WHEN (((new.owner_id IS NOT NULL) AND (new.status = ANY (ARRAY['new'::text, 'in_progress'::text])) AND (new.owner_id IS DISTINCT FROM auth.uid()))) EXECUTE FUNCTION private.tell_owner();
CREATE TRIGGER tell_owner_at_update AFTER UPDATE OF owner_id ON public.leads FOR EACH ROW WHEN (((new.owner_id IS NOT NULL) AND (new.owner_id IS DISTINCT FROM old.owner_id) AND (new.status = ANY (ARRAY['new'::text, 'in_progress'::text])) AND (new.owner_id IS DISTINCT FROM auth.uid()))) EXECUTE FUNCTION private.tell_owner();

-- member_days_off
create table member_days_off (
  user_id uuid not null,
  first_day date not null,
  last_day date not null,
  constraint member_days_off_in_order CHECK (((first_day <= last_day) AND ((last_day - first_day) <= 366))),
  constraint member_days_off_pkey PRIMARY KEY (user_id, first_day),
  constraint member_days_off_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table member_days_off is 'Days on which a member gets no new requests, both ends included.';
grant delete, insert, select, update on member_days_off to service_role;
alter table member_days_off enable row level security;

-- member_duty
create table member_duty (
  user_id uuid not null,
  takes_new boolean not null default true,
  weekdays integer[] not null default '{}'::integer[],
  last_turn bigint,
  constraint member_duty_pkey PRIMARY KEY (user_id),
  constraint member_duty_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint member_duty_weekdays_known CHECK ((weekdays <@ '{1,2,3,4,5,6,7}'::integer[]))
);
comment on table member_duty is 'When a member takes new requests; whoever has no row takes them in all office hours. Goes with the role.';
comment on column member_duty.weekdays is 'Monday is 1; empty for all days on which the office is open.';
comment on column member_duty.last_turn is 'The number of their last turn, which grows: moments would be the same, or out of order, where several are given at once.';
grant delete, insert, select, update on member_duty to service_role;
alter table member_duty enable row level security;

-- message_templates
create table message_templates (
  id uuid not null,
  purpose text not null,
  "position" integer not null,
  name_en text not null,
  name_ar text not null,
  text_en text not null,
  text_ar text not null,
  constraint message_templates_name_ar_plain CHECK (private.is_plain_text(name_ar, 80)),
  constraint message_templates_name_en_plain CHECK (private.is_plain_text(name_en, 80)),
  constraint message_templates_pkey PRIMARY KEY (id),
  constraint message_templates_position_bounded CHECK ((("position" >= 0) AND ("position" <= 10000))),
  constraint message_templates_purpose_known CHECK ((purpose = ANY (ARRAY['first_answer'::text, 'price'::text, 'confirm_visit'::text, 'move_visit'::text, 'propose_hours'::text, 'remind_visit'::text, 'missed_visit'::text, 'missed_call'::text, 'other'::text]))),
  constraint message_templates_text_ar_plain CHECK (private.is_message_text(text_ar, 1000)),
  constraint message_templates_text_en_plain CHECK (private.is_message_text(text_en, 1000)),
  constraint message_templates_texts_clean CHECK (private.is_clean_text(concat_ws(' '::text, name_en, name_ar, text_en, text_ar)))
);
comment on table message_templates is 'Ready messages that the team sends by WhatsApp.';
comment on column message_templates.id is 'Made by the browser before its first attempt, so that a retry adds nothing.';
comment on column message_templates.purpose is 'What it is for: the desk offers it first where that fits.';
comment on column message_templates."position" is 'The desk lists the smallest first.';
comment on column message_templates.text_en is 'The desk fills in {name} {car} {price} {date} {time} {place} {number}.';
grant delete, insert, select, update on message_templates to authenticated;
grant delete, insert, select, update on message_templates to service_role;
alter table message_templates enable row level security;
create policy "Managers can add ready messages" on message_templates as permissive for insert to authenticated
  with check (( SELECT is_manager() AS is_manager));
comment on policy "Managers can add ready messages" on message_templates is 'From the sales desk.';
create policy "Managers can change ready messages" on message_templates as permissive for update to authenticated
  using (( SELECT is_manager() AS is_manager))
  with check (( SELECT is_manager() AS is_manager));
comment on policy "Managers can change ready messages" on message_templates is 'From the sales desk.';
create policy "Managers can delete ready messages" on message_templates as permissive for delete to authenticated
  using (( SELECT is_manager() AS is_manager));
comment on policy "Managers can delete ready messages" on message_templates is 'From the sales desk.';
create policy "Staff can read ready messages" on message_templates as permissive for select to authenticated
  using (((id =
CASE
    WHEN ( SELECT is_staff() AS is_staff) THEN id
    ELSE NULL::uuid
END) AND (name_en = GREATEST(name_en)) AND (name_ar = GREATEST(name_ar))));
comment on policy "Staff can read ready messages" on message_templates is 'Whoever answers sends them.';

-- notifications
create table notifications (
  request_id uuid not null,
  kind text not null,
  audience text not null,
  user_id uuid,
  attempts integer not null default 0,
  due_at timestamp with time zone not null,
  claimed_until timestamp with time zone,
  sent_at timestamp with time zone,
  given_up_at timestamp with time zone,
  last_error text,
  created_at timestamp with time zone not null default now(),
  event_id uuid not null default '00000000-0000-0000-0000-000000000000'::uuid,
  step text not null default 'received'::text,
  detail jsonb not null default '{}'::jsonb,
  constraint notifications_audience_known CHECK ((audience = ANY (ARRAY['sales'::text, 'buyer'::text, 'member'::text]))),
  constraint notifications_detail_bounded CHECK (((jsonb_typeof(detail) = 'object'::text) AND (octet_length((detail)::text) <= 4096))),
  constraint notifications_kind_known CHECK ((kind = ANY (ARRAY['car_request'::text, 'charger_request'::text, 'visit_request'::text, 'insurance_request'::text, 'financing_request'::text, 'staff_invitation'::text, 'price_change'::text, 'desk_news'::text, 'weekly_report'::text]))),
  constraint notifications_last_error_bounded CHECK ((char_length(last_error) <= 500)),
  constraint notifications_pkey PRIMARY KEY (request_id, kind, audience, event_id),
  constraint notifications_step_known CHECK ((step = ANY (ARRAY['received'::text, 'visit_confirmed'::text, 'visit_moved'::text, 'cancelled'::text, 'closed'::text, 'cancelled_by_buyer'::text, 'time_asked'::text, 'invited'::text, 'account_deleted'::text, 'price_changed'::text, 'told'::text, 'hours_proposed'::text, 'visit_reminder'::text, 'visit_missed'::text]))),
  constraint notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table notifications is 'Mails about requests: waiting, sent or given up. Kept by triggers and functions; staff may look.';
comment on column notifications.kind is 'The table of the request, in the singular; of an invitation there is none, and its id stands for the address. Of a changed price it is the favourite; of what is new at the desk, and of the report of a week, the member who is told.';
comment on column notifications.user_id is 'Who asked, or who invited. The mails go when the account goes; one that tells of that belongs to nobody and goes once it is out.';
comment on column notifications.attempts is 'How often a function took it on, also where it then died.';
comment on column notifications.due_at is 'The sweep leaves it alone until then.';
comment on column notifications.claimed_until is 'A function is sending it. Longer than a function may run: past that moment it died, and another may try.';
comment on column notifications.given_up_at is 'When an acknowledgement was given up: after a day of failures, or refused for good. To try for another day, empty it, and set created_at to now() and attempts to 0.';
comment on column notifications.event_id is 'The event of the request''s history that it tells of; zeros for the mails of a new request.';
comment on column notifications.detail is 'What it tells, as it was when it happened.';
CREATE INDEX notifications_given_up ON public.notifications USING btree (given_up_at) WHERE (given_up_at IS NOT NULL);
CREATE INDEX notifications_user ON public.notifications USING btree (user_id);
CREATE INDEX notifications_waiting ON public.notifications USING btree (due_at) WHERE ((sent_at IS NULL) AND (given_up_at IS NULL));
grant select on notifications to authenticated;
grant delete, insert, select, update on notifications to service_role;
alter table notifications enable row level security;
create policy "Staff can read notifications" on notifications as permissive for select to authenticated
  using (((request_id =
CASE
    WHEN ( SELECT is_staff() AS is_staff) THEN request_id
    ELSE NULL::uuid
END) AND (kind =
CASE
    WHEN ( SELECT is_staff() AS is_staff) THEN kind
    ELSE NULL::text
END) AND (audience =
CASE
    WHEN ( SELECT is_staff() AS is_staff) THEN audience
    ELSE NULL::text
END)));
comment on policy "Staff can read notifications" on notifications is 'So that the team sees whom no mail reached.';
CREATE TRIGGER forget_mail AFTER UPDATE ON public.notifications FOR EACH ROW WHEN (((new.user_id IS NULL) AND ((new.sent_at IS NOT NULL) OR (new.given_up_at IS NOT NULL)))) EXECUTE FUNCTION private.forget_mail();
CREATE TRIGGER forget_token BEFORE UPDATE ON public.notifications FOR EACH ROW WHEN (((new.detail ? 'token'::text) AND ((new.sent_at IS NOT NULL) OR (new.given_up_at IS NOT NULL)))) EXECUTE FUNCTION private.forget_token();
CREATE TRIGGER know_told_price AFTER UPDATE OF sent_at, claimed_until ON public.notifications FOR EACH ROW WHEN (((new.kind = 'price_change'::text) AND (old.claimed_until IS NOT NULL) AND (new.claimed_until IS NULL))) EXECUTE FUNCTION private.know_told_price();

-- page_views
create table page_views (
  id bigint not null generated always as identity,
  path text not null,
  referring_host text,
  viewed_at timestamp with time zone not null default now(),
  constraint page_views_path_is_one CHECK ((private.is_plain_text(path, 300) AND (path ~ '^/[^?#]*$'::text))),
  constraint page_views_pkey PRIMARY KEY (id),
  constraint page_views_referring_host_is_one CHECK (((char_length(referring_host) <= 253) AND (referring_host ~ '^[a-z0-9.-]+$'::text)))
);
comment on table page_views is 'One row for each page that a person read. No cookie, no address, no account; kept for thirteen months.';
comment on column page_views.path is 'Without query, which may hold what a person typed.';
comment on column page_views.referring_host is 'The other site that linked here; empty when there was none.';
CREATE INDEX page_views_cars ON public.page_views USING btree (viewed_at) INCLUDE (path) WHERE (path ~~ '%/cars/%'::text);
CREATE INDEX page_views_viewed_at ON public.page_views USING btree (viewed_at);
grant select on page_views to authenticated;
grant delete, insert, select, update on page_views to service_role;
alter table page_views enable row level security;
create policy "Staff can read page views" on page_views as permissive for select to authenticated
  using (((id =
CASE
    WHEN ( SELECT is_staff() AS is_staff) THEN id
    ELSE NULL::bigint
END) AND (path =
CASE
    WHEN ( SELECT is_staff() AS is_staff) THEN path
    ELSE NULL::text
END) AND (viewed_at =
CASE
    WHEN ( SELECT is_staff() AS is_staff) THEN viewed_at
    ELSE NULL::timestamp with time zone
END)));
comment on policy "Staff can read page views" on page_views is 'The team looks at the figures; nobody else.';

-- people
create table people (
  id uuid not null default gen_random_uuid(),
  owner_id uuid,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint people_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint people_pkey PRIMARY KEY (id)
);
comment on table people is 'A person who asked, called or came in, by account and telephone number. Goes with the last request. Only functions read and write it.';
comment on column people.owner_id is 'Who of the team has the person, and with them all their open requests.';
CREATE INDEX people_owner ON public.people USING btree (owner_id) WHERE (owner_id IS NOT NULL);
grant delete, insert, select, update on people to service_role;
alter table people enable row level security;
CREATE TRIGGER keep_owner_in_team BEFORE INSERT OR UPDATE OF owner_id ON public.people FOR EACH ROW WHEN ((new.owner_id IS NOT NULL)) EXECUTE FUNCTION private.keep_owner_in_team();

-- person_data_log
create table person_data_log (
  id bigint not null generated always as identity,
  happened_at timestamp with time zone not null default clock_timestamp(),
  actor_id uuid not null,
  actor_name text,
  action text not null,
  account_id uuid not null,
  constraint person_data_log_action_known CHECK ((action = ANY (ARRAY['exported'::text, 'deleted'::text]))),
  constraint person_data_log_pkey PRIMARY KEY (id)
);
comment on table person_data_log is 'Which manager exported or deleted the data of which account, and when. Rows are added only.';
comment on column person_data_log.actor_id is 'No foreign key: the log outlives the accounts that it names.';
comment on column person_data_log.actor_name is 'As it was then.';
comment on column person_data_log.account_id is 'The id alone, which says nothing once the account is gone.';
grant insert, select on person_data_log to service_role;
alter table person_data_log enable row level security;
CREATE TRIGGER refuse_rewriting BEFORE DELETE OR UPDATE ON public.person_data_log FOR EACH ROW EXECUTE FUNCTION private.refuse_rewriting();

-- person_merges
create table person_merges (
  event uuid not null,
  actor_id uuid,
  actor_name text not null,
  happened_at timestamp with time zone not null default clock_timestamp(),
  keep_id uuid not null,
  other_id uuid not null,
  other_owner_id uuid,
  moved jsonb not null,
  undone_at timestamp with time zone,
  undone_by text,
  constraint person_merges_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint person_merges_keep_id_fkey FOREIGN KEY (keep_id) REFERENCES people(id) ON DELETE CASCADE,
  constraint person_merges_other_owner_id_fkey FOREIGN KEY (other_owner_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint person_merges_pkey PRIMARY KEY (event)
);
comment on table person_merges is 'People who were merged, and which requests moved, so that they can be parted again. Only functions touch it.';
comment on column person_merges.event is 'Made by the browser before its first attempt, so that a retry merges once.';
comment on column person_merges.other_id is 'The person who is no more; parted again, they have the same id.';
comment on column person_merges.moved is 'The requests that moved: kind and id.';
CREATE INDEX person_merges_actor ON public.person_merges USING btree (actor_id);
CREATE INDEX person_merges_keep ON public.person_merges USING btree (keep_id, happened_at);
CREATE INDEX person_merges_other_owner ON public.person_merges USING btree (other_owner_id);
grant delete, insert, select, update on person_merges to service_role;
alter table person_merges enable row level security;

-- price_history
create table price_history (
  item_type text not null,
  item_id uuid not null,
  changed_at timestamp with time zone not null default clock_timestamp(),
  price_egp integer,
  price_source text,
  price_verified_on date,
  price_standing text not null default 'level'::text,
  constraint price_history_item_type_known CHECK ((item_type = ANY (ARRAY['car'::text, 'charger'::text]))),
  constraint price_history_pkey PRIMARY KEY (item_type, item_id, changed_at),
  constraint price_history_standing_known CHECK ((price_standing = ANY (ARRAY['confirmed'::text, 'reported'::text, 'level'::text])))
);
comment on table price_history is 'Each price that a car or charger had. A trigger writes it, nobody else.';
comment on column price_history.changed_at is 'When the price was stored: it holds from this moment on.';
comment on column price_history.price_verified_on is 'The day on which this price was last confirmed.';
comment on column price_history.price_standing is 'As it was last, while this price held.';
alter table price_history alter column item_id set (n_distinct=-1);
grant select on price_history to anon;
grant select on price_history to authenticated;
grant delete, insert, select, update on price_history to service_role;
alter table price_history enable row level security;
create policy "Everybody can read prices of what is published" on price_history as permissive for select to anon, authenticated
  using (((item_id =
CASE item_type
    WHEN 'car'::text THEN ( SELECT c.id
       FROM cars c
      WHERE (c.id = price_history.item_id))
    ELSE ( SELECT c.id
       FROM chargers c
      WHERE (c.id = price_history.item_id))
END) AND (item_type = GREATEST(item_type)) AND (changed_at = GREATEST(changed_at))));
comment on policy "Everybody can read prices of what is published" on price_history is 'The policies of cars and chargers decide what the person asking may see.';

-- private.call_salts
create table private.call_salts (
  day date not null,
  salt text not null default ((gen_random_uuid())::text || (gen_random_uuid())::text),
  constraint call_salts_pkey PRIMARY KEY (day)
);
comment on table private.call_salts is 'A secret a day. Once it is deleted nobody can tell any more whose address a hash was made of.';

-- private.calls
create table private.calls (
  action text not null,
  caller bytea not null,
  window_start timestamp with time zone not null,
  calls integer not null,
  constraint calls_pkey PRIMARY KEY (action, caller, window_start)
);
comment on table private.calls is 'Calls per action, caller and span of time. Addresses and accounts only as hashes.';
CREATE INDEX calls_window_start ON private.calls USING btree (window_start);

-- private.desk_batches
create table private.desk_batches (
  event uuid not null,
  actor_id uuid,
  happened_at timestamp with time zone not null default clock_timestamp(),
  asked jsonb not null,
  answer jsonb not null,
  before jsonb not null,
  people jsonb not null,
  undone jsonb,
  constraint desk_batches_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint desk_batches_pkey PRIMARY KEY (event)
);
comment on table private.desk_batches is 'Actions on many requests, with what they changed, so that they can be undone for a day.';
comment on column private.desk_batches.before is 'Each request that was changed: as it was, and its version afterwards.';
comment on column private.desk_batches.people is 'The owner of each person before and afterwards.';
comment on column private.desk_batches.undone is 'The answer of the undoing.';
CREATE INDEX desk_batches_actor ON private.desk_batches USING btree (actor_id);
CREATE INDEX desk_batches_happened_at ON private.desk_batches USING btree (happened_at);

-- private.person_keys
create table private.person_keys (
  key text not null,
  person_id uuid not null,
  constraint person_keys_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE,
  constraint person_keys_pkey PRIMARY KEY (key, person_id)
);
comment on table private.person_keys is 'What two people who are one would share: e, an address; p, the end of a telephone number; n, a name as it sounds with a car or a city.';
CREATE INDEX person_keys_person ON private.person_keys USING btree (person_id);

-- private.person_twins
create table private.person_twins (
  first_id uuid not null,
  second_id uuid not null,
  found_at timestamp with time zone not null default clock_timestamp(),
  dismissed_at timestamp with time zone,
  dismissed_by uuid,
  constraint person_twins_dismissed_by_fkey FOREIGN KEY (dismissed_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint person_twins_first_id_fkey FOREIGN KEY (first_id) REFERENCES people(id) ON DELETE CASCADE,
  constraint person_twins_in_order CHECK ((first_id < second_id)),
  constraint person_twins_pkey PRIMARY KEY (first_id, second_id),
  constraint person_twins_second_id_fkey FOREIGN KEY (second_id) REFERENCES people(id) ON DELETE CASCADE
);
comment on table private.person_twins is 'Pairs of people who are likely one, found when a request came.';
comment on column private.person_twins.dismissed_at is 'When somebody said that they are two people.';
CREATE INDEX person_twins_second ON private.person_twins USING btree (second_id);
CREATE INDEX person_twins_waiting ON private.person_twins USING btree (found_at DESC) WHERE (dismissed_at IS NULL);

-- private.rebuild
create table private.rebuild (
  only_row boolean not null default true,
  wanted bigint not null default 0,
  called bigint not null default 0,
  called_at timestamp with time zone not null default '-infinity'::timestamp with time zone,
  due_at timestamp with time zone not null default '-infinity'::timestamp with time zone,
  awaited_until timestamp with time zone not null default '-infinity'::timestamp with time zone,
  waiting_since timestamp with time zone,
  failed_at timestamp with time zone,
  failure text,
  constraint rebuild_failure_bounded CHECK ((char_length(failure) <= 500)),
  constraint rebuild_only_row CHECK (only_row),
  constraint rebuild_pkey PRIMARY KEY (only_row)
);
comment on table private.rebuild is 'How many changes asked for a build, and the last of them that one was called for.';
comment on column private.rebuild.due_at is 'When the build of what is wanted may be called for.';
comment on column private.rebuild.awaited_until is 'Until then an instance of a function waits to call for it.';
comment on column private.rebuild.waiting_since is 'The first change that no build was called for yet.';
comment on column private.rebuild.failure is 'What the host said of a build that failed; null once one succeeds.';
CREATE TRIGGER note_waiting_build BEFORE UPDATE ON private.rebuild FOR EACH ROW EXECUTE FUNCTION private.note_waiting_build();

-- private.rebuild_webhook
create table private.rebuild_webhook (
  only_row boolean not null default true,
  address text not null,
  secret text not null,
  constraint rebuild_webhook_address_is_safe CHECK ((address ~ '^https://[^[:space:]]+$'::text)),
  constraint rebuild_webhook_only_row CHECK (only_row),
  constraint rebuild_webhook_pkey PRIMARY KEY (only_row),
  constraint rebuild_webhook_secret_is_long CHECK (((char_length(secret) >= 32) AND (char_length(secret) <= 200)))
);
comment on table private.rebuild_webhook is 'Where changes are announced, and the secret that the function there expects. Empty: nothing is announced.';

-- private.unproven_passwords
create table private.unproven_passwords (
  account uuid not null,
  encrypted text not null,
  ended_at timestamp with time zone not null default now(),
  constraint unproven_passwords_account_fkey FOREIGN KEY (account) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint unproven_passwords_pkey PRIMARY KEY (account)
);
comment on table private.unproven_passwords is 'Passwords from before the e-mail was confirmed. They open nothing unless the person takes theirs up again within an hour.';
alter table private.unproven_passwords enable row level security;

-- profiles
create table profiles (
  id uuid not null,
  name text not null,
  email text not null,
  phone text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default clock_timestamp(),
  constraint profiles_email_bounded CHECK (private.is_plain_text(email, 254)),
  constraint profiles_id_fkey FOREIGN KEY (id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint profiles_name_plain CHECK (private.is_plain_text(name, 100)),
  constraint profiles_phone_plausible CHECK (private.is_phone(phone)),
  constraint profiles_pkey PRIMARY KEY (id)
);
comment on table profiles is 'Name, e-mail and telephone of a person with an account; goes when the account goes.';
comment on column profiles.email is 'Copied from the account. The person cannot change it here.';
grant select on profiles to authenticated;
grant delete, insert, select, update on profiles to service_role;
grant insert, update (id) on profiles to authenticated;
grant insert, update (name) on profiles to authenticated;
grant insert, update (email) on profiles to authenticated;
grant insert, update (phone) on profiles to authenticated;
grant insert, update (updated_at) on profiles to authenticated;
alter table profiles enable row level security;
create policy "People can change their own profile" on profiles as permissive for update to authenticated
  using ((id = ( SELECT auth.uid() AS uid)))
  with check ((id = ( SELECT auth.uid() AS uid)));
comment on policy "People can change their own profile" on profiles is 'Name and telephone; the rest is guarded.';
create policy "People can create their own profile" on profiles as permissive for insert to authenticated
  with check (((id = ( SELECT auth.uid() AS uid)) AND (lower(email) = lower(( SELECT (auth.jwt() ->> 'email'::text))))));
comment on policy "People can create their own profile" on profiles is 'For accounts older than the trigger; the e-mail must be that of the account.';
create policy "People can read their own profile" on profiles as permissive for select to authenticated
  using ((id = ( SELECT auth.uid() AS uid)));
comment on policy "People can read their own profile" on profiles is 'Nobody else reads it, not even staff.';
CREATE TRIGGER guard_profile BEFORE INSERT OR UPDATE ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.guard_profile();
CREATE TRIGGER refuse_part_mobile BEFORE INSERT OR UPDATE OF phone ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.refuse_part_mobile('phone');
CREATE TRIGGER touch_updated_at BEFORE INSERT OR UPDATE ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- push_deliveries
create table push_deliveries (
  id uuid not null default gen_random_uuid(),
  subscription_id uuid not null,
  news_id uuid not null,
  attempts integer not null default 0,
  due_at timestamp with time zone not null default now(),
  claimed_until timestamp with time zone,
  constraint push_deliveries_news_id_fkey FOREIGN KEY (news_id) REFERENCES desk_news(id) ON DELETE CASCADE,
  constraint push_deliveries_pkey PRIMARY KEY (id),
  constraint push_deliveries_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES push_subscriptions(id) ON DELETE CASCADE
);
comment on table push_deliveries is 'What still has to be pushed to a browser; a row goes when it is sent or given up. Functions write it.';
comment on column push_deliveries.claimed_until is 'A function is sending it; past that moment it died.';
CREATE INDEX push_deliveries_due ON public.push_deliveries USING btree (due_at);
CREATE INDEX push_deliveries_news ON public.push_deliveries USING btree (news_id);
CREATE INDEX push_deliveries_subscription ON public.push_deliveries USING btree (subscription_id);
grant delete, insert, select, update on push_deliveries to service_role;
alter table push_deliveries enable row level security;

-- push_subscriptions
create table push_subscriptions (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  language text not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint push_subscriptions_auth_is_one CHECK ((auth ~ '^[A-Za-z0-9_-]{16,40}={0,2}$'::text)),
  constraint push_subscriptions_endpoint_is_one CHECK (((char_length(endpoint) <= 1000) AND (endpoint ~ '^https?://[^[:space:]"<>\\]+$'::text))),
  constraint push_subscriptions_endpoint_key UNIQUE (endpoint),
  constraint push_subscriptions_language_known CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text]))),
  constraint push_subscriptions_p256dh_is_one CHECK ((p256dh ~ '^[A-Za-z0-9_-]{80,100}={0,2}$'::text)),
  constraint push_subscriptions_pkey PRIMARY KEY (id),
  constraint push_subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table push_subscriptions is 'Browsers in which a member has turned notifications on, at most ten each. Goes with the role. Only functions read and write it.';
comment on column push_subscriptions.endpoint is 'The address at the browser''s push service. Functions send to known services alone.';
comment on column push_subscriptions.p256dh is 'The public key with which the browser reads what is pushed.';
comment on column push_subscriptions.language is 'In which the site was read when it was turned on.';
CREATE INDEX push_subscriptions_user ON public.push_subscriptions USING btree (user_id, created_at);
grant delete, insert, select, update on push_subscriptions to service_role;
alter table push_subscriptions enable row level security;

-- staff_invitations
create table staff_invitations (
  email text not null,
  role text not null,
  invited_by uuid,
  invited_at timestamp with time zone not null default now(),
  constraint staff_invitations_email_plausible CHECK (private.is_invitable_email(email)),
  constraint staff_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint staff_invitations_pkey PRIMARY KEY (email),
  constraint staff_invitations_role_known CHECK ((role = ANY (ARRAY['sales'::text, 'manager'::text])))
);
comment on table staff_invitations is 'People who are asked to join the team and have not signed in since. Only functions read and write it.';
CREATE INDEX staff_invitations_invited_by ON public.staff_invitations USING btree (invited_by);
grant delete, insert, select, update on staff_invitations to service_role;
alter table staff_invitations enable row level security;
CREATE TRIGGER mail_invitation AFTER INSERT OR DELETE OR UPDATE ON public.staff_invitations FOR EACH ROW EXECUTE FUNCTION private.mail_invitation();
CREATE TRIGGER note_invitation AFTER INSERT OR DELETE OR UPDATE OF role ON public.staff_invitations FOR EACH ROW EXECUTE FUNCTION private.note_invitation();

-- storage.buckets
create policy "Managers can find the bucket of hero images" on storage.buckets as permissive for select to authenticated
  using (((id = 'hero-images'::text) AND ( SELECT is_manager() AS is_manager)));

-- storage.objects
create policy "Managers can add catalogue pictures" on storage.objects as permissive for insert to authenticated
  with check (((bucket_id = 'catalogue'::text) AND ( SELECT is_manager() AS is_manager)));
create policy "Managers can add hero images" on storage.objects as permissive for insert to authenticated
  with check (((bucket_id = 'hero-images'::text) AND ( SELECT is_manager() AS is_manager)));
create policy "Managers can delete catalogue pictures" on storage.objects as permissive for delete to authenticated
  using (((bucket_id = 'catalogue'::text) AND ( SELECT is_manager() AS is_manager)));
create policy "Managers can delete hero images" on storage.objects as permissive for delete to authenticated
  using (((bucket_id = 'hero-images'::text) AND ( SELECT is_manager() AS is_manager)));
create policy "Managers can list catalogue pictures" on storage.objects as permissive for select to authenticated
  using (((bucket_id = 'catalogue'::text) AND ( SELECT is_manager() AS is_manager)));
create policy "Managers can list hero images" on storage.objects as permissive for select to authenticated
  using (((bucket_id = 'hero-images'::text) AND ( SELECT is_manager() AS is_manager)));
create policy "Managers can replace hero images" on storage.objects as permissive for update to authenticated
  using (((bucket_id = 'hero-images'::text) AND ( SELECT is_manager() AS is_manager)))
  with check (((bucket_id = 'hero-images'::text) AND ( SELECT is_manager() AS is_manager)));
create policy "Replaced pictures are named as pictures" on storage.objects as restrictive for update to authenticated
  with check (((bucket_id <> ALL (ARRAY['catalogue'::text, 'hero-images'::text])) OR (name ~ '^[A-Za-z0-9._-]{1,120}\.(jpg|png|webp|avif)$'::text)));
create policy "Stored pictures are named as pictures" on storage.objects as restrictive for insert to authenticated
  with check (((bucket_id <> ALL (ARRAY['catalogue'::text, 'hero-images'::text])) OR (name ~ '^[A-Za-z0-9._-]{1,120}\.(jpg|png|webp|avif)$'::text)));

-- tariffs
create table tariffs (
  key text not null,
  valid_from date not null,
  value numeric not null,
  unit text not null,
  note text,
  source text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default clock_timestamp(),
  constraint tariffs_key_is_a_name CHECK (((key ~ '^[a-z0-9]+(_[a-z0-9]+)*$'::text) AND (char_length(key) <= 80))),
  constraint tariffs_note_plain CHECK (private.is_plain_text(note, 500)),
  constraint tariffs_pkey PRIMARY KEY (key, valid_from),
  constraint tariffs_source_plain CHECK (private.is_plain_text(source, 500)),
  constraint tariffs_texts_clean CHECK (private.is_clean_text(concat_ws(' '::text, unit, source, note))),
  constraint tariffs_unit_plain CHECK (private.is_plain_text(unit, 40)),
  constraint tariffs_value_plausible CHECK (((value >= (0)::numeric) AND (value <= (1000000000)::numeric)))
);
comment on table tariffs is 'Dated figures with their source. The newest row of a key whose date has come is the one in force.';
comment on column tariffs.key is 'What the figure is, such as fuel_petrol_92.';
comment on column tariffs.valid_from is 'The day from which the figure holds.';
grant select on tariffs to anon;
grant delete, insert, select, update on tariffs to authenticated;
grant delete, insert, select, update on tariffs to service_role;
alter table tariffs enable row level security;
create policy "Anyone can read tariffs" on tariffs as permissive for select to anon, authenticated
  using (true);
comment on policy "Anyone can read tariffs" on tariffs is 'Every figure on the site can be checked.';
create policy "Managers can add tariffs" on tariffs as permissive for insert to authenticated
  with check (( SELECT is_manager() AS is_manager));
comment on policy "Managers can add tariffs" on tariffs is 'The sales team keeps the figures up to date.';
create policy "Managers can change tariffs" on tariffs as permissive for update to authenticated
  using (( SELECT is_manager() AS is_manager))
  with check (( SELECT is_manager() AS is_manager));
comment on policy "Managers can change tariffs" on tariffs is 'The sales team keeps the figures up to date.';
create policy "Managers can delete tariffs" on tariffs as permissive for delete to authenticated
  using (( SELECT is_manager() AS is_manager));
comment on policy "Managers can delete tariffs" on tariffs is 'The sales team keeps the figures up to date.';
CREATE TRIGGER announce_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.tariffs FOR EACH STATEMENT EXECUTE FUNCTION private.announce_change();
CREATE TRIGGER touch_updated_at BEFORE INSERT OR UPDATE ON public.tariffs FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- team_events
create table team_events (
  id bigint not null generated always as identity,
  happened_at timestamp with time zone not null default clock_timestamp(),
  actor_id uuid,
  actor_name text,
  action text not null,
  member_name text not null,
  role text,
  month date,
  won integer,
  constraint team_events_action_known CHECK ((action = ANY (ARRAY['invited'::text, 'uninvited'::text, 'joined'::text, 'role'::text, 'left'::text, 'target'::text, 'office'::text]))),
  constraint team_events_pkey PRIMARY KEY (id),
  constraint team_events_role_known CHECK ((role = ANY (ARRAY['sales'::text, 'manager'::text])))
);
comment on table team_events is 'Who was invited into the team, came, got another role or left, whose target and which office settings changed, and who did it. Triggers add rows, nobody changes them.';
comment on column team_events.actor_id is 'No foreign key: the log outlives the accounts. Null where the secret key wrote.';
comment on column team_events.actor_name is 'As it was then, as member_name is.';
comment on column team_events.member_name is 'Of somebody who is invited, the address; empty where it is about all.';
comment on column team_events.role is 'That they have since; of one who left or is invited no more, none.';
comment on column team_events.won is 'How many deals are to be won in the month; null once there is no target.';
CREATE INDEX team_events_latest ON public.team_events USING btree (happened_at DESC, id DESC);
grant insert, select on team_events to service_role;
alter table team_events enable row level security;
CREATE TRIGGER refuse_rewriting BEFORE DELETE OR UPDATE ON public.team_events FOR EACH ROW EXECUTE FUNCTION private.refuse_rewriting();

-- user_roles
create table user_roles (
  user_id uuid not null,
  role text not null,
  granted_at timestamp with time zone not null default now(),
  granted_by uuid,
  constraint user_roles_granted_by_fkey FOREIGN KEY (granted_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint user_roles_pkey PRIMARY KEY (user_id, role),
  constraint user_roles_role_known CHECK ((role = ANY (ARRAY['sales'::text, 'manager'::text, 'staff'::text]))),
  constraint user_roles_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table user_roles is 'Members of the sales team. Only the secret key writes here, so that nobody can promote themselves.';
comment on column user_roles.role is 'sales: reads and answers all requests. manager: also edits the catalogue and gives roles. staff: a manager, from before there were two roles.';
comment on column user_roles.granted_by is 'The manager who gave it; empty where the secret key did.';
CREATE INDEX user_roles_granted_by ON public.user_roles USING btree (granted_by);
CREATE UNIQUE INDEX user_roles_person ON public.user_roles USING btree (user_id);
grant select on user_roles to authenticated;
grant delete, insert, select, update on user_roles to service_role;
alter table user_roles enable row level security;
create policy "People can read their own roles" on user_roles as permissive for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
comment on policy "People can read their own roles" on user_roles is 'Lets the site show staff controls to staff, without telling anyone who else is staff.';
CREATE TRIGGER end_alerts AFTER DELETE ON public.user_roles FOR EACH ROW EXECUTE FUNCTION private.end_alerts();
CREATE TRIGGER end_duty AFTER DELETE ON public.user_roles FOR EACH ROW EXECUTE FUNCTION private.end_duty();
CREATE TRIGGER end_role AFTER DELETE OR UPDATE OF role ON public.user_roles FOR EACH ROW EXECUTE FUNCTION private.end_role();
CREATE CONSTRAINT TRIGGER keep_a_manager AFTER DELETE OR UPDATE ON public.user_roles DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((old.role <> 'sales'::text)) EXECUTE FUNCTION private.keep_a_manager();
CREATE TRIGGER mail_member AFTER INSERT ON public.user_roles FOR EACH ROW WHEN ((new.granted_by = auth.uid())) EXECUTE FUNCTION private.mail_member();
CREATE TRIGGER note_role AFTER INSERT OR DELETE OR UPDATE OF role ON public.user_roles FOR EACH ROW EXECUTE FUNCTION private.note_role();

-- visit_places
create table visit_places (
  id text not null,
  name_en text not null,
  name_ar text not null,
  address_en text not null,
  address_ar text not null,
  map_url text,
  open boolean not null default true,
  created_at timestamp with time zone not null default now(),
  constraint visit_places_address_ar_plain CHECK (private.is_plain_text(address_ar, 300)),
  constraint visit_places_address_en_plain CHECK (private.is_plain_text(address_en, 300)),
  constraint visit_places_id_is_a_slug CHECK (((id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (char_length(id) <= 60))),
  constraint visit_places_map_url_safe CHECK ((private.is_plain_text(map_url, 500) AND (map_url ~ '^https://[^[:space:]]+$'::text))),
  constraint visit_places_name_ar_plain CHECK (private.is_plain_text(name_ar, 120)),
  constraint visit_places_name_en_plain CHECK (private.is_plain_text(name_en, 120)),
  constraint visit_places_pkey PRIMARY KEY (id),
  constraint visit_places_texts_clean CHECK (private.is_clean_text(concat_ws(' '::text, name_en, name_ar, address_en, address_ar)))
);
comment on table visit_places is 'Showrooms and other places where a visit can be agreed.';
grant select on visit_places to anon;
grant delete, insert, select, update on visit_places to authenticated;
grant delete, insert, select, update on visit_places to service_role;
alter table visit_places enable row level security;
create policy "Everybody can read places" on visit_places as permissive for select to anon, authenticated
  using (true);
comment on policy "Everybody can read places" on visit_places is 'A buyer sees where the visit is.';
create policy "Managers can add places" on visit_places as permissive for insert to authenticated
  with check (( SELECT is_manager() AS is_manager));
comment on policy "Managers can add places" on visit_places is 'From the sales desk.';
create policy "Managers can change places" on visit_places as permissive for update to authenticated
  using (( SELECT is_manager() AS is_manager))
  with check (( SELECT is_manager() AS is_manager));
comment on policy "Managers can change places" on visit_places is 'From the sales desk.';
create policy "Managers can delete places" on visit_places as permissive for delete to authenticated
  using (( SELECT is_manager() AS is_manager));
comment on policy "Managers can delete places" on visit_places is 'One without visits; others are closed.';

-- visit_proposals
create table visit_proposals (
  id uuid not null,
  request_id uuid not null,
  user_id uuid not null,
  token_hash text not null,
  slots jsonb not null,
  created_by uuid,
  created_at timestamp with time zone not null default clock_timestamp(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  chosen jsonb,
  constraint visit_proposals_bounded CHECK (((octet_length((slots)::text) <= 2000) AND (octet_length((chosen)::text) <= 1000))),
  constraint visit_proposals_chosen_by_use CHECK (((chosen IS NULL) OR (used_at IS NOT NULL))),
  constraint visit_proposals_created_by_fkey FOREIGN KEY (created_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint visit_proposals_pkey PRIMARY KEY (id),
  constraint visit_proposals_request_id_fkey FOREIGN KEY (request_id) REFERENCES visit_requests(id) ON DELETE CASCADE,
  constraint visit_proposals_token_hash_key UNIQUE (token_hash),
  constraint visit_proposals_two_or_three_slots CHECK (((jsonb_typeof(slots) = 'array'::text) AND (jsonb_array_length(slots) = ANY (ARRAY[2, 3])))),
  constraint visit_proposals_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table visit_proposals is 'Hours that a buyer may choose from. Only functions read and write it.';
comment on column visit_proposals.id is 'Of the event of the history, which the browser makes before its first attempt, so that a retry proposes nothing twice.';
comment on column visit_proposals.token_hash is 'SHA-256 of the token, in hexadecimal figures; the token itself stands in the link alone.';
comment on column visit_proposals.slots is 'Place, day and hour of each, as an array of {place, day, slot}.';
comment on column visit_proposals.expires_at is 'Three days later or at the first of the hours; earlier when something else was agreed or proposed.';
comment on column visit_proposals.used_at is 'When the buyer chose, or said that no hour suits.';
comment on column visit_proposals.chosen is 'The hour that was chosen, as in slots; an hour without a place is one that was asked for instead; {} when none suits.';
CREATE INDEX visit_proposals_created_by ON public.visit_proposals USING btree (created_by);
CREATE INDEX visit_proposals_request ON public.visit_proposals USING btree (request_id, created_at);
CREATE INDEX visit_proposals_user ON public.visit_proposals USING btree (user_id);
CREATE INDEX visit_proposals_waiting ON public.visit_proposals USING btree (expires_at) WHERE (used_at IS NULL);
grant delete, insert, select, update on visit_proposals to service_role;
alter table visit_proposals enable row level security;

-- visit_requests
create table visit_requests (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  full_name text not null,
  email text not null,
  phone_number text not null,
  brand_name text not null,
  model_name text not null,
  visit_date date not null,
  visit_time text not null,
  "trim" text,
  preferred_color text,
  status text not null default 'new'::text,
  notified_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  language text not null default 'en'::text,
  page text,
  item_id uuid,
  item_name text,
  shown jsonb,
  status_changed_at timestamp with time zone,
  status_reason text,
  constraint visit_requests_brand_name_plain CHECK (private.is_plain_text(brand_name, 80)),
  constraint visit_requests_email_plausible CHECK (private.is_email(email)),
  constraint visit_requests_full_name_plain CHECK (private.is_plain_text(full_name, 100)),
  constraint visit_requests_item_name_plain CHECK (private.is_plain_text(item_name, 200)),
  constraint visit_requests_language_known CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text]))),
  constraint visit_requests_model_name_plain CHECK (private.is_plain_text(model_name, 120)),
  constraint visit_requests_page_plausible CHECK (private.is_page_path(page)),
  constraint visit_requests_phone_number_plausible CHECK (private.is_phone(phone_number)),
  constraint visit_requests_pkey PRIMARY KEY (id),
  constraint visit_requests_preferred_color_bounded CHECK (private.is_bounded_text(preferred_color, 60)),
  constraint visit_requests_shown_bounded CHECK (((jsonb_typeof(shown) = 'object'::text) AND (octet_length((shown)::text) <= 8192))),
  constraint visit_requests_status_known CHECK ((status = ANY (ARRAY['new'::text, 'in_progress'::text, 'done'::text, 'cancelled'::text]))),
  constraint visit_requests_status_reason_plain CHECK (private.is_plain_text(status_reason, 300)),
  constraint visit_requests_trim_bounded CHECK (private.is_bounded_text("trim", 100)),
  constraint visit_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint visit_requests_visit_time_is_a_slot CHECK ((visit_time = ANY (ARRAY['09:00'::text, '10:00'::text, '11:00'::text, '12:00'::text, '13:00'::text, '14:00'::text, '15:00'::text, '16:00'::text, '17:00'::text, '18:00'::text])))
);
comment on table visit_requests is 'Visits that people booked to see a car.';
comment on column visit_requests.id is 'Made by the form before its first attempt, so that a retry stores nothing twice.';
comment on column visit_requests.visit_time is 'One of the ten hourly slots, Cairo time.';
comment on column visit_requests.status is 'Progress, moved by the sales team.';
comment on column visit_requests.notified_at is 'When the sales mailbox was told; empty until then. Only functions write it.';
comment on column visit_requests.language is 'The language of the page: answer in it.';
comment on column visit_requests.item_id is 'The car or charger that it is about, where one was chosen. No foreign key: a withdrawn car keeps its requests.';
comment on column visit_requests.shown is 'What the site showed before it was sent, as the browser says: read it as the person''s word.';
comment on column visit_requests.status_changed_at is 'When the status was last changed; null while it is the first.';
comment on column visit_requests.status_reason is 'Why the team cancelled it, in words for the person who sent it.';
alter table visit_requests alter column user_id set (n_distinct=-1);
CREATE INDEX visit_requests_queue ON public.visit_requests USING btree (status, created_at DESC);
CREATE INDEX visit_requests_user ON public.visit_requests USING btree (user_id, created_at DESC);
grant select on visit_requests to authenticated;
grant delete, insert, select, update on visit_requests to service_role;
grant insert (id) on visit_requests to authenticated;
grant insert (user_id) on visit_requests to authenticated;
grant insert (full_name) on visit_requests to authenticated;
grant insert (email) on visit_requests to authenticated;
grant insert (phone_number) on visit_requests to authenticated;
grant insert (brand_name) on visit_requests to authenticated;
grant insert (model_name) on visit_requests to authenticated;
grant insert (visit_date) on visit_requests to authenticated;
grant insert (visit_time) on visit_requests to authenticated;
grant insert ("trim") on visit_requests to authenticated;
grant insert (preferred_color) on visit_requests to authenticated;
grant insert (language) on visit_requests to authenticated;
grant insert (page) on visit_requests to authenticated;
grant insert (item_id) on visit_requests to authenticated;
grant insert (item_name) on visit_requests to authenticated;
grant insert (shown) on visit_requests to authenticated;
alter table visit_requests enable row level security;
create policy "Nobody reads rows of others" on visit_requests as restrictive for select to authenticated
  using ((user_id = ANY (ARRAY[( SELECT auth.uid() AS uid)])));
comment on policy "Nobody reads rows of others" on visit_requests is 'No policy added later can widen what people read; keeps estimates of row counts at one.';
create policy "People can read their own visit requests" on visit_requests as permissive for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
comment on policy "People can read their own visit requests" on visit_requests is 'Shown under My Activity.';
create policy "People can send their own visit requests" on visit_requests as permissive for insert to authenticated
  with check ((user_id = ( SELECT auth.uid() AS uid)));
comment on policy "People can send their own visit requests" on visit_requests is 'Needs an account; never in the name of another.';
CREATE TRIGGER date_status BEFORE UPDATE OF status ON public.visit_requests FOR EACH ROW WHEN ((old.status <> new.status)) EXECUTE FUNCTION private.date_status('visit_request');
CREATE TRIGGER free_visit AFTER UPDATE OF status ON public.visit_requests FOR EACH ROW WHEN ((new.status = 'cancelled'::text)) EXECUTE FUNCTION private.free_visit();
CREATE TRIGGER guard_request BEFORE INSERT OR UPDATE ON public.visit_requests FOR EACH ROW EXECUTE FUNCTION private.guard_request();
CREATE TRIGGER guard_visit_time AFTER INSERT ON public.visit_requests FOR EACH ROW EXECUTE FUNCTION private.guard_visit_time();
CREATE TRIGGER keep_lead AFTER INSERT OR DELETE OR UPDATE OF status ON public.visit_requests FOR EACH ROW EXECUTE FUNCTION private.keep_lead('visit_request');
CREATE TRIGGER queue_notifications AFTER INSERT OR DELETE ON public.visit_requests FOR EACH ROW EXECUTE FUNCTION private.queue_notifications('visit_request');
CREATE TRIGGER refuse_part_mobile BEFORE INSERT ON public.visit_requests FOR EACH ROW EXECUTE FUNCTION private.refuse_part_mobile('phone_number');

-- visits
create table visits (
  request_id uuid not null,
  user_id uuid not null,
  state text not null,
  place_id text,
  day date not null,
  slot text not null,
  reason text,
  changed_at timestamp with time zone not null default clock_timestamp(),
  sequence integer not null default 0,
  constraint visits_confirmed_has_a_place CHECK (((state <> 'confirmed'::text) OR (place_id IS NOT NULL))),
  constraint visits_pkey PRIMARY KEY (request_id),
  constraint visits_place_id_fkey FOREIGN KEY (place_id) REFERENCES visit_places(id),
  constraint visits_reason_plain CHECK (private.is_plain_text(reason, 300)),
  constraint visits_request_id_fkey FOREIGN KEY (request_id) REFERENCES visit_requests(id) ON DELETE CASCADE,
  constraint visits_slot_known CHECK ((slot = ANY (ARRAY['09:00'::text, '10:00'::text, '11:00'::text, '12:00'::text, '13:00'::text, '14:00'::text, '15:00'::text, '16:00'::text, '17:00'::text, '18:00'::text]))),
  constraint visits_state_known CHECK ((state = ANY (ARRAY['asked'::text, 'confirmed'::text, 'cancelled'::text, 'missed'::text]))),
  constraint visits_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table visits is 'What is agreed about a visit: the hour in Cairo and the place, or that the buyer asked for another hour.';
comment on column visits.state is 'asked: the buyer wants this hour. confirmed: agreed. cancelled, with the reason that the buyer reads. missed: nobody came.';
comment on column visits.sequence is 'Grows with each change, so that calendars know which version of the event is newer.';
alter table visits alter column user_id set (n_distinct=-1);
CREATE UNIQUE INDEX visits_agreed ON public.visits USING btree (place_id, day, slot) WHERE (state = 'confirmed'::text);
CREATE INDEX visits_day ON public.visits USING btree (day, slot);
CREATE INDEX visits_user ON public.visits USING btree (user_id);
grant select on visits to authenticated;
grant delete, insert, select, update on visits to service_role;
alter table visits enable row level security;
create policy "Nobody but staff reads visits of others" on visits as restrictive for select to authenticated
  using ((request_id =
CASE
    WHEN ((user_id = ( SELECT auth.uid() AS uid)) OR ( SELECT is_staff() AS is_staff)) THEN request_id
    ELSE NULL::uuid
END));
comment on policy "Nobody but staff reads visits of others" on visits is 'No policy added later can widen what people read; keeps estimates of row counts at one.';
create policy "People can read their own visits" on visits as permissive for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
comment on policy "People can read their own visits" on visits is 'Shown under My Activity.';
create policy "Staff can read all visits" on visits as permissive for select to authenticated
  using ((request_id =
CASE
    WHEN ( SELECT is_staff() AS is_staff) THEN request_id
    ELSE NULL::uuid
END));
comment on policy "Staff can read all visits" on visits is 'Shown with its request at the sales desk.';
CREATE TRIGGER count_visit BEFORE UPDATE ON public.visits FOR EACH ROW WHEN (((((old.state IS DISTINCT FROM new.state) OR (old.place_id IS DISTINCT FROM new.place_id)) OR (old.day IS DISTINCT FROM new.day)) OR (old.slot IS DISTINCT FROM new.slot))) EXECUTE FUNCTION private.count_visit();

-- walk_ins
create table walk_ins (
  id uuid not null,
  name text not null,
  phone text not null,
  email text,
  source text not null,
  item_id uuid,
  item_name text,
  city text,
  note text,
  language text not null default 'ar'::text,
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  status text not null default 'in_progress'::text,
  status_changed_at timestamp with time zone,
  status_reason text,
  constraint walk_ins_city_plain CHECK (private.is_plain_text(city, 200)),
  constraint walk_ins_created_by_fkey FOREIGN KEY (created_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint walk_ins_email_plausible CHECK (private.is_email(email)),
  constraint walk_ins_item_name_plain CHECK (private.is_plain_text(item_name, 200)),
  constraint walk_ins_language_known CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text]))),
  constraint walk_ins_name_plain CHECK (private.is_plain_text(name, 100)),
  constraint walk_ins_note_plausible CHECK (((char_length(btrim(note)) >= 1) AND (char_length(btrim(note)) <= 2000))),
  constraint walk_ins_phone_plausible CHECK (private.is_phone(phone)),
  constraint walk_ins_pkey PRIMARY KEY (id),
  constraint walk_ins_source_known CHECK ((source = ANY (ARRAY['call'::text, 'showroom'::text, 'facebook'::text, 'instagram'::text, 'event'::text, 'other'::text]))),
  constraint walk_ins_status_known CHECK ((status = ANY (ARRAY['new'::text, 'in_progress'::text, 'done'::text, 'cancelled'::text]))),
  constraint walk_ins_status_reason_plain CHECK (private.is_plain_text(status_reason, 300))
);
comment on table walk_ins is 'Customers who sent no request: they called, came in or wrote elsewhere. Only functions read and write it.';
comment on column walk_ins.id is 'Made by the browser before its first attempt, so that a retry stores nothing twice.';
comment on column walk_ins.source is 'Where the team met them.';
CREATE INDEX walk_ins_created_at ON public.walk_ins USING btree (created_at);
CREATE INDEX walk_ins_created_by ON public.walk_ins USING btree (created_by, created_at);
grant delete, insert, select, update on walk_ins to service_role;
alter table walk_ins enable row level security;
CREATE TRIGGER date_status BEFORE UPDATE OF status ON public.walk_ins FOR EACH ROW WHEN ((old.status <> new.status)) EXECUTE FUNCTION private.date_status('walk_in');
CREATE TRIGGER keep_lead AFTER INSERT OR DELETE OR UPDATE OF status ON public.walk_ins FOR EACH ROW EXECUTE FUNCTION private.keep_lead('walk_in');
CREATE TRIGGER refuse_part_mobile BEFORE INSERT ON public.walk_ins FOR EACH ROW EXECUTE FUNCTION private.refuse_part_mobile('phone');

-- weekly_reports
create table weekly_reports (
  sunday date not null,
  written_at timestamp with time zone not null default clock_timestamp(),
  figures jsonb not null,
  constraint weekly_reports_pkey PRIMARY KEY (sunday),
  constraint weekly_reports_sunday_is_one CHECK ((EXTRACT(dow FROM sunday) = (0)::numeric))
);
comment on table weekly_reports is 'The report of each week, written once. Only functions touch it.';
comment on column weekly_reports.sunday is 'The day of the report, in Cairo: it tells of the seven days before.';
comment on column weekly_reports.figures is 'As they were when it was written: a mail that is repeated says the same.';
grant delete, insert, select, update on weekly_reports to service_role;
alter table weekly_reports enable row level security;

CREATE OR REPLACE FUNCTION public.accept_invitation()
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  invitation public.staff_invitations;
  address constant text := (
    select lower(u.email) from auth.users u where u.id = auth.uid() and u.email_confirmed_at is not null);
begin
  if not exists (select from public.staff_invitations i where i.email = address) then
    return false;
  end if;
  perform private.lock_team();
  delete from public.staff_invitations i
    where i.email = address and i.invited_at > now() - interval '30 days'
      and (i.invited_by is null
        or exists (select from public.user_roles r where r.user_id = i.invited_by and r.role <> 'sales'))
    returning i.* into invitation;
  if not found then
    return false;
  end if;
  insert into public.user_roles (user_id, role, granted_by)
    values (auth.uid(), invitation.role, invitation.invited_by)
    on conflict (user_id) do nothing;
  return true;
end
$function$
;
comment on function accept_invitation() is 'Turns an invitation of the last 30 days to the confirmed address of the person asking into their role, if its inviter is still a manager; the secret key''s needs none.';
grant execute on function accept_invitation() to authenticated;

CREATE OR REPLACE FUNCTION public.allow_call(action text, caller text, most integer, seconds integer)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today constant date := (now() at time zone 'UTC')::date;
  span constant timestamptz := to_timestamp(floor(extract(epoch from now()) / seconds) * seconds);
  secret text;
begin
  insert into private.call_salts (day) values (today) on conflict do nothing;
  select s.salt into secret from private.call_salts s where s.day = today;
  -- Calls beyond the limit are not written, so that a flood of calls does not become a flood of writes.
  insert into private.calls as c (action, caller, window_start, calls)
    values (
      allow_call.action, sha256(convert_to(secret || allow_call.caller, 'UTF8')), span, 1
    )
    on conflict on constraint calls_pkey do update set calls = c.calls + 1 where c.calls < most;
  return found;
end
$function$
;
comment on function allow_call(text,text,integer,integer) is 'Counts a call and tells whether the caller, an address or an account, is still within so many per span of seconds.';
grant execute on function allow_call(text,text,integer,integer) to service_role;

CREATE OR REPLACE FUNCTION public.answer_own_visit_proposal(proposal uuid, choice jsonb)
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
    select private.answer_proposal(p.id, choice) from public.visit_proposals p
    where p.id = proposal and p.user_id = auth.uid()
  $function$
;
comment on function answer_own_visit_proposal(uuid,jsonb) is 'What the person who is signed in says to a proposal of theirs, see private.answer_proposal; null when it is not theirs.';
grant execute on function answer_own_visit_proposal(uuid,jsonb) to authenticated;

CREATE OR REPLACE FUNCTION public.answer_visit_proposal(token text, choice jsonb)
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
    select private.answer_proposal(p.id, choice) from public.visit_proposals p where p.token_hash = private.hash_of_token(token)
  $function$
;
comment on function answer_visit_proposal(text,jsonb) is 'What the holder of a link says to its proposal, see private.answer_proposal; null for an unknown link.';
grant execute on function answer_visit_proposal(text,jsonb) to service_role;

CREATE OR REPLACE FUNCTION public.ask_another_hour(request uuid, event uuid, on_day date, at_slot text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  asked constant jsonb := jsonb_build_object('day', on_day, 'slot', at_slot);
  a_day_ago constant timestamptz := now() - interval '1 day';
  lead public.leads;
begin
  select * into lead from public.leads l
    where l.kind = 'visit_request' and l.id = request and l.user_id = auth.uid()
      and l.status in ('new', 'in_progress') for update;
  if not found then
    return false;
  end if;
  if private.is_repeat(event, 'visit_request', request, 'time_asked_by_buyer', asked) then
    return true;
  end if;
  perform private.require_hour_ahead(on_day, at_slot);
  -- The hour that is asked for or agreed already.
  if exists (
    select from public.visit_requests r left join public.visits v on v.request_id = r.id
    where r.id = request and coalesce(v.state, 'asked') in ('asked', 'confirmed')
      and (coalesce(v.day, r.visit_date), coalesce(v.slot, r.visit_time)) = (on_day, at_slot)
  ) then
    return true;
  end if;
  -- Each is a mail to the team and a row of the history.
  if (select count(*) >= 5 from public.lead_events e
      where e.kind = 'visit_request' and e.request_id = request and e.action = 'time_asked_by_buyer'
        and e.happened_at > a_day_ago)
    or (select count(*) >= 20 from public.lead_events e
      where e.actor_id = auth.uid() and e.action = 'time_asked_by_buyer' and e.happened_at > a_day_ago) then
    raise exception 'Too many other hours within a day' using errcode = 'PT429';
  end if;
  perform private.write_asked_hour(lead, event, on_day, at_slot);
  return true;
end
$function$
;
comment on function ask_another_hour(uuid,uuid,date,text) is 'For the person who asked for a visit: asks for another hour, which frees the one that was agreed. At most five times a day for a visit, and twenty for a person.';
grant execute on function ask_another_hour(uuid,uuid,date,text) to authenticated;

CREATE OR REPLACE FUNCTION public.cancel_request(of_kind text, request uuid, event uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  lead public.leads;
begin
  select * into lead from public.leads l
    where l.kind = of_kind and l.id = request and l.user_id = auth.uid() for update;
  if not found then
    return false;
  end if;
  if private.is_repeat(event, of_kind, request, 'cancelled_by_buyer', '{}') then
    return true;
  end if;
  if lead.status in ('new', 'in_progress') then
    insert into public.lead_events (id, kind, request_id, actor_id, actor_name, action, detail)
      values (event, of_kind, request, auth.uid(), lead.name, 'cancelled_by_buyer', jsonb_build_object('from', lead.status));
    execute format('update public.%I set status = ''cancelled'' where id = $1', of_kind || 's') using request;
  end if;
  return true;
end
$function$
;
comment on function cancel_request(text,uuid,uuid) is 'For the person who sent it: takes an open request back. False when it is not theirs.';
grant execute on function cancel_request(text,uuid,uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.catalogue_changes(since timestamp with time zone)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
    with
    -- A page that is far too old gets a bounded answer, marked as incomplete, never the whole catalogue.
    bound as (select 500 as rows),
    brands as (
      select to_jsonb(b) - '{published,created_at}'::text[] as item, b.updated_at as at
      from public.brands b where b.published and b.updated_at >= since
      order by b.updated_at limit (select rows from bound)
    ),
    cars as (
      select to_jsonb(c) - '{published,created_at}'::text[] as item, c.updated_at as at
      from public.cars c where c.published and c.updated_at >= since
      order by c.updated_at limit (select rows from bound)
    ),
    chargers as (
      select to_jsonb(c) - '{published,created_at}'::text[] as item, c.updated_at as at
      from public.chargers c where c.published and c.updated_at >= since
      order by c.updated_at limit (select rows from bound)
    ),
    withdrawn as (
      select w.item_type, w.item_id, w.withdrawn_at
      from public.catalogue_withdrawals w where w.item_type <> 'charging_point' and w.withdrawn_at >= since
      order by w.withdrawn_at limit (select rows from bound)
    )
    select jsonb_build_object(
      'as_of', statement_timestamp() - interval '2 seconds',
      'complete', (select rows from bound) > greatest(
        (select count(*) from brands), (select count(*) from cars),
        (select count(*) from chargers), (select count(*) from withdrawn)
      ),
      'brands', coalesce((select jsonb_agg(item order by at) from brands), '[]'::jsonb),
      'cars', coalesce((select jsonb_agg(item order by at) from cars), '[]'::jsonb),
      'chargers', coalesce((select jsonb_agg(item order by at) from chargers), '[]'::jsonb),
      'withdrawn', jsonb_build_object(
        'brands', coalesce((select jsonb_agg(item_id) from withdrawn where item_type = 'brand'), '[]'::jsonb),
        'cars', coalesce((select jsonb_agg(item_id) from withdrawn where item_type = 'car'), '[]'::jsonb),
        'chargers', coalesce((select jsonb_agg(item_id) from withdrawn where item_type = 'charger'), '[]'::jsonb)
      )
    )
  $function$
;
comment on function catalogue_changes(timestamp with time zone) is 'Published brands, cars and chargers added or changed at or after a moment, and the ids of those withdrawn or deleted. Pass `as_of` of the answer before. Normally empty. At most 500 of each, oldest first; `complete` is false when there are more.';
grant execute on function catalogue_changes(timestamp with time zone) to anon, authenticated, service_role;

CREATE OR REPLACE FUNCTION public.catalogue_feed(on_day date DEFAULT NULL::date, person uuid DEFAULT NULL::uuid, item text DEFAULT NULL::text, before timestamp with time zone DEFAULT NULL::timestamp with time zone, most integer DEFAULT 50)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(t.told order by t.at desc), '[]') from (
      select told, (told ->> 'happened_at')::timestamptz as at from (
        select private.events_alone(on_day, person, item, before, least(most, 200)) as told
        union all
        select private.batches_told(on_day, person, before, least(most, 200)) where item is null
      ) every
      order by at desc limit least(most, 200)
    ) t
  );
end
$function$
;
comment on function catalogue_feed(date,uuid,text,timestamp with time zone,integer) is 'For staff: who changed what, newest first, of a day in Egypt, a person or an item. What was saved at once is one entry; of an item, its own part of it. `before`: `happened_at` of the last entry that is known.';
grant execute on function catalogue_feed(date,uuid,text,timestamp with time zone,integer) to authenticated;

CREATE OR REPLACE FUNCTION public.charging_point_changes(since timestamp with time zone)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
    with
    bound as (select 500 as rows),
    points as (
      select to_jsonb(p) - '{published,corrected,created_at}'::text[] as item, p.updated_at as at
      from public.charging_points p where p.published and p.updated_at >= since
      order by p.updated_at limit (select rows from bound)
    ),
    withdrawn as (
      select w.item_id from public.catalogue_withdrawals w
      where w.item_type = 'charging_point' and w.withdrawn_at >= since
      order by w.withdrawn_at limit (select rows from bound)
    )
    select jsonb_build_object(
      'as_of', statement_timestamp() - interval '2 seconds',
      'complete', (select rows from bound) > greatest(
        (select count(*) from points), (select count(*) from withdrawn)
      ),
      'points', coalesce((select jsonb_agg(item order by at) from points), '[]'::jsonb),
      'withdrawn', coalesce((select jsonb_agg(item_id) from withdrawn), '[]'::jsonb)
    )
  $function$
;
comment on function charging_point_changes(timestamp with time zone) is 'Published charging points added or changed at or after a moment, and the ids of those withdrawn or deleted. Pass `as_of` of the answer before. At most 500 of each, oldest first; `complete` is false when there are more.';
grant execute on function charging_point_changes(timestamp with time zone) to anon, authenticated, service_role;

CREATE OR REPLACE FUNCTION public.claim_due_notifications(most integer)
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
    select private.claim_notifications(most, null, null)
  $function$
;
comment on function claim_due_notifications(integer) is 'Takes on at most so many mails whose time has come, those to the sales team first, of each the oldest. For the sweep.';
grant execute on function claim_due_notifications(integer) to service_role;

CREATE OR REPLACE FUNCTION public.claim_notifications_of(request uuid, asker uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  claimed constant jsonb := private.claim_notifications(10, request, asker);
begin
  return (
    select jsonb_build_object(
      'claimed', claimed,
      'known', count(*) > 0,
      'waiting', count(*) filter (where n.sent_at is null and n.step <> 'visit_reminder') - jsonb_array_length(claimed)
    )
    from public.notifications n
    where n.request_id = request and n.user_id = asker and private.is_request_kind(n.kind)
  );
end
$function$
;
comment on function claim_notifications_of(uuid,uuid) is 'Takes on the mails about a request of the person asking. `known` is false for what is not theirs; `waiting` counts mails that are not sent and could not be taken on.';
grant execute on function claim_notifications_of(uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION public.claim_pushes(most integer, about uuid DEFAULT NULL::uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  taken jsonb;
begin
  -- What was answered meanwhile, or is an hour old, would only disturb.
  delete from public.push_deliveries d
    using public.desk_news n, public.leads l
    where d.news_id = n.id and l.kind = n.kind and l.id = n.request_id
      and (n.happened_at < now() - interval '1 hour' or not private.is_still_news(n, l))
      and coalesce(d.claimed_until <= now(), true);
  with due as (
    select d.id from public.push_deliveries d join public.desk_news n on n.id = d.news_id
    where d.due_at <= now() and coalesce(d.claimed_until <= now(), true) and (about is null or n.request_id = about)
    order by d.due_at limit most
    for update of d skip locked
  ),
  claimed as (
    update public.push_deliveries d set attempts = d.attempts + 1, claimed_until = now() + interval '1 minute'
    from due where d.id = due.id
    returning d.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'attempt', c.attempts, 'endpoint', s.endpoint, 'p256dh', s.p256dh, 'auth', s.auth,
      'language', s.language, 'item', private.news_item(n, l))), '[]')
    into taken
  from claimed c
  join public.push_subscriptions s on s.id = c.subscription_id
  join public.desk_news n on n.id = c.news_id
  join public.leads l on l.kind = n.kind and l.id = n.request_id;
  return taken;
end
$function$
;
comment on function claim_pushes(integer,uuid) is 'Takes on at most so many notifications that are due, all or those about one request, with what is needed to send them.';
grant execute on function claim_pushes(integer,uuid) to service_role;

CREATE OR REPLACE FUNCTION public.claim_rebuild()
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
    -- Due again later, so that the sweep takes over if the caller dies now.
    update private.rebuild set due_at = now() + interval '1 minute'
    where wanted > called and (due_at <= now() or due_at > now() + interval '2 minutes')
    returning wanted
  $function$
;
comment on function claim_rebuild() is 'The number of the newest change, for the one caller who now calls for the build; null when there is nothing to do.';
grant execute on function claim_rebuild() to service_role;

CREATE OR REPLACE FUNCTION public.delete_account(account uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  -- Read before the deletion, and mailed afterwards, because deleting a request also deletes its mails.
  calls_off constant jsonb := (
    select jsonb_agg(private.facts_of_end(v) || jsonb_build_object('email', u.email,
      'request', jsonb_build_object('id', r.id, 'full_name', r.full_name, 'brand_name', r.brand_name,
        'model_name', r.model_name, 'language', r.language)))
    from public.visits v
    join public.visit_requests r on r.id = v.request_id
    join auth.users u on u.id = v.user_id
    where v.user_id = account and private.is_in_calendars(v)
      and v.day + v.slot::time > now() at time zone 'Africa/Cairo'
  );
  managed constant boolean := exists (
    select from public.user_roles r where r.user_id = account and r.role <> 'sales');
begin
  delete from public.walk_ins w where w.id in (select o.id from private.walk_ins_of(account) o);
  delete from auth.users where id = account;
  if not found then
    return false;
  end if;
  if managed then
    perform private.require_a_manager();
  end if;
  insert into public.notifications (request_id, kind, audience, event_id, due_at, step, detail)
    select (off #>> '{request,id}')::uuid, 'visit_request', told, gen_random_uuid(), now(), 'account_deleted', off
    from jsonb_array_elements(calls_off) off
    cross join unnest(array['sales', 'buyer']) told;
  return true;
end
$function$
;
comment on function delete_account(uuid) is 'Deletes an account; sessions, profile, roles, favourites and requests go by cascade. A visit that was agreed is called off by mail, to the person and to the team. The last manager is refused, with PT409. Only the secret key may call it: the function of the site does, once the person has proved by token and password that the account is theirs, and so does the function for managers.';
grant execute on function delete_account(uuid) to service_role;

CREATE OR REPLACE FUNCTION public.delete_person_data(person uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_manager();
  if exists (select from public.user_roles r where r.user_id = person) then
    raise exception 'Somebody of the team leaves the team first' using errcode = '22023';
  end if;
  delete from public.staff_invitations i using auth.users u where u.id = person and i.email = lower(u.email);
  if not public.delete_account(person) then
    return false;
  end if;
  insert into public.person_data_log (actor_id, actor_name, action, account_id)
    values (auth.uid(), private.name_of(auth.uid()), 'deleted', person);
  return true;
end
$function$
;
comment on function delete_person_data(uuid) is 'For managers: deletes an account with all that belongs to it, which the log records. False when it is gone already.';
grant execute on function delete_person_data(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.delete_walk_ins(person uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_manager();
  if exists (select from public.leads l where l.person_id = person and l.user_id is not null) then
    raise exception 'Whoever has an account is deleted with it' using errcode = '22023';
  end if;
  delete from public.walk_ins w
    where w.id in (select l.id from public.leads l where l.person_id = person and l.kind = 'walk_in');
  if not found then
    return false;
  end if;
  insert into public.person_data_log (actor_id, action, account_id) values (auth.uid(), 'deleted', person);
  return true;
end
$function$
;
comment on function delete_walk_ins(uuid) is 'For managers: deletes a person of the desk who has no account, which the log records. False when they are gone already.';
grant execute on function delete_walk_ins(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.desk_act(of_kind text, request uuid, event uuid, action text, detail jsonb DEFAULT '{}'::jsonb, seen_version integer DEFAULT NULL::integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  asked constant jsonb := coalesce(detail, '{}');
  -- Notes and answers never conflict, and each is one more. A next try replaces the next step.
  is_added constant boolean := action in ('note', 'call', 'call_ended', 'whatsapp', 'email');
  before public.leads;
  later public.leads;
  answer jsonb;
begin
  perform private.require_staff();
  if action not in (
    'taken', 'assigned', 'status', 'next', 'deal', 'note', 'call', 'call_ended', 'whatsapp', 'email', 'duplicate'
  ) then
    raise exception 'There is no such action' using errcode = '22023';
  end if;
  if not private.is_detail_of(action, asked) then
    raise exception 'The detail does not belong to this action' using errcode = '22023';
  end if;
  if action = 'note' and not coalesce(char_length(btrim(asked ->> 'text')) between 1 and 10000, false) then
    raise exception 'A note has between 1 and 10,000 letters' using errcode = '22023';
  end if;
  before := private.lock_lead(of_kind, request);
  answer := private.answer_at_once(before, event, action, asked,
    case when is_added and asked ->> 'at' is null then before.version else seen_version end);
  if answer is not null then
    return answer;
  end if;
  later := private.change_lead(before, action, asked);
  if later is not distinct from before and not is_added then
    return jsonb_build_object('result', 'done', 'lead', private.lead_json(before));
  end if;
  if later.status in ('new', 'in_progress') and later.owner_id is distinct from before.owner_id
    or before.status in ('done', 'cancelled') and later.status in ('new', 'in_progress') then
    later.owner_id := private.give_person(before.person_id, later.owner_id, event, auth.uid(),
      private.name_of(auth.uid()), of_kind, request);
  end if;
  later.version := before.version + 1;
  insert into public.lead_events (id, kind, request_id, actor_id, actor_name, action, detail)
    values (event, of_kind, request, auth.uid(), private.name_of(auth.uid()), action,
      asked || case action
        when 'taken' then jsonb_build_object('from', before.owner_id)
        when 'assigned' then jsonb_build_object('from', before.owner_id, 'to_name', private.name_of(later.owner_id))
        when 'status' then jsonb_build_object('from', before.status)
        when 'next' then jsonb_build_object('from', before.next_step)
        else '{}'
      end || case
        when action not in ('taken', 'assigned') and before.owner_id is null and later.owner_id is not null
          and later.status in ('new', 'in_progress') then '{"taken": true}'
        else '{}'
      end::jsonb);
  update public.leads l
    set owner_id = later.owner_id, status = later.status, stage = later.stage, outcome = later.outcome,
      outcome_reason = later.outcome_reason, outcome_reason_id = later.outcome_reason_id,
      deal_item_id = later.deal_item_id, deal_item_name = later.deal_item_name, amount_egp = later.amount_egp,
      expected_on = later.expected_on, next_step = later.next_step, next_at = later.next_at,
      answered_at = later.answered_at, answered_by = later.answered_by, phone_wrong = later.phone_wrong, duplicate_of = later.duplicate_of,
      version = later.version, changed_at = clock_timestamp()
    where l.kind = of_kind and l.id = request
    returning * into later;
  if later.phone_wrong <> before.phone_wrong then
    update public.leads l set phone_wrong = later.phone_wrong, changed_at = clock_timestamp()
      where l.person_id = later.person_id and l.phone_key = later.phone_key and l.phone_wrong <> later.phone_wrong;
  end if;
  -- Buyers read the status in the request's own table.
  if later.status <> before.status then
    execute format('update public.%I set status = $1 where id = $2', of_kind || 's') using later.status, request;
  end if;
  return jsonb_build_object('result', 'done', 'lead', private.lead_json(later));
end
$function$
;
comment on function desk_act(text,uuid,uuid,text,jsonb,integer) is 'For staff: does one thing about a request and writes it into the history. Whoever takes or answers it has all open requests of the person. The event''s id is made before the first attempt; a repeat changes nothing, nor does what is so already. result: done; changed, when somebody else acted since seen_version; gone.';
grant execute on function desk_act(text,uuid,uuid,text,jsonb,integer) to authenticated;

CREATE OR REPLACE FUNCTION public.desk_act_many(event uuid, action text, detail jsonb, rows jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  asked constant jsonb := jsonb_build_object('action', action, 'detail', coalesce(detail, '{}'), 'rows', rows);
  known private.desk_batches;
  answer jsonb := '[]';
  states jsonb := '[]';
  owners jsonb;
  one record;
begin
  perform private.require_staff();
  if not (action in ('taken', 'assigned', 'next') or (action = 'status' and detail ->> 'to' = 'done'))
    or jsonb_typeof(rows) is distinct from 'array' or jsonb_array_length(rows) not between 1 and 200 then
    raise exception 'Up to 200 requests are taken, handed over, closed or given a next step at once' using errcode = '22023';
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('desk_batches ' || event, 0));
  select * into known from private.desk_batches b where b.event = desk_act_many.event;
  if found then
    if known.actor_id is distinct from auth.uid() or known.asked <> asked then
      raise exception 'The id of this event belongs to another one' using errcode = '23505';
    end if;
    return known.answer;
  end if;
  perform private.lock_leads(rows);
  select coalesce(jsonb_object_agg(p.id, p.owner_id), '{}') into owners
    from public.people p
    where p.id in (
      select l.person_id from jsonb_to_recordset(rows) r (kind text, id uuid)
      join public.leads l on l.kind = r.kind and l.id = r.id
    );
  -- All are judged before the first acts: what is done about one of a person raises the versions of the others.
  for one in
    select distinct on (r.kind, r.id) r.kind, r.id, l as lead, l.id is null as is_gone,
      l.version is distinct from r.version as is_changed
    from jsonb_to_recordset(rows) r (kind text, id uuid, version integer)
    left join public.leads l on l.kind = r.kind and l.id = r.id
  loop
    if one.is_gone or one.is_changed then
      answer := answer || jsonb_build_object('kind', one.kind, 'id', one.id, 'result',
        case when one.is_gone then 'gone' else 'changed' end);
      continue;
    end if;
    perform public.desk_act(one.kind, one.id, private.row_event(event, one.kind, one.id), action, detail, (
      select l.version from public.leads l where l.kind = one.kind and l.id = one.id));
    answer := answer || jsonb_build_object('kind', one.kind, 'id', one.id, 'result', 'done');
    states := states || (to_jsonb(one.lead) - 'words');
  end loop;
  insert into private.desk_batches (event, actor_id, asked, answer, before, people)
    values (event, auth.uid(), asked, answer, (
      select coalesce(jsonb_agg(s.state || jsonb_build_object('version', l.version)), '[]')
      from jsonb_array_elements(states) s (state)
      join public.leads l on l.kind = s.state ->> 'kind' and l.id = (s.state ->> 'id')::uuid
    ), (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'before', owners -> p.id::text, 'after', p.owner_id)), '[]')
      from public.people p
      where owners ? p.id::text and p.owner_id is distinct from (owners ->> p.id::text)::uuid
    ));
  -- Until then it can be undone without anybody having read of it.
  update public.notifications n set due_at = now() + interval '10 minutes'
    from jsonb_array_elements(states) s (state)
    where n.request_id = (s.state ->> 'id')::uuid and n.kind = s.state ->> 'kind'
      and n.event_id = private.row_event(event, n.kind, n.request_id) and n.sent_at is null;
  delete from private.desk_batches b where b.happened_at < now() - interval '1 day';
  return answer;
end
$function$
;
comment on function desk_act_many(uuid,text,jsonb,jsonb) is 'For staff: does one thing about up to 200 requests {kind, id, version}: taken, assigned, status to done, or next. Each gets its own event in the history. The result of each: done, changed or gone. Mails to buyers wait for ten minutes. A repeat of the event changes nothing and gets the same answer.';
grant execute on function desk_act_many(uuid,text,jsonb,jsonb) to authenticated;

CREATE OR REPLACE FUNCTION public.desk_add_walk_in(walk_in uuid, answers jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  known public.walk_ins;
  added public.walk_ins;
  lead public.leads;
begin
  perform private.require_staff();
  if jsonb_typeof(answers) is distinct from 'object' or answers - array[
    'name', 'phone', 'email', 'source', 'item_id', 'item_name', 'city', 'note', 'language'
  ] <> '{}' then
    raise exception 'There is no such answer' using errcode = '22023';
  end if;
  -- A second attempt waits here for the first.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('walk_ins ' || auth.uid(), 0));
  select * into known from public.walk_ins w where w.id = walk_in;
  if known.id is not null then
    if known.created_by is distinct from auth.uid() or not jsonb_strip_nulls(to_jsonb(known)) @> jsonb_strip_nulls(answers) then
      raise exception 'The id belongs to another one' using errcode = '23505';
    end if;
  else
    if (select count(*) >= 100 from public.walk_ins w
        where w.created_by = auth.uid() and w.created_at > now() - interval '1 hour') then
      raise exception 'Too many within an hour' using errcode = 'PT429';
    end if;
    added := jsonb_populate_record(null::public.walk_ins, '{"language": "ar"}' || answers);
    added.id := walk_in;
    added.created_by := auth.uid();
    added.created_at := now();
    added.status := 'in_progress';
    insert into public.walk_ins select added.*;
    select * into lead from public.leads l where l.kind = 'walk_in' and l.id = walk_in;
    insert into public.lead_events (id, kind, request_id, actor_id, actor_name, action, detail)
      values (walk_in, 'walk_in', walk_in, auth.uid(), private.name_of(auth.uid()), 'added',
        jsonb_build_object('source', added.source, 'taken', lead.owner_id is null));
    if lead.owner_id is null then
      perform private.give_person(lead.person_id, auth.uid(), walk_in, auth.uid(), private.name_of(auth.uid()),
        'walk_in', walk_in);
      update public.leads l set owner_id = auth.uid() where l.kind = 'walk_in' and l.id = walk_in;
    end if;
  end if;
  select * into lead from public.leads l where l.kind = 'walk_in' and l.id = walk_in;
  return jsonb_build_object('result', 'done', 'lead', private.lead_json(lead));
end
$function$
;
comment on function desk_add_walk_in(uuid,jsonb) is 'For staff: adds somebody who called or came in: name, phone, source, and perhaps email, item_id, item_name, city, note, language. They belong to who adds them, with all open requests of that number; where a colleague has the person, to the colleague, as owner_id then says. A repeat of the same adds nothing.';
grant execute on function desk_add_walk_in(uuid,jsonb) to authenticated;

CREATE OR REPLACE FUNCTION public.desk_alerts()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_staff();
  return (
    select jsonb_build_object(
      'language', a.language,
      'mail_mine', coalesce(a.mail_mine, true), 'mail_due', coalesce(a.mail_due, true),
      'mail_late', coalesce(a.mail_late, true), 'mail_weekly', coalesce(a.mail_weekly, true),
      'push_new', coalesce(a.push_new, true), 'push_mine', coalesce(a.push_mine, true),
      'push_due', coalesce(a.push_due, true), 'push_late', coalesce(a.push_late, true),
      'devices', (select count(*) from public.push_subscriptions s where s.user_id = m.id)
    )
    from (select auth.uid() as id) m left join public.desk_alerts a on a.user_id = m.id
  );
end
$function$
;
comment on function desk_alerts() is 'For staff: what the person asking wants to be told, and in how many browsers they have turned notifications on.';
grant execute on function desk_alerts() to authenticated;

CREATE OR REPLACE FUNCTION public.desk_board(filters jsonb DEFAULT '{}'::jsonb, oldest_first boolean DEFAULT false, most integer DEFAULT 20)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  open_ones constant text := private.matching(filters || '{"status": "open"}');
  board jsonb;
begin
  perform private.require_staff();
  execute format(
    'select jsonb_agg(jsonb_build_object(
         ''stage'', s.stage, ''requests'', coalesce(c.requests, 0), ''amount_egp'', coalesce(c.amount_egp, 0),
         ''with_amount'', coalesce(c.with_amount, 0),
         ''rows'', private.lead_page(%L || s.condition, %L, null, null, %L)
       ) order by s.place)
     from (values (0, ''new'', '' and l.stage is null''), (1, ''contacted'', '' and l.stage = ''''contacted''''''),
       (2, ''visit'', '' and l.stage = ''''visit''''''), (3, ''offer'', '' and l.stage = ''''offer''''''),
       (4, ''deposit'', '' and l.stage = ''''deposit'''''')) s (place, stage, condition)
     left join (
       select coalesce(l.stage, ''new'') as stage, count(*) as requests, sum(l.amount_egp) as amount_egp,
         count(l.amount_egp) as with_amount
       from public.leads l where %s group by 1
     ) c on c.stage = s.stage', open_ones, oldest_first, least(most, 100), open_ones
  ) into board;
  return board;
end
$function$
;
comment on function desk_board(jsonb,boolean,integer) is 'For staff: the open requests of each stage, as the filters of the queue leave them: how many, the sum of their amounts and how many have one, and the first rows; further rows come from desk_queue with that stage, or none for new.';
grant execute on function desk_board(jsonb,boolean,integer) to authenticated;

CREATE OR REPLACE FUNCTION public.desk_calendar(first_day date, last_day date)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  final_day constant date := least(last_day, first_day + 62);
begin
  perform private.require_staff();
  return (
    with shown as (
      select l, coalesce(v.state, 'asked') as state, v.place_id as place, coalesce(v.day, r.visit_date) as day,
        coalesce(v.slot, r.visit_time) as slot
      from public.leads l
      -- The offset keeps the planner from joining, for which it would read all visits that were ever asked for.
      cross join lateral (
        select q.visit_date, q.visit_time from public.visit_requests q where q.id = l.id offset 0
      ) r
      left join public.visits v on v.request_id = l.id
      where l.kind = 'visit_request' and l.visit_on between first_day and final_day
      union all
      select l, 'proposed', h.place, h.day, h.slot
      from public.visit_proposals p
      cross join lateral jsonb_to_recordset(p.slots) h (place text, day date, slot text)
      join public.leads l on l.kind = 'visit_request' and l.id = p.request_id and l.status in ('new', 'in_progress')
      where p.used_at is null and p.expires_at > now() and h.day between first_day and final_day
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'lead', private.lead_json(s.l), 'state', s.state, 'place', s.place, 'day', s.day, 'slot', s.slot
    ) order by s.day, s.slot, (s.l).created_at, s.place), '[]')
    from shown s
  );
end
$function$
;
comment on function desk_calendar(date,date) is 'For staff: visits of at most two months, with what is agreed about each. An hour that a buyer may still choose from a proposal is a line of its own, whose state is proposed.';
grant execute on function desk_calendar(date,date) to authenticated;

CREATE OR REPLACE FUNCTION public.desk_clock()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
    select now()
  $function$
;
comment on function desk_clock() is 'What time it is: the clocks of devices may be wrong.';
grant execute on function desk_clock() to authenticated;

CREATE OR REPLACE FUNCTION public.desk_counts(within jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  -- Counts stop at this number: a larger one means only 'many', and would be slow to compute.
  many constant integer := 1000;
begin
  perform private.require_staff();
  return (
    select jsonb_object_agg(v.view, private.lead_count(within || v.filters, many))
    from (values
      ('action', '{"action": true}'::jsonb),
      ('new', '{"status": "new"}'),
      ('nobodys', '{"owner": "nobody", "status": "open"}'),
      ('mine', '{"owner": "me", "status": "open"}'),
      ('overdue', '{"overdue": true}'),
      ('due', '{"due": "today"}'),
      ('visits_today', jsonb_build_object('visit_on', (now() at time zone 'Africa/Cairo')::date))
    ) v (view, filters)
  ) || jsonb_build_object(
    'newest', (select max(l.created_at) from public.leads l),
    'changed_at', (select max(l.changed_at) from public.leads l)
  );
end
$function$
;
comment on function desk_counts(jsonb) is 'For staff: how many requests each view of the desk holds, up to 1,000, within further filters, and the moments of the newest and the last change. nobodys are those that wait for an owner, also after a colleague has left.';
grant execute on function desk_counts(jsonb) to authenticated;

CREATE OR REPLACE FUNCTION public.desk_delete_view(view uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_staff();
  delete from public.desk_views v
    where v.id = view and (v.owner_id = auth.uid() or (v.shared and public.is_manager()));
  return not exists (select from public.desk_views v where v.id = view);
end
$function$
;
comment on function desk_delete_view(uuid) is 'For staff: deletes a view of their own; managers also one that a colleague shares. False when it may not be deleted.';
grant execute on function desk_delete_view(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.desk_dismiss_twins(one uuid, other uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_staff();
  update private.person_twins t set dismissed_at = clock_timestamp(), dismissed_by = auth.uid()
    where t.first_id = least(one, other) and t.second_id = greatest(one, other) and t.dismissed_at is null;
end
$function$
;
comment on function desk_dismiss_twins(uuid,uuid) is 'For staff: these are two people; the pair is not listed again.';
grant execute on function desk_dismiss_twins(uuid,uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.desk_duty()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_staff();
  return (
    select jsonb_build_object(
      'office', jsonb_build_object(
        'by_turn', s.by_turn, 'late_minutes', s.late_minutes, 'version', s.version,
        'hours', (
          select jsonb_agg(jsonb_build_object('weekday', h.weekday, 'opens', to_char(h.opens, 'HH24:MI'),
            'closes', to_char(h.closes, 'HH24:MI')) order by h.weekday)
          from public.desk_hours h
        ),
        'holidays', (
          select coalesce(jsonb_agg(jsonb_build_object('day', o.day, 'name', o.name) order by o.day), '[]')
          from public.desk_holidays o where o.day >= (now() at time zone 'Africa/Cairo')::date
        )
      ),
      'members', (
        select jsonb_agg(jsonb_build_object('id', r.user_id, 'name', private.name_of(r.user_id),
            'on_duty', exists (select from private.members_on_duty(now()) d where d.user_id = r.user_id))
          || private.duty_of(r.user_id) order by private.name_of(r.user_id), r.user_id)
        from public.user_roles r
      )
    )
    from public.desk_settings s
  );
end
$function$
;
comment on function desk_duty() is 'For staff: the office''s hours and rules, and when each member takes new requests. Days that are over are left out.';
grant execute on function desk_duty() to authenticated;

CREATE OR REPLACE FUNCTION public.desk_export(export uuid, filters jsonb, after timestamp with time zone DEFAULT NULL::timestamp with time zone, after_id uuid DEFAULT NULL::uuid, most integer DEFAULT 500)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  page jsonb;
begin
  perform private.require_manager();
  page := private.lead_page(private.matching(filters), false, after, after_id, least(most, 1000));
  insert into public.desk_exports (id, actor_id, actor_name, filters)
    values (export, auth.uid(), private.name_of(auth.uid()), filters)
    on conflict (id) do nothing;
  update public.desk_exports e
    set attempt_rows = read.rows, rows = greatest(e.rows, read.rows)
    from (
      select case when after is null then 0 else x.attempt_rows end + jsonb_array_length(page) as rows
      from public.desk_exports x where x.id = export for update
    ) read
    where e.id = export and e.actor_id = auth.uid() and e.filters = desk_export.filters;
  if not found then
    raise exception 'The id belongs to another export' using errcode = '23505';
  end if;
  return page;
end
$function$
;
comment on function desk_export(uuid,jsonb,timestamp with time zone,uuid,integer) is 'For managers: a page of the requests that filters leave, the newest first, which the log counts once for all attempts at one file.';
grant execute on function desk_export(uuid,jsonb,timestamp with time zone,uuid,integer) to authenticated;

CREATE OR REPLACE FUNCTION public.desk_export_history(most integer DEFAULT 50)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_manager();
  return (
    select coalesce(jsonb_agg(to_jsonb(e) - 'attempt_rows' order by e.happened_at desc, e.id), '[]')
    from (select * from public.desk_exports x order by x.happened_at desc limit least(greatest(most, 0), 200)) e
  );
end
$function$
;
comment on function desk_export_history(integer) is 'For managers: who exported requests, the latest first.';
grant execute on function desk_export_history(integer) to authenticated;

CREATE OR REPLACE FUNCTION public.desk_feed(area text DEFAULT NULL::text, on_day date DEFAULT NULL::date, person uuid DEFAULT NULL::uuid, item uuid DEFAULT NULL::uuid, customer uuid DEFAULT NULL::uuid, before timestamp with time zone DEFAULT NULL::timestamp with time zone, before_key text DEFAULT NULL::text, most integer DEFAULT 50)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  since constant timestamptz := coalesce(private.day_begins(on_day), '-infinity');
  until constant timestamptz := coalesce(before, 'infinity');
  page constant integer := greatest(1, least(most, 100));
begin
  perform private.require_staff();
  if area not in ('requests', 'catalogue', 'team') or not isfinite(before) then
    raise exception 'There is no such feed' using errcode = '22023';
  end if;
  return (
    select coalesce(jsonb_agg(f.line order by f.at desc, f.key collate "C" desc), '[]') from (
      select e.line, (e.line ->> 'happened_at')::timestamptz as at, e.line ->> 'key' as key
      from (
        select r.line from private.feed_of_requests(
          since, least(until, private.day_begins(on_day + 1)), person, item, customer,
          case when until <= private.day_begins(on_day + 1) or on_day is null then before_key end, page) r (line)
        where area is null or area = 'requests'
        union all
        select c.told || jsonb_build_object('area', 'catalogue') from (
          select private.events_alone(on_day, person, item::text, before, page, coalesce(before_key, '')) as told
          union all
          select private.batches_told(on_day, person, before, page, coalesce(before_key, '')) where item is null
        ) c
        where customer is null and (area is null or area = 'catalogue')
        union all
        select t.line from private.feed_of_team(
          since, least(until, private.day_begins(on_day + 1)), person,
          case when until <= private.day_begins(on_day + 1) or on_day is null then before_key end, page) t (line)
        where item is null and customer is null and (area is null or area = 'team')
      ) e
      order by at desc, (e.line ->> 'key') collate "C" desc limit page
    ) f
  );
end
$function$
;
comment on function desk_feed(text,date,uuid,uuid,uuid,timestamp with time zone,text,integer) is 'For staff: who did what, the latest first, at most 100: about requests, in the catalogue, in the team, or all; of a day in Cairo, by a person, about a car or charger, or about a customer (people.id). Pass happened_at and key of the last line for the next page.';
grant execute on function desk_feed(text,date,uuid,uuid,uuid,timestamp with time zone,text,integer) to authenticated;

CREATE OR REPLACE FUNCTION public.desk_give_person(event uuid, person uuid, successor uuid DEFAULT NULL::uuid, seen_owner uuid DEFAULT NULL::uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  predecessor uuid;
  owner uuid;
  actor_name constant text := private.name_of(auth.uid());
begin
  perform private.require_staff();
  if successor is not null and not exists (select from public.user_roles r where r.user_id = successor) then
    raise exception 'Only the team has people' using errcode = '22023';
  end if;
  select p.owner_id into predecessor from public.people p where p.id = person for update;
  if not found then
    return jsonb_build_object('result', 'gone');
  end if;
  if predecessor is not distinct from successor then
    return jsonb_build_object('result', 'done');
  end if;
  if predecessor is distinct from seen_owner then
    return jsonb_build_object('result', 'changed');
  end if;
  owner := private.give_person(person, successor, event, auth.uid(), actor_name);
  -- Without an open request the history stands with the latest one.
  insert into public.lead_events (id, kind, request_id, actor_id, actor_name, action, detail)
    select private.row_event(event, l.kind, l.id), l.kind, l.id, auth.uid(), actor_name, 'assigned',
      jsonb_build_object('from', predecessor, 'to', owner, 'to_name', private.name_of(owner))
    from public.leads l
    where l.person_id = person
      and not exists (select from public.leads o where o.person_id = person and o.status in ('new', 'in_progress'))
    order by l.created_at desc, l.id limit 1;
  update public.leads l set changed_at = clock_timestamp() where l.person_id = person;
  return jsonb_build_object('result', 'done');
end
$function$
;
comment on function desk_give_person(uuid,uuid,uuid,uuid) is 'For staff: gives a person, with all open requests if there are any, to somebody of the team or back to nobody. result: done, also where they have the person by now; changed, when somebody else has given them away since; gone.';
grant execute on function desk_give_person(uuid,uuid,uuid,uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.desk_mail_faults()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_staff();
  return private.numbers_of_faults() -> 'mails';
end
$function$
;
comment on function desk_mail_faults() is 'For staff: mails that do not go out, for whoever works through the queue.';
grant execute on function desk_mail_faults() to authenticated;

CREATE OR REPLACE FUNCTION public.desk_merge(event uuid, keep uuid, other uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  known public.person_merges;
  owner uuid;
  other_owner uuid;
  keys text[];
  actor_name constant text := private.name_of(auth.uid());
begin
  perform private.require_staff();
  if keep = other then
    raise exception 'Two people are merged, not one' using errcode = '22023';
  end if;
  perform from public.people p where p.id in (keep, other) order by p.id for update;
  select * into known from public.person_merges m where m.event = desk_merge.event;
  if found then
    if (known.other_id, known.actor_id) is distinct from (other, auth.uid()) then
      raise exception 'The id of this event belongs to another one' using errcode = '23505';
    end if;
    return jsonb_build_object('result', 'done');
  end if;
  if (select count(*) < 2 from public.people p where p.id in (keep, other)) then
    return jsonb_build_object('result', 'gone');
  end if;
  select p.owner_id into other_owner from public.people p where p.id = other;
  select coalesce(p.owner_id, other_owner) into owner from public.people p where p.id = keep;
  perform private.give_person(p.id, owner, md5(event::text || p.id)::uuid, auth.uid(), actor_name)
    from unnest(array[keep, other]) p (id);
  insert into public.person_merges (event, actor_id, actor_name, keep_id, other_id, other_owner_id, moved)
    select event, auth.uid(), actor_name, keep, other, other_owner,
      coalesce(jsonb_agg(jsonb_build_object('kind', l.kind, 'id', l.id)), '[]')
    from public.leads l where l.person_id = other;
  update public.leads l set person_id = keep, changed_at = clock_timestamp() where l.person_id = other;
  update public.person_merges m set keep_id = keep where m.keep_id = other;
  keys := array(select k.key from private.person_keys k where k.person_id = other);
  delete from public.people p where p.id = other;
  perform private.find_twins(keep, keys);
  return jsonb_build_object('result', 'done');
end
$function$
;
comment on function desk_merge(uuid,uuid,uuid) is 'For staff: gives all requests of one person to another, who keeps their own owner or gets that of the other. result: done; gone, when one of them was merged or deleted meanwhile. A repeat of the event changes nothing.';
grant execute on function desk_merge(uuid,uuid,uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.desk_merge_preview(keep uuid, other uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  kept constant jsonb := private.person_summary(keep);
  gone constant jsonb := private.person_summary(other);
begin
  perform private.require_staff();
  if kept is null or gone is null or keep = other then
    return null;
  end if;
  return jsonb_build_object(
    'keep', kept, 'other', gone, 'reasons', private.twin_reasons(keep, other),
    'owner_id', coalesce(kept -> 'owner_id', 'null'),
    'owner_name', kept -> 'owner_name'
  ) || case when kept ->> 'owner_id' is null
    then jsonb_build_object('owner_id', gone -> 'owner_id', 'owner_name', gone -> 'owner_name') else '{}' end;
end
$function$
;
comment on function desk_merge_preview(uuid,uuid) is 'For staff: what a merge would make of two people, and who would have them. Null when one of them is gone.';
grant execute on function desk_merge_preview(uuid,uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.desk_month(in_month date)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  begins constant date := date_trunc('month', in_month::timestamp)::date;
  since constant timestamptz := private.day_begins(begins);
  until constant timestamptz := private.day_begins((begins + interval '1 month')::date);
begin
  perform private.require_staff();
  return (
    with won as (
      select l.owner_id, count(*) as won, coalesce(sum(l.amount_egp), 0) as won_egp
      from public.leads l where l.closed_at >= since and l.closed_at < until and l.outcome = 'won' group by 1
    ),
    members as (
      select r.user_id as id, true as in_team from public.user_roles r
      union
      select o.id, false from (
        select t.member_id as id from public.desk_targets t where t.month = begins union select w.owner_id from won w
      ) o
      where o.id is not null and not exists (select from public.user_roles r where r.user_id = o.id)
    )
    select jsonb_build_object(
      'month', begins,
      'team', (
        select jsonb_build_object('won', coalesce(sum(w.won), 0), 'won_egp', coalesce(sum(w.won_egp), 0), 'target', (
          select t.won from public.desk_targets t where t.month = begins and t.member_id is null))
        from won w
      ),
      'members', (
        select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name, 'in_team', m.in_team, 'won', coalesce(w.won, 0),
          'won_egp', coalesce(w.won_egp, 0), 'target', t.won) order by m.name), '[]')
        from (select n.*, private.name_of(n.id) as name from members n) m
        left join won w on w.owner_id = m.id
        left join public.desk_targets t on t.member_id = m.id and t.month = begins
      )
    )
  );
end
$function$
;
comment on function desk_month(date) is 'For staff: how many deals the team, and each of it, won in a month, what they bring as far as it is known, and their targets. in_team is false for who has left.';
grant execute on function desk_month(date) to authenticated;

CREATE OR REPLACE FUNCTION public.desk_person(person uuid, before timestamp with time zone DEFAULT NULL::timestamp with time zone, before_id uuid DEFAULT NULL::uuid, most integer DEFAULT 50)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  summary constant jsonb := private.person_summary(person);
  now_with uuid;
begin
  perform private.require_staff();
  if summary is null then
    -- An address of somebody who was merged leads to who they are now.
    select m.keep_id into now_with from public.person_merges m
      where m.other_id = person and m.undone_at is null order by m.happened_at desc limit 1;
    return case when now_with is null then null else public.desk_person(now_with, before, before_id, most) end;
  end if;
  return jsonb_build_object(
    'person', summary,
    'requests', (
      select coalesce(jsonb_agg(private.lead_json(l) order by l.created_at desc, l.id), '[]')
      from (select * from public.leads o where o.person_id = person order by o.created_at desc limit 100) l
    ),
    'timeline', private.person_timeline(person, before, before_id, least(greatest(most, 1), 200)),
    'favourites', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'type', f.item_type, 'id', f.item_id, 'at', f.created_at, 'price_egp', f.saved_price_egp
      ) order by f.created_at desc), '[]')
      from (
        select * from public.favorites s
        where s.user_id in (select l.user_id from public.leads l where l.person_id = person)
        order by s.created_at desc limit 50
      ) f
    ),
    'merges', (
      select coalesce(jsonb_agg(jsonb_build_object('event', m.event, 'at', m.happened_at, 'actor_name', m.actor_name,
        'other_id', m.other_id, 'requests', jsonb_array_length(m.moved)) order by m.happened_at desc), '[]')
      from public.person_merges m where m.keep_id = person and m.undone_at is null
    )
  );
end
$function$
;
comment on function desk_person(uuid,timestamp with time zone,uuid,integer) is 'For staff: a person with requests, favourites, merges that can be undone, and one page of the timeline, before a step of it. Null when they are gone; whoever was merged is found under the old id.';
grant execute on function desk_person(uuid,timestamp with time zone,uuid,integer) to authenticated;

CREATE OR REPLACE FUNCTION public.desk_point_imports()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_manager();
  return (
    select coalesce(jsonb_agg(to_jsonb(i) - 'imported_by' order by i.imported_at desc), '[]')
    from (select * from public.charging_point_imports order by imported_at desc limit 20) i
  );
end
$function$
;
comment on function desk_point_imports() is 'For managers: the last 20 imports of charging points, newest first.';
grant execute on function desk_point_imports() to authenticated;

CREATE OR REPLACE FUNCTION public.desk_point_reports()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_staff();
  return (
    select jsonb_build_object(
      'open', (select count(*) from public.charging_point_reports r where r.settled_at is null),
      'reports', coalesce((
        select jsonb_agg(jsonb_build_object(
            'id', r.id, 'point_id', r.point_id, 'name', p.name, 'name_ar', p.name_ar, 'town', p.town,
            'kind', r.kind, 'words', r.words, 'created_at', r.created_at
          ) order by r.created_at, r.id)
        from (
          select * from public.charging_point_reports where settled_at is null order by created_at, id limit 500
        ) r
        join public.charging_points p on p.id = r.point_id
      ), '[]'))
  );
end
$function$
;
comment on function desk_point_reports() is 'For staff: how many reports of charging points are open, and at most 500 of them with their places, oldest first.';
grant execute on function desk_point_reports() to authenticated;

CREATE OR REPLACE FUNCTION public.desk_propose(request uuid, event uuid, token text, hours jsonb, message text, seen_version integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  lead public.leads;
  later public.leads;
  proposal public.visit_proposals;
  answer jsonb;
  hour record;
  first_hour timestamptz;
begin
  perform private.require_staff();
  if coalesce(token, '') !~ '^[A-Za-z0-9_-]{43}$' then
    raise exception 'A token has 32 bytes' using errcode = '22023';
  end if;
  if not coalesce(private.is_list_of_hours(hours), false) then
    raise exception 'Two or three hours are proposed, each with its place and its day' using errcode = '22023';
  end if;
  if char_length(message) > 2000 then
    raise exception 'A message has at most 2,000 letters' using errcode = '22023';
  end if;
  lead := private.lock_lead('visit_request', request);
  answer := private.answer_at_once(lead, event, 'proposed', jsonb_build_object('hours', hours), seen_version);
  if answer is not null then
    return answer;
  end if;
  if lead.status not in ('new', 'in_progress') then
    raise exception 'Hours are proposed for an open request' using errcode = '22023';
  end if;
  for hour in select h.place, h.day, h.slot from jsonb_to_recordset(hours) h (place text, day date, slot text) loop
    perform private.require_hour_ahead(hour.day, hour.slot);
    perform private.require_place_open(hour.place);
    if not private.is_free(request, hour.place, hour.day, hour.slot) then
      return jsonb_build_object('result', 'occupied', 'lead', private.lead_json(lead));
    end if;
    first_hour := least(first_hour, (hour.day + hour.slot::time) at time zone 'Africa/Cairo');
  end loop;
  -- One at a time: the link of an earlier proposal says that it is over.
  update public.visit_proposals p set expires_at = now()
    where p.request_id = request and p.used_at is null and p.expires_at > now();
  insert into public.visit_proposals (id, request_id, user_id, token_hash, slots, created_by, expires_at)
    values (event, request, lead.user_id, private.hash_of_token(token), hours, auth.uid(),
      least(now() + interval '3 days', first_hour))
    returning * into proposal;
  later := private.change_lead(lead, 'whatsapp', '{}');
  if later.owner_id is distinct from lead.owner_id then
    perform private.give_person(lead.person_id, later.owner_id, event, auth.uid(), private.name_of(auth.uid()),
      'visit_request', request);
  end if;
  insert into public.lead_events (id, kind, request_id, actor_id, actor_name, action, detail)
    values (event, 'visit_request', request, auth.uid(), private.name_of(auth.uid()), 'proposed',
      jsonb_strip_nulls(jsonb_build_object('hours', hours, 'text', nullif(message, ''),
        'taken', case when lead.owner_id is null then true end)));
  update public.leads l
    set owner_id = later.owner_id, status = later.status, answered_at = later.answered_at, answered_by = later.answered_by,
      version = l.version + 1, changed_at = clock_timestamp(),
      next_step = case when private.is_visit_step(l.next_step) then null else l.next_step end,
      next_at = case when private.is_visit_step(l.next_step) then null else l.next_at end
    where l.kind = 'visit_request' and l.id = request
    returning * into later;
  update public.visit_requests r set status = later.status where r.id = request and r.status <> later.status;
  perform private.mail_proposal(proposal, token);
  return jsonb_build_object('result', 'done', 'lead', private.lead_json(later));
end
$function$
;
comment on function desk_propose(uuid,uuid,text,jsonb,text,integer) is 'For staff: proposes two or three hours for a visit in place of those proposed before, and mails them to the buyer; message is what the buyer is sent by WhatsApp, without the link. It counts as an answer. result: done; occupied, when another visit has one of the hours; changed, when somebody else acted since seen_version; gone.';
grant execute on function desk_propose(uuid,uuid,text,jsonb,text,integer) to authenticated;

CREATE OR REPLACE FUNCTION public.desk_queue(filters jsonb DEFAULT '{}'::jsonb, oldest_first boolean DEFAULT false, after timestamp with time zone DEFAULT NULL::timestamp with time zone, after_id uuid DEFAULT NULL::uuid, most integer DEFAULT 50)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_staff();
  return private.lead_page(private.matching(filters), oldest_first, after, after_id, least(most, 200));
end
$function$
;
comment on function desk_queue(jsonb,boolean,timestamp with time zone,uuid,integer) is 'For staff: a page of the queue, of at most 200. Filters: see private.matching. Pass created_at and id of the last row for the next page.';
grant execute on function desk_queue(jsonb,boolean,timestamp with time zone,uuid,integer) to authenticated;

CREATE OR REPLACE FUNCTION public.desk_rebuild()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_staff();
  return (
    select jsonb_build_object(
      'now', now(), 'wanted_since', r.waiting_since, 'called_at', nullif(r.called_at, '-infinity'),
      'failed_at', r.failed_at, 'failure', r.failure,
      'changed_at', greatest(
        (select max(b.updated_at) from public.brands b), (select max(c.updated_at) from public.cars c),
        (select max(c.updated_at) from public.chargers c), (select max(t.updated_at) from public.tariffs t),
        (select max(p.updated_at) from public.charging_points p),
        (select max(w.withdrawn_at) from public.catalogue_withdrawals w)))
    from private.rebuild r
  );
end
$function$
;
comment on function desk_rebuild() is 'For staff: when the catalogue last changed, since when a build is wanted, when one was last called for, and why the last one failed. What the site was built from, the site itself says.';
grant execute on function desk_rebuild() to authenticated;

CREATE OR REPLACE FUNCTION public.desk_request(of_kind text, request uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  lead public.leads;
begin
  perform private.require_staff();
  select * into lead from public.leads l where l.kind = of_kind and l.id = request;
  if not found then
    return null;
  end if;
  return jsonb_build_object(
    'lead', private.lead_json(lead),
    'sent', private.request_row(of_kind, request),
    'account_email', (select u.email from auth.users u where u.id = lead.user_id),
    'events', (
      select coalesce(jsonb_agg(to_jsonb(e) - '{kind,request_id}'::text[] order by e.happened_at, e.id), '[]')
      from public.lead_events e where e.kind = of_kind and e.request_id = request
    ),
    'others', (
      select coalesce(jsonb_agg(private.lead_json(o) order by o.created_at desc), '[]') from (
        select s.* from private.same_person(lead) s order by s.created_at desc limit 50
      ) o
    ),
    'favourites', (
      select coalesce(jsonb_agg(jsonb_build_object('type', f.item_type, 'id', f.item_id)), '[]')
      from (
        select * from public.favorites s
        where s.user_id in (select p.user_id from public.leads p where p.person_id = lead.person_id)
        limit 50
      ) f
    ),
    'mails', (
      select coalesce(jsonb_agg(to_jsonb(n) - '{request_id,kind,user_id}'::text[] order by n.audience), '[]')
      from public.notifications n where n.request_id = request and n.kind = of_kind
    )
  );
end
$function$
;
comment on function desk_request(text,uuid) is 'For staff: everything about one request: what was sent, its history, other requests of the same person, their favourites and its mails. Null when it is gone.';
grant execute on function desk_request(text,uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.desk_sales_numbers(from_day date DEFAULT NULL::date, to_day date DEFAULT NULL::date)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  since constant timestamptz := coalesce(private.day_begins(from_day), '-infinity');
  until constant timestamptz := coalesce(private.day_begins(to_day + 1), 'infinity');
  earlier constant tstzrange := private.period_before(from_day, to_day);
begin
  perform private.require_staff();
  return jsonb_build_object(
    'figures', private.sales_figures(since, until),
    'answers', private.numbers_of_answers(since, until),
    'before', case when earlier is not null then private.sales_figures(lower(earlier), upper(earlier))
      || jsonb_build_object('answers', private.numbers_of_answers(lower(earlier), upper(earlier)) -> 'all') end,
    'open', private.open_deals(),
    'reasons', private.numbers_of_reasons(since, until)
  ) || private.numbers_of_results(since, until);
end
$function$
;
comment on function desk_sales_numbers(date,date) is 'For staff: the figures of sales from one day to another, in Cairo and both included; of all days where none is given. before: of as many days directly before; null without both days.';
grant execute on function desk_sales_numbers(date,date) to authenticated;

CREATE OR REPLACE FUNCTION public.desk_save_view(view uuid, named text, of_query text, for_all boolean, at_position integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_staff();
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('desk_views ' || auth.uid(), 0));
  if (select count(*) >= 50 from public.desk_views v where v.owner_id = auth.uid() and v.id <> view) then
    raise exception 'Nobody has more than 50 views' using errcode = 'PT429';
  end if;
  insert into public.desk_views as v (id, owner_id, name, query, shared, position)
    values (view, auth.uid(), named, of_query, for_all, at_position)
    on conflict (id) do update
      set name = excluded.name, query = excluded.query, shared = excluded.shared, position = excluded.position
      where v.owner_id = auth.uid();
  if not found then
    raise exception 'Only who saved a view changes it' using errcode = '42501';
  end if;
end
$function$
;
comment on function desk_save_view(uuid,text,text,boolean,integer) is 'For staff: stores a view of their own, new or changed; at most 50 each.';
grant execute on function desk_save_view(uuid,text,text,boolean,integer) to authenticated;

CREATE OR REPLACE FUNCTION public.desk_set_target(in_month date, to_win integer DEFAULT NULL::integer, member uuid DEFAULT NULL::uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  begins constant date := date_trunc('month', in_month::timestamp)::date;
begin
  perform private.require_manager();
  if to_win is null then
    delete from public.desk_targets t where t.member_id is not distinct from member and t.month = begins;
    return;
  end if;
  if member is not null and not exists (select from public.user_roles r where r.user_id = member) then
    raise exception 'A target is for the team or somebody of it' using errcode = '22023';
  end if;
  insert into public.desk_targets (member_id, month, won) values (member, begins, to_win)
    on conflict on constraint desk_targets_once do update set won = excluded.won;
end
$function$
;
comment on function desk_set_target(date,integer,uuid) is 'For managers: how many deals a member, or the team where none is named, should win in a month; null takes it away.';
grant execute on function desk_set_target(date,integer,uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.desk_site_numbers(from_day date DEFAULT NULL::date, to_day date DEFAULT NULL::date)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  since constant timestamptz := coalesce(private.day_begins(from_day), '-infinity');
  until constant timestamptz := coalesce(private.day_begins(to_day + 1), 'infinity');
  earlier constant tstzrange := private.period_before(from_day, to_day);
begin
  perform private.require_staff();
  return jsonb_build_object(
    'figures', private.site_figures(since, until),
    'before', case when earlier is not null then private.site_figures(lower(earlier), upper(earlier)) end,
    'cars', private.numbers_of_cars(since, until)
  ) || private.numbers_of_visitors(since, until);
end
$function$
;
comment on function desk_site_numbers(date,date) is 'For staff: what people read and saved on the site from one day to another, in Cairo and both included, as desk_sales_numbers.';
grant execute on function desk_site_numbers(date,date) to authenticated;

CREATE OR REPLACE FUNCTION public.desk_targets(from_month date, to_month date)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'member_id', t.member_id, 'name', private.name_of(t.member_id), 'month', t.month, 'won', t.won
    ) order by t.month, t.member_id nulls first), '[]')
    from public.desk_targets t where t.month between from_month and least(to_month, (from_month + interval '3 years')::date)
  );
end
$function$
;
comment on function desk_targets(date,date) is 'For staff: the targets of the months between two days, the team''s without a member.';
grant execute on function desk_targets(date,date) to authenticated;

CREATE OR REPLACE FUNCTION public.desk_twins(most integer DEFAULT 50)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('first', private.person_summary(t.first_id),
      'second', private.person_summary(t.second_id), 'reasons', t.reasons, 'found_at', t.found_at) order by t.found_at desc), '[]')
    from (
      select w.*, private.twin_reasons(w.first_id, w.second_id) as reasons
      from (
        select * from private.person_twins p where p.dismissed_at is null
        order by p.found_at desc limit 2 * least(greatest(most, 0), 100)
      ) w
    ) t
    -- What made them twins may have been deleted since.
    where t.reasons <> '[]'
  );
end
$function$
;
comment on function desk_twins(integer) is 'For staff: pairs of people who are likely one, the latest found first.';
grant execute on function desk_twins(integer) to authenticated;

CREATE OR REPLACE FUNCTION public.desk_undo_many(event uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  batch private.desk_batches;
  undoing constant uuid := md5('undo ' || event)::uuid;
  results jsonb;
  person record;
begin
  perform private.require_staff();
  select * into batch from private.desk_batches b
    where b.event = desk_undo_many.event and b.actor_id = auth.uid() for update;
  if not found then
    return null;
  end if;
  if batch.undone is not null then
    return batch.undone;
  end if;
  perform private.lock_leads(batch.before);
  select coalesce(jsonb_agg(jsonb_build_object('kind', s.state ->> 'kind', 'id', s.state ->> 'id', 'person', l.person_id,
      'result', case when l.id is null then 'gone' when l.version <> (s.state ->> 'version')::integer then 'changed' else 'done' end)),
      '[]')
    into results
    from jsonb_array_elements(batch.before) s (state)
    left join public.leads l on l.kind = s.state ->> 'kind' and l.id = (s.state ->> 'id')::uuid;
  -- A person goes back only with all requests: one owner has them.
  for person in
    select p.id, o.before from jsonb_to_recordset(batch.people) o (id uuid, before uuid, after uuid)
    join public.people p on p.id = o.id and p.owner_id is not distinct from o.after
    where not exists (
      select from jsonb_to_recordset(results) a (person uuid, result text) where a.person = p.id and a.result <> 'done')
    order by p.id
  loop
    perform private.give_person(person.id, person.before, md5(undoing::text || person.id)::uuid, auth.uid(),
      private.name_of(auth.uid()));
  end loop;
  select coalesce(jsonb_agg(a.one - 'person' || case when a.one ->> 'result' = 'done'
      then jsonb_build_object('mailed', private.restore_lead(s.state, undoing, event, batch.asked ->> 'action'))
      else '{}' end), '[]')
    into results
    from jsonb_array_elements(results) a (one)
    join jsonb_array_elements(batch.before) s (state)
      on s.state ->> 'kind' = a.one ->> 'kind' and s.state ->> 'id' = a.one ->> 'id';
  update private.desk_batches b set undone = results where b.event = batch.event;
  return results;
end
$function$
;
comment on function desk_undo_many(uuid) is 'For staff: undoes their own action on many requests within a day, where nobody has changed a request since. The result of each: done, with mailed when the buyer had the mail already; changed; gone. Owners go back where none of the person''s requests were changed. Null when there is no such action.';
grant execute on function desk_undo_many(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.desk_unmerge(event uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  merged public.person_merges;
begin
  perform private.require_staff();
  perform from public.people p
    where p.id = (select m.keep_id from public.person_merges m where m.event = desk_unmerge.event) for update;
  select * into merged from public.person_merges m where m.event = desk_unmerge.event for update;
  if not found then
    return jsonb_build_object('result', 'gone');
  end if;
  if merged.undone_at is not null then
    return jsonb_build_object('result', 'done', 'person_id', merged.other_id);
  end if;
  update public.person_merges m set undone_at = clock_timestamp(), undone_by = private.name_of(auth.uid())
    where m.event = desk_unmerge.event;
  if not exists (
    select from jsonb_to_recordset(merged.moved) r (kind text, id uuid)
    join public.leads l on l.kind = r.kind and l.id = r.id and l.person_id = merged.keep_id
  ) then
    return jsonb_build_object('result', 'gone');
  end if;
  insert into public.people (id, owner_id) select merged.other_id, p.owner_id from public.people p where p.id = merged.keep_id
    on conflict do nothing;
  update public.leads l set person_id = merged.other_id, changed_at = clock_timestamp()
    from jsonb_to_recordset(merged.moved) r (kind text, id uuid)
    where l.kind = r.kind and l.id = r.id and l.person_id = merged.keep_id;
  if exists (select from public.user_roles r where r.user_id = merged.other_owner_id) then
    perform private.give_person(merged.other_id, merged.other_owner_id, md5(event::text || 'parted')::uuid, auth.uid(),
      private.name_of(auth.uid()));
  end if;
  delete from private.person_keys k
    where k.person_id = merged.keep_id and not exists (
      select from public.leads l where l.person_id = k.person_id and k.key = any (private.twin_keys(l)));
  perform private.find_twins(merged.other_id, array(
    select k.key from public.leads l cross join unnest(private.twin_keys(l)) k (key) where l.person_id = merged.other_id));
  -- Whoever parts them says that they are two.
  insert into private.person_twins as t (first_id, second_id, dismissed_at, dismissed_by)
    values (least(merged.keep_id, merged.other_id), greatest(merged.keep_id, merged.other_id), clock_timestamp(), auth.uid())
    on conflict (first_id, second_id) do update set dismissed_at = excluded.dismissed_at, dismissed_by = excluded.dismissed_by;
  return jsonb_build_object('result', 'done', 'person_id', merged.other_id);
end
$function$
;
comment on function desk_unmerge(uuid) is 'For staff: gives the requests that a merge moved, as far as they are still there, back to the person whose they were, and that person to who had them. Later requests stay. result: done, or gone when there is nothing left to part.';
grant execute on function desk_unmerge(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.desk_views()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(to_jsonb(v) || jsonb_build_object(
      'owner_name', private.name_of(v.owner_id), 'mine', v.owner_id = auth.uid()
    ) order by v.owner_id <> auth.uid(), v.position, v.name, v.id), '[]')
    from (
      select * from public.desk_views s where s.owner_id = auth.uid() or s.shared
      order by s.owner_id <> auth.uid(), s.position limit 200
    ) v
  );
end
$function$
;
comment on function desk_views() is 'For staff: their own views, then those that colleagues share.';
grant execute on function desk_views() to authenticated;

CREATE OR REPLACE FUNCTION public.desk_visit(request uuid, event uuid, to_state text, place text DEFAULT NULL::text, on_day date DEFAULT NULL::date, at_slot text DEFAULT NULL::text, why text DEFAULT NULL::text, seen_version integer DEFAULT NULL::integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  lead public.leads;
  before public.visits;
  agreed public.visits;
  written record;
  answer jsonb;
begin
  perform private.require_staff();
  if to_state not in ('confirmed', 'cancelled', 'missed') then
    raise exception 'There is no such state of a visit' using errcode = '22023';
  end if;
  agreed.state := to_state;
  agreed.reason := case to_state when 'cancelled' then why end;
  lead := private.lock_lead('visit_request', request);
  answer := private.answer_at_once(lead, event, 'visit',
    jsonb_strip_nulls(jsonb_build_object('to', to_state, 'reason', agreed.reason) || case to_state
      when 'confirmed' then jsonb_build_object('day', on_day, 'slot', at_slot, 'place', place)
      else '{}'
    end), seen_version);
  if answer is not null then
    return answer;
  end if;
  select * into before from public.visits v where v.request_id = request;
  agreed.place_id := before.place_id;
  agreed.day := coalesce(before.day, lead.visit_on);
  agreed.slot := coalesce(before.slot, (select r.visit_time from public.visit_requests r where r.id = request));
  case to_state
    when 'confirmed' then
      agreed.place_id := coalesce(place, agreed.place_id);
      agreed.day := coalesce(on_day, agreed.day);
      agreed.slot := coalesce(at_slot, agreed.slot);
      perform private.require_hour_ahead(agreed.day, agreed.slot);
      perform private.require_place_open(agreed.place_id);
    when 'cancelled' then
      if lead.status = 'cancelled' then
        raise exception 'This visit is cancelled already' using errcode = '22023';
      end if;
    when 'missed' then
      if before.state is distinct from 'confirmed'
        or before.day + before.slot::time > now() at time zone 'Africa/Cairo' then
        raise exception 'Nobody came only to an agreed visit whose hour has begun' using errcode = '22023';
      end if;
  end case;
  select * into written from private.write_visit(lead, event, agreed, false);
  return jsonb_build_object('result', case when written.done then 'done' else 'occupied' end,
    'lead', private.lead_json(written.later));
end
$function$
;
comment on function desk_visit(uuid,uuid,text,text,date,text,text,integer) is 'For staff: confirms a visit at a place, moves it, cancels it or notes that nobody came, which sets the next step. result: done; occupied, when another visit has the hour; changed, when somebody else acted since seen_version; gone.';
grant execute on function desk_visit(uuid,uuid,text,text,date,text,text,integer) to authenticated;

CREATE OR REPLACE FUNCTION public.desk_waiting()
 RETURNS integer
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_staff();
  return (
    select count(*) from (
      select from public.leads l
      where l.owner_id = auth.uid()
        and ((l.status = 'new' and l.answered_at is null) or (l.status in ('new', 'in_progress') and l.next_at <= now()))
      limit 1000
    ) c
  );
end
$function$
;
comment on function desk_waiting() is 'For staff: how many requests of the person asking wait for an answer, or for a step that is due, up to 1,000.';
grant execute on function desk_waiting() to authenticated;

CREATE OR REPLACE FUNCTION public.export_person_data(person uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_manager();
  if not exists (select from auth.users u where u.id = person) then
    return null;
  end if;
  insert into public.person_data_log (actor_id, actor_name, action, account_id)
    values (auth.uid(), private.name_of(auth.uid()), 'exported', person);
  return private.person_data(person);
end
$function$
;
comment on function export_person_data(uuid) is 'For managers: all that is kept of an account, which the log records. Null when the account is gone.';
grant execute on function export_person_data(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.forget_accounts()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
    delete from auth.users
    where email_confirmed_at is null and last_sign_in_at is null and invited_at is null
      and created_at < now() - interval '2 days'
  $function$
;
comment on function forget_accounts() is 'Drops accounts whose e-mail was not confirmed within two days. Whoever was invited has the time that they need.';
grant execute on function forget_accounts() to service_role;

CREATE OR REPLACE FUNCTION public.forget_calls()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
    delete from private.calls where window_start < now() - interval '1 day';
    delete from private.call_salts where day < (now() at time zone 'UTC')::date;
  $function$
;
comment on function forget_calls() is 'Drops counts and secrets of days that are over.';
grant execute on function forget_calls() to service_role;

CREATE OR REPLACE FUNCTION public.forget_news()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
    delete from public.desk_news n where n.happened_at < now() - interval '30 days'
  $function$
;
comment on function forget_news() is 'Drops what members were told a month ago.';
grant execute on function forget_news() to service_role;

CREATE OR REPLACE FUNCTION public.forget_page_views()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
    delete from public.page_views where viewed_at < now() - interval '13 months'
  $function$
;
comment on function forget_page_views() is 'Drops what is older than a comparison with last year needs.';
grant execute on function forget_page_views() to service_role;

CREATE OR REPLACE FUNCTION public.forget_point_reports()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
    delete from public.charging_point_reports where settled_at < now() - interval '6 months'
  $function$
;
comment on function forget_point_reports() is 'Drops reports that were settled half a year ago.';
grant execute on function forget_point_reports() to service_role;

CREATE OR REPLACE FUNCTION public.forget_requests()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.visit_requests where created_at < now() - interval '24 months';
  delete from public.car_requests where created_at < now() - interval '24 months';
  delete from public.charger_requests where created_at < now() - interval '24 months';
  delete from public.walk_ins where created_at < now() - interval '24 months';
  -- These are about a person's finances.
  delete from public.insurance_requests where created_at < now() - interval '12 months';
  delete from public.financing_requests where created_at < now() - interval '12 months';
end
$function$
;
comment on function forget_requests() is 'Drops requests that are older than the privacy notice allows.';
grant execute on function forget_requests() to service_role;

CREATE OR REPLACE FUNCTION public.import_charging_points(lines jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  -- The secret key and managers. The policies would refuse others too, but only where there are lines.
  if current_user = 'authenticated' and not public.is_manager() then
    raise exception 'Only a manager may do this' using errcode = '42501';
  end if;
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) > 500 or pg_column_size(lines) > 8000000 then
    raise exception 'Not a list of at most 500 places' using errcode = '22023';
  end if;
  -- Read by `keep_corrections` and `announce_change`; it holds until the end of the call.
  perform set_config('tayar.import', 'on', true);
  insert into public.charging_points as p (
      id, ocm_id, name, operator, address, town, governorate, country, lat, lon, access, cost, state, connectors,
      last_confirmed_on, source, twin_of, published
    )
    select
      l.id, l.ocm_id, l.name, l.operator, l.address, l.town, l.governorate, l.country, l.lat, l.lon, l.access, l.cost, l.state,
      l.connectors, l.last_confirmed_on, l.source, l.twin_of, l.published
    from jsonb_populate_recordset(null::public.charging_points, lines) l
    on conflict (id) do update set
      ocm_id = excluded.ocm_id, name = excluded.name, operator = excluded.operator, address = excluded.address,
      town = excluded.town, governorate = excluded.governorate, country = excluded.country, lat = excluded.lat,
      lon = excluded.lon, access = excluded.access, cost = excluded.cost, state = excluded.state,
      connectors = excluded.connectors, last_confirmed_on = excluded.last_confirmed_on, source = excluded.source,
      twin_of = excluded.twin_of, published = excluded.published;
  perform set_config('tayar.import', '', true);
end
$function$
;
comment on function import_charging_points(jsonb) is 'Stores at most 500 places by their ids, all or none: columns that a manager corrected keep their values, and none counts as corrected by this. For managers and the secret key.';
grant execute on function import_charging_points(jsonb) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.invite_staff(to_email text, to_role text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  address constant text := lower(btrim(to_email));
  person uuid;
begin
  perform private.begin_team_change();
  if to_role not in ('sales', 'manager') or not coalesce(private.is_invitable_email(address), false) then
    raise exception 'An invitation needs an e-mail address in Latin letters and a role' using errcode = '22023';
  end if;
  select u.id into person from auth.users u
    where lower(u.email) = address and u.email_confirmed_at is not null;
  if person = auth.uid() then
    raise exception 'Nobody changes their own role' using errcode = '42501';
  end if;
  if person is not null then
    insert into public.user_roles (user_id, role, granted_by) values (person, to_role, auth.uid())
      on conflict (user_id) do update set role = excluded.role, granted_by = excluded.granted_by, granted_at = now();
    return 'member';
  end if;
  insert into public.staff_invitations (email, role, invited_by) values (address, to_role, auth.uid())
    on conflict (email) do update set role = excluded.role, invited_by = excluded.invited_by, invited_at = now();
  return 'invited';
end
$function$
;
comment on function invite_staff(text,text) is 'For managers: gives a role to whoever owns an address. member: at once. invited: when they first sign in with it.';
grant execute on function invite_staff(text,text) to authenticated;

CREATE OR REPLACE FUNCTION public.is_manager()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
    select exists (select 1 from public.user_roles where user_id = (select auth.uid()) and role <> 'sales')
      and not private.lacks_second_factor()
  $function$
;
comment on function is_manager() is 'Whether the person asking edits the catalogue and gives roles. Policies ask this; so may the person.';
grant execute on function is_manager() to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.is_staff()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
    select exists (select 1 from public.user_roles where user_id = (select auth.uid()))
      and not private.lacks_second_factor()
  $function$
;
comment on function is_staff() is 'Whether the person asking belongs to the sales team. Policies ask this; so may the person.';
grant execute on function is_staff() to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.keep_password()
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  kept text;
begin
  delete from private.unproven_passwords p where p.account = auth.uid() and p.ended_at > now() - interval '1 hour'
    returning p.encrypted into kept;
  update auth.users u set encrypted_password = kept
    where kept is not null and u.id = auth.uid() and coalesce(u.encrypted_password, '') = '';
  return exists (
    select from auth.users u where u.id = auth.uid() and coalesce(u.encrypted_password, '') <> '');
end
$function$
;
comment on function keep_password() is 'For the person whose link has just confirmed their e-mail: the password of the sign-up is theirs and works again. False when the account has no password.';
grant execute on function keep_password() to authenticated;

CREATE OR REPLACE FUNCTION public.note_deploy(reason text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
    update private.rebuild set failed_at = case when reason is not null then now() end, failure = left(reason, 500)
  $function$
;
comment on function note_deploy(text) is 'Notes why a build has failed; null: that one has succeeded.';
grant execute on function note_deploy(text) to service_role;

CREATE OR REPLACE FUNCTION public.note_page_view(caller text, page text, host text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if (select count(*) >= 1000 from public.page_views where viewed_at > now() - interval '1 minute') then
    return false;
  end if;
  if not public.allow_call('page-view', caller, 60, 60) then
    return false;
  end if;
  insert into public.page_views (path, referring_host) values (page, nullif(host, ''));
  return true;
end
$function$
;
comment on function note_page_view(text,text,text) is 'Counts a page view, unless its address reads faster than a person, or all together faster than our visitors; the address itself is not kept.';
grant execute on function note_page_view(text,text,text) to service_role;

CREATE OR REPLACE FUNCTION public.note_point_import(report jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_manager();
  insert into public.charging_point_imports (origin, imported_by, report)
    values ('desk', (select auth.uid()), note_point_import.report);
end
$function$
;
comment on function note_point_import(jsonb) is 'For managers: keeps what an import at the desk did.';
grant execute on function note_point_import(jsonb) to authenticated;

CREATE OR REPLACE FUNCTION public.own_request_contacts()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
    select coalesce(
      jsonb_agg(jsonb_build_object('kind', l.kind, 'request_id', l.id) || private.contact_of(l) order by l.created_at, l.id), '[]')
    from public.leads l
    where l.user_id = auth.uid() and l.status in ('new', 'in_progress')
  $function$
;
comment on function own_request_contacts() is 'Who answers each open request of the person who is signed in, see private.contact_of.';
grant execute on function own_request_contacts() to authenticated;

CREATE OR REPLACE FUNCTION public.own_visit_proposals()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
    select coalesce(jsonb_agg(private.proposal_json(p) order by p.created_at), '[]')
    from public.visit_proposals p
    join public.leads l on l.kind = 'visit_request' and l.id = p.request_id and l.status in ('new', 'in_progress')
    where p.user_id = auth.uid() and p.used_at is null and p.expires_at > now()
  $function$
;
comment on function own_visit_proposals() is 'The hours that the person who is signed in may still choose from.';
grant execute on function own_visit_proposals() to authenticated;

CREATE OR REPLACE FUNCTION public.page_view_report(days integer)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
    with recent as (
      select v.path, v.referring_host, (v.viewed_at at time zone 'Africa/Cairo')::date as day
      from public.page_views v where v.viewed_at >= now() - make_interval(days => days)
    ),
    by_day as (select day::text as name, count(*) as views from recent group by 1 order by 1),
    by_path as (select path as name, count(*) as views from recent group by 1 order by 2 desc, 1 limit 25),
    by_host as (
      select referring_host as name, count(*) as views from recent where referring_host is not null
      group by 1 order by 2 desc, 1 limit 25
    )
    select jsonb_build_object(
      'total', (select count(*) from recent),
      'days', coalesce((select jsonb_agg(to_jsonb(by_day)) from by_day), '[]'),
      'paths', coalesce((select jsonb_agg(to_jsonb(by_path)) from by_path), '[]'),
      'hosts', coalesce((select jsonb_agg(to_jsonb(by_host)) from by_host), '[]')
    )
  $function$
;
comment on function page_view_report(integer) is 'Page views of so many days: in all, by day in Cairo, by path and by the site that people came from.';
grant execute on function page_view_report(integer) to service_role;

CREATE OR REPLACE FUNCTION public.person_data_history(most integer DEFAULT 50)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_manager();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', g.id, 'happened_at', g.happened_at, 'actor', coalesce(g.actor_name, private.name_of(g.actor_id)), 'action', g.action,
      'account_id', g.account_id) order by g.id desc), '[]')
    from (select * from public.person_data_log l order by l.id desc limit least(greatest(most, 0), 200)) g
  );
end
$function$
;
comment on function person_data_history(integer) is 'For managers: who exported or deleted the data of which account, the latest first.';
grant execute on function person_data_history(integer) to authenticated;

CREATE OR REPLACE FUNCTION private.adopt_cars()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$
;
comment on function private.adopt_cars() is 'Gives a brand that is added or renamed the cars that name it, and no others.';

CREATE OR REPLACE FUNCTION private.amount_of(value text)
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
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
  $function$
;
comment on function private.amount_of(text) is 'The amount that a text states in digits of any script: plain or in groups of three, with piastres and EGP or without. Nothing for any other text.';
grant execute on function private.amount_of(text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.announce_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  webhook private.rebuild_webhook;
begin
  select * into webhook from private.rebuild_webhook;
  if not found then
    return null;
  end if;
  if current_setting('tayar.import', true) = 'on' then
    -- A part of an import, see `import_charging_points`. Each puts the build off, and the sweep starts it after the last:
    -- thousands of places ask for one build, also where the import breaks off.
    update private.rebuild
      set wanted = wanted + 1, due_at = greatest(due_at, now() + interval '30 seconds');
    return null;
  end if;
  -- When `want_rebuild` would allow it.
  update private.rebuild
    set wanted = wanted + 1,
      due_at = case
        when wanted = called then greatest(now() + interval '2 seconds', called_at + interval '10 seconds')
        else due_at
      end;
  if to_regnamespace('net') is null then
    return null;
  end if;
  begin
    execute 'select net.http_post(url := $1, body := $2, headers := $3, timeout_milliseconds := 20000)'
      using webhook.address,
        jsonb_build_object(
          'type', tg_op, 'table', tg_table_name, 'schema', tg_table_schema, 'record', null, 'old_record', null
        ),
        jsonb_build_object('content-type', 'application/json', 'authorization', 'Bearer ' || webhook.secret);
  exception when others then
    -- A price change must not fail because the site cannot be reached.
    raise warning 'The change was not announced: %', sqlerrm;
  end;
  return null;
end
$function$
;
comment on function private.announce_change() is 'Notes that a table has changed, and tells the site, in the words of a Supabase database webhook. Once per statement.';

CREATE OR REPLACE FUNCTION private.answer_at_once(lead leads, event uuid, action text, asked jsonb, seen_version integer)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
    select case
      when lead.id is null then jsonb_build_object('result', 'gone')
      when private.is_repeat(event, lead.kind, lead.id, action, asked) then
        jsonb_build_object('result', 'done', 'lead', private.lead_json(lead))
      when lead.version is distinct from seen_version then
        jsonb_build_object('result', 'changed', 'lead', private.lead_json(lead))
    end
  $function$
;
comment on function private.answer_at_once(leads,uuid,text,jsonb,integer) is 'The answer to an action that must not happen: the request is gone, the action is a repeat, or somebody else acted. Null when it may happen.';

CREATE OR REPLACE FUNCTION private.answer_due(asked timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return private.office_time_after(asked, interval '1 hour', true);
end
$function$
;
comment on function private.answer_due(timestamp with time zone) is 'By when a request should be answered first: an hour of office time later, before the office closes.';

CREATE OR REPLACE FUNCTION private.answer_proposal(proposal uuid, choice jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  lead public.leads;
  known public.visit_proposals;
  agreed public.visits;
  hour constant jsonb := coalesce(choice, '{}');
  outcome text := 'done';
begin
  -- The person and the request first, as everywhere, so that no two wait for each other.
  lead := private.lock_lead('visit_request', (select p.request_id from public.visit_proposals p where p.id = proposal));
  select * into known from public.visit_proposals p where p.id = proposal for update;
  if known.id is null or lead.id is null then
    return null;
  end if;
  agreed.state := 'confirmed';
  agreed.place_id := hour ->> 'place';
  agreed.slot := hour ->> 'slot';
  if known.used_at is not null then
    -- A browser repeats what got no answer.
    outcome := case when known.chosen = hour then 'done' else 'used' end;
  elsif lead.status not in ('new', 'in_progress') or known.expires_at <= now() then
    outcome := 'over';
  elsif hour ? 'place' then
    if not known.slots @> jsonb_build_array(hour) then
      raise exception 'This hour was not proposed' using errcode = '22023';
    end if;
    agreed.day := (hour ->> 'day')::date;
    if not private.is_free(lead.id, agreed.place_id, agreed.day, agreed.slot)
      or not (select w.done from private.write_visit(lead, gen_random_uuid(), agreed, true) w) then
      outcome := 'occupied';
    end if;
  elsif hour <> '{}' then
    if coalesce(hour ->> 'day', '') !~ '^\d{4}-\d{2}-\d{2}$' then
      raise exception 'This is no day' using errcode = '22023';
    end if;
    agreed.day := (hour ->> 'day')::date;
    perform private.require_hour_ahead(agreed.day, agreed.slot);
    perform private.write_asked_hour(lead, gen_random_uuid(), agreed.day, agreed.slot);
  else
    insert into public.lead_events (id, kind, request_id, actor_id, actor_name, action)
      values (gen_random_uuid(), 'visit_request', lead.id, lead.user_id, lead.name, 'hours_refused_by_buyer');
    update public.leads l
      set version = l.version + 1, changed_at = clock_timestamp(), next_at = now(),
        next_step = coalesce(l.next_step, 'offer_other_hours')
      where l.kind = 'visit_request' and l.id = lead.id;
  end if;
  if outcome = 'done' and known.used_at is null then
    update public.visit_proposals p set used_at = now(), chosen = hour where p.id = proposal;
  end if;
  select * into known from public.visit_proposals p where p.id = proposal;
  return jsonb_build_object('result', outcome, 'proposal', private.proposal_json(known));
end
$function$
;
comment on function private.answer_proposal(uuid,jsonb) is 'What the buyer says to a proposal: {place, day, slot}, one of its hours, is agreed at once; {day, slot} asks for another; {} says that none suits. result: done, also for a repeat; occupied, when another visit has the hour; used, when the buyer said something else before; over, when it has expired or its request is closed. Null when there is none.';

CREATE OR REPLACE FUNCTION private.batches_told(on_day date, person uuid, before timestamp with time zone, most integer, before_key text DEFAULT NULL::text)
 RETURNS SETOF jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
    select jsonb_build_object(
      'id', b.id, 'key', 'b' || b.id, 'happened_at', b.saved_at, 'actor_id', b.actor_id, 'actor_name', b.actor_name, 'action', 'batch',
      'count', (
        select count(distinct e.item_id) from public.catalogue_events e where e.batch_id = b.id
      ),
      'items', array(
        select private.event_item(e) from public.catalogue_events e
        where e.id in (select min(f.id) from public.catalogue_events f where f.batch_id = b.id group by f.item_id)
        order by e.id limit 20
      ),
      'changes', coalesce((
        select e.changes from public.catalogue_events e
        where e.batch_id = b.id and not exists (
          select from public.catalogue_events f where f.batch_id = b.id and f.id <> e.id)
      ), '{}'),
      'batch', b.kind, 'source', b.source, 'source_day', b.source_day)
    from public.catalogue_batches b
    where (person is null or b.actor_id = person)
      and (before is null or b.saved_at < before or b.saved_at = before and 'b' || b.id < before_key collate "C")
      and (on_day is null
        or b.saved_at >= on_day::timestamp at time zone 'Africa/Cairo'
        and b.saved_at < (on_day + 1)::timestamp at time zone 'Africa/Cairo')
    order by b.saved_at desc, b.id desc limit most
  $function$
;
comment on function private.batches_told(date,uuid,timestamp with time zone,integer,text) is 'The last batches with the first 20 items of each; of a single event, what it changed too.';

CREATE OR REPLACE FUNCTION private.begin_price_mails()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  page record;
begin
  select * into page from private.shown_price(new.item_type, new.item_id);
  new.told_price_egp := case when page.shown then page.price else new.saved_price_egp end;
  return new;
end
$function$
;
comment on function private.begin_price_mails() is 'Whoever asks for mails knows the price that is shown then.';

CREATE OR REPLACE FUNCTION private.begin_team_change()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform private.require_manager();
  perform private.lock_team();
  -- Somebody else may have taken the role away while this waited.
  perform private.require_manager();
end
$function$
;
comment on function private.begin_team_change() is 'Refuses everybody who is not a manager, also one who is removed at the same moment.';

CREATE OR REPLACE FUNCTION private.brand_key(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
    select lower(btrim(regexp_replace(normalize(name, nfc),
      '[[:space:]\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+', ' ', 'g')))
  $function$
;
comment on function private.brand_key(text) is 'The same for names of brands that differ only in letter case, blanks or the encoding of accents.';
grant execute on function private.brand_key(text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.change_deal(lead leads, detail jsonb)
 RETURNS leads
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  if detail ? 'stage' then
    lead.stage := detail ->> 'stage';
    if lead.stage is null or lead.status not in ('new', 'in_progress') then
      raise exception 'Only an open deal has a stage' using errcode = '22023';
    end if;
  end if;
  if detail ? 'item_id' then
    lead.deal_item_id := detail ->> 'item_id';
  end if;
  if detail ? 'item_name' then
    lead.deal_item_name := detail ->> 'item_name';
  end if;
  if detail ? 'amount_egp' then
    lead.amount_egp := round((detail ->> 'amount_egp')::numeric);
  end if;
  if detail ? 'expected_on' then
    lead.expected_on := detail ->> 'expected_on';
  end if;
  return lead;
end
$function$
;
comment on function private.change_deal(leads,jsonb) is 'What is known about a deal: stage, car, amount, expected day. What a detail does not name stays.';

CREATE OR REPLACE FUNCTION private.change_lead(lead leads, action text, detail jsonb)
 RETURNS leads
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  is_open constant boolean := lead.status in ('new', 'in_progress');
begin
  case action
    when 'taken' then
      lead.owner_id := auth.uid();
      lead.status := case lead.status when 'new' then 'in_progress' else lead.status end;
    when 'assigned' then
      lead.owner_id := detail ->> 'to';
      if lead.owner_id is not null
        and not exists (select from public.user_roles r where r.user_id = lead.owner_id) then
        raise exception 'Only the team answers requests' using errcode = '22023';
      end if;
    when 'status' then
      lead.status := detail ->> 'to';
      lead.outcome := detail ->> 'outcome';
      lead.outcome_reason := detail ->> 'reason';
      lead.outcome_reason_id := detail ->> 'reason_id';
      if (lead.outcome is not null and lead.status <> 'done')
        or (lead.outcome_reason is not null and lead.outcome is null and lead.status <> 'cancelled')
        or (lead.outcome_reason_id is not null and lead.outcome is distinct from 'lost')
        or (detail ?| '{item_id,item_name,amount_egp}' and lead.outcome is distinct from 'won') then
        raise exception 'Only a closed request has a result, and only a result has a reason, a car and an amount'
          using errcode = '22023';
      end if;
      if lead.outcome_reason_id is not null
        and not exists (select from public.close_reasons r where r.id = lead.outcome_reason_id) then
        raise exception 'There is no such reason' using errcode = '22023';
      end if;
      lead := private.change_deal(lead, detail);
      if lead.status in ('done', 'cancelled') then
        lead.owner_id := coalesce(lead.owner_id, auth.uid());
      elsif not is_open then
        lead.owner_id := coalesce((select p.owner_id from public.people p where p.id = lead.person_id), lead.owner_id);
      end if;
    when 'next' then
      lead.next_step := detail ->> 'step';
      lead.next_at := detail ->> 'at';
      if not isfinite(lead.next_at) then
        raise exception 'A next step has a day' using errcode = '22023';
      end if;
    when 'deal' then
      lead := private.change_deal(lead, detail);
    when 'call_ended' then
      lead := private.end_call(lead, detail);
    when 'duplicate' then
      lead.duplicate_of := detail ->> 'of';
      -- One at a time, so that each sees what the one before it has marked.
      perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('private.may_repeat', 0));
      if lead.duplicate_of is not null and not private.may_repeat(lead, lead.duplicate_of) then
        raise exception 'A duplicate names another request of the same kind and person, which is none itself'
          using errcode = '22023';
      end if;
    else
      null;
  end case;
  if private.is_answer(action, detail) then
    lead.answered_by := case when lead.answered_at is null then auth.uid() else lead.answered_by end;
    lead.answered_at := coalesce(lead.answered_at, clock_timestamp());
  end if;
  -- Whoever answers or tries to, or says what comes next, has the request; a note may be anybody's.
  if is_open and (action in ('call', 'call_ended', 'whatsapp', 'email', 'deal')
    or (action = 'next' and lead.next_step is not null)) then
    lead.owner_id := coalesce(lead.owner_id, auth.uid());
    lead.status := case when lead.owner_id = auth.uid() then 'in_progress' else lead.status end;
  end if;
  return lead;
end
$function$
;
comment on function private.change_lead(leads,text,jsonb) is 'What an action makes of a row of the queue.';

CREATE OR REPLACE FUNCTION private.city_query(cities jsonb)
 RETURNS tsquery
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
    select string_agg(quote_literal('C' || c.city), ' | ')::tsquery
    from (
      select replace(private.search_words(left(e.city, 100)), ' ', '') as city
      from jsonb_array_elements_text(
        case jsonb_typeof(cities) when 'array' then cities else jsonb_build_array(cities) end) e (city)
      limit 40
    ) c
    where c.city <> ''
  $function$
;
comment on function private.city_query(jsonb) is 'Any of some spellings of a city, such as Giza and الجيزة, of up to four words; null when there is none.';

CREATE OR REPLACE FUNCTION private.city_tokens(city text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
    select coalesce(array_agg(distinct 'C' || j.joined), '{}') from private.joined_words(private.search_words(city)) j
  $function$
;
comment on function private.city_tokens(text) is 'The words of a city, marked C for the filter of the queue.';

CREATE OR REPLACE FUNCTION private.claim_news(member uuid, mail uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.desk_news n set mail_id = mail
    where n.user_id = member and n.wants_mail and n.mail_id is null;
  return (
    select jsonb_build_object(
      'language', (select a.language from public.desk_alerts a where a.user_id = member),
      'items', (
        select coalesce(jsonb_agg(private.news_item(n, l) order by n.happened_at, n.id), '[]')
        from (select * from public.desk_news w where w.mail_id = mail order by w.happened_at limit 200) n
        join public.leads l on l.kind = n.kind and l.id = n.request_id
        where private.is_still_news(n, l)
      )
    )
    where exists (select from public.user_roles r where r.user_id = member)
  );
end
$function$
;
comment on function private.claim_news(uuid,uuid) is 'What a mail tells a member: all that is new to them and still so. A repeat of the mail tells the same. Null when they have left the team.';

CREATE OR REPLACE FUNCTION private.claim_notifications(most integer, request uuid, asker uuid)
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
    with due as (
      select n.request_id, n.kind, n.audience, n.event_id
      from public.notifications n
      where n.sent_at is null and n.given_up_at is null
        and (n.claimed_until is null or n.claimed_until <= now())
        and (request is null or (n.request_id = request and n.user_id = asker and private.is_request_kind(n.kind)))
        -- A named request is sent at once the first time; repeated calls wait like the sweep.
        and (n.due_at <= now() or (request is not null and n.attempts = 0 and n.step <> 'visit_reminder'))
      order by n.audience = 'sales' desc, n.due_at
      limit most
      for update skip locked
    ),
    claimed as (
      update public.notifications n
      set attempts = n.attempts + 1, claimed_until = now() + interval '2 minutes'
      from due
      where n.request_id = due.request_id and n.kind = due.kind and n.audience = due.audience and n.event_id = due.event_id
      returning n.*
    ),
    told as (
      select c.*, case c.kind
          when 'staff_invitation' then null
          when 'price_change' then private.watched_item(c.request_id)
          when 'desk_news' then private.claim_news(c.user_id, c.event_id)
          when 'weekly_report' then private.claim_report(c.user_id, (c.detail ->> 'sunday')::date)
          else private.request_row(c.kind, c.request_id)
        end as request
      from claimed c
    )
    select coalesce(
      jsonb_agg(jsonb_build_object(
        'request_id', t.request_id,
        'kind', t.kind,
        'audience', t.audience,
        'event_id', t.event_id,
        'step', t.step,
        'detail', t.detail,
        'attempt', t.attempts,
        'account_email', coalesce(u.email, t.detail ->> 'email'),
        'request', coalesce(t.request, t.detail -> 'request', '{}'),
        'item', private.item_of((t.request ->> 'item_id')::uuid),
        'contact', (
          select private.contact_of(l) from public.leads l
          where t.audience = 'buyer' and l.kind = t.kind and l.id = t.request_id
        ),
        'place', (select to_jsonb(p) from public.visit_places p where p.id = t.detail ->> 'place'),
        'hours', (
          select private.named_hours(h) from public.visit_proposals h where t.step = 'hours_proposed' and h.id = t.event_id
        )
      ) order by t.created_at, t.audience desc),
      '[]'::jsonb
    )
    from told t left join auth.users u on u.id = t.user_id
  $function$
;
comment on function private.claim_notifications(integer,uuid,uuid) is 'Takes on mails that are due, all or those of one request, with everything that is needed to write them.';

CREATE OR REPLACE FUNCTION private.claim_report(member uuid, of_sunday date)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select w.figures || jsonb_build_object('language', (
      select a.language from public.desk_alerts a where a.user_id = member))
    from public.weekly_reports w
    where w.sunday = of_sunday
      and exists (select from public.user_roles r where r.user_id = member and r.role <> 'sales')
  );
end
$function$
;
comment on function private.claim_report(uuid,date) is 'What the report of a week tells a manager; null when they are none any more.';

CREATE OR REPLACE FUNCTION private.contact_of(lead leads)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
    select jsonb_build_object(
      'agent', (
        select private.given_name(p.name) from public.profiles p
        where p.id = lead.owner_id and exists (select from public.user_roles r where r.user_id = p.id)
      ),
      'answered', lead.answered_at is not null,
      'call_by', case when lead.answered_at is null then lead.answer_due_at end
    )
  $function$
;
comment on function private.contact_of(leads) is 'What the sender of a request may know of who answers: the first name of whoever has it, nothing else of them; whether somebody has answered, and by when somebody should.';

CREATE OR REPLACE FUNCTION private.count_visit()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.sequence := old.sequence + 1;
  return new;
end
$function$
;
comment on function private.count_visit() is 'Numbers the versions of what is agreed about a visit.';

CREATE OR REPLACE FUNCTION private.create_profile()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.email is not null then
    insert into public.profiles (id, name, email, phone)
      select new.id, p.name, new.email, p.phone
      from private.profile_from_account(new.email, new.raw_user_meta_data) p
      on conflict (id) do nothing;
  end if;
  return null;
end
$function$
;
comment on function private.create_profile() is 'Gives each new account its profile.';

CREATE OR REPLACE FUNCTION private.date_status()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.status_changed_at := clock_timestamp();
  new.status_reason := null;
  if new.status = 'cancelled' then
    -- What the team wrote in this very transaction; the buyer gives no reason.
    new.status_reason := coalesce(
      (select v.reason from public.visits v
        where v.request_id = new.id and v.state = 'cancelled' and v.changed_at >= now()),
      (select l.outcome_reason from public.leads l
        where l.kind = tg_argv[0] and l.id = new.id and l.status = 'cancelled' and l.changed_at >= now()));
  end if;
  return new;
end
$function$
;
comment on function private.date_status() is 'Dates each change of a request''s status, and keeps the reason of the team.';

CREATE OR REPLACE FUNCTION private.day_begins(day date)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
    select day::timestamp at time zone 'Africa/Cairo'
  $function$
;
comment on function private.day_begins(date) is 'The first moment of a day in Cairo.';

CREATE OR REPLACE FUNCTION private.deal_out(at timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  waiting record;
  lead public.leads;
  member uuid;
  given integer := 0;
begin
  if not coalesce((select s.by_turn from public.desk_settings s), false) then
    return 0;
  end if;
  for waiting in
    select l.kind, l.id from public.leads l where l.owner_id is null and l.status = 'new' and l.duplicate_of is null
    order by l.created_at, l.id limit 200
  loop
    -- It was perhaps given with another request of its person.
    lead := private.lock_idle_lead(waiting.kind, waiting.id);
    continue when lead.id is null or lead.owner_id is not null or lead.status <> 'new';
    member := private.next_on_duty(lead.kind, lead.id, at, false);
    exit when member is null;
    perform private.give_turn(lead, member, 'turn', at);
    given := given + 1;
  end loop;
  return given;
end
$function$
;
comment on function private.deal_out(timestamp with time zone) is 'Deals out the new requests that are nobody''s, the oldest first, to whoever is on duty.';

CREATE OR REPLACE FUNCTION private.duty_of(member uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
    select jsonb_build_object(
      'takes_new', coalesce(d.takes_new, true),
      'weekdays', coalesce(to_jsonb(d.weekdays), '[]'),
      'days_off', (
        select coalesce(jsonb_agg(jsonb_build_object('first', o.first_day, 'last', o.last_day) order by o.first_day), '[]')
        from public.member_days_off o
        where o.user_id = member and o.last_day >= (now() at time zone 'Africa/Cairo')::date
      )
    )
    from (select member as id) m left join public.member_duty d on d.user_id = m.id
  $function$
;
comment on function private.duty_of(uuid) is 'When a member takes new requests, with the days off that are not over.';

CREATE OR REPLACE FUNCTION private.end_alerts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.push_subscriptions s where s.user_id = old.user_id;
  delete from public.desk_alerts a where a.user_id = old.user_id;
  delete from public.desk_news n where n.user_id = old.user_id;
  delete from public.notifications n
    where n.request_id = old.user_id and n.kind = 'desk_news' and n.sent_at is null and coalesce(n.claimed_until <= now(), true);
  return null;
end
$function$
;
comment on function private.end_alerts() is 'Whoever leaves the team is told nothing more.';

CREATE OR REPLACE FUNCTION private.end_call(lead leads, detail jsonb)
 RETURNS leads
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  outcome constant text := detail ->> 'outcome';
begin
  if coalesce(outcome not in ('reached', 'no_reply', 'wrong_number'), true)
    or (detail ->> 'at' is not null and (outcome <> 'no_reply' or not isfinite((detail ->> 'at')::timestamptz))) then
    raise exception 'A call reached the person, nobody or somebody else; a next try is for one without a reply'
      using errcode = '22023';
  end if;
  lead.phone_wrong := outcome = 'wrong_number' or (lead.phone_wrong and outcome = 'no_reply');
  if detail ->> 'at' is not null then
    lead.next_step := 'call_again';
    lead.next_at := detail ->> 'at';
  end if;
  return lead;
end
$function$
;
comment on function private.end_call(leads,jsonb) is 'What came of a call: reached, no_reply, perhaps with a next try, or wrong_number.';

CREATE OR REPLACE FUNCTION private.end_duty()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.member_duty d where d.user_id = old.user_id;
  delete from public.member_days_off o where o.user_id = old.user_id;
  return null;
end
$function$
;
comment on function private.end_duty() is 'What a member has settled about their duty goes with the role.';

CREATE OR REPLACE FUNCTION private.end_price_mails()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.follow_price(old.id);
  return null;
end
$function$
;
comment on function private.end_price_mails() is 'Takes the waiting mail back when it is not wanted any more.';

CREATE OR REPLACE FUNCTION private.end_role()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if old.role <> 'sales' and (tg_op = 'DELETE' or new.role = 'sales') then
    delete from public.staff_invitations i where i.invited_by = old.user_id;
  end if;
  if tg_op = 'DELETE' then
    perform private.hand_over(old.user_id, null, auth.uid());
  end if;
  return null;
end
$function$
;
comment on function private.end_role() is 'What goes with a role: the open requests of whoever had it, and the invitations of a manager.';

CREATE OR REPLACE FUNCTION private.end_unproven_password()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.unproven_passwords p
    where p.account = new.id or p.ended_at < now() - interval '1 hour';
  if coalesce(new.encrypted_password, '') <> '' then
    insert into private.unproven_passwords (account, encrypted) values (new.id, new.encrypted_password);
    new.encrypted_password := '';
  end if;
  return new;
end
$function$
;
comment on function private.end_unproven_password() is 'Ends the password that was chosen before an e-mail was confirmed by a mail''s link.';

CREATE OR REPLACE FUNCTION private.event_item(event catalogue_events)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
    select jsonb_build_object('type', event.item_type, 'id', event.item_id, 'name', event.item_name)
  $function$
;
comment on function private.event_item(catalogue_events) is 'What an event is about.';

CREATE OR REPLACE FUNCTION private.events_alone(on_day date, person uuid, item text, before timestamp with time zone, most integer, before_key text DEFAULT NULL::text)
 RETURNS SETOF jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
begin
  return query
    select jsonb_build_object(
      'id', e.id::text, 'key', 'c' || lpad(e.id::text, 19, '0'), 'happened_at', e.happened_at, 'actor_id', e.actor_id, 'actor_name', e.actor_name, 'action', e.action,
      'count', 1, 'items', jsonb_build_array(private.event_item(e)), 'changes', e.changes,
      'batch', b.kind, 'source', b.source, 'source_day', b.source_day)
    from public.catalogue_events e
    left join public.catalogue_batches b on b.id = e.batch_id
    where (case when item is null then e.batch_id is null else e.item_id = item end)
      and (person is null or e.actor_id = person)
      and (before is null or e.happened_at < before
        or e.happened_at = before and 'c' || lpad(e.id::text, 19, '0') < before_key collate "C")
      and (on_day is null
        or e.happened_at >= on_day::timestamp at time zone 'Africa/Cairo'
        and e.happened_at < (on_day + 1)::timestamp at time zone 'Africa/Cairo')
    order by e.happened_at desc, e.id desc limit most;
end
$function$
;
comment on function private.events_alone(date,uuid,text,timestamp with time zone,integer,text) is 'The last events of an item; without one, those that were no part of a batch. Of the moment itself, what the key leaves.';

CREATE OR REPLACE FUNCTION private.facts_of_end(visit visits)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
    select private.visit_facts(visit, true) || jsonb_build_object('sequence', visit.sequence + 1)
    where private.is_in_calendars(visit)
  $function$
;
comment on function private.facts_of_end(visits) is 'What a mail tells about a visit that is about to end, which makes its next version. Null when no calendar has it.';

CREATE OR REPLACE FUNCTION private.feed_of_requests(since timestamp with time zone, until timestamp with time zone, person uuid, item uuid, customer uuid, before_key text, most integer)
 RETURNS SETOF jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
begin
  return query
    select jsonb_build_object(
      'area', 'requests', 'key', 'r' || e.id, 'happened_at', e.happened_at, 'actor_id', e.actor_id, 'actor_name', e.actor_name,
      'action', e.action, 'kind', e.kind, 'id', e.request_id, 'name', e.name, 'subject', e.subject, 'person_id', e.person_id,
      'detail', (
        select coalesce(jsonb_object_agg(d.key, private.short_value(d.value)), '{}') from jsonb_each(e.detail) d
      )
    )
    from (
      select v.*, l.name, l.subject, l.person_id
      from public.lead_events v join public.leads l on l.kind = v.kind and l.id = v.request_id
      where not v.detail ? 'with' and v.happened_at >= since and v.happened_at <= until
        and (v.happened_at < until or 'r' || v.id < before_key collate "C")
        and (person is null or v.actor_id = person)
        and (item is null or l.item_id = item)
        and (customer is null or l.person_id = customer)
      order by v.happened_at desc, v.id desc limit most
    ) e;
end
$function$
;
comment on function private.feed_of_requests(timestamp with time zone,timestamp with time zone,uuid,uuid,uuid,text,integer) is 'The latest that was done about requests, from a moment to another, of which the key leaves the rest out. What only follows from an action on another request is none. Long texts are cut.';

CREATE OR REPLACE FUNCTION private.feed_of_team(since timestamp with time zone, until timestamp with time zone, person uuid, before_key text, most integer)
 RETURNS SETOF jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  is_manager constant boolean := public.is_manager();
begin
  return query
    select jsonb_build_object('area', 'team') || to_jsonb(t) from (
      select * from (
        (
          select 't' || lpad(e.id::text, 19, '0') as key, e.happened_at, e.actor_id, e.actor_name, e.action, e.member_name,
            e.role, null::integer as rows, null::uuid as account_id, e.month, e.won
          from public.team_events e
          where e.happened_at >= since and e.happened_at <= until and (person is null or e.actor_id = person)
          order by e.happened_at desc, e.id desc limit most + 50
        )
        union all
        (
          select 'e' || x.id, x.happened_at, x.actor_id, x.actor_name, 'requests_exported', null, null, x.rows, null, null, null
          from public.desk_exports x
          where is_manager and x.happened_at >= since and x.happened_at <= until and (person is null or x.actor_id = person)
          order by x.happened_at desc limit most + 50
        )
        union all
        (
          select 'p' || lpad(g.id::text, 19, '0'), g.happened_at, g.actor_id, coalesce(g.actor_name, private.name_of(g.actor_id)),
            'person_' || g.action, null, null, null, g.account_id, null, null
          from public.person_data_log g
          where is_manager and g.happened_at >= since and g.happened_at <= until and (person is null or g.actor_id = person)
          order by g.happened_at desc, g.id desc limit most + 50
        )
      ) u
      where u.happened_at < until or u.key < before_key collate "C"
      order by u.happened_at desc, u.key collate "C" desc limit most
    ) t;
end
$function$
;
comment on function private.feed_of_team(timestamp with time zone,timestamp with time zone,uuid,text,integer) is 'The latest that changed in the team, its targets and its office, as feed_of_requests; for managers also who exported requests, or a person''s data.';

CREATE OR REPLACE FUNCTION private.filter_condition(name text, value jsonb)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  given constant text := value #>> '{}';
  tomorrow constant timestamptz := private.day_begins((now() at time zone 'Africa/Cairo')::date + 1);
  is_open constant text := 'l.status in (''new'', ''in_progress'')';
  overdue constant text := format('l.answered_at is null and %s and l.answer_due_at < now()', is_open);
  due constant text := format('l.next_at < %L and %s', tomorrow, is_open);
  -- As private.numbers_of_answers counts: walk-ins did not wait; what was taken back, or has just arrived, needs no answer.
  asked constant text := 'l.duplicate_of is null and l.kind <> ''walk_in'' and ';
  condition text;
begin
  condition := case name
    when 'kind' then format('l.kind = %L', given)
    when 'status' then case given
      when 'open' then is_open
      when 'closed' then 'l.status in (''done'', ''cancelled'')'
      else format('l.status = %L', given)
    end
    when 'owner' then case given
      when 'me' then format('l.owner_id = %L', auth.uid())
      when 'nobody' then 'l.owner_id is null'
      else format('l.owner_id = %L', given::uuid)
    end
    when 'overdue' then case given when 'true' then overdue end
    when 'due' then case given when 'today' then due end
    -- A buyer who asks for another hour makes it due.
    when 'action' then case given when 'true' then format('((%s) or (%s))', overdue, due) end
    when 'visit_on' then format('l.visit_on = %L', given::date)
    when 'phone' then format('l.phone_key = %L', private.phone_key(given))
    when 'search' then format('l.words @@ %L::tsquery', private.search_query(left(given, 200)))
    when 'city' then format('l.words @@ %L::tsquery', private.city_query(value))
    when 'item_id' then format('l.item_id = %L', given::uuid)
    when 'subject' then format('l.subject = %L', given)
    when 'person_id' then format('l.person_id = %L', given::uuid)
    when 'budget_from' then format('l.budget_egp >= %L', given::bigint)
    when 'budget_to' then format('l.budget_egp <= %L', given::bigint)
    when 'language' then format('l.language = %L', given)
    when 'source' then format('l.source = %L', given)
    when 'stage' then case given when 'none' then 'l.stage is null' else format('l.stage = %L', given) end
    when 'outcome' then case given when 'decided' then 'l.outcome is not null' else format('l.outcome = %L', given) end
    when 'answer' then asked || case given
      when 'in_time' then 'l.answered_at <= l.answer_due_at'
      when 'given' then 'l.answered_at is not null'
      when 'waiting'
        then 'l.answered_at is null and l.status <> ''cancelled'' and l.created_at <= now() - interval ''1 hour'''
      else 'false'
    end
    when 'amount' then case given when 'open' then format('l.amount_egp is not null and %s', is_open) end
    when 'reason_id' then format('l.outcome_reason_id = %L', given)
    when 'created_from' then format('l.created_at >= %L', private.day_begins(given::date))
    when 'created_to' then format('l.created_at < %L', private.day_begins(given::date + 1))
    when 'closed_from' then format('l.closed_at >= %L', private.day_begins(given::date))
    when 'closed_to' then format('l.closed_at < %L', private.day_begins(given::date + 1))
    else ''
  end;
  if condition = '' then
    raise exception 'There is no filter %', name using errcode = '22023';
  end if;
  return condition;
end
$function$
;
comment on function private.filter_condition(text,jsonb) is 'One filter of the queue as a condition on leads l; null where it leaves nothing out.';

CREATE OR REPLACE FUNCTION private.find_twins(person uuid, keys text[])
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
    with added as (
      insert into private.person_keys (key, person_id) select distinct k.key, person from unnest(keys) k (key)
        on conflict do nothing
        returning key
    )
    insert into private.person_twins (first_id, second_id)
      select distinct least(person, o.person_id), greatest(person, o.person_id)
      from added a
      -- A key that very many share says nothing.
      cross join lateral (
        select k.person_id from private.person_keys k where k.key = a.key and k.person_id <> person limit 10
      ) o
      on conflict do nothing
  $function$
;
comment on function private.find_twins(uuid,text[]) is 'Notes new keys of a person, and who has them too.';

CREATE OR REPLACE FUNCTION private.follow_account_email()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.profiles set email = new.email where id = new.id and new.email is not null;
  return null;
end
$function$
;
comment on function private.follow_account_email() is 'Keeps the e-mail of a profile equal to that of its account.';

CREATE OR REPLACE FUNCTION private.follow_blocked_account()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not exists (select from public.user_roles r where r.user_id = new.id) then
    return null;
  end if;
  if to_jsonb(new) ->> 'deleted_at' is not null then
    delete from public.user_roles r where r.user_id = new.id;
  end if;
  perform private.require_a_manager();
  return null;
end
$function$
;
comment on function private.follow_blocked_account() is 'An account that the auth service deletes softly leaves the team; one that it blocks may not be the last manager.';

CREATE OR REPLACE FUNCTION private.follow_brand()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.follow_price(f.id)
    from public.favorites f join public.cars c on f.item_type = 'car' and c.id = f.item_id
    where f.price_mail_in is not null and c.brand_id = new.id
    order by f.id;
  return null;
end
$function$
;
comment on function private.follow_brand() is 'Queues mails when a brand is published or withdrawn, and its cars with it.';

CREATE OR REPLACE FUNCTION private.follow_item()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.follow_price(f.id) from public.favorites f
    where f.item_type = tg_argv[0] and f.item_id = old.id and f.price_mail_in is not null
    order by f.id;
  return null;
end
$function$
;
comment on function private.follow_item() is 'Looks for mails to queue when a car or charger has another price, comes or goes.';

CREATE OR REPLACE FUNCTION private.follow_price(favorite uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  watched public.favorites;
  page record;
  known integer;
begin
  select * into watched from public.favorites f where f.id = favorite and f.price_mail_in is not null for update;
  select * into page from private.shown_price(watched.item_type, watched.item_id);
  -- A mail that is being sent cannot be stopped, so its price will be known.
  select coalesce(max((n.detail ->> 'to')::integer), watched.told_price_egp) into known
    from public.notifications n
    where n.kind = 'price_change' and n.request_id = favorite and n.sent_at is null and n.given_up_at is null
      and n.claimed_until > now();
  if watched.id is null or page.price is null or page.price >= known then
    delete from public.notifications n
      where n.kind = 'price_change' and n.request_id = favorite and n.sent_at is null and n.given_up_at is null
        and coalesce(n.claimed_until <= now(), true);
    return;
  end if;
  delete from public.notifications n
    where n.kind = 'price_change' and n.request_id = favorite and n.sent_at is null and n.given_up_at is null
      and coalesce(n.claimed_until <= now(), true)
      and n.detail is distinct from jsonb_build_object('from', known, 'to', page.price);
  -- Ten minutes later, so that a typing error can be corrected before anybody reads it.
  insert into public.notifications (request_id, kind, audience, event_id, user_id, due_at, step, detail)
    select favorite, 'price_change', 'buyer', gen_random_uuid(), watched.user_id, now() + interval '10 minutes',
      'price_changed', jsonb_build_object('from', known, 'to', page.price)
    where not exists (
      select from public.notifications n
      where n.kind = 'price_change' and n.request_id = favorite and n.sent_at is null and n.given_up_at is null
        and coalesce(n.claimed_until <= now(), true));
end
$function$
;
comment on function private.follow_price(uuid) is 'Makes the one waiting mail about a favourite fit: from the price that the person knows to a lower one that is shown, or to the first one where they know none. No mail tells of a rise, so the known price stays the one to fall below.';

CREATE OR REPLACE FUNCTION private.forget_mail()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.notifications n
    where n.request_id = new.request_id and n.kind = new.kind and n.audience = new.audience and n.event_id = new.event_id;
  return null;
end
$function$
;
comment on function private.forget_mail() is 'Forgets a mail about a deleted account with the address that it went to.';

CREATE OR REPLACE FUNCTION private.forget_people()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform from public.people p where p.id in (select g.person_id from gone g) order by p.id for update;
  delete from public.people p
    where p.id in (select g.person_id from gone g)
      and not exists (select from public.leads l where l.person_id = p.id);
  delete from private.person_keys k
    where k.person_id in (select g.person_id from gone g)
      and not exists (
        select from public.leads l where l.person_id = k.person_id and k.key = any (private.twin_keys(l))
      );
  return null;
end
$function$
;
comment on function private.forget_people() is 'A person goes with their last request, and what was noted of a deleted request with it.';

CREATE OR REPLACE FUNCTION private.forget_token()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.detail := new.detail - 'token';
  return new;
end
$function$
;
comment on function private.forget_token() is 'Forgets the token of a link once its mail is out or given up.';

CREATE OR REPLACE FUNCTION private.free_visit()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.visits v set state = 'cancelled', reason = new.status_reason, changed_at = clock_timestamp()
    where v.request_id = new.id and v.state in ('asked', 'confirmed');
  return null;
end
$function$
;
comment on function private.free_visit() is 'Cancels what was agreed about a visit with its request, so that others can have the hour.';

CREATE OR REPLACE FUNCTION private.full_name(brand text, model text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
    select case
      when starts_with(lower(model), lower(brand)) and substr(model, length(brand) + 1) ~ '^[\s\d]' then model
      else concat_ws(' ', brand, model)
    end
  $function$
;
comment on function private.full_name(text,text) is 'Brand and model as one name, the brand not said twice.';

CREATE OR REPLACE FUNCTION private.give_person(person uuid, successor uuid, event uuid, actor uuid, actor_name text, of_kind text DEFAULT NULL::text, request uuid DEFAULT NULL::uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  predecessor uuid;
  owner uuid;
begin
  select p.owner_id into predecessor from public.people p where p.id = person for update;
  update public.people p set owner_id = successor where p.id = person returning p.owner_id into owner;
  with moved as (
    update public.leads l
      set owner_id = owner, version = l.version + 1, changed_at = clock_timestamp()
      where l.person_id = person and l.status in ('new', 'in_progress') and l.owner_id is distinct from owner
        and (l.kind, l.id) is distinct from (of_kind, request)
      returning l.kind, l.id
  )
  insert into public.lead_events (id, kind, request_id, actor_id, actor_name, action, detail)
    select private.row_event(event, m.kind, m.id), m.kind, m.id, actor, give_person.actor_name, 'assigned',
      jsonb_build_object('from', predecessor, 'to', owner, 'to_name', private.name_of(owner))
        || case when request is null then '{}' else jsonb_build_object('with', request) end
    from moved m;
  return owner;
end
$function$
;
comment on function private.give_person(uuid,uuid,uuid,uuid,text,text,uuid) is 'Gives a person with all open requests to somebody of the team, or back to nobody, with the history; not the request that is named, which its own action changes. Who has them now. Their versions grow, so that nobody who still sees another owner acts on them.';

CREATE OR REPLACE FUNCTION private.give_turn(lead leads, member uuid, why text, at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  event constant uuid := gen_random_uuid();
begin
  insert into public.member_duty (user_id, last_turn)
    values (member, (select coalesce(max(d.last_turn), 0) + 1 from public.member_duty d))
    on conflict (user_id) do update set last_turn = excluded.last_turn;
  perform private.give_person(lead.person_id, member, event, null, 'Tayar', lead.kind, lead.id);
  update public.leads l
    set owner_id = member, version = l.version + 1, changed_at = clock_timestamp()
    where l.kind = lead.kind and l.id = lead.id;
  update public.lead_turns t set given_at = at
    where t.kind = lead.kind and t.request_id = lead.id and t.user_id = member;
  insert into public.lead_events (id, kind, request_id, actor_name, action, detail)
    values (event, lead.kind, lead.id, 'Tayar', 'assigned',
      jsonb_build_object('from', lead.owner_id, 'to', member, 'to_name', private.name_of(member), 'by', why));
end
$function$
;
comment on function private.give_turn(leads,uuid,text,timestamp with time zone) is 'Gives a request, with its person, to a member and writes it into the history: by turn, or since nobody had answered (late).';

CREATE OR REPLACE FUNCTION private.given_name(whole text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
    select case when whole not like '%@%' then substring(btrim(whole) from
      '^(?:\S+\.\s+)*(?:(?:عبد|أبو|ابو|أم|ام|[Aa]bd|[Aa]bdel|[Aa]bdul|[Aa]bu|[Aa]bo|[Oo]mm?|[Uu]mm)\s+(?:(?:[Ee]l|[Aa]l)\s+)?)?\S+'
    ) end
  $function$
;
comment on function private.given_name(text) is 'The first name of a whole one: the first word with a title before it, and the next where a name such as ''Abd El Rahman'' needs it. Null where there is none, or an address stands for it.';

CREATE OR REPLACE FUNCTION private.guard_favorite()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  page record;
  by_person constant boolean := current_user in ('anon', 'authenticated');
begin
  if tg_op = 'UPDATE' and by_person then
    old.price_mail_in := new.price_mail_in;
    new := old;
  end if;
  if tg_op = 'INSERT' then
    select * into page from private.shown_price(new.item_type, new.item_id);
    if by_person then
      if not page.shown and not public.is_staff() then
        raise exception 'Only what is shown can be saved' using errcode = '23503';
      end if;
      if (select count(*) >= 1000 from public.favorites f where f.user_id = new.user_id) then
        -- PostgREST answers such a code with the HTTP status in it.
        raise exception 'Too many favourites' using errcode = 'PT429';
      end if;
      new.created_at := now();
    end if;
    new.saved_price_egp := page.price;
  end if;
  return new;
end
$function$
;
comment on function private.guard_favorite() is 'Dates and prices what a person saves, at most a thousand cars and chargers, and none that is not shown; what they claim is ignored. Of a saved one they may only change whether it mails.';

CREATE OR REPLACE FUNCTION private.guard_profile()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$
;
comment on function private.guard_profile() is 'What people may not do to their own profile: change its e-mail or owner, or shorten the name below two letters.';

CREATE OR REPLACE FUNCTION private.guard_request()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if new.status <> 'new' or new.notified_at is not null then
      raise exception 'A request starts as new and not notified' using errcode = '42501';
    end if;
    -- A stored request must fail by its id, which tells a second attempt that the first succeeded.
    if private.has_sent_many(tg_table_name, new.id) then
      -- PostgREST answers such a code with the HTTP status in it.
      raise exception 'Too many requests within an hour' using errcode = 'PT429';
    end if;
    new.created_at := now();
  elsif to_jsonb(new) - 'status' <> to_jsonb(old) - 'status' then
    raise exception 'Only the progress of a request can be changed' using errcode = '42501';
  end if;
  return new;
end
$function$
;
comment on function private.guard_request() is 'A person states a request, at most twenty of a kind within an hour; staff move its status, functions note the notification: nobody does the others'' part.';

CREATE OR REPLACE FUNCTION private.guard_visit_time()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  cairo constant timestamp := now() at time zone 'Africa/Cairo';
begin
  if new.visit_date + new.visit_time::time <= cairo then
    raise exception 'A visit lies ahead, in Cairo time'
      using errcode = '23514', constraint = 'visit_requests_visit_ahead', table = 'visit_requests', schema = 'public';
  end if;
  if new.visit_date > cairo::date + 366 then
    raise exception 'A visit is within a year'
      using errcode = '23514', constraint = 'visit_requests_visit_within_a_year',
        table = 'visit_requests', schema = 'public';
  end if;
  return null;
end
$function$
;
comment on function private.guard_visit_time() is 'Refuses a slot that has passed in Cairo, or lies more than a year ahead.';

CREATE OR REPLACE FUNCTION private.hand_over(person uuid, successor uuid, actor uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  actor_name constant text := coalesce(private.name_of(actor), private.name_of(person));
begin
  perform private.give_person(p.id, successor, gen_random_uuid(), actor, actor_name)
    from (select o.id from public.people o where o.owner_id = person order by o.id) p;
end
$function$
;
comment on function private.hand_over(uuid,uuid,uuid) is 'Gives the people of a member to another, or back to nobody, with the history. Closed requests keep who closed them.';

CREATE OR REPLACE FUNCTION private.has_sent_many(request_table text, request uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person constant uuid := auth.uid();
  many boolean;
begin
  -- Simultaneous requests wait here for each other, so that each counts the ones before it.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(request_table || person::text, 0));
  execute format(
    'select count(*) >= 20 and not exists (select from public.%1$I s where s.id = $1)
       from public.%1$I r where r.user_id = $2 and r.created_at > now() - interval ''1 hour''',
    request_table
  ) into many using request, person;
  return many;
end
$function$
;
comment on function private.has_sent_many(text,uuid) is 'Whether the person asking has stored twenty requests of a kind within an hour, and this one is not among them.';
grant execute on function private.has_sent_many(text,uuid) to authenticated;

CREATE OR REPLACE FUNCTION private.hash_of_token(token text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
    select encode(sha256(convert_to(token, 'UTF8')), 'hex')
  $function$
;
comment on function private.hash_of_token(text) is 'What is stored of the token of a link.';

CREATE OR REPLACE FUNCTION private.invitation_id(address text)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
    select md5(lower(address))::uuid
  $function$
;
comment on function private.invitation_id(text) is 'What stands for an address in the queue of mails.';

CREATE OR REPLACE FUNCTION private.is_answer(action text, detail jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
    select action in ('whatsapp', 'email') or (action = 'call_ended' and detail ->> 'outcome' = 'reached')
  $function$
;
comment on function private.is_answer(text,jsonb) is 'Whether an action answers the person. A call that begins, that nobody takes, or that reaches somebody else does not.';

CREATE OR REPLACE FUNCTION private.is_bounded_text(value text, longest integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
    select char_length(value) <= longest and value !~ '[\u0001-\u001F\u007F-\u009F]'
  $function$
;
comment on function private.is_bounded_text(text,integer) is 'Text of at most so many characters on one line, without control characters; it may be empty.';
grant execute on function private.is_bounded_text(text,integer) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.is_clean_text(value text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
    select private.is_readable_text(value)
      and value !~ ('[A-Za-z\u00C0-\u024F][\u0300-\u036F]*[\u0370-\u03FF\u0400-\u052F]'
        || '|[\u0370-\u03FF\u0400-\u052F][\u0300-\u036F]*[A-Za-z\u00C0-\u024F]')
  $function$
;
comment on function private.is_clean_text(text) is 'A readable text whose words have no letters of Latin beside Greek or Cyrillic ones, which look alike.';
grant execute on function private.is_clean_text(text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.is_connector_list(value jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
    select case
      when jsonb_typeof(value) is distinct from 'array' or octet_length(value::text) > 8192 then false
      else not exists (
        select from jsonb_array_elements(value) c
        where case jsonb_typeof(c) when 'object' then
          c - '{type,kw,current,count,cable,state}'::text[] <> '{}'
          or coalesce(c ->> 'type' not in ('Type 2', 'GB/T AC', 'CCS2', 'GB/T DC', 'CHAdeMO', 'other'), false)
          or coalesce(c ->> 'current' not in ('ac1', 'ac3', 'dc'), false)
          or coalesce(c ->> 'state' not in ('working', 'paused', 'closed'), false)
          or coalesce(jsonb_typeof(c -> 'cable'), 'null') not in ('boolean', 'null')
          or case coalesce(jsonb_typeof(c -> 'kw'), 'null')
            when 'null' then false
            when 'number' then (c ->> 'kw')::numeric <= 0 or (c ->> 'kw')::numeric > 2000
            else true
          end
          or case coalesce(jsonb_typeof(c -> 'count'), 'null')
            when 'null' then false
            when 'number' then (c ->> 'count')::numeric not between 1 and 200 or (c ->> 'count')::numeric % 1 <> 0
            else true
          end
        else true end
      )
    end
  $function$
;
comment on function private.is_connector_list(jsonb) is 'Connectors {type, kw, current, count, cable, state} of a charging point; a part that is null or missing is not known.';
grant execute on function private.is_connector_list(jsonb) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.is_detail_of(action text, detail jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
    select jsonb_typeof(detail) = 'object'
      and not exists (
        select from jsonb_each(case jsonb_typeof(detail) when 'object' then detail else '{}' end) f
        where f.key <> all (k.needed || k.possible)
          or (jsonb_typeof(f.value) not in ('string', 'null') and (f.key <> 'amount_egp' or jsonb_typeof(f.value) <> 'number'))
          or char_length(f.value #>> '{}') > case f.key when 'text' then 10000 else 300 end
      )
      and detail ?& k.needed
    from (
      select
        case action
          when 'assigned' then '{to}'
          when 'status' then '{to}'
          when 'next' then '{step,at}'
          when 'note' then '{text}'
          when 'duplicate' then '{of}'
          when 'call_ended' then '{outcome}'
          else '{}'
        end::text[] as needed,
        case action
          when 'status' then '{outcome,reason,reason_id,item_id,item_name,amount_egp}'
          when 'deal' then '{stage,item_id,item_name,amount_egp,expected_on}'
          when 'call_ended' then '{at}'
          when 'email' then '{outcome}'
          when 'whatsapp' then '{text}'
          else '{}'
        end::text[] as possible
    ) k
  $function$
;
comment on function private.is_detail_of(text,jsonb) is 'Whether a detail has what its action needs and nothing that it does not know: texts of at most 10,000 letters, all else of at most 300, amounts as numbers.';

CREATE OR REPLACE FUNCTION private.is_email(value text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
    select private.is_plain_text(value, 254) and value ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'
  $function$
;
comment on function private.is_email(text) is 'Something that mail can be sent to. Loose on purpose: only a delivered mail proves an address.';
grant execute on function private.is_email(text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.is_free(request uuid, place text, on_day date, at_slot text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
    select on_day + at_slot::time > now() at time zone 'Africa/Cairo'
      and exists (select from public.visit_places p where p.id = place and p.open)
      and not exists (
        select from public.visits v
        where v.state = 'confirmed' and v.place_id = place and v.day = on_day and v.slot = at_slot and v.request_id <> request
      )
  $function$
;
comment on function private.is_free(uuid,text,date,text) is 'Whether an hour at a place can be agreed for a request: it lies ahead, the place is open, no other visit has it.';

CREATE OR REPLACE FUNCTION private.is_in_calendars(visit visits)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
    select coalesce(
      visit.state = 'confirmed' or (visit.state = 'asked' and private.was_confirmed(visit.request_id)), false)
  $function$
;
comment on function private.is_in_calendars(visits) is 'Whether the buyer has it in their calendar: it is confirmed, or was until they asked for another hour.';

CREATE OR REPLACE FUNCTION private.is_invitable_email(value text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
    select char_length(value) <= 254 and value ~ (
      '^[a-z0-9!#$%&''*+/=?^_{|}~-]+(\.[a-z0-9!#$%&''*+/=?^_{|}~-]+)*'
      '@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?$')
  $function$
;
comment on function private.is_invitable_email(text) is 'A whole address in small Latin letters: a role must not go to one with look-alike letters of another alphabet.';
grant execute on function private.is_invitable_email(text) to service_role;

CREATE OR REPLACE FUNCTION private.is_list_of_hours(hours jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
    select case when jsonb_typeof(hours) = 'array' then
      jsonb_array_length(hours) in (2, 3)
      and (select count(distinct h.value) = count(*) from jsonb_array_elements(hours) h)
      and not exists (
        select from jsonb_array_elements(hours) h
        where (case jsonb_typeof(h.value) when 'object' then
          not h.value ?& '{place,day,slot}' or h.value - '{place,day,slot}'::text[] <> '{}'
            or coalesce(h.value ->> 'day', '') !~ '^\d{4}-\d{2}-\d{2}$'
          else true end)
      )
    else false end
  $function$
;
comment on function private.is_list_of_hours(jsonb) is 'Whether these are two or three different hours, each with its place and its day.';

CREATE OR REPLACE FUNCTION private.is_message_text(value text, longest integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
    -- Several lines, each of them plain.
    select char_length(value) <= longest and private.is_plain_text(translate(value, E'\n', ' '), longest)
  $function$
;
comment on function private.is_message_text(text,integer) is 'A text of several lines that a person really filled in, of at most so many characters.';
grant execute on function private.is_message_text(text,integer) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.is_overdue(lead leads)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
    select lead.answered_at is null and lead.status in ('new', 'in_progress') and lead.answer_due_at < now()
  $function$
;
comment on function private.is_overdue(leads) is 'Whether nobody has answered in time. Taking a request, and a call that nobody took, is no answer.';

CREATE OR REPLACE FUNCTION private.is_page_path(value text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
    select private.is_plain_text(value, 300) and value ~ '^/([^/\\]|$)'
  $function$
;
comment on function private.is_page_path(text) is 'The address of a page of this site, from the root.';
grant execute on function private.is_page_path(text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.is_phone(value text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
    select char_length(value) between 5 and 30
      and value ~ '^[0-9\u0660-\u0669\u06F0-\u06F9+() ./-]+$'
      and value ~ '([0-9\u0660-\u0669\u06F0-\u06F9].*){5}'
  $function$
;
comment on function private.is_phone(text) is 'A telephone number as people in Egypt write it: Western or Arabic digits, plus, spaces, hyphens, brackets.';
grant execute on function private.is_phone(text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.is_picture(value jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
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
  $function$
;
comment on function private.is_picture(jsonb) is 'An address, or {src, alt_en, alt_ar, credit, licence}: what the picture shows, who made it, and its licence.';
grant execute on function private.is_picture(jsonb) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.is_picture_address(value text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
    select private.is_plain_text(value, 2048)
      and value !~ '[[:space:]"''<>\\]'
      and (
        value ~* '^https://([a-z0-9-]+\.)+[a-z][a-z0-9-]*(:[0-9]{1,5})?([/?#]|$)'
        -- The storage of a backend on the same machine.
        or value ~* '^http://(127\.0\.0\.1|localhost)(:[0-9]{1,5})?/storage/v1/object/public/[a-z0-9._/-]+$' and value !~ '\.\.'
        or value ~* '^/(pictures|brands|storage)/[a-z0-9._/#-]+$' and value !~ '\.\.'
      )
  $function$
;
comment on function private.is_picture_address(text) is 'The address of a picture: on the web by https and a name, or in a folder of this site that holds pictures.';
grant execute on function private.is_picture_address(text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.is_picture_list(value jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE STRICT
 SET search_path TO ''
AS $function$
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
$function$
;
comment on function private.is_picture_list(jsonb) is 'At most 40 pictures: a list, an object whose values are pictures, or a text that holds either or one address.';
grant execute on function private.is_picture_list(jsonb) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.is_plain_text(value text, longest integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
    select private.is_bounded_text(value, longest)
      and value ~ '[^[:space:]\u00A0\u2000-\u200F\u2028\u2029\u202F\u205F\u2060\u3000\uFEFF]'
  $function$
;
comment on function private.is_plain_text(text,integer) is 'A text that a person really filled in: bounded, on one line, and more than blanks and invisible characters.';
grant execute on function private.is_plain_text(text,integer) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.is_readable_text(value text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
    select value !~ ('[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u200C\u200E\u200F\u2028-\u202E'
      || '\u2060-\u206F\u2800\u3164\uE000-\uF8FF\uFE00-\uFE0E\uFEFF\uFFA0\uFFF0-\uFFFD\U000E0000-\U000E0FFF'
      -- These two make up an emoji; elsewhere nobody sees them.
      || ']|\u200D(?![\u2600-\u27BF\U0001F000-\U0001FAFF])|[A-Za-z\u0600-\u06FF]\uFE0F')
  $function$
;
comment on function private.is_readable_text(text) is 'A text without characters that nobody sees, and without those that stand for lost letters.';
grant execute on function private.is_readable_text(text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.is_repeat(event uuid, of_kind text, request uuid, of_action text, asked jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  known public.lead_events;
begin
  select * into known from public.lead_events e where e.id = event;
  if not found then
    return false;
  end if;
  if (known.kind, known.request_id, known.action, known.actor_id) is distinct from (of_kind, request, of_action, auth.uid())
    or not known.detail @> asked then
    raise exception 'The id of this event belongs to another one' using errcode = '23505';
  end if;
  return true;
end
$function$
;
comment on function private.is_repeat(uuid,text,uuid,text,jsonb) is 'Whether this very action was stored before, since a browser repeats what got no answer. An id of something else is refused.';

CREATE OR REPLACE FUNCTION private.is_request_kind(kind text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
    select kind in ('car_request', 'charger_request', 'visit_request', 'insurance_request', 'financing_request')
  $function$
;
comment on function private.is_request_kind(text) is 'Whether mails of this kind are about a request that somebody sent.';

CREATE OR REPLACE FUNCTION private.is_still_news(news desk_news, lead leads)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
    select case news.what
      when 'mine' then lead.owner_id = news.user_id and lead.status in ('new', 'in_progress')
      when 'due' then
        lead.owner_id = news.user_id and lead.status in ('new', 'in_progress') and lead.next_at = news.about_at
      else lead.status = 'new' and lead.answered_at is null
    end
  $function$
;
comment on function private.is_still_news(desk_news,leads) is 'Whether it has not been answered, closed, changed or handed on meanwhile.';

CREATE OR REPLACE FUNCTION private.is_trim_list(value jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
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
  $function$
;
comment on function private.is_trim_list(jsonb) is 'Trims by name, each with its price in EGP or null.';
grant execute on function private.is_trim_list(jsonb) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.is_visible_name(value text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
    select value !~ '[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]'
  $function$
;
comment on function private.is_visible_name(text) is 'A name without invisible characters and marks of direction.';
grant execute on function private.is_visible_name(text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.is_visit_step(step text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
    select coalesce(step in ('confirm_asked_hour', 'offer_other_hours', 'call_missed_visit'), false)
  $function$
;
comment on function private.is_visit_step(text) is 'Whether a next step is one that a visit has set by itself, and that ends once an hour is agreed or cancelled.';

CREATE OR REPLACE FUNCTION private.is_whole_mobile(value text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
    select d.digits not like '01%' or char_length(d.digits) = 11
    from (select regexp_replace(private.search_words(value), '[^0-9]', '', 'g') as digits) d
  $function$
;
comment on function private.is_whole_mobile(text) is 'False for a number that begins as an Egyptian mobile number, 01, and does not have its 11 digits.';

CREATE OR REPLACE FUNCTION private.item_of(item uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
    select to_jsonb(i) || jsonb_build_object('today', (now() at time zone 'Africa/Cairo')::date) from (
      select c.id, c.price_egp, c.price_standing, c.price_source, c.price_verified_on from public.cars c
      union all
      select c.id, c.price_egp, c.price_standing, c.price_source, c.price_verified_on from public.chargers c
    ) i where i.id = item
  $function$
;
comment on function private.item_of(uuid) is 'The price of a car or charger today, with what tells how far it may be trusted on this day in Egypt.';

CREATE OR REPLACE FUNCTION private.joined_words(words text, OUT first integer, OUT last integer, OUT joined text)
 RETURNS SETOF record
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE ROWS 10
 SET search_path TO ''
AS $function$
    select f, l, array_to_string(w.words[f:l], '')
    from (select regexp_split_to_array(nullif(btrim(words, ' @'), ''), '[ @]+') as words) w
    cross join generate_series(1, cardinality(w.words)) f
    cross join generate_series(f, least(f + 3, cardinality(w.words))) l
  $function$
;
comment on function private.joined_words(text) is 'Each word, and up to four in a row as one, since people write عبدالرحمن and عبد الرحمن, Leapmotor and ليب موتور.';

CREATE OR REPLACE FUNCTION private.keep_a_manager()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_a_manager();
  return null;
end
$function$
;
comment on function private.keep_a_manager() is 'Refuses to take the last manager away.';

CREATE OR REPLACE FUNCTION private.keep_account_email()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if new.email is distinct from old.email then
    -- A request from before these rules may still be stored; confirming it is a change by a person, too.
    if current_user in ('anon', 'authenticated') or new.email = nullif(old.email_change, '') then
      raise exception 'The e-mail of an account cannot be changed' using errcode = '42501';
    end if;
  end if;
  new.email_change := case when new.email_change = '' then '' else old.email_change end;
  return new;
end
$function$
;
comment on function private.keep_account_email() is 'Refuses people another e-mail for their account, and forgets the wish for one. The account service passes, as it does for corrections by the team and for soft deletion.';

CREATE OR REPLACE FUNCTION private.keep_corrections()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if current_user = 'authenticated' and current_setting('tayar.import', true) is distinct from 'on' then
    -- Whoever empties `corrected` leaves the columns to the next import.
    new.corrected := coalesce((
      select jsonb_agg(name order by name) from (
        select jsonb_array_elements_text(new.corrected) as name
        union
        select n.key from jsonb_each(to_jsonb(new)) n
        where n.value <> to_jsonb(old) -> n.key and n.key not in ('corrected', 'created_at', 'updated_at')
      ) names
    ), '[]');
    return new;
  end if;
  return jsonb_populate_record(new, coalesce((
    select jsonb_object_agg(o.key, o.value) from jsonb_each(to_jsonb(old)) o where new.corrected ? o.key
  ), '{}'));
end
$function$
;
comment on function private.keep_corrections() is 'Notes the columns that a manager changes, and keeps their values when anything else, such as an import, writes the row.';

CREATE OR REPLACE FUNCTION private.keep_lead()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'DELETE' then
    delete from public.leads l where l.kind = tg_argv[0] and l.id = old.id;
    update public.leads l
      set duplicate_of = null, version = l.version + 1, changed_at = clock_timestamp()
      where l.kind = tg_argv[0] and l.duplicate_of = old.id;
  elsif tg_op = 'INSERT' then
    insert into public.leads select l.* from private.lead_of(tg_argv[0], to_jsonb(new)) l;
  else
    if new.status in ('new', 'in_progress') then
      perform private.lock_lead(tg_argv[0], new.id);
    end if;
    update public.leads l
      set status = new.status, outcome = null, outcome_reason = null, outcome_reason_id = null, version = l.version + 1,
        changed_at = clock_timestamp()
      where l.kind = tg_argv[0] and l.id = new.id and l.status <> new.status;
  end if;
  return null;
end
$function$
;
comment on function private.keep_lead() is 'Keeps the queue in step with what is sent, progressed and deleted.';

CREATE OR REPLACE FUNCTION private.keep_owner_in_team()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- The lock makes a removal at the same moment wait, and then free this person too.
  perform from public.user_roles r where r.user_id = new.owner_id for key share;
  if not found then
    new.owner_id := null;
  end if;
  return new;
end
$function$
;
comment on function private.keep_owner_in_team() is 'A person belongs to somebody of the team or to nobody.';

CREATE OR REPLACE FUNCTION private.keep_price()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'DELETE' then
    delete from public.price_history h where h.item_type = tg_argv[0] and h.item_id = old.id;
  elsif tg_op = 'INSERT' or (new.price_egp, new.price_source) is distinct from (old.price_egp, old.price_source) then
    insert into public.price_history (item_type, item_id, price_egp, price_source, price_verified_on, price_standing)
      values (tg_argv[0], new.id, new.price_egp, new.price_source, new.price_verified_on, new.price_standing)
      on conflict do nothing;
  elsif (new.price_verified_on, new.price_standing) is distinct from (old.price_verified_on, old.price_standing) then
    update public.price_history h set price_verified_on = new.price_verified_on, price_standing = new.price_standing
      where h.item_type = tg_argv[0] and h.item_id = new.id and h.changed_at = (
        select max(l.changed_at) from public.price_history l where l.item_type = tg_argv[0] and l.item_id = new.id
      );
  end if;
  return null;
end
$function$
;
comment on function private.keep_price() is 'Keeps each price with its source, date and standing.';

CREATE OR REPLACE FUNCTION private.know_told_price()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.sent_at is not null and old.sent_at is null then
    -- A mail about what was withdrawn meanwhile is settled without being sent.
    update public.favorites f set told_price_egp = (new.detail ->> 'to')::integer
      where f.id = new.request_id and private.watched_item(f.id) is not null;
  end if;
  if new.given_up_at is null then
    perform private.follow_price(new.request_id);
  end if;
  return null;
end
$function$
;
comment on function private.know_told_price() is 'Once a mail is out its price is known; once it is out or has failed, the price may have changed again. After one that was given up nothing is tried before the next change.';

CREATE OR REPLACE FUNCTION private.lacks_second_factor()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$select false$function$
;
comment on function private.lacks_second_factor() is 'Whether the person asking has a second factor and signed in without it.';

CREATE OR REPLACE FUNCTION private.lead_count(filters jsonb, most integer)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  found_rows integer;
begin
  execute format(
    'select count(*) from (select from public.leads l where %s limit %s) c', private.matching(filters), most
  ) into found_rows;
  return found_rows;
end
$function$
;
comment on function private.lead_count(jsonb,integer) is 'How many requests match filters, up to a number.';

CREATE OR REPLACE FUNCTION private.lead_json(lead leads)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  more constant integer := (
    select count(*) from public.leads o
    where o.person_id = lead.person_id and o.status in ('new', 'in_progress') and (o.kind, o.id) <> (lead.kind, lead.id)
  );
begin
  -- An expression without a query: functions that it calls are then planned once for all rows, not once for each.
  return to_jsonb(lead) - '{words,phone_key,changed_at}'::text[] || jsonb_build_object(
    'owner_name', private.name_of(lead.owner_id), 'overdue', private.is_overdue(lead), 'more', more);
end
$function$
;
comment on function private.lead_json(leads) is 'A row of the queue as the desk shows it. more: how many other open requests the person has, all with the same owner.';

CREATE OR REPLACE FUNCTION private.lead_of(of_kind text, request jsonb)
 RETURNS leads
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  columns record;
  lead public.leads;
begin
  select k.* into columns
    from (values
      ('car_request', 'name', 'phone', null, null, 'location', null),
      ('charger_request', 'name', 'phone', null, 'vehicle_model', 'location', null),
      ('visit_request', 'full_name', 'phone_number', 'brand_name', 'model_name', null, null),
      ('insurance_request', 'ev_owner_name', 'phone', 'brand', 'model', null, 'current_car_price'),
      ('financing_request', 'name', 'mobile_number', 'brand', 'model', 'address', 'car_price'),
      ('walk_in', 'name', 'phone', null, null, 'city', null)
    ) k (kind, name, phone, brand, model, city, budget)
    where k.kind = of_kind;
  if not found then
    raise exception 'There is no kind of request %', of_kind using errcode = '22023';
  end if;
  lead.kind := of_kind;
  lead.id := request ->> 'id';
  lead.user_id := request ->> 'user_id';
  lead.source := coalesce(request ->> 'source', 'site');
  lead.created_at := request ->> 'created_at';
  lead.name := request ->> columns.name;
  lead.phone := request ->> columns.phone;
  lead.phone_key := private.phone_key(lead.phone);
  lead.phone_wrong := false;
  -- Requests about insurance and financing have no address of their own.
  lead.email := coalesce(
    request ->> 'email', (select u.email from auth.users u where u.id = lead.user_id), '');
  lead.subject := coalesce(
    request ->> 'item_name', private.full_name(request ->> columns.brand, request ->> columns.model), '');
  lead.item_id := coalesce((request ->> 'item_id')::uuid, (
    select c.id from public.cars c
    where c.brand = request ->> columns.brand and c.model = request ->> columns.model
    order by c.published desc limit 1
  ));
  lead.city := left(btrim(request ->> columns.city), 200);
  lead.budget_egp := round(coalesce(private.amount_of(request ->> columns.budget), (
    select i.price_egp
    from (select c.id, c.price_egp from public.cars c union all select c.id, c.price_egp from public.chargers c) i
    where i.id = lead.item_id
  )));
  lead.language := request ->> 'language';
  lead.status := request ->> 'status';
  lead.visit_on := request ->> 'visit_date';
  lead.answer_due_at := private.answer_due(lead.created_at);
  -- Whoever called or came in has been spoken with.
  lead.answered_at := case of_kind when 'walk_in' then lead.created_at end;
  lead.answered_by := case of_kind when 'walk_in' then (request ->> 'created_by')::uuid end;
  lead.version := 1;
  lead.changed_at := clock_timestamp();
  -- Backwards, the last digits of a number are a beginning; R marks them.
  lead.words := array_to_tsvector(array_remove(array_remove(
    private.search_tokens(lead.name) || private.search_tokens(lead.email) || private.search_tokens(lead.subject)
      || private.city_tokens(lead.city)
      || array[lead.phone_key, '0' || substring(lead.phone_key from '^20(.*)$'), 'R' || reverse(lead.phone_key),
        left(lead.id::text, 8)],
    null), ''));
  return lead;
end
$function$
;
comment on function private.lead_of(text,jsonb) is 'A request of any kind as a row of the queue; a new kind is a line here.';

CREATE OR REPLACE FUNCTION private.lead_page(condition text, oldest_first boolean, after timestamp with time zone, after_id uuid, most integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET enable_seqscan TO 'off'
AS $function$
declare
  beyond constant text := case when after is null then 'true' else format(
    '(l.created_at, l.id) %s (%L, %L)', case when oldest_first then '>' else '<' end, after,
    coalesce(after_id, '00000000-0000-0000-0000-000000000000')) end;
  in_order constant text := format('order by l.created_at %1$s, l.id %1$s limit', case when oldest_first then 'asc' else 'desc' end);
  page_of constant text := format(
    'select to_jsonb(array(select private.lead_json(l) from %%s l where %%s %s %s))', in_order, greatest(most, 0));
  page jsonb;
begin
  if strpos(condition, '@@') = 0 then
    execute format(page_of, 'public.leads', condition || ' and ' || beyond) into page;
    return page;
  end if;
  -- How rare a word is, no statistics tell. The next 2,000 requests fill the page when it is frequent; otherwise all that
  -- have it are few enough to be looked up first, for which the offset is, and sorted.
  execute format(page_of, format('(select l.* from public.leads l where %s %s 2000)', beyond, in_order), condition) into page;
  if jsonb_array_length(page) < most then
    execute format(page_of, format('(select l.* from public.leads l where %s and %s offset 0)', condition, beyond), 'true')
      into page;
  end if;
  return page;
end
$function$
;
comment on function private.lead_page(text,boolean,timestamp with time zone,uuid,integer) is 'A page of the requests that fulfil a condition, after a row of the page before.';

CREATE OR REPLACE FUNCTION private.leave_team()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.user_roles r where r.user_id = old.id;
  return old;
end
$function$
;
comment on function private.leave_team() is 'An account leaves the team before it is deleted: the cascades would take its requests and invitations from it first.';

CREATE OR REPLACE FUNCTION private.lock_idle_lead(of_kind text, request uuid)
 RETURNS leads
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  lead public.leads;
begin
  select l.* into lead from public.leads l join public.people p on p.id = l.person_id
    where l.kind = of_kind and l.id = request
    for update skip locked;
  return lead;
end
$function$
;
comment on function private.lock_idle_lead(text,uuid) is 'A request that nobody acts on at this moment, with its person; all null where somebody does. The sweep waits for no one, since it holds many people at once, in its own order: the next one finds what it has passed over.';

CREATE OR REPLACE FUNCTION private.lock_lead(of_kind text, request uuid)
 RETURNS leads
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  person uuid;
  lead public.leads;
begin
  loop
    select l.person_id into person from public.leads l where l.kind = of_kind and l.id = request;
    perform from public.people p where p.id = person for update;
    select * into lead from public.leads l where l.kind = of_kind and l.id = request for update;
    -- It may have moved to another person meanwhile.
    if lead.id is null or lead.person_id = person then
      return lead;
    end if;
  end loop;
end
$function$
;
comment on function private.lock_lead(text,uuid) is 'A request that is about to change, with its person, who is locked first: two requests of one person cannot wait for each other. All null when it is gone.';

CREATE OR REPLACE FUNCTION private.lock_leads(rows jsonb)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
    select from public.people p
      where p.id in (
        select l.person_id from jsonb_to_recordset(rows) r (kind text, id uuid)
        join public.leads l on l.kind = r.kind and l.id = r.id
      )
      order by p.id for update;
    select from public.leads l
      where (l.kind, l.id) in (select r.kind, r.id from jsonb_to_recordset(rows) r (kind text, id uuid))
      order by l.kind, l.id for update;
  $function$
;
comment on function private.lock_leads(jsonb) is 'Locks requests that are about to change, their people first.';

CREATE OR REPLACE FUNCTION private.lock_team()
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
    select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('tayar: who is in the team'))
  $function$
;
comment on function private.lock_team() is 'Changes of the team wait for each other, to the end of their transaction: two managers who remove each other at once would each still see the other.';

CREATE OR REPLACE FUNCTION private.lock_turns()
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
    select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('tayar: whose turn it is'))
  $function$
;
comment on function private.lock_turns() is 'Turns are given one at a time, to the end of the transaction: two requests at once would each go to the same member.';

CREATE OR REPLACE FUNCTION private.mail_buyers_step()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  visit public.visits;
  ended jsonb;
begin
  select * into visit from public.visits v where new.kind = 'visit_request' and v.request_id = new.request_id;
  if new.action <> 'hours_refused_by_buyer' then
    perform private.take_back_mails(new, 'buyer');
  end if;
  if new.action in ('time_asked_by_buyer', 'hours_refused_by_buyer') then
    perform private.queue_mail(new, 'sales', 'time_asked', new.detail);
    return null;
  end if;
  perform private.queue_mail(new, 'sales', new.action, case visit.state
    when 'confirmed' then jsonb_build_object('day', visit.day, 'slot', visit.slot)
    else '{}'
  end);
  ended := private.facts_of_end(visit);
  if ended is not null then
    perform private.queue_mail(new, 'buyer', new.action, ended);
  end if;
  return null;
end
$function$
;
comment on function private.mail_buyers_step() is 'Queues the mails about what the buyer does: to sales, and to the buyer when a visit leaves their calendar.';

CREATE OR REPLACE FUNCTION private.mail_invitation()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'DELETE' then
    perform private.queue_invitation_mail(old.email, null, null);
  else
    perform private.queue_invitation_mail(new.email, new.role, new.invited_by);
  end if;
  return null;
end
$function$
;
comment on function private.mail_invitation() is 'Mails who is invited; an invitation that is taken back says nothing.';

CREATE OR REPLACE FUNCTION private.mail_member()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.queue_invitation_mail(u.email, new.role, new.granted_by) from auth.users u where u.id = new.user_id;
  return null;
end
$function$
;
comment on function private.mail_member() is 'Mails people whom a manager takes into the team at once.';

CREATE OR REPLACE FUNCTION private.mail_proposal(proposal visit_proposals, token text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  -- Not in place of the reminder: what is agreed stays so until another hour is chosen.
  delete from public.notifications n
    where n.request_id = proposal.request_id and n.kind = 'visit_request' and n.audience = 'buyer' and n.step = 'hours_proposed'
      and n.sent_at is null and coalesce(n.claimed_until <= now(), true);
  insert into public.notifications (request_id, kind, audience, event_id, user_id, due_at, step, detail)
    values (proposal.request_id, 'visit_request', 'buyer', proposal.id, proposal.user_id, now(), 'hours_proposed',
      jsonb_build_object('token', token));
end
$function$
;
comment on function private.mail_proposal(visit_proposals,text) is 'Queues the mail with the hours that are proposed. Only until it is out does the queue hold the token of its link.';

CREATE OR REPLACE FUNCTION private.mail_status()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  visit public.visits;
  facts jsonb := '{}';
begin
  select * into visit from public.visits v where new.kind = 'visit_request' and v.request_id = new.request_id;
  if new.detail ->> 'to' = 'cancelled' then
    facts := jsonb_strip_nulls(jsonb_build_object('reason', new.detail -> 'reason'));
  elsif exists (
    select from public.leads l where l.kind = new.kind and l.id = new.request_id and l.duplicate_of is not null
  ) then
    return null;
  end if;
  perform private.queue_mail(new, 'buyer', case new.detail ->> 'to' when 'done' then 'closed' else 'cancelled' end,
    facts || coalesce(private.facts_of_end(visit), '{}'));
  return null;
end
$function$
;
comment on function private.mail_status() is 'Queues the mail about a request that the team closes or cancels. Only the team sees why a deal was lost. A duplicate that is closed gets no mail; the request that it repeats does.';

CREATE OR REPLACE FUNCTION private.mail_visit()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  was constant jsonb := new.detail -> 'from';
  visit public.visits;
  reached text;
begin
  select * into visit from public.visits v where v.request_id = new.request_id;
  reached := case
    when visit.state = 'cancelled' then 'cancelled'
    when visit.state = 'missed' then 'visit_missed'
    when visit.state <> 'confirmed' then null
    when was ->> 'state' is distinct from 'confirmed' then 'visit_confirmed'
    -- Confirmed again without a change: no mail is needed.
    when (was ->> 'day', was ->> 'slot', was ->> 'place') is distinct from (visit.day::text, visit.slot, visit.place_id)
      then 'visit_moved'
  end;
  if reached is not null then
    perform private.queue_mail(new, 'buyer', reached,
      jsonb_strip_nulls(jsonb_build_object('reason', new.detail -> 'reason')) || private.visit_facts(visit, coalesce(
        was ->> 'state' = 'confirmed' or (was ->> 'state' = 'asked' and private.was_confirmed(new.request_id)), false)));
  end if;
  if reached in ('visit_confirmed', 'visit_moved') then
    perform private.queue_reminder(new, visit);
  end if;
  return null;
end
$function$
;
comment on function private.mail_visit() is 'Queues the mail about what the team agrees about a visit.';

CREATE OR REPLACE FUNCTION private.matching(filters jsonb)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  condition text;
begin
  if jsonb_typeof(filters) is distinct from 'object' or octet_length(filters::text) > 8192 then
    raise exception 'Filters are an object' using errcode = '22023';
  end if;
  select string_agg(c.condition, ' and ') into condition
    from (
      select private.filter_condition(f.key, f.value) as condition
      from jsonb_each(filters) f where jsonb_typeof(f.value) <> 'null'
    ) c
    where c.condition is not null;
  -- A visit that is called off is not on that day any more.
  return coalesce(condition, 'true')
    || case when filters ? 'visit_on' and not filters ? 'status' then ' and l.status <> ''cancelled''' else '' end;
end
$function$
;
comment on function private.matching(jsonb) is 'The filters of the desk as a condition on leads l, all values quoted: queue, counts, board and export use this one, so that no two disagree. As text, so that each query is planned for what is asked. Filters: kind, status (or open, closed), owner (me, nobody or an id), overdue (true), due (today), action (true: overdue or due), visit_on, phone, search, city (a spelling or several), item_id, subject, person_id, budget_from, budget_to, language, source, stage (or none), outcome (or decided), answer (in_time, given, waiting), amount (open: of open ones that have one), reason_id, and as days in Cairo, both included, created_from, created_to, closed_from, closed_to.';

CREATE OR REPLACE FUNCTION private.may_repeat(lead leads, original uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
    select exists (
        select from private.same_person(lead) o
        where o.kind = lead.kind and o.id = original and o.duplicate_of is null
      )
      and not exists (select from public.leads l where l.kind = lead.kind and l.duplicate_of = lead.id)
  $function$
;
comment on function private.may_repeat(leads,uuid) is 'Whether a request can be the duplicate of another: of the same kind and person, the other no duplicate, and none of its own.';

CREATE OR REPLACE FUNCTION private.members_on_duty(at timestamp with time zone)
 RETURNS TABLE(user_id uuid, last_turn bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
    select r.user_id, d.last_turn
    from public.user_roles r
    join auth.users u on u.id = r.user_id
    left join public.member_duty d on d.user_id = r.user_id
    cross join lateral (select (at at time zone 'Africa/Cairo')::date as day) today
    cross join lateral private.office_opening(today.day) office
    where at >= office.opens and at < office.closes
      and coalesce(d.takes_new, true)
      and coalesce(d.weekdays = '{}' or extract(isodow from today.day) = any (d.weekdays), true)
      and not exists (
        select from public.member_days_off o
        where o.user_id = r.user_id and today.day between o.first_day and o.last_day
      )
      -- Not every backend has this column.
      and coalesce((to_jsonb(u) ->> 'banned_until')::timestamptz, '-infinity') <= at
  $function$
;
comment on function private.members_on_duty(timestamp with time zone) is 'Who takes new requests at a moment, with their last turn.';

CREATE OR REPLACE FUNCTION private.name_of(person uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
    select coalesce(nullif(p.name, ''), u.email::text)
    from auth.users u left join public.profiles p on p.id = u.id where u.id = person
  $function$
;
comment on function private.name_of(uuid) is 'The name of a person as the team sees it.';

CREATE OR REPLACE FUNCTION private.name_sound(name text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
declare
  word text;
  sounds text[];
  heard text[] := '{}';
begin
  foreach word in array string_to_array(private.search_words(name), ' ') loop
    sounds := private.sounds_of(word);
    if cardinality(sounds) > 0 then
      -- Of two readings the one without the h at its end, which is often left out.
      heard := heard || substr(case when length(sounds[1]) <= length(sounds[cardinality(sounds)]) then sounds[1]
        else sounds[cardinality(sounds)] end, 2);
    end if;
  end loop;
  return case when cardinality(heard) >= 2 then array_to_string(heard, ' ') end;
end
$function$
;
comment on function private.name_sound(text) is 'The consonants of a name''s words, the same for منى سامي and Mona Samy; null for a name with fewer than two such words.';

CREATE OR REPLACE FUNCTION private.named_hours(proposal visit_proposals)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
    select jsonb_agg(jsonb_build_object(
      'place', jsonb_build_object('id', h.place, 'name_en', p.name_en, 'name_ar', p.name_ar, 'address_en', p.address_en,
        'address_ar', p.address_ar, 'map_url', p.map_url),
      'day', h.day, 'slot', h.slot, 'free', private.is_free(proposal.request_id, h.place, h.day, h.slot)
    ) order by h.day, h.slot, h.place)
    from jsonb_to_recordset(proposal.slots) h (place text, day date, slot text)
    join public.visit_places p on p.id = h.place
  $function$
;
comment on function private.named_hours(visit_proposals) is 'The hours of a proposal with their places, and whether each is still free. A place that was deleted is left out.';

CREATE OR REPLACE FUNCTION private.news_item(news desk_news, lead leads)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
    select jsonb_build_object(
      'what', news.what, 'kind', lead.kind, 'id', lead.id, 'name', lead.name, 'subject', lead.subject, 'by', news.by_name,
      'at', news.about_at, 'step', case news.what when 'due' then lead.next_step end,
      'owner', case news.what when 'late' then private.name_of(lead.owner_id) end)
  $function$
;
comment on function private.news_item(desk_news,leads) is 'What a mail or a push says: never a telephone number or an address.';

CREATE OR REPLACE FUNCTION private.next_on_duty(of_kind text, request uuid, at timestamp with time zone, but_those_who_had_it boolean)
 RETURNS uuid
 LANGUAGE sql
 SET search_path TO ''
AS $function$
    select r.user_id
    from private.members_on_duty(at) d
    join public.user_roles r on r.user_id = d.user_id
    where not but_those_who_had_it or not exists (
      select from public.lead_turns t where t.kind = of_kind and t.request_id = request and t.user_id = r.user_id
    )
    order by d.last_turn nulls first, r.granted_at, r.user_id
    limit 1
    -- Somebody who is being removed is passed over.
    for key share of r skip locked
  $function$
;
comment on function private.next_on_duty(text,uuid,timestamp with time zone,boolean) is 'The member on duty whose last turn is longest ago, who then stays in the team until the end of the transaction; null where there is none.';

CREATE OR REPLACE FUNCTION private.note_catalogue_event()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  kind constant text := tg_argv[0];
  row_before constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) else '{}' end;
  row_after constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) else '{}' end;
  named constant jsonb := case when tg_op = 'DELETE' then row_before else row_after end;
  price constant text[] := '{price_egp,price_standing,price_source,price_verified_on}';
  actor constant uuid := auth.uid();
  changes jsonb;
begin
  -- The catalogue that a site begins with is no history.
  if tg_op = 'INSERT' and actor is null then
    return null;
  end if;
  select coalesce(jsonb_object_agg(a.key, jsonb_build_array(private.short_value(row_before -> a.key), private.short_value(a.value))), '{}')
    into changes
    from jsonb_each(row_after - '{id,created_at,updated_at,brand_id}'::text[]) a
    where tg_op = 'UPDATE' and a.value is distinct from row_before -> a.key;
  insert into public.catalogue_events (actor_id, actor_name, item_type, item_id, item_name, action, changes, batch_id)
    select actor, private.name_of(actor), kind, named ->> 'id',
      coalesce(named ->> 'name_en', concat_ws(' ', named ->> 'brand', named ->> 'model')), did.action, did.changes,
      nullif(current_setting('tayar.catalogue_batch', true), '')::uuid
    from (
      values
        ('added', tg_op = 'INSERT', '{}'::jsonb),
        ('removed', tg_op = 'DELETE', '{}'::jsonb),
        ('price', changes ?| price, changes - array(select jsonb_object_keys(changes - price))),
        ('changed', changes - price - 'published' <> '{}', changes - price - 'published'),
        ('published', changes -> 'published' ->> 1 = 'true', '{}'::jsonb),
        ('withdrawn', changes -> 'published' ->> 1 = 'false', '{}'::jsonb)
    ) did (action, is_so, changes)
    where did.is_so;
  return null;
end
$function$
;
comment on function private.note_catalogue_event() is 'Notes who added, changed, published, withdrew or removed a row; the trigger says what kind it is.';

CREATE OR REPLACE FUNCTION private.note_invitation()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'DELETE' and old.email = (select lower(u.email) from auth.users u where u.id = auth.uid()) then
    -- Accepted: the role is noted.
    return null;
  end if;
  insert into public.team_events (actor_id, actor_name, action, member_name, role)
    values (auth.uid(), private.name_of(auth.uid()), case tg_op when 'DELETE' then 'uninvited' else 'invited' end,
      case tg_op when 'DELETE' then old.email else new.email end, case tg_op when 'DELETE' then null else new.role end);
  return null;
end
$function$
;
comment on function private.note_invitation() is 'Notes who was invited into the team, or is no more, and by whom.';

CREATE OR REPLACE FUNCTION private.note_keys()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.find_twins(new.person_id, private.twin_keys(new));
  return null;
end
$function$
;
comment on function private.note_keys() is 'Looks for people who are likely the one who sent a new request.';

CREATE OR REPLACE FUNCTION private.note_last()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.leads l
    set last_action = new.action, last_at = new.happened_at,
      last_outcome = case when new.action in ('call_ended', 'status', 'visit')
        then left(coalesce(new.detail ->> 'outcome', new.detail ->> 'to'), 60) end
    where l.kind = new.kind and l.id = new.request_id;
  return null;
end
$function$
;
comment on function private.note_last() is 'Keeps the last thing that was done about a request in its row of the queue.';

CREATE OR REPLACE FUNCTION private.note_office()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.team_events (actor_id, actor_name, action, member_name)
    values (auth.uid(), private.name_of(auth.uid()), 'office', '');
  return null;
end
$function$
;
comment on function private.note_office() is 'Notes who changed the office''s hours, holidays or turns, by which answers are due and counted.';

CREATE OR REPLACE FUNCTION private.note_point_event()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  row_before constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) else '{}' end;
  row_after constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) else '{}' end;
  named constant jsonb := case when tg_op = 'DELETE' then row_before else row_after end;
  apart constant text[] := '{checked_by_phone_on,published}';
  changes jsonb;
begin
  -- An import is told by its own row, as it changes thousands of places at once.
  if auth.uid() is null or current_setting('tayar.import', true) = 'on' then
    return null;
  end if;
  select coalesce(jsonb_object_agg(a.key, jsonb_build_array(private.short_value(row_before -> a.key), private.short_value(a.value))), '{}')
    into changes
    from jsonb_each(row_after - '{id,created_at,updated_at,corrected}'::text[]) a
    where tg_op = 'UPDATE' and a.value is distinct from row_before -> a.key;
  insert into public.catalogue_events (actor_id, actor_name, item_type, item_id, item_name, action, changes)
    select auth.uid(), private.name_of(auth.uid()), 'charging_point', named ->> 'id', named ->> 'name', did.action, did.changes
    from (
      values
        ('added', tg_op = 'INSERT', '{}'::jsonb),
        ('removed', tg_op = 'DELETE', '{}'::jsonb),
        ('checked', changes ? 'checked_by_phone_on', changes - array(select jsonb_object_keys(changes - 'checked_by_phone_on'))),
        ('changed', changes - apart <> '{}', changes - apart),
        ('published', changes -> 'published' ->> 1 = 'true', '{}'::jsonb),
        ('withdrawn', changes -> 'published' ->> 1 = 'false', '{}'::jsonb)
    ) did (action, is_so, changes)
    where did.is_so;
  return null;
end
$function$
;
comment on function private.note_point_event() is 'Notes who added, corrected, checked, published, withdrew or removed a charging point.';

CREATE OR REPLACE FUNCTION private.note_role()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  member constant uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
begin
  if tg_op = 'UPDATE' and new.role = old.role then
    return null;
  end if;
  insert into public.team_events (actor_id, actor_name, action, member_name, role)
    values (auth.uid(), private.name_of(auth.uid()),
      case tg_op when 'INSERT' then 'joined' when 'UPDATE' then 'role' else 'left' end, coalesce(private.name_of(member), ''),
      case when tg_op = 'DELETE' then null when new.role = 'sales' then 'sales' else 'manager' end);
  return null;
end
$function$
;
comment on function private.note_role() is 'Notes who came into the team, got another role or left, and who did it.';

CREATE OR REPLACE FUNCTION private.note_target()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  target constant public.desk_targets := case when tg_op = 'DELETE' then old else new end;
begin
  -- The targets of an account that is deleted go with it.
  if tg_op = 'UPDATE' and new.won = old.won
    or target.member_id is not null and not exists (select from auth.users u where u.id = target.member_id) then
    return null;
  end if;
  insert into public.team_events (actor_id, actor_name, action, member_name, month, won)
    values (auth.uid(), private.name_of(auth.uid()), 'target', coalesce(private.name_of(target.member_id), ''), target.month,
      case when tg_op <> 'DELETE' then target.won end);
  return null;
end
$function$
;
comment on function private.note_target() is 'Notes who set or took away the target of a member or the team.';

CREATE OR REPLACE FUNCTION private.note_turn()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.lead_turns (kind, request_id, user_id, given_at) values (new.kind, new.id, new.owner_id, now())
    on conflict (kind, request_id, user_id) do update set given_at = excluded.given_at, passed_at = null;
  return null;
end
$function$
;
comment on function private.note_turn() is 'Keeps since when somebody has had a request.';

CREATE OR REPLACE FUNCTION private.note_waiting_build()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.waiting_since := case when new.wanted > new.called then coalesce(old.waiting_since, now()) end;
  return new;
end
$function$
;
comment on function private.note_waiting_build() is 'Keeps since when a build is wanted.';

CREATE OR REPLACE FUNCTION private.note_withdrawal()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  kind constant text := tg_argv[0];
begin
  if tg_op <> 'INSERT' and old.published then
    if tg_op = 'DELETE' or not new.published or new.id <> old.id then
      insert into public.catalogue_withdrawals (item_type, item_id)
        values (kind, old.id::text)
        on conflict (item_type, item_id) do update set withdrawn_at = clock_timestamp();
    end if;
  end if;
  if tg_op <> 'DELETE' and new.published then
    delete from public.catalogue_withdrawals w where w.item_type = kind and w.item_id = new.id::text;
  end if;
  return null;
end
$function$
;
comment on function private.note_withdrawal() is 'Remembers that something public was withdrawn, and forgets it when it is published again.';

CREATE OR REPLACE FUNCTION private.numbers_of_answers(since timestamp with time zone, until timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
begin
  return (
    with judged as (
      select l.kind, l.answered_by, l.answered_at <= l.answer_due_at as is_in_time,
        l.answered_at is not null or l.answer_due_at < now() as is_due,
        date_part('epoch', l.answered_at - l.created_at) as waited
      from public.leads l
      -- The filter `answer` of the queue asks the same.
      where l.created_at >= since and l.created_at < until and l.duplicate_of is null
        -- Whoever called or came in did not wait.
        and l.kind <> 'walk_in'
        -- Requests that were cancelled or have just arrived need no answer yet.
        and (l.answered_at is not null or (l.status <> 'cancelled' and l.created_at <= now() - interval '1 hour'))
    ),
    figures as (
      select f.kind, f.answered_by, f.of_kind, f.of_person, jsonb_build_object(
        'requests', f.requests, 'answered', f.answered,
        'median_seconds', round(f.percentiles[1]), 'p90_seconds', round(f.percentiles[2]),
        'in_time', f.in_time, 'due', f.due
      ) as figure
      from (
        select j.kind, j.answered_by, grouping(j.kind) = 0 as of_kind, grouping(j.answered_by) = 0 as of_person,
          count(*) as requests, count(j.waited) as answered,
          percentile_cont(array[0.5, 0.9]) within group (order by j.waited) as percentiles,
          count(*) filter (where j.is_in_time) as in_time, count(*) filter (where j.is_due) as due
        from judged j
        group by grouping sets ((), (j.kind), (j.answered_by))
      ) f
    )
    select jsonb_build_object(
      'all', (select f.figure from figures f where not f.of_kind and not f.of_person),
      'kinds', (
        select coalesce(jsonb_agg(f.figure || jsonb_build_object('kind', f.kind) order by f.kind), '[]')
        from figures f where f.of_kind
      ),
      'people', (
        select coalesce(jsonb_agg(p.figure || jsonb_build_object('name', p.name) order by p.name), '[]')
        from (
          select f.figure, private.name_of(f.answered_by) as name from figures f
          where f.of_person and f.answered_by is not null
        ) p
      )
    )
  );
end
$function$
;
comment on function private.numbers_of_answers(timestamp with time zone,timestamp with time zone) is 'How long people waited for the first answer: in all, by kind and by who gave it. in_time: by office hours, among those that are due.';

CREATE OR REPLACE FUNCTION private.numbers_of_cars(since timestamp with time zone, until timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
begin
  return (
    with viewed as materialized (
      -- The address of a car ends with the first letters of its id.
      select right(v.path, 8) as beginning, count(*) as views
      from public.page_views v
      where v.viewed_at >= since and v.viewed_at < until and v.path like '%/cars/%' and v.path ~ '-[0-9a-f]{8}$'
      group by 1
    ),
    saved as materialized (
      select f.item_id, count(*) as saves
      from public.favorites f
      where f.item_type = 'car' and f.created_at >= since and f.created_at < until
      group by 1
    ),
    asked as materialized (
      select l.item_id, count(*) as requests from public.leads l
      where l.created_at >= since and l.created_at < until and l.item_id is not null group by 1
    ),
    found as (
      select c.id, private.full_name(c.brand, c.model) as name, coalesce(v.views, 0) as views, coalesce(f.saves, 0) as saves,
        coalesce(a.requests, 0) as requests
      from public.cars c
      left join viewed v on v.beginning = left(c.id::text, 8)
      left join saved f on f.item_id = c.id
      left join asked a on a.item_id = c.id
      where coalesce(v.views, f.saves, a.requests) is not null
      order by requests desc, views desc, name
      limit 500
    )
    select coalesce(jsonb_agg(to_jsonb(f) order by f.requests desc, f.views desc, f.name), '[]') from found f
  );
end
$function$
;
comment on function private.numbers_of_cars(timestamp with time zone,timestamp with time zone) is 'Of each car: how often its page was read, how many saved it and still have it, how many requests are about it.';

CREATE OR REPLACE FUNCTION private.numbers_of_faults()
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
    with mails as (
      select n.audience, n.given_up_at is not null as given_up, n.created_at, n.last_error
      from public.notifications n
      where n.sent_at is null and n.given_up_at is null and n.due_at <= now() + interval '1 hour'
        and n.created_at < now() - interval '10 minutes'
      union all
      select n.audience, true, n.created_at, n.last_error
      from public.notifications n
      where n.given_up_at is not null and n.sent_at is null
    )
    select jsonb_build_object(
      'mails', (
        select coalesce(jsonb_agg(to_jsonb(f) order by f.audience, f.given_up), '[]') from (
          select m.audience, m.given_up, count(*) as mails, min(m.created_at) as since,
            (array_agg(m.last_error order by m.created_at desc) filter (where m.last_error is not null))[1] as error
          from mails m group by 1, 2
        ) f
      )
    )
  $function$
;
comment on function private.numbers_of_faults() is 'Mails that are not out ten minutes after their request or were given up.';

CREATE OR REPLACE FUNCTION private.numbers_of_reasons(since timestamp with time zone, until timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(f) order by f.requests desc, f.reason_id, f.reason), '[]') from (
      select case when l.outcome is null then 'cancelled' else l.outcome end as outcome, l.outcome_reason_id as reason_id,
        r.text_en, r.text_ar, case when r.id is null then l.outcome_reason end as reason, count(*) as requests
      from public.leads l
      left join public.close_reasons r on r.id = l.outcome_reason_id
      where l.closed_at >= since and l.closed_at < until
        and (l.outcome_reason_id is not null or l.outcome_reason is not null)
      group by 1, 2, 3, 4, 5
      order by requests desc limit 100
    ) f
  );
end
$function$
;
comment on function private.numbers_of_reasons(timestamp with time zone,timestamp with time zone) is 'Why requests that were closed in a period were lost or cancelled: a reason from the list, else in words of the team.';

CREATE OR REPLACE FUNCTION private.numbers_of_results(since timestamp with time zone, until timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
begin
  return (
    -- Each request once, whether it came in the period, was closed in it, or both, and only those of one car, source, person
    -- and state added up. Sums of `double precision` are exact here, and many times faster than those of `bigint`.
    with counted as materialized (
      select l.kind, l.source, l.owner_id, l.item_id, l.subject,
        case
          when l.status in ('new', 'in_progress') then 'open'
          when l.status = 'cancelled' then 'cancelled'
          else coalesce(l.outcome, 'other')
        end as state,
        count(*) filter (where l.came) as requests,
        count(*) filter (where l.closed and l.outcome = 'won') as won,
        count(*) filter (where l.closed and l.outcome = 'lost') as lost,
        coalesce(sum(l.amount_egp::double precision) filter (where l.closed and l.outcome = 'won'), 0) as won_egp
      from (
        select o.*, o.created_at >= since and o.created_at < until as came,
          o.closed_at >= since and o.closed_at < until and o.outcome is not null as closed
        from public.leads o
      ) l
      where l.came or l.closed
      group by 1, 2, 3, 4, 5, 6
    ),
    days as materialized (
      select (l.created_at at time zone 'Africa/Cairo')::date as day, count(*) as requests
      from public.leads l where l.created_at >= since and l.created_at < until group by 1
    ),
    months as (
      select date_trunc('month', d.day)::date as month, d.requests, 0 as won, 0 as lost, 0::double precision as won_egp from days d
      union all
      select date_trunc('month', l.closed_at at time zone 'Africa/Cairo')::date, 0, count(*) filter (where l.outcome = 'won'),
        count(*) filter (where l.outcome = 'lost'),
        coalesce(sum(l.amount_egp::double precision) filter (where l.outcome = 'won'), 0)
      from public.leads l where l.closed_at >= since and l.closed_at < until and l.outcome is not null group by 1
    ),
    grouped as (
      select 'month' as by, m.month::text as key, null as name, m.month,
          sum(m.requests) as requests, sum(m.won) as won, sum(m.lost) as lost, sum(m.won_egp) as won_egp
        from months m group by m.month
      union all
      select case when grouping(c.kind) = 0 then 'kind' when grouping(c.source) = 0 then 'source' else 'person' end,
          coalesce(c.kind, c.source, c.owner_id::text), case when grouping(c.owner_id) = 0 then private.name_of(c.owner_id) end,
          null, sum(c.requests), sum(c.won), sum(c.lost), sum(c.won_egp)
        from counted c group by grouping sets ((c.kind), (c.source), (c.owner_id))
      union all
      (
        select 'car', c.item_id::text, coalesce(min(case when k.id is not null then private.full_name(k.brand, k.model) end), min(c.subject)), null,
          sum(c.requests), sum(c.won), sum(c.lost), sum(c.won_egp)
        from counted c
        left join public.cars k on k.id = c.item_id
        where c.subject <> '' and c.kind <> 'charger_request'
          and not exists (select from public.chargers h where h.id = c.item_id)
        group by c.item_id, case when c.item_id is null then c.subject end
        order by 5 desc, 6 desc, 3 limit 200
      )
    )
    select jsonb_build_object(
      'days', (
        select coalesce(jsonb_agg(to_jsonb(d) order by d.day), '[]') from days d
      ),
      'states', (
        select coalesce(jsonb_object_agg(t.state, t.requests), '{}') from (
          select c.state, sum(c.requests) as requests from counted c where c.requests > 0 group by 1
        ) t
      ),
      'results', (
        select coalesce(jsonb_agg(to_jsonb(g) - 'month' order by g.month desc, g.requests desc, g.won desc, g.name, g.key), '[]')
        from grouped g
      )
    )
  );
end
$function$
;
comment on function private.numbers_of_results(timestamp with time zone,timestamp with time zone) is 'How many requests came in a period, by day in Cairo and by what became of them. By month, kind, source, person and car: how many came, and of those closed in the period how many were won and lost. A person''s are those that they have, or had when they were closed. Requests about chargers name no car.';

CREATE OR REPLACE FUNCTION private.numbers_of_visitors(since timestamp with time zone, until timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
begin
  return (
    with seen as (
      select (v.viewed_at at time zone 'Africa/Cairo')::date as day,
        case when v.path = '/ar' or v.path like '/ar/%' then 'ar' else 'en' end as language, v.referring_host as host,
        count(*) as views
      from public.page_views v where v.viewed_at >= since and v.viewed_at < until group by 1, 2, 3
    ),
    sent as (
      select l.language, count(*) as requests from public.leads l
      where l.source = 'site' and l.created_at >= since and l.created_at < until group by 1
    )
    select jsonb_build_object(
      'days', (
        select coalesce(jsonb_agg(to_jsonb(d) order by d.day), '[]')
        from (select s.day, sum(s.views) as views from seen s group by 1) d
      ),
      'languages', (
        select coalesce(jsonb_agg(to_jsonb(n) order by n.views desc), '[]') from (
          select g.language, coalesce((select sum(s.views) from seen s where s.language = g.language), 0) as views,
            coalesce((select t.requests from sent t where t.language = g.language), 0) as requests
          from (values ('en'), ('ar')) g (language)
        ) n
        where n.views + n.requests > 0
      ),
      'hosts', (
        select coalesce(jsonb_agg(to_jsonb(h) order by h.views desc, h.host), '[]') from (
          select s.host, sum(s.views) as views from seen s where s.host is not null
          group by 1 order by 2 desc, 1 limit 50
        ) h
      )
    )
  );
end
$function$
;
comment on function private.numbers_of_visitors(timestamp with time zone,timestamp with time zone) is 'Pages read by day in Cairo, by language with the requests that were sent in it, and by the site that people came from.';

CREATE OR REPLACE FUNCTION private.office_opening(day date, OUT opens timestamp with time zone, OUT closes timestamp with time zone)
 RETURNS record
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
    select (day + h.opens) at time zone 'Africa/Cairo', (day + h.closes) at time zone 'Africa/Cairo'
    from public.desk_hours h
    where h.weekday = extract(isodow from day) and not exists (select from public.desk_holidays o where o.day = office_opening.day)
  $function$
;
comment on function private.office_opening(date) is 'From when to when the office is open on a day; nulls where it is closed.';

CREATE OR REPLACE FUNCTION private.office_time_after(since timestamp with time zone, span interval, in_one_piece boolean DEFAULT false)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  today constant date := (since at time zone 'Africa/Cairo')::date;
  left_over interval := span;
  office record;
  begins timestamptz;
begin
  for ahead in 0..60 loop
    select * into office from private.office_opening(today + ahead);
    begins := greatest(since, office.opens);
    continue when office.opens is null or begins >= office.closes;
    if office.closes - begins > left_over then
      return begins + left_over;
    elsif in_one_piece and begins = office.opens then
      -- The office is never open for as long as that.
      return office.closes;
    elsif not in_one_piece then
      left_over := left_over - (office.closes - begins);
    end if;
  end loop;
  -- The office is closed for good: the clock has to do.
  return since + span;
end
$function$
;
comment on function private.office_time_after(timestamp with time zone,interval,boolean) is 'The moment at which so much office time has passed. In one piece: what does not end before the office closes begins when it opens next.';

CREATE OR REPLACE FUNCTION private.open_deals()
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
    select coalesce(jsonb_agg(to_jsonb(s)), '[]') from (
      select coalesce(l.stage, 'new') as stage, count(*) as requests, count(l.amount_egp) as with_amount,
        coalesce(sum(l.amount_egp), 0) as amount_egp
      from public.leads l where l.status in ('new', 'in_progress') group by 1
    ) s
  $function$
;
comment on function private.open_deals() is 'The open requests of each stage: how many, and the sum of their amounts.';

CREATE OR REPLACE FUNCTION private.pass_on(at timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  patience constant interval := (select make_interval(mins => s.late_minutes) from public.desk_settings s);
  lead public.leads;
  turn record;
  member uuid;
  passed integer := 0;
begin
  if patience = interval '0' then
    return 0;
  end if;
  for turn in
    select t.kind, t.request_id, t.user_id, t.given_at
    from public.leads l
    join public.lead_turns t on t.kind = l.kind and t.request_id = l.id and t.user_id = l.owner_id
    where l.answered_at is null and l.status = 'new' and l.duplicate_of is null
      and t.passed_at is null and t.given_at <= at - patience
    order by t.given_at limit 500
  loop
    continue when private.office_time_after(turn.given_at, patience) > at;
    -- Somebody may have answered or taken it since.
    lead := private.lock_idle_lead(turn.kind, turn.request_id);
    continue when lead.id is null or lead.owner_id is distinct from turn.user_id or lead.answered_at is not null
      or lead.status <> 'new';
    update public.lead_turns t set passed_at = at
      where t.kind = turn.kind and t.request_id = turn.request_id and t.user_id = turn.user_id and t.passed_at is null;
    continue when not found;
    member := private.next_on_duty(lead.kind, lead.id, at, true);
    perform private.tell_managers(lead, turn.given_at, member);
    if member is not null then
      perform private.give_turn(lead, member, 'late', at);
    end if;
    passed := passed + 1;
  end loop;
  return passed;
end
$function$
;
comment on function private.pass_on(timestamp with time zone) is 'Gives requests that nobody has answered in time to the next member on duty, who has not had them yet, and tells the managers; where nobody is left, the managers alone.';

CREATE OR REPLACE FUNCTION private.period_before(from_day date, to_day date)
 RETURNS tstzrange
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
    select tstzrange(private.day_begins(from_day - (to_day - from_day + 1)), private.day_begins(from_day))
    where from_day <= to_day
  $function$
;
comment on function private.period_before(date,date) is 'As many days, directly before a period; null where it has no first or no last day.';

CREATE OR REPLACE FUNCTION private.person_data(person uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
    select jsonb_build_object(
      'exported_at', now(),
      'account', (
        select jsonb_build_object('id', u.id, 'email', u.email, 'created_at', u.created_at) from auth.users u where u.id = person
      ),
      'profile', (select to_jsonb(p) from public.profiles p where p.id = person),
      'favorites', (
        select coalesce(jsonb_agg(to_jsonb(f) order by f.created_at), '[]') from public.favorites f where f.user_id = person
      ),
      'car_requests', (
        select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at), '[]') from public.car_requests r where r.user_id = person
      ),
      'charger_requests', (
        select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at), '[]')
        from public.charger_requests r where r.user_id = person
      ),
      'visit_requests', (
        select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at), '[]') from public.visit_requests r where r.user_id = person
      ),
      'insurance_requests', (
        select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at), '[]')
        from public.insurance_requests r where r.user_id = person
      ),
      'financing_requests', (
        select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at), '[]')
        from public.financing_requests r where r.user_id = person
      ),
      'visits', (
        select coalesce(jsonb_agg(to_jsonb(v) order by v.day, v.slot), '[]') from public.visits v where v.user_id = person
      ),
      'visit_proposals', (
        select coalesce(jsonb_agg(to_jsonb(p) - '{token_hash,created_by}'::text[] order by p.created_at), '[]')
        from public.visit_proposals p where p.user_id = person
      ),
      'history', (
        select coalesce(jsonb_agg(to_jsonb(e) - 'actor_id' order by e.happened_at), '[]')
        from public.leads l
        join public.lead_events e on e.kind = l.kind and e.request_id = l.id
        where l.user_id = person
          or (l.kind = 'walk_in' and l.id in (select w.id from private.walk_ins_of(person) w))
      ),
      'walk_ins', (
        select coalesce(jsonb_agg(to_jsonb(w) - 'created_by' order by w.created_at), '[]') from private.walk_ins_of(person) w
      ),
      'person_merges', (
        select coalesce(jsonb_agg(to_jsonb(m) - '{actor_id,other_owner_id,moved}'::text[] order by m.happened_at), '[]')
        from public.person_merges m
        where m.keep_id in (select l.person_id from public.leads l where l.user_id = person)
      ),
      'mails', (
        select coalesce(jsonb_agg(to_jsonb(n) - 'user_id' order by n.created_at), '[]')
        from public.notifications n where n.user_id = person
      )
    )
  $function$
;
comment on function private.person_data(uuid) is 'All that is kept of an account: what the person can download, and what the team wrote about their requests.';

CREATE OR REPLACE FUNCTION private.person_for(lead leads)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid;
begin
  -- Two first requests of one person wait for each other.
  perform pg_catalog.pg_advisory_xact_lock(k.key) from (
    select pg_catalog.hashtextextended(s.same, 0) as key
    from unnest(array['account ' || lead.user_id, case when length(lead.phone_key) >= 8 then 'phone ' || lead.phone_key end])
      s (same)
    where s.same is not null order by 1
  ) k;
  loop
    select l.person_id into person from public.leads l
      where l.user_id = lead.user_id order by l.created_at desc limit 1;
    if person is null and length(lead.phone_key) >= 8 then
      select l.person_id into person from public.leads l
        where l.phone_key = lead.phone_key order by l.created_at desc limit 1;
    end if;
    if person is null then
      insert into public.people default values returning id into person;
      return person;
    end if;
    -- Gone when somebody merged or deleted it meanwhile: then the requests name another, or nobody.
    perform from public.people p where p.id = person for share;
    if found then
      return person;
    end if;
  end loop;
end
$function$
;
comment on function private.person_for(leads) is 'Who a new request is from: the person of the same account, else of the same telephone number of at least 8 digits, else a new one.';

CREATE OR REPLACE FUNCTION private.person_summary(person uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
    with leads as materialized (
      select l.name, l.phone, l.phone_key, l.phone_wrong, l.email, l.city, l.user_id, l.status, l.created_at
      from public.leads l where l.person_id = person order by l.created_at desc limit 1000
    )
    select jsonb_build_object(
      'id', p.id, 'owner_id', p.owner_id, 'owner_name', private.name_of(p.owner_id), 'created_at', p.created_at,
      'names', f.names, 'phones', f.phones, 'wrong_phones', f.wrong_phones, 'emails', f.emails, 'cities', f.cities,
      'accounts', f.accounts, 'requests', f.requests, 'open', f.open, 'newest_at', f.newest_at
    )
    from public.people p
    cross join lateral (
      select to_jsonb(array(select l.name from leads l group by l.name order by max(l.created_at) desc limit 10)) as names,
        to_jsonb(array(
          select (array_agg(l.phone order by l.created_at desc))[1] from leads l group by l.phone_key
          order by max(l.created_at) desc limit 10)) as phones,
        to_jsonb(array(select distinct l.phone from leads l where l.phone_wrong limit 10)) as wrong_phones,
        to_jsonb(array(
          select lower(l.email) from leads l where l.email <> '' group by lower(l.email) order by max(l.created_at) desc limit 10
        )) as emails,
        to_jsonb(array(
          select l.city from leads l where l.city is not null group by l.city order by max(l.created_at) desc limit 10
        )) as cities,
        to_jsonb(array(select distinct l.user_id from leads l where l.user_id is not null limit 10)) as accounts,
        (select count(*) from leads) as requests,
        (select count(*) from leads l where l.status in ('new', 'in_progress')) as open,
        (select max(l.created_at) from leads l) as newest_at
    ) f
    where p.id = person
  $function$
;
comment on function private.person_summary(uuid) is 'A person in short: names, telephone numbers, addresses and cities, the newest first, and how many requests.';

CREATE OR REPLACE FUNCTION private.person_timeline(person uuid, before timestamp with time zone, before_id uuid, most integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    with requests as materialized (
      select l.kind, l.id, l.subject, l.created_at from public.leads l
      where l.person_id = person order by l.created_at desc limit 200
    ),
    steps as (
      select e.happened_at as at, e.id, 'event' as type, e.kind, e.request_id,
        jsonb_build_object('actor_name', e.actor_name, 'action', e.action, 'detail', e.detail) as facts
      from requests r join public.lead_events e on e.kind = r.kind and e.request_id = r.id
      where not e.detail ? 'with'
      union all
      select r.created_at, private.row_event(r.id, 'sent', r.id), 'sent', r.kind, r.id, jsonb_build_object('subject', r.subject)
      from requests r
      union all
      select coalesce(n.sent_at, n.given_up_at, n.created_at), private.row_event(n.event_id, n.kind || n.audience, n.request_id),
        'mail', n.kind, n.request_id,
        jsonb_build_object('step', n.step, 'sent', n.sent_at is not null, 'given_up', n.given_up_at is not null)
      from requests r join public.notifications n on n.request_id = r.id and n.kind = r.kind
      where n.audience = 'buyer'
      union all
      select m.happened_at, m.event, 'merge', null, null,
        jsonb_build_object('actor_name', m.actor_name, 'requests', jsonb_array_length(m.moved), 'undone_at', m.undone_at,
          'undone_by', m.undone_by)
      from public.person_merges m where m.keep_id = person
    ),
    page as (
      select s.* from steps s
      where before is null or (s.at, s.id) < (before, coalesce(before_id, '00000000-0000-0000-0000-000000000000'))
      order by s.at desc, s.id desc limit most
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'at', g.at, 'id', g.id, 'type', g.type, 'kind', g.kind, 'request_id', g.request_id,
      'facts', g.facts || case g.type
        -- What the site had shown, with its prices.
        when 'sent' then (
          select jsonb_build_object('page', w.sent -> 'page', 'item_id', w.sent -> 'item_id', 'shown', w.sent -> 'shown')
          from (select private.request_row(g.kind, g.request_id) as sent) w
        )
        else '{}'
      end
    ) order by g.at desc, g.id desc), '[]')
    from page g
  );
end
$function$
;
comment on function private.person_timeline(uuid,timestamp with time zone,uuid,integer) is 'What happened with a person, the newest first: requests as they were sent, what was done, mails to them, merges.';

CREATE OR REPLACE FUNCTION private.phone_key(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
    -- An Egyptian mobile number is 10 digits that begin with 1, after 0, 20 or both, as in +20 (0)10. A number of another
    -- network in Egypt has 8 or 9 digits after them. All others stay as they are.
    select coalesce('20' || substring(d.digits from '^(?:20)?0?(1[0-9]{9})$'),
      '20' || substring(d.digits from '^(?:20)?0([2-9][0-9]{7,8})$'), d.digits)
    from (
      select regexp_replace(regexp_replace(private.search_words(value), '[^0-9]', '', 'g'), '^00', '') as digits
    ) d
  $function$
;
comment on function private.phone_key(text) is 'The same digits for every spelling of a telephone number.';

CREATE OR REPLACE FUNCTION private.phone_start(digits text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
    select coalesce('20' || substring(d.digits from '^(?:20)?0?(1[0-9]*)$'),
      '20' || substring(d.digits from '^(?:20)?0([2-9][0-9]*)$'), d.digits)
    from (select regexp_replace(digits, '^00', '') as digits) d
  $function$
;
comment on function private.phone_start(text) is 'The beginning of the keys of all numbers that begin with these digits, however they are written.';

CREATE OR REPLACE FUNCTION private.phone_tail(phone_key text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
    -- Mobile numbers of two networks differ only in the ninth digit from the end.
    select case
      when phone_key ~ '^201[0-9]{9}$' then right(phone_key, 9)
      when char_length(phone_key) >= 8 then right(phone_key, 8)
    end
  $function$
;
comment on function private.phone_tail(text) is 'The end of a telephone number, which stays when the codes before it are written otherwise. Null for a short number.';

CREATE OR REPLACE FUNCTION private.profile_from_account(account_email text, metadata jsonb, OUT name text, OUT phone text)
 RETURNS record
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  facts jsonb := metadata;
  unseen constant text := '[\u0001-\u001F\u007F-\u009F]+';
begin
  -- Some backends store the metadata as text.
  if jsonb_typeof(metadata) = 'string' then
    begin
      facts := (metadata #>> '{}')::jsonb;
    exception when others then
      facts := null;
    end;
  end if;
  name := left(btrim(regexp_replace(facts ->> 'name', unseen, ' ', 'g')), 100);
  if name is null or not private.is_plain_text(name, 100) then
    name := left(split_part(account_email, '@', 1), 100);
  end if;
  if not private.is_plain_text(name, 100) then
    name := 'User';
  end if;
  phone := btrim(facts ->> 'phone');
  if not private.is_phone(phone) or not private.is_whole_mobile(phone) then
    phone := null;
  end if;
end
$function$
;
comment on function private.profile_from_account(text,jsonb) is 'Name and telephone as given at sign-up; else the part of the e-mail before the @, else User. Never refuses.';

CREATE OR REPLACE FUNCTION private.proposal_json(proposal visit_proposals)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
    select jsonb_build_object(
      'id', proposal.id,
      'request_id', proposal.request_id,
      'state', case
        when l.status not in ('new', 'in_progress') then 'closed'
        when proposal.used_at is null and proposal.expires_at > now() then 'open'
        when v.state = 'confirmed' then 'agreed'
        when proposal.used_at is not null then 'refused'
        else 'expired'
      end,
      'name', l.name,
      'language', l.language,
      'car', l.subject,
      'expires_at', proposal.expires_at,
      'hours', coalesce(private.named_hours(proposal), '[]'),
      'agreed', (
        select jsonb_build_object('day', v.day, 'slot', v.slot, 'place', jsonb_build_object('id', p.id, 'name_en', p.name_en,
          'name_ar', p.name_ar, 'address_en', p.address_en, 'address_ar', p.address_ar, 'map_url', p.map_url))
        from public.visit_places p
        where v.state = 'confirmed' and p.id = v.place_id and l.status in ('new', 'in_progress')
      )
    )
    from public.leads l left join public.visits v on v.request_id = l.id
    where l.kind = 'visit_request' and l.id = proposal.request_id
  $function$
;
comment on function private.proposal_json(visit_proposals) is 'A proposal as its buyer sees it, without telephone number or address. state: open; agreed, when an hour is; refused, when no hour suited; expired; closed, with its request.';

CREATE OR REPLACE FUNCTION private.queue_invitation_mail(address text, given text, inviter uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.notifications n
    where n.request_id = private.invitation_id(address) and n.kind = 'staff_invitation'
      and n.sent_at is null and coalesce(n.claimed_until <= now(), true);
  if inviter is not null then
    insert into public.notifications (request_id, kind, audience, event_id, user_id, due_at, step, detail)
      values (private.invitation_id(address), 'staff_invitation', 'member', gen_random_uuid(), inviter, now(), 'invited',
        jsonb_build_object('email', address, 'role', given,
          'has_account', exists (select from auth.users u where lower(u.email) = lower(address))));
  end if;
end
$function$
;
comment on function private.queue_invitation_mail(text,text,uuid) is 'Queues the mail to somebody who is asked into the team, in place of one that still waits; without an inviter only the latter goes.';

CREATE OR REPLACE FUNCTION private.queue_mail(event lead_events, told text, reached text, facts jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  unread constant text[] := private.take_back_mails(event, told);
begin
  insert into public.notifications (request_id, kind, audience, event_id, user_id, due_at, step, detail)
    select event.request_id, event.kind, told, event.id, l.user_id, now(),
      -- Whoever has not read of the confirmation cannot read of a new hour.
      case when reached = 'visit_moved' and 'visit_confirmed' = any (unread) then 'visit_confirmed' else reached end, facts
    -- Whoever called or came in gets no mails: they gave no address, or not for that.
    from public.leads l where l.kind = event.kind and l.id = event.request_id and private.is_request_kind(l.kind)
    on conflict do nothing;
end
$function$
;
comment on function private.queue_mail(lead_events,text,text,jsonb) is 'Queues a mail to the buyer or to sales about a step of a request, in place of those that still wait.';

CREATE OR REPLACE FUNCTION private.queue_notifications()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'DELETE' then
    delete from public.notifications n where n.request_id = old.id and n.kind = tg_argv[0];
  elsif new.notified_at is null then
    -- The browser has two minutes to send it; then the sweep does.
    insert into public.notifications (request_id, kind, audience, user_id, due_at)
      select new.id, tg_argv[0], a.audience, new.user_id, new.created_at + interval '2 minutes'
      from (values ('sales'), ('buyer')) a (audience)
      on conflict do nothing;
  end if;
  return null;
end
$function$
;
comment on function private.queue_notifications() is 'Queues the mails about a request with it, and drops them with it.';

CREATE OR REPLACE FUNCTION private.queue_reminder(event lead_events, visit visits)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
    -- Created when it is due: until then it is not late.
    insert into public.notifications (request_id, kind, audience, event_id, user_id, created_at, due_at, step, detail)
      select event.request_id, event.kind, 'buyer', md5(event.id || ' reminder')::uuid, visit.user_id, e.evening, e.evening,
        'visit_reminder', private.visit_facts(visit, true)
      from (select (visit.day - 1 + time '18:00') at time zone 'Africa/Cairo' as evening) e
      where e.evening > now()
      on conflict do nothing
  $function$
;
comment on function private.queue_reminder(lead_events,visits) is 'Queues the mail of the evening before a visit, at 18:00 in Cairo; none for a visit that is agreed later than that. Whatever happens to the visit before then takes it back, as any mail that is not out.';

CREATE OR REPLACE FUNCTION private.refuse_part_mobile()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$
;
comment on function private.refuse_part_mobile() is 'Refuses a new number, in the column that the trigger names, that begins with 01 and does not have 11 digits.';

CREATE OR REPLACE FUNCTION private.refuse_rewriting()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  -- Deeper trigger levels are cascades: the request was deleted, or the account of the person who acted.
  if pg_catalog.pg_trigger_depth() > 1 then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  raise exception 'History is not rewritten' using errcode = '42501';
end
$function$
;
comment on function private.refuse_rewriting() is 'Refuses changes of rows that are only ever added.';

CREATE OR REPLACE FUNCTION private.request_row(kind text, request uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found_row jsonb;
begin
  execute format('select to_jsonb(r) from public.%I r where r.id = $1', kind || 's') into found_row using request;
  return found_row;
end
$function$
;
comment on function private.request_row(text,uuid) is 'A request of any kind, as an object.';

CREATE OR REPLACE FUNCTION private.require_a_manager()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform private.lock_team();
  if not exists (
    select from public.user_roles r
    join auth.users u on u.id = r.user_id
    where r.role <> 'sales'
      -- Not every backend has these columns.
      and to_jsonb(u) ->> 'deleted_at' is null
      and coalesce((to_jsonb(u) ->> 'banned_until')::timestamptz, '-infinity') <= now()
  ) then
    raise exception 'Name another manager first' using errcode = 'PT409';
  end if;
end
$function$
;
comment on function private.require_a_manager() is 'Refuses, with PT409, what leaves the team without a manager who can sign in.';

CREATE OR REPLACE FUNCTION private.require_hour_ahead(day date, slot text)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if slot is null or slot !~ '^(09|1[0-8]):00$' then
    raise exception 'A visit begins at a full hour from 9 to 18' using errcode = '22023';
  end if;
  if coalesce(day + slot::time, '-infinity') <= now() at time zone 'Africa/Cairo'
    or day > (now() at time zone 'Africa/Cairo')::date + 366 then
    raise exception 'A visit lies ahead, within a year' using errcode = '22023';
  end if;
end
$function$
;
comment on function private.require_hour_ahead(date,text) is 'Refuses an hour that has passed or is more than a year away.';

CREATE OR REPLACE FUNCTION private.require_manager()
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if not public.is_manager() then
    raise exception 'Only a manager may do this' using errcode = '42501';
  end if;
end
$function$
;
comment on function private.require_manager() is 'Refuses everybody who is not a manager.';

CREATE OR REPLACE FUNCTION private.require_place_open(place text)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if not exists (select from public.visit_places p where p.id = place and p.open) then
    raise exception 'A confirmed visit needs an open place' using errcode = '22023';
  end if;
end
$function$
;
comment on function private.require_place_open(text) is 'Refuses a place that is closed or gone.';

CREATE OR REPLACE FUNCTION private.require_staff()
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if not public.is_staff() then
    raise exception 'Only the sales team may do this' using errcode = '42501';
  end if;
end
$function$
;
comment on function private.require_staff() is 'Refuses everybody who is not staff.';

CREATE OR REPLACE FUNCTION private.restore_lead(state jsonb, undoing uuid, batch uuid, done text)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  was constant public.leads := jsonb_populate_record(null::public.leads, state || '{"words": ""}');
  event constant uuid := private.row_event(batch, was.kind, was.id);
  is_mailed boolean;
begin
  delete from public.notifications n
    where n.request_id = was.id and n.kind = was.kind and n.event_id = event and n.sent_at is null
      and coalesce(n.claimed_until <= now(), true);
  is_mailed := exists (
    select from public.notifications n where n.request_id = was.id and n.kind = was.kind and n.event_id = event);
  insert into public.lead_events (id, kind, request_id, actor_id, actor_name, action, detail)
    values (private.row_event(undoing, was.kind, was.id), was.kind, was.id, auth.uid(), private.name_of(auth.uid()),
      'undone', jsonb_build_object('what', done));
  update public.leads l
    set status = was.status, stage = was.stage, outcome = was.outcome, outcome_reason = was.outcome_reason,
      outcome_reason_id = was.outcome_reason_id, deal_item_id = was.deal_item_id, deal_item_name = was.deal_item_name,
      amount_egp = was.amount_egp, closed_at = was.closed_at, owner_id = was.owner_id, next_step = was.next_step,
      next_at = was.next_at, version = l.version + 1, changed_at = clock_timestamp()
    where l.kind = was.kind and l.id = was.id;
  execute format('update public.%I set status = $1 where id = $2 and status <> $1', was.kind || 's') using was.status, was.id;
  return is_mailed;
end
$function$
;
comment on function private.restore_lead(jsonb,uuid,uuid,text) is 'Makes a request what it was before an action on many, with the history. Whether the buyer has had its mail by now.';

CREATE OR REPLACE FUNCTION private.row_event(event uuid, of_kind text, request uuid)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
    select md5(event::text || of_kind || request::text)::uuid
  $function$
;
comment on function private.row_event(uuid,text,uuid) is 'The id of what one action does to one of several requests, so that a repeat adds nothing.';

CREATE OR REPLACE FUNCTION private.sales_figures(since timestamp with time zone, until timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
begin
  return (
    select jsonb_build_object('requests', count(*))
    from public.leads l where l.created_at >= since and l.created_at < until
  ) || (
    select jsonb_build_object(
      'won', count(*) filter (where l.outcome = 'won'), 'lost', count(*) filter (where l.outcome = 'lost'),
      'won_egp', coalesce(sum(l.amount_egp) filter (where l.outcome = 'won'), 0),
      'won_with_amount', count(l.amount_egp) filter (where l.outcome = 'won')
    )
    from public.leads l where l.closed_at >= since and l.closed_at < until and l.outcome is not null
  );
end
$function$
;
comment on function private.sales_figures(timestamp with time zone,timestamp with time zone) is 'How many requests came in a period, and of those that were closed in it how many were won and lost, with what the won ones bring, as far as it is known.';

CREATE OR REPLACE FUNCTION private.same_person(lead leads)
 RETURNS SETOF leads
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
    select l.* from public.leads l
    where l.person_id = lead.person_id and (l.kind, l.id) <> (lead.kind, lead.id)
  $function$
;
comment on function private.same_person(leads) is 'The other requests of the same person.';

CREATE OR REPLACE FUNCTION private.search_query(typed text)
 RETURNS tsquery
 LANGUAGE sql
 STABLE
 SET search_path TO ''
 SET jit TO 'off'
AS $function$
    with asked as (
      -- A telephone number written in groups of digits is one word.
      select case when w.words ~ '^[0-9 ]{3,}$' then replace(w.words, ' ', '') else w.words end as words
      from (select private.search_words(typed) as words) w
    ),
    named as materialized (
      select replace(private.search_words(b.name_ar), ' ', '') as arabic, replace(private.search_words(b.name_en), ' ', '') as latin
      from public.brands b where b.name_ar is not null
    ),
    readings as materialized (
      select j.first, j.last, r.reading
      from asked
      cross join private.joined_words(asked.words) j
      cross join lateral (
        -- Beginnings are slow to look up, so only a single word is found by its own.
        select quote_literal(j.joined) || case when j.first = j.last then ':*' else '' end
        union
        select quote_literal(n.latin) from named n
          where char_length(j.joined) >= 3 and starts_with(n.arabic, j.joined) and n.latin <> ''
        union
        select quote_literal(k.key) || ':*'
          from unnest(array[
            private.phone_key(j.joined), private.phone_start(j.joined), 'R' || reverse(j.joined)
          ]) k (key)
          where j.joined ~ '^[0-9]{4,}$'
        union
        -- In the other script only: in its own the letters decide. From three consonants on a beginning says enough.
        select quote_literal(translate(left(s.sound, 1), 'AL', 'LA') || substr(s.sound, 2))
            || case when j.first = j.last and char_length(s.sound) > 3 then ':*' else '' end
          from unnest(private.sounds_of(j.joined)) s (sound)
      ) r (reading)
    ),
    words as (
      select '(' || string_agg(distinct r.reading, ' | ') || ')' as word
      from asked
      cross join generate_series(1, (select max(r.last) from readings r)) place
      join readings r on place between r.first and r.last
      group by place
    )
    select string_agg(w.word, ' & ')::tsquery from words w
  $function$
;
comment on function private.search_query(text) is 'What was typed into the search of the desk: each word by its beginning, in every reading. Null when nothing in it can be searched for.';

CREATE OR REPLACE FUNCTION private.search_tokens(value text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
    select coalesce(array_agg(distinct t.token), '{}')
    from private.joined_words(private.search_words(value)) j
    cross join lateral unnest(j.joined || private.sounds_of(j.joined)) t (token)
  $function$
;
comment on function private.search_tokens(text) is 'What the search looks through: words, words in a row as one, and their consonants, whose mark is a capital letter, which no word has.';

CREATE OR REPLACE FUNCTION private.search_words(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
    -- Decomposed, an accent or a hamza is a mark of its own, which goes with vowel signs and the stroke that only
    -- stretches a word.
    select btrim(regexp_replace(
      replace(replace(replace(lower(translate(
        regexp_replace(normalize(coalesce(value, ''), nfkd),
          '[\u0300-\u036F\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06ED]', '', 'g'),
        'ٱىیېےکڪگچژڤپةۃہەھ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹øØłŁđĐıء',
        'اييييككجججفبههههه01234567890123456789oOlLdDi'
      )), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), '[^[:alnum:]@]+', ' ', 'g'))
  $function$
;
comment on function private.search_words(text) is 'Words as the search compares them: small letters without accents, one spelling of Arabic letters, Western digits. The same as searchWords of the site.';

CREATE OR REPLACE FUNCTION private.set_brand_id()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- A brand that is added or renamed at this moment is waited for, so that neither misses the other.
  perform pg_catalog.pg_advisory_xact_lock_shared(pg_catalog.hashtextextended('private.brand_key', 0));
  new.brand_id := coalesce(
    -- Folding names takes long for a spreadsheet, and most are written alike.
    (select b.id from public.brands b where b.name_en = new.brand),
    (select b.id from public.brands b where private.brand_key(b.name_en) = private.brand_key(new.brand)));
  return new;
end
$function$
;
comment on function private.set_brand_id() is 'Finds the brand that a car names, whatever id the writer claims.';

CREATE OR REPLACE FUNCTION private.settle_lead()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.person_id := coalesce(new.person_id, private.person_for(new));
  if tg_op = 'INSERT' then
    -- The few wrong numbers are looked up first: a person may have very many requests.
    new.phone_wrong := exists (
      select from (
        select l.person_id from public.leads l where l.phone_key = new.phone_key and l.phone_wrong offset 0
      ) w
      where w.person_id = new.person_id);
  end if;
  if new.status in ('new', 'in_progress') then
    -- Whoever changes the owner of the person waits, or is waited for.
    select p.owner_id into new.owner_id from public.people p where p.id = new.person_id for no key update;
    new.closed_at := null;
    if new.answered_at is not null then
      new.stage := coalesce(new.stage, 'contacted');
    end if;
  else
    new.closed_at := coalesce(new.closed_at, clock_timestamp());
  end if;
  return new;
end
$function$
;
comment on function private.settle_lead() is 'What follows from other columns: whose request it is, who has an open one, when it was closed, that it was answered.';

CREATE OR REPLACE FUNCTION private.short_value(value jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
    select case when char_length(value::text) > 400 then to_jsonb(left(value::text, 400) || '…') else value end
  $function$
;
comment on function private.short_value(jsonb) is 'A value as the history keeps it: the beginning of a long one.';

CREATE OR REPLACE FUNCTION private.shown_price(of_type text, item uuid)
 RETURNS TABLE(shown boolean, price integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
    select i.shown, case when i.shown then i.price_egp end
    from (
      select c.price_egp, c.published and exists (
          select from public.brands b where b.published and b.id = c.brand_id
        ) as shown
        from public.cars c where of_type = 'car' and c.id = item
      union all
      select c.price_egp, c.published from public.chargers c where of_type = 'charger' and c.id = item
    ) i
  $function$
;
comment on function private.shown_price(text,uuid) is 'Whether a car or charger is shown, and its price there, null where none is known; no row where there is none.';
grant execute on function private.shown_price(text,uuid) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.site_figures(since timestamp with time zone, until timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
begin
  return jsonb_build_object(
    'views', (select count(*) from public.page_views v where v.viewed_at >= since and v.viewed_at < until),
    'saves', (
      select count(*) from public.favorites f
      where f.item_type = 'car' and f.created_at >= since and f.created_at < until
    ),
    'requests', (
      select count(*) from public.leads l
      where l.source = 'site' and l.created_at >= since and l.created_at < until
    )
  );
end
$function$
;
comment on function private.site_figures(timestamp with time zone,timestamp with time zone) is 'Of a period: pages read, cars saved that still are, requests sent from the site.';

CREATE OR REPLACE FUNCTION private.sounds_of(word text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
    -- An h at the end is often left out, as in فاطمة and Fatma.
    select array(
      select distinct case when word ~ '^[a-z]' then 'L' else 'A' end || h.consonants
      from unnest(array[s.consonants, regexp_replace(s.consonants, 'h$', '')]) h (consonants)
      where char_length(h.consonants) >= 2
    )
    from (
      select case
        when word ~ '^[a-z]+$' then
          -- X for خ, G for غ, C for ش.
          translate(replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
            word, '(.)\1', '\1', 'g'), 'kh', 'X', 'g'), 'gh', 'G', 'g'), '[cs]h', 'C', 'g'), 'th', 's', 'g'), 'ph', 'f', 'g'),
            'x', 'ks'), 'vpqcjaeiouyw', 'fbkkg')
        when word ~ '^[\u0621-\u064A]+$' then
          translate(replace(word, 'لل', 'ل'), 'بتثجحخدذرزسشصضطظغفقكلمنهاويع', 'btsghXdzrzsCsdtzGfkklmnh')
      end as consonants
    ) s
  $function$
;
comment on function private.sounds_of(text) is 'The consonants of a word, the same for مصطفى and Mostafa, marked L for Latin letters and A for Arabic ones. None for a mixed word, and for one with fewer than two.';

CREATE OR REPLACE FUNCTION private.take_back_mails(event lead_events, told text)
 RETURNS text[]
 LANGUAGE sql
 SET search_path TO ''
AS $function$
    with unread as (
      delete from public.notifications n
      where n.request_id = event.request_id and n.kind = event.kind and n.audience = told and n.step <> 'received'
        and n.sent_at is null and coalesce(n.claimed_until <= now(), true)
      returning n.step
    )
    select coalesce(array_agg(u.step), '{}') from unread u
  $function$
;
comment on function private.take_back_mails(lead_events,text) is 'Drops the mails about earlier steps that are not out yet, and tells which: one about an hour that was moved meanwhile would mislead. One that is being sent is too late to stop.';

CREATE OR REPLACE FUNCTION private.take_turn()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  lead public.leads;
  member uuid;
begin
  if not coalesce((select s.by_turn from public.desk_settings s), false) then
    return null;
  end if;
  -- Another trigger may have found whose it is.
  select * into lead from public.leads l where l.kind = new.kind and l.id = new.id and l.owner_id is null and l.status = 'new';
  if found then
    perform private.lock_turns();
    member := private.next_on_duty(lead.kind, lead.id, now(), false);
    if member is not null then
      perform private.give_turn(lead, member, 'turn', now());
    end if;
  end if;
  return null;
end
$function$
;
comment on function private.take_turn() is 'Gives a new request to the member whose turn it is; out of office hours it waits for the sweep.';

CREATE OR REPLACE FUNCTION private.tell(member uuid, of_what text, lead leads, moment timestamp with time zone, giver text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  wanted public.desk_alerts;
  by_mail boolean;
  by_push boolean;
  told uuid;
begin
  select * into wanted from public.desk_alerts a where a.user_id = member;
  by_mail := coalesce(
    case of_what when 'mine' then wanted.mail_mine when 'due' then wanted.mail_due when 'late' then wanted.mail_late
      else false end, true);
  by_push := coalesce(
    case of_what when 'mine' then wanted.push_mine when 'due' then wanted.push_due when 'late' then wanted.push_late
      else wanted.push_new end, true)
    and exists (select from public.push_subscriptions s where s.user_id = member);
  if not (by_mail or by_push) then
    return;
  end if;
  insert into public.desk_news (user_id, what, kind, request_id, about_at, by_name, wants_mail)
    values (member, of_what, lead.kind, lead.id, moment, giver, by_mail)
    on conflict do nothing returning id into told;
  if told is null then
    return;
  end if;
  if by_push then
    insert into public.push_deliveries (subscription_id, news_id)
      select s.id, told from public.push_subscriptions s where s.user_id = member;
  end if;
  if by_mail then
    -- The lock keeps a mail that waits from leaving before this is committed, so that it tells of this too.
    perform from public.notifications n
      where n.request_id = member and n.kind = 'desk_news' and n.sent_at is null and n.given_up_at is null
        and coalesce(n.claimed_until <= now(), true)
      for update;
    if not found then
      -- What is given at once, such as all requests of a colleague who leaves, is one mail.
      insert into public.notifications (request_id, kind, audience, event_id, user_id, due_at, step)
        values (member, 'desk_news', 'member', gen_random_uuid(), member,
          now() + case of_what when 'mine' then interval '1 minute' else interval '0' end, 'told');
    end if;
  end if;
end
$function$
;
comment on function private.tell(uuid,text,leads,timestamp with time zone,text) is 'Tells a member something about a request, once, in the ways that they want: queues the push, and one mail for all that waits.';

CREATE OR REPLACE FUNCTION private.tell_due(at timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  lead public.leads;
  told integer := 0;
begin
  for lead in
    select * from public.leads l
    -- What was due earlier has been told, or the sweep has stood still for a day.
    where l.next_at <= at and l.next_at > at - interval '1 day'
      and l.owner_id is not null and l.status in ('new', 'in_progress')
      and not exists (
        select from public.desk_news n
        where n.user_id = l.owner_id and n.what = 'due' and n.kind = l.kind and n.request_id = l.id and n.about_at = l.next_at
      )
    order by l.next_at limit 500
  loop
    perform private.tell(lead.owner_id, 'due', lead, lead.next_at, null);
    told := told + 1;
  end loop;
  return told;
end
$function$
;
comment on function private.tell_due(timestamp with time zone) is 'Tells members of their next steps whose moment has come.';

CREATE OR REPLACE FUNCTION private.tell_managers(lead leads, given timestamp with time zone, successor uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
    select private.tell(r.user_id, 'late', lead, given, null)
    from public.user_roles r where r.role <> 'sales' and r.user_id is distinct from successor
    order by r.user_id
  $function$
;
comment on function private.tell_managers(leads,timestamp with time zone,uuid) is 'Tells the managers of a request that nobody has answered; whoever gets it now is told that it is theirs.';

CREATE OR REPLACE FUNCTION private.tell_new()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  owner constant uuid := (select l.owner_id from public.leads l where l.kind = new.kind and l.id = new.id);
begin
  perform private.tell(r.user_id, 'new', new, new.created_at, null)
    from public.user_roles r
    left join public.member_duty d on d.user_id = r.user_id
    where r.user_id is distinct from owner and r.user_id is distinct from auth.uid()
      and coalesce(d.takes_new, true)
      and exists (select from public.push_subscriptions s where s.user_id = r.user_id)
      and not exists (
        select from public.member_days_off o
        where o.user_id = r.user_id and (now() at time zone 'Africa/Cairo')::date between o.first_day and o.last_day
      );
  return null;
end
$function$
;
comment on function private.tell_new() is 'Tells of a new request by push, except those who are off and whoever got it, who is told so.';

CREATE OR REPLACE FUNCTION private.tell_owner()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.tell(new.owner_id, 'mine', new, clock_timestamp(), (
    select private.name_of(r.user_id) from public.user_roles r where r.user_id = auth.uid()
  ));
  return null;
end
$function$
;
comment on function private.tell_owner() is 'Tells a member of a request that is theirs now, unless they took it themselves.';

CREATE OR REPLACE FUNCTION private.touch_updated_at()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$
;
comment on function private.touch_updated_at() is 'Keeps the moment of the last real change of a row; what the writer claims is ignored.';

CREATE OR REPLACE FUNCTION private.twin_keys(lead leads)
 RETURNS text[]
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
    select array_remove(array[
      'e ' || nullif(lower(lead.email), ''), 'p ' || private.phone_tail(lead.phone_key),
      'n ' || s.sound || '|' || nullif(private.search_words(lead.subject), ''),
      'n ' || s.sound || '|' || nullif(private.search_words(lead.city), '')
    ], null)
    from (select private.name_sound(lead.name) as sound) s
  $function$
;
comment on function private.twin_keys(leads) is 'The keys of a request for finding its person a second time.';

CREATE OR REPLACE FUNCTION private.twin_reasons(one uuid, other uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
    select coalesce(jsonb_agg(distinct case left(a.key, 1) when 'e' then 'email' when 'p' then 'phone' else 'name' end), '[]')
    from private.person_keys a join private.person_keys b on b.key = a.key and b.person_id = other
    where a.person_id = one
  $function$
;
comment on function private.twin_reasons(uuid,uuid) is 'Why two people are likely one: email, phone, name (which sounds the same, with the same car or city).';

CREATE OR REPLACE FUNCTION private.visit_facts(visit visits, agreed boolean)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
    select jsonb_build_object('day', visit.day, 'slot', visit.slot, 'place', visit.place_id,
      'sequence', visit.sequence, 'agreed', agreed)
  $function$
;
comment on function private.visit_facts(visits,boolean) is 'What a mail tells about a visit; agreed, when it was in the calendar of the buyer before this step.';

CREATE OR REPLACE FUNCTION private.walk_ins_of(person uuid)
 RETURNS SETOF walk_ins
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
    select w.* from public.walk_ins w join public.leads l on l.kind = 'walk_in' and l.id = w.id
    where l.person_id in (select o.person_id from public.leads o where o.user_id = person)
      and not exists (
        select from public.leads o where o.person_id = l.person_id and o.user_id is not null and o.user_id <> person)
  $function$
;
comment on function private.walk_ins_of(uuid) is 'What the team noted of the calls and visits of who has an account; not where another account has the same number.';

CREATE OR REPLACE FUNCTION private.was_confirmed(request uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
    select exists (
      select from public.lead_events e
      where e.kind = 'visit_request' and e.request_id = request and e.action = 'visit' and e.detail ->> 'to' = 'confirmed'
    )
  $function$
;
comment on function private.was_confirmed(uuid) is 'Whether a visit was confirmed at any time.';

CREATE OR REPLACE FUNCTION private.watched_item(favorite uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
    select jsonb_build_object('id', f.id, 'item_type', f.item_type, 'item_id', f.item_id, 'language', f.price_mail_in,
      'brand_id', i.brand_id, 'brand', i.brand, 'model', i.model)
    from public.favorites f
    join (
      select 'car' as item_type, c.id, b.id as brand_id, b.name_en as brand, c.model
        from public.cars c join public.brands b on b.id = c.brand_id
        where c.published and b.published
      union all
      select 'charger', c.id, null, null, c.model from public.chargers c where c.published
    ) i on i.item_type = f.item_type and i.id = f.item_id
    where f.id = favorite and f.price_mail_in is not null
  $function$
;
comment on function private.watched_item(uuid) is 'What a mail about a price needs; null when it is not wanted any more, or the car or charger is withdrawn.';

CREATE OR REPLACE FUNCTION private.week_figures(sunday date, at timestamp with time zone)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
    select jsonb_build_object(
      'first', sunday - 7, 'last', sunday - 1,
      'week', private.sales_figures(w.begins, w.ends) || jsonb_build_object('answers',
        private.numbers_of_answers(w.begins, w.ends) -> 'all'),
      'before', private.sales_figures(w.earlier, w.begins) || jsonb_build_object('answers',
        private.numbers_of_answers(w.earlier, w.begins) -> 'all'),
      'open', private.open_deals(),
      'overdue', (
        select count(*) from public.leads l
        where l.answered_at is null and l.status in ('new', 'in_progress') and l.answer_due_at < at
      ),
      'old_prices', (
        select count(*) from (
          select c.price_verified_on from public.cars c where c.published and c.price_egp is not null
          union all
          select c.price_verified_on from public.chargers c where c.published and c.price_egp is not null
        ) p
        where p.price_verified_on is null or p.price_verified_on < sunday - 30
      )
    )
    from (
      select private.day_begins(sunday - 14) as earlier, private.day_begins(sunday - 7) as begins,
        private.day_begins(sunday) as ends
    ) w
  $function$
;
comment on function private.week_figures(date,timestamp with time zone) is 'What the report of a Sunday says: the seven days before, those before them, open deals by stage, requests that nobody has answered in time, and prices that nobody has checked for more than 30 days.';

CREATE OR REPLACE FUNCTION private.write_asked_hour(lead leads, event uuid, on_day date, at_slot text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into public.visits (request_id, user_id, state, day, slot)
    values (lead.id, lead.user_id, 'asked', on_day, at_slot)
    on conflict (request_id) do update set state = 'asked', day = excluded.day, slot = excluded.slot, reason = null,
      changed_at = clock_timestamp();
  insert into public.lead_events (id, kind, request_id, actor_id, actor_name, action, detail)
    values (event, 'visit_request', lead.id, lead.user_id, lead.name, 'time_asked_by_buyer',
      jsonb_build_object('day', on_day, 'slot', at_slot));
  update public.leads l
    set version = l.version + 1, changed_at = clock_timestamp(), visit_on = on_day, next_at = now(),
      next_step = case
        when l.next_step is null or private.is_visit_step(l.next_step) then 'confirm_asked_hour' else l.next_step
      end
    where l.kind = 'visit_request' and l.id = lead.id;
end
$function$
;
comment on function private.write_asked_hour(leads,uuid,date,text) is 'Writes another hour that the buyer asks for, which frees the one that was agreed, and makes it the team''s next step.';

CREATE OR REPLACE FUNCTION private.write_visit(lead leads, event uuid, agreed visits, by_buyer boolean, OUT done boolean, OUT later leads)
 RETURNS record
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  before public.visits;
  actor constant uuid := case when by_buyer then lead.user_id else auth.uid() end;
begin
  select * into before from public.visits v where v.request_id = lead.id;
  later := lead;
  begin
    insert into public.visits (request_id, user_id, state, place_id, day, slot, reason)
      values (lead.id, lead.user_id, agreed.state, agreed.place_id, agreed.day, agreed.slot, agreed.reason)
      on conflict (request_id) do update set state = excluded.state, place_id = excluded.place_id, day = excluded.day,
        slot = excluded.slot, reason = excluded.reason, changed_at = clock_timestamp();
  exception when unique_violation then
    done := false;
    return;
  end;
  insert into public.lead_events (id, kind, request_id, actor_id, actor_name, action, detail)
    values (event, 'visit_request', lead.id, actor, case when by_buyer then lead.name else private.name_of(actor) end, 'visit',
      jsonb_strip_nulls(jsonb_build_object('to', agreed.state, 'day', agreed.day, 'slot', agreed.slot,
        'place', agreed.place_id, 'reason', agreed.reason, 'by', case when by_buyer then 'buyer' end,
        'taken', case when lead.owner_id is null and not by_buyer then true end,
        'from', case when before.state is not null then jsonb_build_object(
          'state', before.state, 'day', before.day, 'slot', before.slot, 'place', before.place_id) end)));
  if not by_buyer and agreed.state <> 'cancelled' and not exists (
    select from public.people p where p.id = lead.person_id and p.owner_id is not null
  ) then
    perform private.give_person(lead.person_id, actor, event, actor, private.name_of(actor), 'visit_request', lead.id);
  end if;
  update public.leads l
    set version = l.version + 1, changed_at = clock_timestamp(), visit_on = agreed.day,
      owner_id = case when by_buyer then l.owner_id else coalesce(l.owner_id, actor) end,
      answered_by = case when l.answered_at is null and not by_buyer then actor else l.answered_by end,
      answered_at = coalesce(l.answered_at, clock_timestamp()),
      status = case agreed.state when 'cancelled' then 'cancelled' else 'in_progress' end,
      stage = case
        when agreed.state = 'confirmed' and coalesce(l.stage, 'contacted') = 'contacted' then 'visit' else l.stage
      end,
      outcome = null, outcome_reason_id = null, outcome_reason = agreed.reason,
      next_step = case
        when agreed.state = 'missed' then coalesce(l.next_step, 'call_missed_visit')
        when not private.is_visit_step(l.next_step) then l.next_step
      end,
      next_at = case
        when agreed.state = 'missed' then now()
        when not private.is_visit_step(l.next_step) then l.next_at
      end
    where l.kind = 'visit_request' and l.id = lead.id
    returning * into later;
  update public.visit_requests r set status = later.status where r.id = lead.id and r.status <> later.status;
  -- What was proposed is settled by it.
  update public.visit_proposals p set expires_at = now()
    where p.request_id = lead.id and p.used_at is null and p.expires_at > now();
  done := true;
end
$function$
;
comment on function private.write_visit(leads,uuid,visits,boolean) is 'Writes what the team, or the buyer by a proposal, has agreed about a visit, with its history. Not done when another visit has the hour. The lead is locked and all else checked by the caller.';

CREATE OR REPLACE FUNCTION public.remove_push_subscription(address text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_staff();
  delete from public.push_subscriptions s where s.endpoint = address and s.user_id = auth.uid();
end
$function$
;
comment on function remove_push_subscription(text) is 'For staff: no notifications go to this browser of theirs any more.';
grant execute on function remove_push_subscription(text) to authenticated;

CREATE OR REPLACE FUNCTION public.remove_staff(member_email text, hand_over_to uuid DEFAULT NULL::uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  address constant text := lower(btrim(member_email));
  person uuid;
begin
  perform private.begin_team_change();
  delete from public.staff_invitations i where i.email = address;
  select r.user_id into person
    from public.user_roles r join auth.users u on u.id = r.user_id where lower(u.email) = address;
  if person is null then
    return false;
  end if;
  if person = auth.uid() then
    raise exception 'Nobody changes their own role' using errcode = '42501';
  end if;
  if hand_over_to is not null then
    if hand_over_to = person or not exists (select from public.user_roles r where r.user_id = hand_over_to) then
      raise exception 'Only the team answers requests' using errcode = '22023';
    end if;
    perform private.hand_over(person, hand_over_to, auth.uid());
  end if;
  delete from public.user_roles r where r.user_id = person;
  return true;
end
$function$
;
comment on function remove_staff(text,uuid) is 'For managers: takes a role or an invitation away, from the next request on, with the invitations that the person sent. Their open requests go to a colleague or back to nobody. False where nobody had a role.';
grant execute on function remove_staff(text,uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.report_charging_point(point uuid, of_kind text, words text, written_in text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not exists (select from public.charging_points p where p.id = point and p.published) then
    return 'unknown';
  end if;
  -- So many are enough to look into a place; so many in all are a flood.
  if (select count(*) >= 20 from public.charging_point_reports r where r.point_id = point and r.settled_at is null)
    or (select count(*) >= 1000 from public.charging_point_reports r where r.settled_at is null) then
    return 'full';
  end if;
  insert into public.charging_point_reports (point_id, kind, words, language)
    values (point, of_kind, nullif(report_charging_point.words, ''), written_in)
    on conflict do nothing;
  return case when found then 'stored' else 'known' end;
end
$function$
;
comment on function report_charging_point(uuid,text,text,text) is 'Stores what is wrong at a published place: `stored`; `known` where an open report says the same; `full` where so many wait that one more tells nothing; `unknown` where there is no such place.';
grant execute on function report_charging_point(uuid,text,text,text) to service_role;

CREATE OR REPLACE FUNCTION public.save_catalogue_batch(batch_id uuid, edited_table text, lines jsonb, batch_kind text DEFAULT 'import'::text, batch_source text DEFAULT NULL::text, batch_day date DEFAULT NULL::date)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$
;
comment on function save_catalogue_batch(uuid,text,jsonb,text,text,date) is 'For managers: saves lines `{id, seen, columns}`, all or none; `seen` is `updated_at` of the row that was seen, null for a new one. The ids of what was added and changed, with their new versions; where rows have changed since, nothing but their ids. A repeat gets the first answer.';
grant execute on function save_catalogue_batch(uuid,text,jsonb,text,text,date) to authenticated;

CREATE OR REPLACE FUNCTION public.save_desk_alerts(alerts jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_staff();
  perform from public.user_roles r where r.user_id = auth.uid() for key share;
  insert into public.desk_alerts
    select n.* from jsonb_populate_record(
      null::public.desk_alerts, '{"mail_weekly": true}' || alerts || jsonb_build_object('user_id', auth.uid())) n
    on conflict (user_id) do update set language = excluded.language, mail_mine = excluded.mail_mine,
      mail_due = excluded.mail_due, mail_late = excluded.mail_late, mail_weekly = excluded.mail_weekly, push_new = excluded.push_new,
      push_mine = excluded.push_mine, push_due = excluded.push_due, push_late = excluded.push_late;
end
$function$
;
comment on function save_desk_alerts(jsonb) is 'For staff: stores what the person asking wants to be told, all of it.';
grant execute on function save_desk_alerts(jsonb) to authenticated;

CREATE OR REPLACE FUNCTION public.save_duty(member uuid, duty jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_staff();
  if member is distinct from auth.uid() then
    perform private.require_manager();
  end if;
  if jsonb_array_length(duty -> 'days_off') > 50 then
    raise exception 'At most 50 times off' using errcode = '22023';
  end if;
  -- A removal at the same moment waits, and then takes these rows with it.
  perform from public.user_roles r where r.user_id = member for key share;
  if not found then
    return false;
  end if;
  insert into public.member_duty (user_id, takes_new, weekdays)
    values (member, (duty ->> 'takes_new')::boolean,
      array(select distinct d::integer from jsonb_array_elements_text(duty -> 'weekdays') d order by 1))
    on conflict (user_id) do update set takes_new = excluded.takes_new, weekdays = excluded.weekdays;
  delete from public.member_days_off o
    where o.user_id = member and o.last_day >= (now() at time zone 'Africa/Cairo')::date;
  insert into public.member_days_off (user_id, first_day, last_day)
    select member, n.first, n.last from jsonb_to_recordset(duty -> 'days_off') n (first date, last date)
    on conflict (user_id, first_day) do update set last_day = excluded.last_day;
  return true;
end
$function$
;
comment on function save_duty(uuid,jsonb) is 'For staff: when they take new requests themselves; for managers: when anybody of the team does. False when the member has left.';
grant execute on function save_duty(uuid,jsonb) to authenticated;

CREATE OR REPLACE FUNCTION public.save_office(office jsonb, seen_version integer)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_manager();
  if jsonb_array_length(office -> 'hours') <> 7 or jsonb_array_length(office -> 'holidays') > 200 then
    raise exception 'An office has hours for seven days, and at most 200 holidays' using errcode = '22023';
  end if;
  update public.desk_settings s
    set by_turn = (office ->> 'by_turn')::boolean, late_minutes = (office ->> 'late_minutes')::integer,
      version = s.version + 1
    where s.version = seen_version;
  if not found then
    return 'changed';
  end if;
  update public.desk_hours h set opens = n.opens, closes = n.closes
    from jsonb_to_recordset(office -> 'hours') n (weekday integer, opens time, closes time) where h.weekday = n.weekday;
  delete from public.desk_holidays o where o.day >= (now() at time zone 'Africa/Cairo')::date;
  insert into public.desk_holidays (day, name)
    select n.day, coalesce(btrim(n.name), '') from jsonb_to_recordset(office -> 'holidays') n (day date, name text)
    on conflict (day) do update set name = excluded.name;
  return 'done';
end
$function$
;
comment on function save_office(jsonb,integer) is 'For managers: stores the office''s hours, its holidays from today on, and how requests are dealt out. done; or changed, when somebody else stored them since seen_version.';
grant execute on function save_office(jsonb,integer) to authenticated;

CREATE OR REPLACE FUNCTION public.save_push_subscription(address text, key text, secret text, in_language text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_staff();
  perform from public.user_roles r where r.user_id = auth.uid() for update;
  insert into public.push_subscriptions (user_id, endpoint, p256dh, auth, language)
    values (auth.uid(), address, key, secret, in_language)
    on conflict (endpoint) do update set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth,
      language = excluded.language, created_at = case
        when public.push_subscriptions.user_id = excluded.user_id then public.push_subscriptions.created_at
        else excluded.created_at
      end;
  delete from public.push_subscriptions s
    where s.id in (
      select o.id from public.push_subscriptions o where o.user_id = auth.uid() order by o.created_at desc, o.id offset 10
    );
end
$function$
;
comment on function save_push_subscription(text,text,text,text) is 'For staff: notifications go to this browser too, and to it for nobody else. An eleventh browser takes the place of the oldest.';
grant execute on function save_push_subscription(text,text,text,text) to authenticated;

CREATE OR REPLACE FUNCTION public.settle_notification(about uuid, about_kind text, told text, attempt integer, failure text, hopeless boolean DEFAULT false, of_event uuid DEFAULT '00000000-0000-0000-0000-000000000000'::uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  outcome text;
begin
  if failure = '' then
    update public.notifications n
      set sent_at = coalesce(n.sent_at, now()), claimed_until = null, given_up_at = null, last_error = null
      where n.request_id = about and n.kind = about_kind and n.audience = told and n.event_id = of_event;
    if found and told = 'sales' then
      execute format('update public.%I set notified_at = now() where id = $1 and notified_at is null', about_kind || 's')
        using about;
    end if;
    return 'sent';
  end if;
  -- Pauses of 1, 2, 4, 8 and then 15 minutes; after a day, of an hour. A caller that has lost its claim changes nothing.
  update public.notifications n
    set claimed_until = null,
      last_error = left(failure, 500),
      due_at = now() + case
        when n.created_at < now() - interval '1 day' then interval '1 hour'
        else least(interval '1 minute' * 2 ^ least(n.attempts - 1, 10), interval '15 minutes')
      end,
      given_up_at = case
        when n.audience = 'sales' then null
        when hopeless and n.attempts >= 3 then now()
        when n.created_at < now() - interval '1 day' and n.attempts >= 10 then now()
      end
    where n.request_id = about and n.kind = about_kind and n.audience = told and n.event_id = of_event
      and n.attempts = attempt and n.sent_at is null
    returning case when n.given_up_at is null then 'waiting' else 'given_up' end into outcome;
  return coalesce(outcome, 'superseded');
end
$function$
;
comment on function settle_notification(uuid,text,text,integer,text,boolean,uuid) is 'Notes what became of a claimed mail: sent (an empty failure), waiting for another attempt, or given_up, which a mail to the sales team never is: after a day, or the third time that it was hopeless. When the sales team was told, the request says so.';
grant execute on function settle_notification(uuid,text,text,integer,text,boolean,uuid) to service_role;

CREATE OR REPLACE FUNCTION public.settle_point_report(report uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_manager();
  update public.charging_point_reports set settled_at = now(), settled_by = (select auth.uid())
    where id = report and settled_at is null;
end
$function$
;
comment on function settle_point_report(uuid) is 'For managers: a report is dealt with. One that was settled before keeps who did it.';
grant execute on function settle_point_report(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.settle_push(delivery uuid, attempt integer, outcome text, pause integer DEFAULT 0)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if outcome = 'gone' then
    delete from public.push_subscriptions s using public.push_deliveries d where d.id = delivery and s.id = d.subscription_id;
  elsif outcome = 'busy' and attempt < 6 then
    update public.push_deliveries d
      set claimed_until = null,
        due_at = now() + greatest(make_interval(secs => least(pause, 3600)), interval '1 minute' * 2 ^ (attempt - 1))
      where d.id = delivery and d.attempts = attempt;
  else
    delete from public.push_deliveries d where d.id = delivery and d.attempts = attempt;
  end if;
end
$function$
;
comment on function settle_push(uuid,integer,text,integer) is 'Notes what became of a notification: sent; gone, with the browser that nobody reads any more; busy, to be tried again after 1, 2, 4, 8 and 16 minutes, or so many seconds where those are more; refused for good.';
grant execute on function settle_push(uuid,integer,text,integer) to service_role;

CREATE OR REPLACE FUNCTION public.settle_rebuild(number bigint)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  r private.rebuild;
begin
  select * into r from private.rebuild for update;
  if r.wanted > number then
    update private.rebuild
      set called = greatest(r.called, number), called_at = now(),
        due_at = now() + interval '10 seconds', awaited_until = now() + interval '40 seconds';
    return 10000;
  end if;
  update private.rebuild set called = number, called_at = now(), awaited_until = '-infinity';
  return null;
end
$function$
;
comment on function settle_rebuild(bigint) is 'Notes that the build was called for. Milliseconds after which the caller is to claim the next, for changes that came meanwhile; null when none did.';
grant execute on function settle_rebuild(bigint) to service_role;

CREATE OR REPLACE FUNCTION public.sign_in_of(account uuid, session uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
    select jsonb_build_object(
      'has_password', coalesce(u.encrypted_password, '') <> '',
      -- The moment at which the session began, which renewing does not change. The account's last sign-in may have been on
      -- another device.
      'seconds_ago', case
        when s.id is not null then extract(epoch from now() - least(s.created_at, u.last_sign_in_at))::integer
      end
    )
    from auth.users u left join auth.sessions s on s.id = session and s.user_id = u.id
    where u.id = account
  $function$
;
comment on function sign_in_of(uuid,uuid) is 'Whether an account has a password, and how many seconds ago the session was signed in. For functions of the site.';
grant execute on function sign_in_of(uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION public.staff_members()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(m order by m.role, m.name), '[]') from (
      select r.user_id as id, coalesce(nullif(p.name, ''), u.email::text) as name, u.email::text as email, r.role,
        r.granted_at as since, false as invited, r.granted_by as by, (
          select count(*) from public.leads l where l.owner_id = r.user_id and l.status in ('new', 'in_progress')
        ) as open_requests
      from public.user_roles r
      join auth.users u on u.id = r.user_id
      left join public.profiles p on p.id = r.user_id
      union all
      select null, i.email, i.email, i.role, i.invited_at, true, i.invited_by, 0 from public.staff_invitations i
    ) m
  );
end
$function$
;
comment on function staff_members() is 'For staff: who is in the team and who is invited, by whom, and how many open requests each has.';
grant execute on function staff_members() to authenticated;

CREATE OR REPLACE FUNCTION public.stop_price_mail(favorite uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  saved public.favorites;
begin
  update public.favorites f set price_mail_in = null where f.id = favorite returning * into saved;
  if saved.id is null then
    return null;
  end if;
  return coalesce((
    select jsonb_build_object('brand', i.brand, 'model', i.model)
    from (
      select 'car' as item_type, c.id, c.brand, c.model
        from public.cars c join public.brands b on b.id = c.brand_id
        where c.published and b.published
      union all
      select 'charger', c.id, null, c.model from public.chargers c where c.published
    ) i
    where i.item_type = saved.item_type and i.id = saved.item_id
    limit 1
  ), jsonb_build_object('brand', null, 'model', null));
end
$function$
;
comment on function stop_price_mail(uuid) is 'Stops the mails about the price of one favourite, whose id only its mails name, and tells what it is, without names where it is not shown; null when it has been removed.';
grant execute on function stop_price_mail(uuid) to service_role;

CREATE OR REPLACE FUNCTION public.sweep_desk(at timestamp with time zone DEFAULT now())
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.lock_turns();
  return jsonb_build_object(
    'dealt', private.deal_out(at), 'passed', private.pass_on(at), 'due', private.tell_due(at));
end
$function$
;
comment on function sweep_desk(timestamp with time zone) is 'Once a minute: deals out what waits for the office, passes on what nobody has answered, and tells of next steps that are due. A repeat at the same moment changes nothing. Counts of each.';
grant execute on function sweep_desk(timestamp with time zone) to service_role;

CREATE OR REPLACE FUNCTION public.visit_proposal(token text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
    select private.proposal_json(p) from public.visit_proposals p where p.token_hash = private.hash_of_token(token)
  $function$
;
comment on function visit_proposal(text) is 'The proposal that a link names, which changes nothing; null for an unknown one.';
grant execute on function visit_proposal(text) to service_role;

CREATE OR REPLACE FUNCTION public.want_rebuild()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  r private.rebuild;
  due timestamptz;
begin
  select * into r from private.rebuild for update;
  due := r.due_at;
  if r.wanted = r.called or due > now() + interval '2 minutes' then
    -- Waits for the rest of the burst, and keeps builds apart.
    due := greatest(now() + interval '2 seconds', least(r.called_at, now()) + interval '10 seconds');
  end if;
  if r.awaited_until > now() and r.awaited_until < now() + interval '2 minutes' then
    update private.rebuild set wanted = r.wanted + 1, due_at = due;
    return null;
  end if;
  update private.rebuild
    set wanted = r.wanted + 1, due_at = due, awaited_until = greatest(due, now()) + interval '30 seconds';
  return greatest(0, ceil(extract(epoch from due - now()) * 1000));
end
$function$
;
comment on function want_rebuild() is 'Asks for a build. Milliseconds after which the caller is to claim it, or null when another caller already will.';
grant execute on function want_rebuild() to service_role;

CREATE OR REPLACE FUNCTION public.write_weekly_report(at timestamp with time zone DEFAULT now())
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  here constant timestamp := at at time zone 'Africa/Cairo';
  this_sunday constant date := here::date - extract(dow from here)::integer;
  mails integer;
begin
  -- From seven on Sunday; where nothing ran then, until Tuesday.
  if here < this_sunday + time '07:00' or here >= this_sunday + 3
    or exists (select from public.weekly_reports w where w.sunday = this_sunday) then
    return 0;
  end if;
  insert into public.weekly_reports (sunday, figures)
    values (this_sunday, private.week_figures(this_sunday, at)) on conflict do nothing;
  -- Somebody else was first.
  if not found then
    return 0;
  end if;
  insert into public.notifications (request_id, kind, audience, user_id, due_at, event_id, step, detail)
    select r.user_id, 'weekly_report', 'member', r.user_id, now(), md5('weekly report ' || this_sunday)::uuid, 'told',
      jsonb_build_object('sunday', this_sunday)
    from public.user_roles r
    left join public.desk_alerts a on a.user_id = r.user_id
    where r.role <> 'sales' and coalesce(a.mail_weekly, true);
  get diagnostics mails = row_count;
  return mails;
end
$function$
;
comment on function write_weekly_report(timestamp with time zone) is 'Writes the report of the week and queues its mails to managers, once a week however often it is called: from Sunday at 7 in Cairo, to Tuesday. How many mails.';
grant execute on function write_weekly_report(timestamp with time zone) to service_role;
