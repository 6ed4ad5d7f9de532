-- What has changed in the catalogue since a site was built, so that a page can correct itself.

create table public.catalogue_withdrawals (
  item_type text not null,
  item_id text not null,
  withdrawn_at timestamptz not null default clock_timestamp(),
  primary key (item_type, item_id),
  constraint catalogue_withdrawals_item_type_known
  check (item_type in ('brand', 'car', 'charger', 'charging_point'))
);
comment on table public.catalogue_withdrawals is
  'What was once public and no longer is, deleted or unpublished: pages built before must hide it. Kept by triggers.';

create index catalogue_withdrawals_withdrawn_at on public.catalogue_withdrawals (withdrawn_at);

revoke all on table public.catalogue_withdrawals from public, anon, authenticated;
grant select on table public.catalogue_withdrawals to anon, authenticated;
grant select, insert, update, delete on table public.catalogue_withdrawals to service_role;

alter table public.catalogue_withdrawals enable row level security;

create policy "Anyone can read what was withdrawn" on public.catalogue_withdrawals
  for select to anon, authenticated
  using (true);
comment on policy "Anyone can read what was withdrawn" on public.catalogue_withdrawals is
  'Holds only identifiers of things that were public.';

-- People who withdraw a car may not write this table, so the trigger runs with the rights of its owner.
create function private.note_withdrawal() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  kind constant text := tg_argv[0];
begin
  if tg_op <> 'INSERT' and old.published then
    if tg_op = 'DELETE' or not new.published or new.id <> old.id then
      insert into public.catalogue_withdrawals (item_type, item_id)
        values (kind, old.id::text)
        on conflict (item_type, item_id) do update set withdrawn_at = clock_timestamp();
    end if;
  end if;
  if tg_op <> 'DELETE' and new.published then
    delete from public.catalogue_withdrawals w where w.item_type = kind and w.item_id = new.id::text;
  end if;
  return null;
end
$$;
comment on function private.note_withdrawal() is
  'Remembers that something public was withdrawn, and forgets it when it is published again.';

create trigger note_withdrawal after insert or update or delete on public.brands
  for each row execute function private.note_withdrawal('brand');
create trigger note_withdrawal after insert or update or delete on public.cars
  for each row execute function private.note_withdrawal('car');
create trigger note_withdrawal after insert or update or delete on public.chargers
  for each row execute function private.note_withdrawal('charger');

-- No change may be missed between two answers. Changes at the very moment of `since` count, because clocks are coarse. A
-- change is dated when it is written but visible when it is committed, so `as_of`, the next `since`, is a little in the
-- past. A change that is reported twice does no harm. A longer transaction, such as an import, is followed by a build,
-- which reads `as_of` before the catalogue for the same reason.
-- It runs with the rights of the caller and filters by `published`, so staff get the public answer too.
create function public.catalogue_changes(since timestamptz) returns jsonb
  language sql stable
  set search_path = ''
  as $$
    with
    -- A page that is far too old gets a bounded answer, marked as incomplete, never the whole catalogue.
    bound as (select 500 as rows),
    brands as (
      select to_jsonb(b) - '{published,created_at}'::text[] as item, b.updated_at as at
      from public.brands b where b.published and b.updated_at >= since
      order by b.updated_at limit (select rows from bound)
    ),
    cars as (
      select to_jsonb(c) - '{published,created_at}'::text[] as item, c.updated_at as at
      from public.cars c where c.published and c.updated_at >= since
      order by c.updated_at limit (select rows from bound)
    ),
    chargers as (
      select to_jsonb(c) - '{published,created_at}'::text[] as item, c.updated_at as at
      from public.chargers c where c.published and c.updated_at >= since
      order by c.updated_at limit (select rows from bound)
    ),
    withdrawn as (
      select w.item_type, w.item_id, w.withdrawn_at
      from public.catalogue_withdrawals w where w.item_type <> 'charging_point' and w.withdrawn_at >= since
      order by w.withdrawn_at limit (select rows from bound)
    )
    select jsonb_build_object(
      'as_of', statement_timestamp() - interval '2 seconds',
      'complete', (select rows from bound) > greatest(
        (select count(*) from brands), (select count(*) from cars),
        (select count(*) from chargers), (select count(*) from withdrawn)
      ),
      'brands', coalesce((select jsonb_agg(item order by at) from brands), '[]'::jsonb),
      'cars', coalesce((select jsonb_agg(item order by at) from cars), '[]'::jsonb),
      'chargers', coalesce((select jsonb_agg(item order by at) from chargers), '[]'::jsonb),
      'withdrawn', jsonb_build_object(
        'brands', coalesce((select jsonb_agg(item_id) from withdrawn where item_type = 'brand'), '[]'::jsonb),
        'cars', coalesce((select jsonb_agg(item_id) from withdrawn where item_type = 'car'), '[]'::jsonb),
        'chargers', coalesce((select jsonb_agg(item_id) from withdrawn where item_type = 'charger'), '[]'::jsonb)
      )
    )
  $$;
comment on function public.catalogue_changes(timestamptz) is
  'Published brands, cars and chargers added or changed at or after a moment, and the ids of those withdrawn or '
  'deleted. Pass `as_of` of the answer before. '
  'Normally empty. At most 500 of each, oldest first; `complete` is false when there are more.';

revoke all on function
  private.note_withdrawal(),
  public.catalogue_changes(timestamp with time zone)
  from public, anon, authenticated;
grant execute on function
  public.catalogue_changes(timestamp with time zone)
  to anon, authenticated, service_role;
