-- Further facts about cars that buyers ask for; each is empty where it is unknown.

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
revoke all on function private.is_trim_list(jsonb) from public, anon, authenticated;
grant execute on function private.is_trim_list(jsonb) to authenticated, service_role;

alter table public.cars
  add column model_year integer,
  add column seats integer,
  add column boot_l integer,
  add column drive text,
  add column battery_warranty_years integer,
  add column battery_warranty_km integer,
  add column safety_stars integer,
  add column safety_year integer,
  add column safety_body text,
  add column trims jsonb,
  add column colors jsonb,
  add column colors_ar jsonb,
  add constraint cars_model_year_plausible check (model_year between 2000 and 2100),
  add constraint cars_seats_plausible check (seats between 1 and 20),
  add constraint cars_boot_plausible check (boot_l between 1 and 10000),
  add constraint cars_drive_known check (drive in ('FWD', 'RWD', 'AWD')),
  add constraint cars_battery_warranty_years_plausible check (battery_warranty_years between 1 and 30),
  add constraint cars_battery_warranty_km_plausible check (battery_warranty_km between 1000 and 2000000),
  add constraint cars_safety_stars_known check (safety_stars between 0 and 5),
  add constraint cars_safety_year_plausible check (safety_year between 1990 and 2100),
  add constraint cars_safety_body_plain check (private.is_plain_text(safety_body, 40)),
  add constraint cars_safety_complete check (num_nulls(safety_stars, safety_year, safety_body) in (0, 3)),
  add constraint cars_trims_list check (private.is_trim_list(trims)),
  add constraint cars_colors_list check (jsonb_typeof(colors) = 'array' and octet_length(colors::text) <= 4096),
  add constraint cars_colors_ar_list
    check (jsonb_typeof(colors_ar) = 'array' and octet_length(colors_ar::text) <= 4096);
comment on column public.cars.model_year is 'Of the cars on offer.';
comment on column public.cars.boot_l is 'Litres behind the rear seats while they are up.';
comment on column public.cars.drive is 'The wheels that are driven.';
comment on column public.cars.battery_warranty_years is 'Whichever comes first, these years or battery_warranty_km.';
comment on column public.cars.safety_stars is 'Of five, as safety_body gave them in safety_year; older tests asked less.';
comment on column public.cars.safety_body is 'Who tested, such as Euro NCAP. The three columns are known together or not at all.';
comment on column public.cars.trims is 'A list of {name, price_egp}; price_egp is null where it is not known.';
comment on column public.cars.colors is 'Names of the colours on offer, a list of short texts.';
comment on column public.cars.colors_ar is 'The same in Arabic; pages in Arabic show `colors` where there is none.';
