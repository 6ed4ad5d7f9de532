-- Cars and chargers that a person has saved.

create table public.favorites (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  item_id uuid not null,
  item_type text not null,
  created_at timestamptz not null default now(),
  constraint favorites_item_type_known check (item_type in ('car', 'charger')),
  -- It begins with the person, so the policies use its index too.
  constraint favorites_once_per_item unique (user_id, item_type, item_id)
);
comment on table public.favorites is 'What a person has marked with a heart. One mark per person and item.';
comment on column public.favorites.item_id is
  'The record of a car or charger. No foreign key, since it points into two tables; a vanished item is not shown.';

revoke all on table public.favorites from public, anon, authenticated;
grant select, delete on table public.favorites to authenticated;
grant insert (id, user_id, item_id, item_type) on table public.favorites to authenticated;
grant select, insert, update, delete on table public.favorites to service_role;

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
