-- What cars and chargers cost before, with the source and date of each price.

create table public.price_history (
  item_type text not null,
  item_id uuid not null,
  changed_at timestamptz not null default clock_timestamp(),
  price_egp integer,
  price_source text,
  price_verified_on date,
  primary key (item_type, item_id, changed_at),
  constraint price_history_item_type_known check (item_type in ('car', 'charger'))
);
comment on table public.price_history is 'Each price that a car or charger had. A trigger writes it, nobody else.';
revoke all on table public.price_history from public, anon, authenticated;
grant select on table public.price_history to anon, authenticated;
grant select, insert, update, delete on table public.price_history to service_role;
alter table public.price_history enable row level security;
create policy "Everybody can read prices of what is published" on public.price_history
  for select to anon, authenticated
  using (
    exists (select from public.cars c where item_type = 'car' and c.id = item_id)
    or exists (select from public.chargers c where item_type = 'charger' and c.id = item_id)
  );
comment on policy "Everybody can read prices of what is published" on public.price_history is
  'The policies of cars and chargers decide what the person asking may see.';

create function private.keep_price() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  if tg_op = 'DELETE' then
    delete from public.price_history h where h.item_type = tg_argv[0] and h.item_id = old.id;
  elsif tg_op = 'INSERT' or (new.price_egp, new.price_source, new.price_verified_on)
    is distinct from (old.price_egp, old.price_source, old.price_verified_on) then
    insert into public.price_history (item_type, item_id, price_egp, price_source, price_verified_on)
      values (tg_argv[0], new.id, new.price_egp, new.price_source, new.price_verified_on)
      on conflict do nothing;
  end if;
  return null;
end
$$;
comment on function private.keep_price() is 'Keeps each price with its source and date.';
revoke all on function private.keep_price() from public, anon, authenticated;
create trigger keep_price after insert or update or delete on public.cars
  for each row execute function private.keep_price('car');
create trigger keep_price after insert or update or delete on public.chargers
  for each row execute function private.keep_price('charger');
insert into public.price_history (item_type, item_id, changed_at, price_egp, price_source, price_verified_on)
  select 'car', c.id, c.updated_at, c.price_egp, c.price_source, c.price_verified_on from public.cars c
  union all
  select 'charger', c.id, c.updated_at, c.price_egp, c.price_source, c.price_verified_on from public.chargers c;
