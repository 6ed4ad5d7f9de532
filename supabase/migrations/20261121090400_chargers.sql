-- Chargers of the catalogue.

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
  constraint chargers_price_source_plain check (private.is_plain_text(price_source, 300))
);
comment on table public.chargers is 'Chargers for homes and businesses that a visitor can read about and ask for.';
comment on column public.chargers.features is 'What the charger offers: a list of short texts.';
comment on column public.chargers.photos is 'Picture addresses: a list, an object, or a text that holds either.';
comment on column public.chargers.category is 'The group that the filter on the charger page offers.';
comment on column public.chargers.price_source is 'Where the price was found, so that it is shown as what it is.';
comment on column public.chargers.price_verified_on is 'The day on which somebody last checked the price.';

create index chargers_updated_at on public.chargers (updated_at);

revoke all on table public.chargers from public, anon, authenticated;
grant select on table public.chargers to anon;
grant select, insert, update, delete on table public.chargers to authenticated, service_role;

create trigger touch_updated_at before insert or update on public.chargers
  for each row execute function private.touch_updated_at();

alter table public.chargers enable row level security;

create policy "Anyone can read published chargers" on public.chargers
  for select to anon, authenticated
  using (published);
comment on policy "Anyone can read published chargers" on public.chargers is 'The catalogue is public.';

create policy "Staff can read every charger" on public.chargers
  for select to authenticated
  using ((select public.is_staff()));
comment on policy "Staff can read every charger" on public.chargers is
  'Withdrawn chargers stay within reach of the team.';

create policy "Staff can add chargers" on public.chargers
  for insert to authenticated
  with check ((select public.is_staff()));
comment on policy "Staff can add chargers" on public.chargers is 'The sales team manages the catalogue.';

create policy "Staff can change chargers" on public.chargers
  for update to authenticated
  using ((select public.is_staff()))
  with check ((select public.is_staff()));
comment on policy "Staff can change chargers" on public.chargers is 'The sales team manages the catalogue.';

create policy "Staff can delete chargers" on public.chargers
  for delete to authenticated
  using ((select public.is_staff()));
comment on policy "Staff can delete chargers" on public.chargers is 'The sales team manages the catalogue.';
