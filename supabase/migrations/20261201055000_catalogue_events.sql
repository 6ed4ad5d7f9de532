-- Who changed what in the catalogue, and when.

create table public.catalogue_events (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default clock_timestamp(),
  actor_id uuid references auth.users (id) on delete set null,
  actor_name text,
  item_type text not null,
  item_id text not null,
  item_name text not null,
  action text not null,
  changes jsonb not null default '{}',
  batch_id uuid references public.catalogue_batches (id),
  constraint catalogue_events_item_type_known check (item_type in ('brand', 'car', 'charger', 'charging_point')),
  constraint catalogue_events_action_known
  check (action in ('added', 'price', 'changed', 'checked', 'published', 'withdrawn', 'removed')),
  constraint catalogue_events_changes_bounded
  check (jsonb_typeof(changes) = 'object' and octet_length(changes::text) <= 200000)
);
comment on table public.catalogue_events is
  'Who changed what of a brand, car, charger or charging point. Triggers add rows, nobody changes them; they outlive the row they are about.';
comment on column public.catalogue_events.actor_id is 'Null where the secret key wrote, and once the account is deleted.';
comment on column public.catalogue_events.actor_name is
  'As it was then: an account may be renamed or deleted. Null where the secret key wrote.';
comment on column public.catalogue_events.item_name is 'As it was then.';
comment on column public.catalogue_events.changes is
  'By column, its value before and after as a list of two; long values are cut.';
comment on column public.catalogue_events.batch_id is 'What was saved at once with it, such as a spreadsheet.';

create index catalogue_events_item on public.catalogue_events (item_id, happened_at);
create index catalogue_events_alone on public.catalogue_events (happened_at) where batch_id is null;
create index catalogue_events_actor on public.catalogue_events (actor_id, happened_at);
create index catalogue_events_batch on public.catalogue_events (batch_id);

revoke all on table public.catalogue_events from public, anon, authenticated;
grant select, insert on table public.catalogue_events to service_role;

create trigger refuse_rewriting before update or delete on public.catalogue_events
  for each row execute function private.refuse_rewriting();

alter table public.catalogue_events enable row level security;

create function private.short_value(value jsonb) returns jsonb
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select case when char_length(value::text) > 400 then to_jsonb(left(value::text, 400) || '…') else value end
  $$;
comment on function private.short_value(jsonb) is 'A value as the history keeps it: the beginning of a long one.';

create function private.note_catalogue_event() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  kind constant text := tg_argv[0];
  row_before constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) else '{}' end;
  row_after constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) else '{}' end;
  named constant jsonb := case when tg_op = 'DELETE' then row_before else row_after end;
  price constant text[] := '{price_egp,price_standing,price_source,price_verified_on}';
  actor constant uuid := auth.uid();
  changes jsonb;
begin
  -- The catalogue that a site begins with is no history.
  if tg_op = 'INSERT' and actor is null then
    return null;
  end if;
  select coalesce(jsonb_object_agg(a.key, jsonb_build_array(private.short_value(row_before -> a.key), private.short_value(a.value))), '{}')
    into changes
    from jsonb_each(row_after - '{id,created_at,updated_at,brand_id}'::text[]) a
    where tg_op = 'UPDATE' and a.value is distinct from row_before -> a.key;
  insert into public.catalogue_events (actor_id, actor_name, item_type, item_id, item_name, action, changes, batch_id)
    select actor, private.name_of(actor), kind, named ->> 'id',
      coalesce(named ->> 'name_en', concat_ws(' ', named ->> 'brand', named ->> 'model')), did.action, did.changes,
      nullif(current_setting('tayar.catalogue_batch', true), '')::uuid
    from (
      values
        ('added', tg_op = 'INSERT', '{}'::jsonb),
        ('removed', tg_op = 'DELETE', '{}'::jsonb),
        ('price', changes ?| price, changes - array(select jsonb_object_keys(changes - price))),
        ('changed', changes - price - 'published' <> '{}', changes - price - 'published'),
        ('published', changes -> 'published' ->> 1 = 'true', '{}'::jsonb),
        ('withdrawn', changes -> 'published' ->> 1 = 'false', '{}'::jsonb)
    ) did (action, is_so, changes)
    where did.is_so;
  return null;
end
$$;
comment on function private.note_catalogue_event() is
  'Notes who added, changed, published, withdrew or removed a row; the trigger says what kind it is.';

create trigger note_catalogue_event after insert or update or delete on public.brands
  for each row execute function private.note_catalogue_event('brand');
create trigger note_catalogue_event after insert or update or delete on public.cars
  for each row execute function private.note_catalogue_event('car');
create trigger note_catalogue_event after insert or update or delete on public.chargers
  for each row execute function private.note_catalogue_event('charger');

create function private.event_item(event public.catalogue_events) returns jsonb
  language sql stable
  set search_path = ''
  as $$
    select jsonb_build_object('type', event.item_type, 'id', event.item_id, 'name', event.item_name)
  $$;
comment on function private.event_item(public.catalogue_events) is 'What an event is about.';

create function private.events_alone(
  on_day date, person uuid, item text, before timestamptz, most integer, before_key text default null
) returns setof jsonb
  language plpgsql stable
  set search_path = ''
  -- Planned for what is asked: the rest drops out, so that an index fits.
  set plan_cache_mode = force_custom_plan
  as $$
begin
  return query
    select jsonb_build_object(
      'id', e.id::text, 'key', 'c' || lpad(e.id::text, 19, '0'), 'happened_at', e.happened_at, 'actor_id', e.actor_id, 'actor_name', e.actor_name, 'action', e.action,
      'count', 1, 'items', jsonb_build_array(private.event_item(e)), 'changes', e.changes,
      'batch', b.kind, 'source', b.source, 'source_day', b.source_day)
    from public.catalogue_events e
    left join public.catalogue_batches b on b.id = e.batch_id
    where (case when item is null then e.batch_id is null else e.item_id = item end)
      and (person is null or e.actor_id = person)
      and (before is null or e.happened_at < before
        or e.happened_at = before and 'c' || lpad(e.id::text, 19, '0') < before_key collate "C")
      and (on_day is null
        or e.happened_at >= on_day::timestamp at time zone 'Africa/Cairo'
        and e.happened_at < (on_day + 1)::timestamp at time zone 'Africa/Cairo')
    order by e.happened_at desc, e.id desc limit most;
end
$$;
comment on function private.events_alone(date, uuid, text, timestamptz, integer, text) is
  'The last events of an item; without one, those that were no part of a batch. Of the moment itself, what the key leaves.';

create function private.batches_told(
  on_day date, person uuid, before timestamptz, most integer, before_key text default null
) returns setof jsonb
  language sql stable
  set search_path = ''
  as $$
    select jsonb_build_object(
      'id', b.id, 'key', 'b' || b.id, 'happened_at', b.saved_at, 'actor_id', b.actor_id, 'actor_name', b.actor_name, 'action', 'batch',
      'count', (
        select count(distinct e.item_id) from public.catalogue_events e where e.batch_id = b.id
      ),
      'items', array(
        select private.event_item(e) from public.catalogue_events e
        where e.id in (select min(f.id) from public.catalogue_events f where f.batch_id = b.id group by f.item_id)
        order by e.id limit 20
      ),
      'changes', coalesce((
        select e.changes from public.catalogue_events e
        where e.batch_id = b.id and not exists (
          select from public.catalogue_events f where f.batch_id = b.id and f.id <> e.id)
      ), '{}'),
      'batch', b.kind, 'source', b.source, 'source_day', b.source_day)
    from public.catalogue_batches b
    where (person is null or b.actor_id = person)
      and (before is null or b.saved_at < before or b.saved_at = before and 'b' || b.id < before_key collate "C")
      and (on_day is null
        or b.saved_at >= on_day::timestamp at time zone 'Africa/Cairo'
        and b.saved_at < (on_day + 1)::timestamp at time zone 'Africa/Cairo')
    order by b.saved_at desc, b.id desc limit most
  $$;
comment on function private.batches_told(date, uuid, timestamptz, integer, text) is
  'The last batches with the first 20 items of each; of a single event, what it changed too.';

create function public.catalogue_feed(
  on_day date default null, person uuid default null, item text default null,
  before timestamptz default null, most integer default 50
) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  as $$
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(t.told order by t.at desc), '[]') from (
      select told, (told ->> 'happened_at')::timestamptz as at from (
        select private.events_alone(on_day, person, item, before, least(most, 200)) as told
        union all
        select private.batches_told(on_day, person, before, least(most, 200)) where item is null
      ) every
      order by at desc limit least(most, 200)
    ) t
  );
end
$$;
comment on function public.catalogue_feed(date, uuid, text, timestamptz, integer) is
  'For staff: who changed what, newest first, of a day in Egypt, a person or an item. What was saved at once is one entry; '
  'of an item, its own part of it. `before`: `happened_at` of the last entry that is known.';

revoke all on function
  private.short_value(jsonb),
  private.note_catalogue_event(),
  private.event_item(public.catalogue_events),
  private.events_alone(date, uuid, text, timestamptz, integer, text),
  private.batches_told(date, uuid, timestamptz, integer, text),
  public.catalogue_feed(date, uuid, text, timestamptz, integer)
  from public, anon, authenticated;
grant execute on function
  public.catalogue_feed(date, uuid, text, timestamptz, integer)
  to authenticated;
