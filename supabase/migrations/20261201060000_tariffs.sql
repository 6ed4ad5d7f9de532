-- Dated rates: electricity, fuel, customs, loans, insurance.

create table public.tariffs (
  key text not null,
  valid_from date not null,
  value numeric not null,
  unit text not null,
  note text,
  source text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default clock_timestamp(),
  primary key (key, valid_from),
  constraint tariffs_key_is_a_name check (key ~ '^[a-z0-9]+(_[a-z0-9]+)*$' and char_length(key) <= 80),
  constraint tariffs_value_plausible check (value >= 0 and value <= 1000000000),
  constraint tariffs_unit_plain check (private.is_plain_text(unit, 40)),
  constraint tariffs_note_plain check (private.is_plain_text(note, 500)),
  constraint tariffs_source_plain check (private.is_plain_text(source, 500)),
  constraint tariffs_texts_clean check (private.is_clean_text(concat_ws(' ', unit, source, note)))
);
comment on table public.tariffs is
  'Dated figures with their source. The newest row of a key whose date has come is the one in force.';
comment on column public.tariffs.key is 'What the figure is, such as fuel_petrol_92.';
comment on column public.tariffs.valid_from is 'The day from which the figure holds.';

revoke all on table public.tariffs from public, anon, authenticated;
grant select on table public.tariffs to anon;
grant select, insert, update, delete on table public.tariffs to authenticated, service_role;

create trigger touch_updated_at before insert or update on public.tariffs
  for each row execute function private.touch_updated_at();

alter table public.tariffs enable row level security;

create policy "Anyone can read tariffs" on public.tariffs
  for select to anon, authenticated
  using (true);
comment on policy "Anyone can read tariffs" on public.tariffs is 'Every figure on the site can be checked.';

create policy "Managers can add tariffs" on public.tariffs
  for insert to authenticated
  with check ((select public.is_manager()));
comment on policy "Managers can add tariffs" on public.tariffs is 'The sales team keeps the figures up to date.';

create policy "Managers can change tariffs" on public.tariffs
  for update to authenticated
  using ((select public.is_manager()))
  with check ((select public.is_manager()));
comment on policy "Managers can change tariffs" on public.tariffs is 'The sales team keeps the figures up to date.';

create policy "Managers can delete tariffs" on public.tariffs
  for delete to authenticated
  using ((select public.is_manager()));
comment on policy "Managers can delete tariffs" on public.tariffs is 'The sales team keeps the figures up to date.';
