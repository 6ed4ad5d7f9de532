-- Favourites store the price at the time they were saved, and mail people who ask for it when the price changes.

alter table public.favorites
  add column saved_price_egp integer,
  add column price_mail_in text,
  add constraint favorites_price_mail_in_known check (price_mail_in in ('en', 'ar'));
comment on column public.favorites.saved_price_egp is 'The price at the moment of saving; a trigger sets it.';
comment on column public.favorites.price_mail_in is
  'The language of the mail that the person wants when the price changes; empty where they want none.';
create index favorites_price_mails on public.favorites (item_type, item_id) where price_mail_in is not null;
update public.favorites f set saved_price_egp = (
  select h.price_egp from public.price_history h
  where h.item_type = f.item_type and h.item_id = f.item_id and h.changed_at <= f.created_at
  order by h.changed_at desc limit 1
);

grant update (price_mail_in) on public.favorites to authenticated;
create policy "People can ask for mails about their own favourites" on public.favorites
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));
comment on policy "People can ask for mails about their own favourites" on public.favorites is
  'A trigger keeps all other columns.';

create or replace function private.guard_favorite() returns trigger
  language plpgsql
  set search_path = ''
  as $$
begin
  if tg_op = 'UPDATE' then
    if current_user in ('anon', 'authenticated') then
      old.price_mail_in := new.price_mail_in;
      return old;
    end if;
    return new;
  end if;
  if current_user in ('anon', 'authenticated') then
    if (select count(*) >= 1000 from public.favorites f where f.user_id = new.user_id) then
      -- PostgREST answers such a code with the HTTP status in it.
      raise exception 'Too many favourites' using errcode = 'PT429';
    end if;
    new.created_at := now();
  end if;
  new.saved_price_egp := case new.item_type
    when 'car' then (select c.price_egp from public.cars c where c.id = new.item_id)
    else (select c.price_egp from public.chargers c where c.id = new.item_id)
  end;
  return new;
end
$$;
comment on function private.guard_favorite() is
  'Dates and prices what a person saves, at most a thousand cars and chargers; what they claim is ignored. Of a saved one '
  'they may only change whether it mails.';
drop trigger guard_favorite on public.favorites;
create trigger guard_favorite before insert or update on public.favorites
  for each row execute function private.guard_favorite();

alter table public.notifications
  drop constraint notifications_kind_known,
  add constraint notifications_kind_known check (kind in (
    'car_request', 'charger_request', 'visit_request', 'insurance_request', 'financing_request', 'staff_invitation',
    'price_change'
  )),
  drop constraint notifications_step_known,
  add constraint notifications_step_known check (step in (
    'received', 'visit_confirmed', 'visit_moved', 'cancelled', 'closed', 'cancelled_by_buyer', 'time_asked', 'invited',
    'account_deleted', 'price_changed'
  ));
comment on column public.notifications.kind is
  'The table of the request, in the singular; of an invitation there is none, and its id stands for the address. Of a '
  'changed price it is the favourite.';

create function private.queue_price_mails() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  -- A waiting mail is replaced by one about both changes, or deleted if the price is back to what it was.
  with waiting as (
    delete from public.notifications n using public.favorites f
      where n.kind = 'price_change' and n.request_id = f.id and f.item_type = tg_argv[0] and f.item_id = new.id
        and n.sent_at is null and n.given_up_at is null and coalesce(n.claimed_until <= now(), true)
      returning n.request_id, (n.detail ->> 'from')::integer as price
  ),
  told as (
    select f.id, f.user_id, case when w.request_id is null then old.price_egp else w.price end as price
    from public.favorites f left join waiting w on w.request_id = f.id
    where f.item_type = tg_argv[0] and f.item_id = new.id and f.price_mail_in is not null
  )
  -- Ten minutes later, so that a typing error can be corrected before anybody reads it.
  insert into public.notifications (request_id, kind, audience, event_id, user_id, due_at, step, detail)
    select t.id, 'price_change', 'buyer', gen_random_uuid(), t.user_id, now() + interval '10 minutes', 'price_changed',
      jsonb_build_object('from', t.price, 'to', new.price_egp)
    from told t
    where new.published and new.price_egp is not null and t.price is distinct from new.price_egp;
  return null;
end
$$;
comment on function private.queue_price_mails() is 'Queues a mail to everybody who asked for it when a price changes.';
create trigger queue_price_mails after update on public.cars
  for each row when (new.price_egp is distinct from old.price_egp) execute function private.queue_price_mails('car');
create trigger queue_price_mails after update on public.chargers
  for each row when (new.price_egp is distinct from old.price_egp) execute function private.queue_price_mails('charger');

create function private.watched_item(favorite uuid) returns jsonb
  language sql stable security definer
  set search_path = ''
  as $$
    select jsonb_build_object('id', f.id, 'item_type', f.item_type, 'item_id', f.item_id, 'language', f.price_mail_in,
      'brand_id', i.brand_id, 'brand', i.brand, 'model', i.model)
    from public.favorites f
    join (
      select 'car' as item_type, c.id, b.id as brand_id, b.name_en as brand, c.model
        from public.cars c join public.brands b on lower(btrim(b.name_en)) = lower(btrim(c.brand))
        where c.published and b.published
      union all
      select 'charger', c.id, null, null, c.model from public.chargers c where c.published
    ) i on i.item_type = f.item_type and i.id = f.item_id
    where f.id = favorite and f.price_mail_in is not null
  $$;
comment on function private.watched_item(uuid) is
  'What a mail about a price needs; null when it is not wanted any more, or the car or charger is withdrawn.';

create or replace function private.claim_notifications(most integer, request uuid, asker uuid) returns jsonb
  language sql security definer
  set search_path = ''
  as $$
    with due as (
      select n.request_id, n.kind, n.audience, n.event_id
      from public.notifications n
      where n.sent_at is null and n.given_up_at is null
        and (n.claimed_until is null or n.claimed_until <= now())
        and (request is null or (n.request_id = request and n.user_id = asker))
        -- A named request is sent at once the first time; repeated calls wait like the sweep.
        and (n.due_at <= now() or (request is not null and n.attempts = 0))
      order by n.audience = 'sales' desc, n.due_at
      limit most
      for update skip locked
    ),
    claimed as (
      update public.notifications n
      set attempts = n.attempts + 1, claimed_until = now() + interval '2 minutes'
      from due
      where n.request_id = due.request_id and n.kind = due.kind and n.audience = due.audience and n.event_id = due.event_id
      returning n.*
    ),
    told as (
      select c.*, case c.kind
          when 'staff_invitation' then null
          when 'price_change' then private.watched_item(c.request_id)
          else private.request_row(c.kind, c.request_id)
        end as request
      from claimed c
    )
    select coalesce(
      jsonb_agg(jsonb_build_object(
        'request_id', t.request_id,
        'kind', t.kind,
        'audience', t.audience,
        'event_id', t.event_id,
        'step', t.step,
        'detail', t.detail,
        'attempt', t.attempts,
        'account_email', coalesce(u.email, t.detail ->> 'email'),
        'request', coalesce(t.request, t.detail -> 'request', '{}'),
        'item', private.item_of((t.request ->> 'item_id')::uuid),
        'place', (select to_jsonb(p) from public.visit_places p where p.id = t.detail ->> 'place')
      ) order by t.created_at, t.audience desc),
      '[]'::jsonb
    )
    from told t left join auth.users u on u.id = t.user_id
  $$;

revoke all on function private.queue_price_mails(), private.watched_item(uuid) from public, anon, authenticated;
