-- How far a price may be trusted is a fact of its own: no spelling of a source can make a price confirmed.

alter table public.cars
  add column price_standing text not null default 'level',
  add constraint cars_price_standing_known check (price_standing in ('confirmed', 'reported', 'level')),
  add constraint cars_price_standing_grounded
    check (price_standing = 'level' or (price_source is not null and price_verified_on is not null));
alter table public.chargers
  add column price_standing text not null default 'level',
  add constraint chargers_price_standing_known check (price_standing in ('confirmed', 'reported', 'level')),
  add constraint chargers_price_standing_grounded
    check (price_standing = 'level' or (price_source is not null and price_verified_on is not null));
alter table public.price_history
  add column price_standing text not null default 'level',
  add constraint price_history_standing_known check (price_standing in ('confirmed', 'reported', 'level'));
comment on column public.cars.price_standing is
  'confirmed: by a dealer who is named, or by us, on a day. reported: by a source with its date. level: our own estimate, '
  'no quotation.';
comment on column public.chargers.price_standing is 'As in cars.';
comment on column public.price_history.price_standing is 'As it was last, while this price held.';

-- A standing or a day alone is no new price: it is written to the price that holds.
create or replace function private.keep_price() returns trigger
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
comment on column public.price_history.changed_at is 'When the price was stored: it holds from this moment on.';

-- Stored prices with a source and a day count as reported: nobody said that a dealer had confirmed them.
update public.price_history set price_standing = 'reported'
  where price_source !~* 'indicative|استرشادي' and price_verified_on is not null;
update public.cars set price_standing = 'reported'
  where price_source !~* 'indicative|استرشادي' and price_verified_on is not null;
update public.chargers set price_standing = 'reported'
  where price_source !~* 'indicative|استرشادي' and price_verified_on is not null;

create or replace function private.item_of(item uuid) returns jsonb
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
