-- Imports of charging points: their lines in parts, and what each import did.

create function public.import_charging_points(lines jsonb) returns void
  language plpgsql
  set search_path = ''
  as $$
begin
  -- The secret key and managers. The policies would refuse others too, but only where there are lines.
  if current_user = 'authenticated' and not public.is_manager() then
    raise exception 'Only a manager may do this' using errcode = '42501';
  end if;
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) > 500 or pg_column_size(lines) > 8000000 then
    raise exception 'Not a list of at most 500 places' using errcode = '22023';
  end if;
  -- Read by `keep_corrections` and `announce_change`; it holds until the end of the call.
  perform set_config('tayar.import', 'on', true);
  insert into public.charging_points as p (
      id, ocm_id, name, operator, address, town, governorate, country, lat, lon, access, cost, state, connectors,
      last_confirmed_on, source, twin_of, published
    )
    select
      l.id, l.ocm_id, l.name, l.operator, l.address, l.town, l.governorate, l.country, l.lat, l.lon, l.access, l.cost, l.state,
      l.connectors, l.last_confirmed_on, l.source, l.twin_of, l.published
    from jsonb_populate_recordset(null::public.charging_points, lines) l
    on conflict (id) do update set
      ocm_id = excluded.ocm_id, name = excluded.name, operator = excluded.operator, address = excluded.address,
      town = excluded.town, governorate = excluded.governorate, country = excluded.country, lat = excluded.lat,
      lon = excluded.lon, access = excluded.access, cost = excluded.cost, state = excluded.state,
      connectors = excluded.connectors, last_confirmed_on = excluded.last_confirmed_on, source = excluded.source,
      twin_of = excluded.twin_of, published = excluded.published;
  perform set_config('tayar.import', '', true);
end
$$;
comment on function public.import_charging_points(jsonb) is
  'Stores at most 500 places by their ids, all or none: columns that a manager corrected keep their values, and none '
  'counts as corrected by this. For managers and the secret key.';

create table public.charging_point_imports (
  id uuid primary key default gen_random_uuid(),
  origin text not null,
  imported_by uuid references auth.users (id) on delete set null,
  imported_at timestamptz not null default now(),
  report jsonb not null default '{}',
  failure jsonb,
  constraint charging_point_imports_origin_known check (origin in ('desk', 'weekly', 'command')),
  constraint charging_point_imports_report_bounded
  check (jsonb_typeof(report) = 'object' and octet_length(report::text) <= 20000),
  constraint charging_point_imports_failure_known check (
    failure is null
    or coalesce(
      failure ->> 'why' in (
        'key_refused', 'asked_too_often', 'answered_badly', 'no_list', 'nothing_usable', 'late', 'unreachable', 'cut_off'
      )
      and jsonb_typeof(failure -> 'figure') in ('number', 'null')
      and octet_length(failure::text) <= 100,
      false
    )
  )
);
comment on table public.charging_point_imports is 'Imports of charging points: when, from where, and what each changed.';
comment on column public.charging_point_imports.report is
  'Counts `{added, changed, unchanged, withdrawn, kept, aside, refused, missing}`, and `changes`, the first in words.';
comment on column public.charging_point_imports.failure is
  'Why it stored nothing, or not all, as `{why, figure}`; null where nothing failed.';

create index charging_point_imports_imported_at on public.charging_point_imports (imported_at);
create index charging_point_imports_imported_by on public.charging_point_imports (imported_by);

revoke all on table public.charging_point_imports from public, anon, authenticated;
grant select, insert, update, delete on table public.charging_point_imports to service_role;

-- The functions below read and write it.
alter table public.charging_point_imports enable row level security;

create function public.note_point_import(report jsonb) returns void
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  perform private.require_manager();
  insert into public.charging_point_imports (origin, imported_by, report)
    values ('desk', (select auth.uid()), note_point_import.report);
end
$$;
comment on function public.note_point_import(jsonb) is 'For managers: keeps what an import at the desk did.';

create function public.desk_point_imports() returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  as $$
begin
  perform private.require_manager();
  return (
    select coalesce(jsonb_agg(to_jsonb(i) - 'imported_by' order by i.imported_at desc), '[]')
    from (select * from public.charging_point_imports order by imported_at desc limit 20) i
  );
end
$$;
comment on function public.desk_point_imports() is 'For managers: the last 20 imports of charging points, newest first.';

revoke all on function
  public.import_charging_points(jsonb),
  public.note_point_import(jsonb),
  public.desk_point_imports()
  from public, anon, authenticated;
grant execute on function
  public.import_charging_points(jsonb)
  to authenticated, service_role;
grant execute on function
  public.note_point_import(jsonb),
  public.desk_point_imports()
  to authenticated;
