-- Every price that a car or charger ever had.

create table public.price_history (
  item_type text not null,
  item_id uuid not null,
  changed_at timestamptz not null default clock_timestamp(),
  price_egp integer,
  price_source text,
  price_verified_on date,
  price_standing text not null default 'level',
  primary key (item_type, item_id, changed_at),
  constraint price_history_item_type_known check (item_type in ('car', 'charger')),
  constraint price_history_standing_known check (price_standing in ('confirmed', 'reported', 'level'))
);
comment on table public.price_history is 'Each price that a car or charger had. A trigger writes it, nobody else.';
comment on column public.price_history.changed_at is 'When the price was stored: it holds from this moment on.';
comment on column public.price_history.price_verified_on is 'The day on which this price was last confirmed.';
comment on column public.price_history.price_standing is 'As it was last, while this price held.';

alter table public.price_history alter column item_id set (n_distinct = -1);

revoke all on table public.price_history from public, anon, authenticated;
grant select on table public.price_history to anon, authenticated;
grant select, insert, update, delete on table public.price_history to service_role;

alter table public.price_history enable row level security;

create policy "Everybody can read prices of what is published" on public.price_history
  for select to anon, authenticated
  using (
  item_id = case item_type
    when 'car' then (select c.id from public.cars c where c.id = item_id)
    else (select c.id from public.chargers c where c.id = item_id)
  end
  and item_type = greatest(item_type) and changed_at = greatest(changed_at)
);
comment on policy "Everybody can read prices of what is published" on public.price_history is
  'The policies of cars and chargers decide what the person asking may see.';

-- A standing or a day alone is no new price: it is written to the price that holds.
create function private.keep_price() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
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
$$;
comment on function private.keep_price() is 'Keeps each price with its source, date and standing.';

create trigger keep_price after insert or update or delete on public.cars
  for each row execute function private.keep_price('car');
create trigger keep_price after insert or update or delete on public.chargers
  for each row execute function private.keep_price('charger');

revoke all on function
  private.keep_price()
  from public, anon, authenticated;
