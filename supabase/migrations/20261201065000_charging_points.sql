-- Public charging points, from Open Charge Map or our own. Everybody reads what is published; managers correct and add.

create function private.is_connector_list(value jsonb) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select case
      when jsonb_typeof(value) is distinct from 'array' or octet_length(value::text) > 8192 then false
      else not exists (
        select from jsonb_array_elements(value) c
        where case jsonb_typeof(c) when 'object' then
          c - '{type,kw,current,count,cable,state}'::text[] <> '{}'
          or coalesce(c ->> 'type' not in ('Type 2', 'GB/T AC', 'CCS2', 'GB/T DC', 'CHAdeMO', 'other'), false)
          or coalesce(c ->> 'current' not in ('ac1', 'ac3', 'dc'), false)
          or coalesce(c ->> 'state' not in ('working', 'paused', 'closed'), false)
          or coalesce(jsonb_typeof(c -> 'cable'), 'null') not in ('boolean', 'null')
          or case coalesce(jsonb_typeof(c -> 'kw'), 'null')
            when 'null' then false
            when 'number' then (c ->> 'kw')::numeric <= 0 or (c ->> 'kw')::numeric > 2000
            else true
          end
          or case coalesce(jsonb_typeof(c -> 'count'), 'null')
            when 'null' then false
            when 'number' then (c ->> 'count')::numeric not between 1 and 200 or (c ->> 'count')::numeric % 1 <> 0
            else true
          end
        else true end
      )
    end
  $$;
comment on function private.is_connector_list(jsonb) is
  'Connectors {type, kw, current, count, cable, state} of a charging point; a part that is null or missing is not known.';

create table public.charging_points (
  id uuid primary key default gen_random_uuid(),
  ocm_id integer unique,
  name text not null,
  name_ar text,
  operator text,
  address text,
  town text,
  governorate text,
  country text not null default 'EG',
  lat double precision not null,
  lon double precision not null,
  access text,
  cost text,
  state text,
  connectors jsonb not null default '[]',
  last_confirmed_on date,
  source text not null,
  checked_by_phone_on date,
  note text,
  twin_of uuid references public.charging_points (id) on delete set null,
  corrected jsonb not null default '[]',
  published boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint charging_points_ocm_id_positive check (ocm_id >= 1),
  constraint charging_points_name_plain check (private.is_plain_text(name, 160)),
  constraint charging_points_name_ar_plain check (private.is_plain_text(name_ar, 160)),
  constraint charging_points_operator_plain check (private.is_plain_text(operator, 120)),
  constraint charging_points_address_plain check (private.is_plain_text(address, 300)),
  constraint charging_points_town_plain check (private.is_plain_text(town, 120)),
  constraint charging_points_governorate_known check (governorate in (
    'cairo', 'giza', 'qalyubia', 'alexandria', 'beheira', 'matrouh', 'kafr-el-sheikh', 'gharbia', 'monufia', 'dakahlia',
    'damietta', 'sharqia', 'port-said', 'ismailia', 'suez', 'north-sinai', 'south-sinai', 'red-sea', 'fayoum',
    'beni-suef', 'minya', 'assiut', 'sohag', 'qena', 'luxor', 'aswan', 'new-valley'
  )),
  constraint charging_points_country_is_a_code check (country ~ '^[A-Z]{2}$'),
  constraint charging_points_governorate_in_egypt check (governorate is null or country = 'EG'),
  constraint charging_points_lat_on_earth check (lat between -90 and 90),
  constraint charging_points_lon_on_earth check (lon between -180 and 180),
  constraint charging_points_in_egypt
  check (country <> 'EG' or (lat between 21.5 and 32 and lon between 24.5 and 37)),
  constraint charging_points_access_known check (access in ('public', 'membership', 'restricted', 'private')),
  constraint charging_points_cost_plain check (private.is_plain_text(cost, 200)),
  constraint charging_points_state_known check (state in ('working', 'paused', 'closed')),
  constraint charging_points_connectors_known check (private.is_connector_list(connectors)),
  constraint charging_points_last_confirmed_on_plausible
  check (last_confirmed_on between date '2008-01-01' and (now() at time zone 'Africa/Cairo')::date + 1),
  constraint charging_points_source_plain check (private.is_plain_text(source, 200)),
  constraint charging_points_checked_by_phone_on_plausible
  check (checked_by_phone_on between date '2008-01-01' and (now() at time zone 'Africa/Cairo')::date + 1),
  constraint charging_points_note_plain check (private.is_plain_text(note, 500)),
  constraint charging_points_twin_is_another check (twin_of <> id),
  constraint charging_points_corrected_names_columns
  check (jsonb_typeof(corrected) = 'array' and octet_length(corrected::text) <= 1000),
  constraint charging_points_texts_clean
  check (private.is_clean_text(concat_ws(' ', name, name_ar, operator, address, town, cost, source, note)))
);
comment on table public.charging_points is 'Places known to us at which cars charge. What is null is not known.';
comment on column public.charging_points.ocm_id is 'Its number at Open Charge Map; null where the place is our own entry.';
comment on column public.charging_points.governorate is 'That of Egypt; null abroad.';
comment on column public.charging_points.access is
  'Open to everybody, to members (mostly by an app), to staff, visitors or customers, or private.';
comment on column public.charging_points.cost is 'What charging costs, in the words of the source.';
comment on column public.charging_points.state is 'Working, paused for some time, or closed: not in operation any more, or removed.';
comment on column public.charging_points.connectors is
  'A list, since connectors are read, written and imported with their place, and have no life of their own.';
comment on column public.charging_points.last_confirmed_on is 'The day on which the source last confirmed the place.';
comment on column public.charging_points.source is 'Who says so; pages show it.';
comment on column public.charging_points.twin_of is 'The same place, entered before by another or twice; lists fold the two.';
comment on column public.charging_points.corrected is
  'Names of columns that a manager has changed: they keep their values when the place is imported again.';

create index charging_points_updated_at on public.charging_points (updated_at);
create index charging_points_twin_of on public.charging_points (twin_of);

revoke all on table public.charging_points from public, anon, authenticated;
grant select on table public.charging_points to anon;
grant select, insert, update, delete on table public.charging_points to authenticated, service_role;

create function private.keep_corrections() returns trigger
  language plpgsql
  set search_path = ''
  as $$
begin
  if current_user = 'authenticated' and current_setting('tayar.import', true) is distinct from 'on' then
    -- Whoever empties `corrected` leaves the columns to the next import.
    new.corrected := coalesce((
      select jsonb_agg(name order by name) from (
        select jsonb_array_elements_text(new.corrected) as name
        union
        select n.key from jsonb_each(to_jsonb(new)) n
        where n.value <> to_jsonb(old) -> n.key and n.key not in ('corrected', 'created_at', 'updated_at')
      ) names
    ), '[]');
    return new;
  end if;
  return jsonb_populate_record(new, coalesce((
    select jsonb_object_agg(o.key, o.value) from jsonb_each(to_jsonb(old)) o where new.corrected ? o.key
  ), '{}'));
end
$$;
comment on function private.keep_corrections() is
  'Notes the columns that a manager changes, and keeps their values when anything else, such as an import, writes the row.';

-- Before `touch_updated_at`, by its name: an import that changes nothing in the end is no change.
create trigger keep_corrections before update on public.charging_points
  for each row execute function private.keep_corrections();
create trigger touch_updated_at before insert or update on public.charging_points
  for each row execute function private.touch_updated_at();
create trigger note_withdrawal after insert or update or delete on public.charging_points
  for each row execute function private.note_withdrawal('charging_point');

create function private.note_point_event() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  row_before constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) else '{}' end;
  row_after constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) else '{}' end;
  named constant jsonb := case when tg_op = 'DELETE' then row_before else row_after end;
  apart constant text[] := '{checked_by_phone_on,published}';
  changes jsonb;
begin
  -- An import is told by its own row, as it changes thousands of places at once.
  if auth.uid() is null or current_setting('tayar.import', true) = 'on' then
    return null;
  end if;
  select coalesce(jsonb_object_agg(a.key, jsonb_build_array(private.short_value(row_before -> a.key), private.short_value(a.value))), '{}')
    into changes
    from jsonb_each(row_after - '{id,created_at,updated_at,corrected}'::text[]) a
    where tg_op = 'UPDATE' and a.value is distinct from row_before -> a.key;
  insert into public.catalogue_events (actor_id, actor_name, item_type, item_id, item_name, action, changes)
    select auth.uid(), private.name_of(auth.uid()), 'charging_point', named ->> 'id', named ->> 'name', did.action, did.changes
    from (
      values
        ('added', tg_op = 'INSERT', '{}'::jsonb),
        ('removed', tg_op = 'DELETE', '{}'::jsonb),
        ('checked', changes ? 'checked_by_phone_on', changes - array(select jsonb_object_keys(changes - 'checked_by_phone_on'))),
        ('changed', changes - apart <> '{}', changes - apart),
        ('published', changes -> 'published' ->> 1 = 'true', '{}'::jsonb),
        ('withdrawn', changes -> 'published' ->> 1 = 'false', '{}'::jsonb)
    ) did (action, is_so, changes)
    where did.is_so;
  return null;
end
$$;
comment on function private.note_point_event() is
  'Notes who added, corrected, checked, published, withdrew or removed a charging point.';

create trigger note_point_event after insert or update or delete on public.charging_points
  for each row execute function private.note_point_event();

alter table public.charging_points enable row level security;

create policy "Anyone can read published charging points" on public.charging_points
  for select to anon, authenticated
  using (id = case when published then id end
    and created_at = greatest(created_at) and updated_at = greatest(updated_at));
comment on policy "Anyone can read published charging points" on public.charging_points is 'Where to charge is public.';

create policy "Staff can read every charging point" on public.charging_points
  for select to authenticated
  using (id = case when (select public.is_staff()) then id end
    and created_at = greatest(created_at) and updated_at = greatest(updated_at));
comment on policy "Staff can read every charging point" on public.charging_points is
  'Withdrawn places stay within reach of the team.';

create policy "Managers can add charging points" on public.charging_points
  for insert to authenticated
  with check ((select public.is_manager()));
comment on policy "Managers can add charging points" on public.charging_points is 'They know places that no source has.';

create policy "Managers can change charging points" on public.charging_points
  for update to authenticated
  using ((select public.is_manager()))
  with check ((select public.is_manager()));
comment on policy "Managers can change charging points" on public.charging_points is
  'They correct what drivers report and what a call confirms.';

create policy "Managers can delete charging points" on public.charging_points
  for delete to authenticated
  using ((select public.is_manager()));
comment on policy "Managers can delete charging points" on public.charging_points is
  'A place that was entered by mistake.';

-- Apart from `catalogue_changes`, which every page asks for: an import changes thousands of places at once, and pages about
-- cars would then take their own list for incomplete. The same rules hold, see there.
create function public.charging_point_changes(since timestamptz) returns jsonb
  language sql stable
  set search_path = ''
  as $$
    with
    bound as (select 500 as rows),
    points as (
      select to_jsonb(p) - '{published,corrected,created_at}'::text[] as item, p.updated_at as at
      from public.charging_points p where p.published and p.updated_at >= since
      order by p.updated_at limit (select rows from bound)
    ),
    withdrawn as (
      select w.item_id from public.catalogue_withdrawals w
      where w.item_type = 'charging_point' and w.withdrawn_at >= since
      order by w.withdrawn_at limit (select rows from bound)
    )
    select jsonb_build_object(
      'as_of', statement_timestamp() - interval '2 seconds',
      'complete', (select rows from bound) > greatest(
        (select count(*) from points), (select count(*) from withdrawn)
      ),
      'points', coalesce((select jsonb_agg(item order by at) from points), '[]'::jsonb),
      'withdrawn', coalesce((select jsonb_agg(item_id) from withdrawn), '[]'::jsonb)
    )
  $$;
comment on function public.charging_point_changes(timestamptz) is
  'Published charging points added or changed at or after a moment, and the ids of those withdrawn or deleted. Pass `as_of` '
  'of the answer before. At most 500 of each, oldest first; `complete` is false when there are more.';

revoke all on function
  private.is_connector_list(jsonb),
  private.keep_corrections(),
  private.note_point_event(),
  public.charging_point_changes(timestamp with time zone)
  from public, anon, authenticated;
grant execute on function
  private.is_connector_list(jsonb)
  to authenticated, service_role;
grant execute on function
  public.charging_point_changes(timestamp with time zone)
  to anon, authenticated, service_role;
