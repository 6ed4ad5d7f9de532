-- Cars and chargers that a person has saved, and whether a mail tells them of a new price.

create table public.favorites (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  item_id uuid not null,
  item_type text not null,
  created_at timestamptz not null default now(),
  saved_price_egp integer,
  price_mail_in text,
  told_price_egp integer,
  constraint favorites_item_type_known check (item_type in ('car', 'charger')),
  -- It begins with the person, so the policies use its index too.
  constraint favorites_once_per_item unique (user_id, item_type, item_id),
  constraint favorites_price_mail_in_known check (price_mail_in in ('en', 'ar'))
);
comment on table public.favorites is 'What a person has marked with a heart. One mark per person and item.';
comment on column public.favorites.item_id is
  'The record of a car or charger. No foreign key, since it points into two tables; a vanished item is not shown.';
comment on column public.favorites.saved_price_egp is 'The price at the moment of saving; a trigger sets it.';
comment on column public.favorites.price_mail_in is
  'The language of the mail that the person wants when the price falls; empty where they want none.';
comment on column public.favorites.told_price_egp is
  'The price that the person knows: shown when they asked for mails, or told by the last one. A mail tells of a lower one; null '
  'where none was known, and any is told.';

create index favorites_cars on public.favorites (created_at) include (item_id) where item_type = 'car';
create index favorites_price_mails on public.favorites (item_type, item_id) where price_mail_in is not null;

alter table public.favorites alter column user_id set (n_distinct = -1);

revoke all on table public.favorites from public, anon, authenticated;
grant select, delete on table public.favorites to authenticated;
grant select, insert, update, delete on table public.favorites to service_role;
grant insert (id, user_id, item_id, item_type) on public.favorites to authenticated;
grant update (price_mail_in) on public.favorites to authenticated;

alter table public.favorites enable row level security;

create policy "People can read their own favourites" on public.favorites
  for select to authenticated
  using (user_id = (select auth.uid()));
comment on policy "People can read their own favourites" on public.favorites is 'Favourites are private.';

create policy "People can add their own favourites" on public.favorites
  for insert to authenticated
  with check (user_id = (select auth.uid()));
comment on policy "People can add their own favourites" on public.favorites is 'Saving needs an account.';

create policy "People can remove their own favourites" on public.favorites
  for delete to authenticated
  using (user_id = (select auth.uid()));
comment on policy "People can remove their own favourites" on public.favorites is 'The heart toggles both ways.';

create policy "People can ask for mails about their own favourites" on public.favorites
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));
comment on policy "People can ask for mails about their own favourites" on public.favorites is
  'A trigger keeps all other columns.';

-- An estimated count must not tell anything about other people: see the chapter on requests.
create policy "Nobody reads rows of others" on public.favorites as restrictive
  for select to authenticated
  using (user_id = any (array[(select auth.uid())]));
comment on policy "Nobody reads rows of others" on public.favorites is
  'No policy added later can widen what people read; keeps estimates of row counts at one.';

create function private.guard_favorite() returns trigger
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

create trigger guard_favorite before insert or update on public.favorites
  for each row execute function private.guard_favorite();

revoke all on function
  private.guard_favorite()
  from public, anon, authenticated;
