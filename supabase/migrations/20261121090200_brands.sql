-- Brands of the catalogue.

create table public.brands (
  id text primary key,
  name_en text not null,
  name_ar text,
  logo_url text,
  published boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint brands_id_is_a_slug check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) <= 60 and id <> 'index'),
  constraint brands_name_en_plain check (private.is_plain_text(name_en, 80)),
  constraint brands_name_ar_plain check (private.is_plain_text(name_ar, 80)),
  constraint brands_logo_url_address check (private.is_picture_address(logo_url))
);
comment on table public.brands is 'Makers whose electric cars the site shows.';
comment on column public.brands.id is 'Readable part of the address: /cars/{id}.';
comment on column public.brands.name_en is 'English name; cars name their brand by it, in any letter case.';
comment on column public.brands.published is 'False withdraws the brand from the site without losing it.';

-- Cars name their brand, so two spellings of one name would be two brands with the same cars.
create unique index brands_name_en_unique
  on public.brands (lower(btrim(regexp_replace(name_en, '[[:space:]\u00A0]+', ' ', 'g'))));
create index brands_updated_at on public.brands (updated_at);

revoke all on table public.brands from public, anon, authenticated;
grant select on table public.brands to anon;
grant select, insert, update, delete on table public.brands to authenticated, service_role;

create trigger touch_updated_at before insert or update on public.brands
  for each row execute function private.touch_updated_at();

alter table public.brands enable row level security;

create policy "Anyone can read published brands" on public.brands
  for select to anon, authenticated
  using (published);
comment on policy "Anyone can read published brands" on public.brands is 'The catalogue is public.';

create policy "Staff can read every brand" on public.brands
  for select to authenticated
  using ((select public.is_staff()));
comment on policy "Staff can read every brand" on public.brands is 'Withdrawn brands stay within reach of the team.';

create policy "Staff can add brands" on public.brands
  for insert to authenticated
  with check ((select public.is_staff()));
comment on policy "Staff can add brands" on public.brands is 'The sales team manages the catalogue.';

create policy "Staff can change brands" on public.brands
  for update to authenticated
  using ((select public.is_staff()))
  with check ((select public.is_staff()));
comment on policy "Staff can change brands" on public.brands is 'The sales team manages the catalogue.';

create policy "Staff can delete brands" on public.brands
  for delete to authenticated
  using ((select public.is_staff()));
comment on policy "Staff can delete brands" on public.brands is 'The sales team manages the catalogue.';
