-- A mail about a price compares what the person knows with what the page shows now. So nothing that happens in between,
-- such as a price that is emptied or a car that is withdrawn for a day, makes a mail, changes its 'before' or loses it.

alter table public.favorites add column told_price_egp integer;
comment on column public.favorites.told_price_egp is
  'The price that the person knows: shown when they asked for mails, or told by the last one. Null where none was known.';

create function private.shown_price(of_type text, item uuid) returns table (shown boolean, price integer)
  language sql stable security definer
  set search_path = ''
  as $$
    select i.shown, case when i.shown then i.price_egp end
    from (
      select c.price_egp, c.published and exists (
          select from public.brands b where b.published and lower(btrim(b.name_en)) = lower(btrim(c.brand))
        ) as shown
        from public.cars c where of_type = 'car' and c.id = item
      union all
      select c.price_egp, c.published from public.chargers c where of_type = 'charger' and c.id = item
    ) i
  $$;
comment on function private.shown_price(text, uuid) is
  'Whether a car or charger is shown, and its price there, null where none is known; no row where there is none.';

create function private.follow_price(favorite uuid) returns void
  language plpgsql security definer
  set search_path = ''
  as $$
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
  if watched.id is null or page.price is null or page.price = known then
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
$$;
comment on function private.follow_price(uuid) is
  'Makes the one waiting mail about a favourite fit: from the price that the person knows to the one that is shown; none '
  'where these are the same, no price is known, or nothing is shown or wanted.';

drop trigger queue_price_mails on public.cars;
drop trigger queue_price_mails on public.chargers;
drop function private.queue_price_mails();

create function private.follow_item() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  perform private.follow_price(f.id) from public.favorites f
    where f.item_type = tg_argv[0] and f.item_id = old.id and f.price_mail_in is not null
    order by f.id;
  return null;
end
$$;
comment on function private.follow_item() is 'Queues mails when a car or charger has another price, comes or goes.';
create trigger follow_item after delete or update of price_egp, published, brand on public.cars
  for each row execute function private.follow_item('car');
create trigger follow_item after delete or update of price_egp, published on public.chargers
  for each row execute function private.follow_item('charger');

create function private.follow_brand() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  perform private.follow_price(f.id)
    from public.favorites f join public.cars c on f.item_type = 'car' and c.id = f.item_id
    where f.price_mail_in is not null
      and lower(btrim(c.brand)) in (lower(btrim(old.name_en)), lower(btrim(new.name_en)))
    order by f.id;
  return null;
end
$$;
comment on function private.follow_brand() is 'Queues mails when the cars of a brand come or go with it.';
create trigger follow_brand after update of published, name_en on public.brands
  for each row when (new.published is distinct from old.published or new.name_en is distinct from old.name_en)
  execute function private.follow_brand();

create or replace function private.guard_favorite() returns trigger
  language plpgsql
  set search_path = ''
  as $$
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
$$;
comment on function private.guard_favorite() is
  'Dates and prices what a person saves, at most a thousand cars and chargers, and none that is not shown; what they claim is '
  'ignored. Of a saved one they may only change whether it mails.';

create function private.begin_price_mails() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  page record;
begin
  select * into page from private.shown_price(new.item_type, new.item_id);
  new.told_price_egp := case when page.shown then page.price else new.saved_price_egp end;
  return new;
end
$$;
comment on function private.begin_price_mails() is 'Whoever asks for mails knows the price that is shown then.';
-- After `guard_favorite`, by name.
create trigger known_price_at_insert before insert on public.favorites
  for each row when (new.price_mail_in is not null) execute function private.begin_price_mails();
create trigger known_price_at_update before update of price_mail_in on public.favorites
  for each row when (old.price_mail_in is null and new.price_mail_in is not null)
  execute function private.begin_price_mails();

create function private.end_price_mails() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  perform private.follow_price(old.id);
  return null;
end
$$;
comment on function private.end_price_mails() is 'Takes the waiting mail back when it is not wanted any more.';
create trigger end_price_mails after delete or update of price_mail_in on public.favorites
  for each row when (old.price_mail_in is not null) execute function private.end_price_mails();

create function private.know_told_price() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
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
$$;
comment on function private.know_told_price() is
  'Once a mail is out its price is known; once it is out or has failed, the price may have changed again. After one that was '
  'given up nothing is tried before the next change.';
create trigger know_told_price after update of sent_at, claimed_until on public.notifications
  for each row when (new.kind = 'price_change' and old.claimed_until is not null and new.claimed_until is null)
  execute function private.know_told_price();

create or replace function public.stop_price_mail(favorite uuid) returns jsonb
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
  return coalesce((
    select jsonb_build_object('brand', i.brand, 'model', i.model)
    from (
      select 'car' as item_type, c.id, c.brand, c.model
        from public.cars c join public.brands b on lower(btrim(b.name_en)) = lower(btrim(c.brand))
        where c.published and b.published
      union all
      select 'charger', c.id, null, c.model from public.chargers c where c.published
    ) i
    where i.item_type = saved.item_type and i.id = saved.item_id
    limit 1
  ), jsonb_build_object('brand', null, 'model', null));
end
$$;
comment on function public.stop_price_mail(uuid) is
  'Stops the mails about the price of one favourite, whose id only its mails name, and tells what it is, without names where '
  'it is not shown; null when it has been removed.';

revoke all on function
  private.shown_price(text, uuid), private.follow_price(uuid), private.follow_item(), private.follow_brand(),
  private.begin_price_mails(), private.end_price_mails(), private.know_told_price()
  from public, anon, authenticated;
-- A person's own write runs the trigger that asks for it; it tells only what the catalogue shows.
grant execute on function private.shown_price(text, uuid) to authenticated, service_role;

-- Whoever has a waiting mail knows the price before it; others know today's.
update public.favorites f set told_price_egp = coalesce(
    (select (n.detail ->> 'from')::integer from public.notifications n
      where n.kind = 'price_change' and n.request_id = f.id and n.sent_at is null and n.given_up_at is null
      order by n.created_at limit 1),
    (select p.price from private.shown_price(f.item_type, f.item_id) p), f.saved_price_egp)
  where f.price_mail_in is not null;
