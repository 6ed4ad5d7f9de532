-- Requests as a file for a spreadsheet, and who took one.

create table public.desk_exports (
  id uuid primary key,
  actor_id uuid not null,
  actor_name text not null,
  happened_at timestamptz not null default clock_timestamp(),
  filters jsonb not null,
  rows integer not null default 0,
  attempt_rows integer not null default 0,
  constraint desk_exports_filters_bounded check (octet_length(filters::text) <= 8192)
);
comment on table public.desk_exports is 'Which manager exported which requests, and when. Only functions touch it.';
comment on column public.desk_exports.id is 'Made by the browser: all pages of one file count together.';
comment on column public.desk_exports.actor_id is 'No foreign key: the log outlives the accounts that it names.';
comment on column public.desk_exports.rows is 'How many requests were read by now.';
comment on column public.desk_exports.attempt_rows is
  'How many the present attempt at the file has read: one after a lost answer begins anew, and reads the same again.';

create index desk_exports_happened_at on public.desk_exports (happened_at desc);

revoke all on table public.desk_exports from public, anon, authenticated;
grant select, insert, update, delete on table public.desk_exports to service_role;

alter table public.desk_exports enable row level security;

create function public.desk_export(
  export uuid, filters jsonb, after timestamptz default null, after_id uuid default null, most integer default 500
) returns jsonb
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  page jsonb;
begin
  perform private.require_manager();
  page := private.lead_page(private.matching(filters), false, after, after_id, least(most, 1000));
  insert into public.desk_exports (id, actor_id, actor_name, filters)
    values (export, auth.uid(), private.name_of(auth.uid()), filters)
    on conflict (id) do nothing;
  update public.desk_exports e
    set attempt_rows = read.rows, rows = greatest(e.rows, read.rows)
    from (
      select case when after is null then 0 else x.attempt_rows end + jsonb_array_length(page) as rows
      from public.desk_exports x where x.id = export for update
    ) read
    where e.id = export and e.actor_id = auth.uid() and e.filters = desk_export.filters;
  if not found then
    raise exception 'The id belongs to another export' using errcode = '23505';
  end if;
  return page;
end
$$;
comment on function public.desk_export(uuid, jsonb, timestamptz, uuid, integer) is
  'For managers: a page of the requests that filters leave, the newest first, which the log counts once for all attempts at '
  'one file.';

create function public.desk_export_history(most integer default 50) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  as $$
begin
  perform private.require_manager();
  return (
    select coalesce(jsonb_agg(to_jsonb(e) - 'attempt_rows' order by e.happened_at desc, e.id), '[]')
    from (select * from public.desk_exports x order by x.happened_at desc limit least(greatest(most, 0), 200)) e
  );
end
$$;
comment on function public.desk_export_history(integer) is 'For managers: who exported requests, the latest first.';

revoke all on function
  public.desk_export(uuid, jsonb, timestamp with time zone, uuid, integer),
  public.desk_export_history(integer)
  from public, anon, authenticated;
grant execute on function
  public.desk_export(uuid, jsonb, timestamp with time zone, uuid, integer),
  public.desk_export_history(integer)
  to authenticated;
