-- Confirming a price again does not add a price: it only updates the day of the last confirmation.

create or replace function private.keep_price() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  if tg_op = 'DELETE' then
    delete from public.price_history h where h.item_type = tg_argv[0] and h.item_id = old.id;
  elsif tg_op = 'INSERT' or (new.price_egp, new.price_source) is distinct from (old.price_egp, old.price_source) then
    insert into public.price_history (item_type, item_id, price_egp, price_source, price_verified_on)
      values (tg_argv[0], new.id, new.price_egp, new.price_source, new.price_verified_on)
      on conflict do nothing;
  elsif new.price_verified_on is distinct from old.price_verified_on then
    update public.price_history h set price_verified_on = new.price_verified_on
      where h.item_type = tg_argv[0] and h.item_id = new.id and h.changed_at = (
        select max(l.changed_at) from public.price_history l where l.item_type = tg_argv[0] and l.item_id = new.id
      );
  end if;
  return null;
end
$$;
comment on column public.price_history.price_verified_on is 'The day on which this price was last confirmed.';
