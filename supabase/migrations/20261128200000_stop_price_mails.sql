-- The link in a mail about a price turns these mails off, without an account.

create function public.stop_price_mail(favorite uuid) returns jsonb
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  saved public.favorites;
begin
  update public.favorites f set price_mail_in = null where f.id = favorite returning * into saved;
  if saved.id is null then
    return null;
  end if;
  return (
    select jsonb_build_object('brand', i.brand, 'model', i.model)
    from (
      select 'car' as item_type, c.id, c.brand, c.model from public.cars c
      union all
      select 'charger', c.id, null, c.model from public.chargers c
    ) i
    where i.item_type = saved.item_type and i.id = saved.item_id
  );
end
$$;
comment on function public.stop_price_mail(uuid) is
  'Stops the mails about the price of one favourite, whose id only its mails name, and tells what it is; null when it has '
  'been removed.';

revoke all on function public.stop_price_mail(uuid) from public, anon, authenticated;
grant execute on function public.stop_price_mail(uuid) to service_role;
