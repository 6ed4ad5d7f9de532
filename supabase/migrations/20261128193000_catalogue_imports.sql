-- A spreadsheet of the catalogue is saved whole or not at all, and once however often it is sent.

create table public.catalogue_imports (
  id uuid primary key,
  report jsonb not null,
  imported_at timestamptz not null default now(),
  constraint catalogue_imports_report_bounded check (octet_length(report::text) <= 200000)
);
comment on table public.catalogue_imports is
  'Spreadsheets that were saved, with the ids of what each added and changed: one that is sent again gets the same answer.';
revoke all on table public.catalogue_imports from public, anon, authenticated;
grant select, insert on table public.catalogue_imports to authenticated;
grant select, insert, update, delete on table public.catalogue_imports to service_role;
alter table public.catalogue_imports enable row level security;

create policy "Managers can read imports" on public.catalogue_imports
  for select to authenticated
  using ((select public.is_manager()));
comment on policy "Managers can read imports" on public.catalogue_imports is
  'Saving a spreadsheet looks up whether it was saved before.';

create policy "Managers can add imports" on public.catalogue_imports
  for insert to authenticated
  with check ((select public.is_manager()));
comment on policy "Managers can add imports" on public.catalogue_imports is 'They save spreadsheets.';

create function public.import_catalogue(import_id uuid, edited_table text, lines jsonb) returns jsonb
  language plpgsql
  set search_path = ''
  as $$
declare
  report jsonb;
  conflicts jsonb;
  names text;
begin
  -- The policies would silently skip rows that the caller may not write.
  if not public.is_manager() then
    raise exception 'Only a manager may do this' using errcode = '42501';
  end if;
  if edited_table not in ('brands', 'cars', 'chargers') or jsonb_typeof(lines) <> 'array'
    or jsonb_array_length(lines) > 2000 or pg_column_size(lines) > 8000000 then
    raise exception 'Not a list of at most 2000 lines for a table of the catalogue' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(import_id::text, 0));
  select i.report into report from public.catalogue_imports i where i.id = import_id;
  if found then
    return report;
  end if;

  execute format($sql$
    select t.id from public.%1$I t
    where t.id::text in (select line ->> 'id' from jsonb_array_elements($1) line)
    order by t.id for update
  $sql$, edited_table) using lines;
  execute format($sql$
    select jsonb_agg(line -> 'id') from jsonb_array_elements($1) line
    left join public.%1$I t on t.id::text = line ->> 'id'
    where t.updated_at is distinct from (line ->> 'seen')::timestamptz
  $sql$, edited_table) into conflicts using lines;
  if conflicts is not null then
    return jsonb_build_object('added', '[]'::jsonb, 'changed', '[]'::jsonb, 'conflicts', conflicts);
  end if;

  -- One statement for all changes, and one for all new rows: each statement is announced to the site.
  select string_agg(distinct quote_ident(name), ', ') into names
  from jsonb_array_elements(lines) line, jsonb_object_keys(line -> 'columns') name
  where line ->> 'seen' is not null;
  if names is not null then
    execute format($sql$
      update public.%1$I t
      set (%2$s) = (select %2$s from jsonb_populate_record(t, line -> 'columns'))
      from jsonb_array_elements($1) line
      where t.id::text = line ->> 'id' and line ->> 'seen' is not null
    $sql$, edited_table, names) using lines;
  end if;
  select string_agg(distinct quote_ident(name), ', ') into names
  from jsonb_array_elements(lines) line, jsonb_object_keys(line -> 'columns') name
  where line ->> 'seen' is null;
  if names is not null then
    execute format($sql$
      insert into public.%1$I (id, %2$s)
      select id, %2$s from jsonb_array_elements($1) line,
        jsonb_populate_record(null::public.%1$I, line -> 'columns' || jsonb_build_object('id', line -> 'id'))
      where line ->> 'seen' is null
    $sql$, edited_table, names) using lines;
  end if;

  select jsonb_build_object(
    'added', coalesce(jsonb_agg(line -> 'id') filter (where line ->> 'seen' is null), '[]'),
    'changed', coalesce(jsonb_agg(line -> 'id') filter (where line ->> 'seen' is not null), '[]'),
    'conflicts', '[]'::jsonb)
  into report from jsonb_array_elements(lines) line;
  insert into public.catalogue_imports (id, report) values (import_id, report);
  return report;
end
$$;
comment on function public.import_catalogue(uuid, text, jsonb) is
  'Saves lines `{id, seen, columns}` of a spreadsheet, all or none; `seen` is `updated_at` of the row that was seen, null '
  'for a new one. The ids of what was added and changed; where rows have changed since, nothing but their ids. A repeat '
  'gets the first answer.';
revoke all on function public.import_catalogue(uuid, text, jsonb) from public, anon, authenticated;
grant execute on function public.import_catalogue(uuid, text, jsonb) to authenticated;
