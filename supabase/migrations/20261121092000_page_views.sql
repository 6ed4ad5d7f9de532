-- How often each page is read and which site led to it, but never who read it.

create table public.page_views (
  id bigint generated always as identity primary key,
  path text not null,
  referring_host text,
  viewed_at timestamptz not null default now(),
  constraint page_views_path_is_one check (private.is_plain_text(path, 300) and path ~ '^/[^?#]*$'),
  constraint page_views_referring_host_is_one check (
    char_length(referring_host) <= 253 and referring_host ~ '^[a-z0-9.-]+$'
  )
);
comment on table public.page_views is
  'One row for each page that a person read. No cookie, no address, no account; kept for thirteen months.';
comment on column public.page_views.path is 'Without query, which may hold what a person typed.';
comment on column public.page_views.referring_host is 'The other site that linked here; empty when there was none.';

create index page_views_viewed_at on public.page_views (viewed_at);

revoke all on table public.page_views from public, anon, authenticated;
grant select on table public.page_views to authenticated;
grant select, insert, update, delete on table public.page_views to service_role;

alter table public.page_views enable row level security;

create policy "Staff can read page views" on public.page_views
  for select to authenticated
  using ((select public.is_staff()));
comment on policy "Staff can read page views" on public.page_views is 'The team looks at the figures; nobody else.';

create function public.note_page_view(caller text, page text, host text) returns boolean
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  if not public.allow_call('page-view', caller, 60, 60) then
    return false;
  end if;
  insert into public.page_views (path, referring_host) values (page, nullif(host, ''));
  return true;
end
$$;
comment on function public.note_page_view(text, text, text) is
  'Counts a page view, unless its address reads faster than a person; the address itself is not kept.';

create function public.page_view_report(days integer) returns jsonb
  language sql stable security definer
  set search_path = ''
  as $$
    with recent as (
      select v.path, v.referring_host, (v.viewed_at at time zone 'Africa/Cairo')::date as day
      from public.page_views v where v.viewed_at >= now() - make_interval(days => days)
    ),
    by_day as (select day::text as name, count(*) as views from recent group by 1 order by 1),
    by_path as (select path as name, count(*) as views from recent group by 1 order by 2 desc, 1 limit 25),
    by_host as (
      select referring_host as name, count(*) as views from recent where referring_host is not null
      group by 1 order by 2 desc, 1 limit 25
    )
    select jsonb_build_object(
      'total', (select count(*) from recent),
      'days', coalesce((select jsonb_agg(to_jsonb(by_day)) from by_day), '[]'),
      'paths', coalesce((select jsonb_agg(to_jsonb(by_path)) from by_path), '[]'),
      'hosts', coalesce((select jsonb_agg(to_jsonb(by_host)) from by_host), '[]')
    )
  $$;
comment on function public.page_view_report(integer) is
  'Page views of so many days: in all, by day in Cairo, by path and by the site that people came from.';

create function public.forget_page_views() returns void
  language sql security definer
  set search_path = ''
  as $$
    delete from public.page_views where viewed_at < now() - interval '13 months'
  $$;
comment on function public.forget_page_views() is 'Drops what is older than a comparison with last year needs.';

revoke all on function
  public.note_page_view(text, text, text), public.page_view_report(integer), public.forget_page_views()
  from public, anon, authenticated;
grant execute on function
  public.note_page_view(text, text, text), public.page_view_report(integer), public.forget_page_views()
  to service_role;
