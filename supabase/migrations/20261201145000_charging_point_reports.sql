-- What drivers report of charging points, without an account. The site's function takes a report, since it alone knows the
-- address by which calls are limited; staff read it, and a manager settles it.

create table public.charging_point_reports (
  id uuid primary key default gen_random_uuid(),
  point_id uuid not null references public.charging_points (id) on delete cascade,
  kind text not null,
  words text,
  language text not null,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  settled_by uuid references auth.users (id) on delete set null,
  constraint charging_point_reports_kind_known check (kind in ('closed', 'broken', 'plug', 'price', 'position', 'other')),
  constraint charging_point_reports_words_plain check (private.is_plain_text(words, 500)),
  constraint charging_point_reports_words_readable check (private.is_readable_text(words)),
  constraint charging_point_reports_language_known check (language in ('en', 'ar')),
  constraint charging_point_reports_settled_after check (settled_at >= created_at)
);
comment on table public.charging_point_reports is 'What is wrong at charging points, as drivers say. Nothing about who says it.';
comment on column public.charging_point_reports.words is 'In the reader''s own words; null where only the kind was chosen.';
comment on column public.charging_point_reports.language is 'Of the page on which it was written.';
comment on column public.charging_point_reports.settled_by is 'The manager who dealt with it.';

-- The same report pressed twice, or sent again after a lost answer, is one.
create unique index charging_point_reports_once on public.charging_point_reports (point_id, kind, coalesce(words, ''))
where settled_at is null;
create index charging_point_reports_open on public.charging_point_reports (created_at) where settled_at is null;
create index charging_point_reports_point on public.charging_point_reports (point_id);
create index charging_point_reports_settled_by on public.charging_point_reports (settled_by);

revoke all on table public.charging_point_reports from public, anon, authenticated;
grant select, insert, update, delete on table public.charging_point_reports to service_role;

-- The functions below read and write it.
alter table public.charging_point_reports enable row level security;

create function public.report_charging_point(point uuid, of_kind text, words text, written_in text) returns text
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  if not exists (select from public.charging_points p where p.id = point and p.published) then
    return 'unknown';
  end if;
  -- So many are enough to look into a place; so many in all are a flood.
  if (select count(*) >= 20 from public.charging_point_reports r where r.point_id = point and r.settled_at is null)
    or (select count(*) >= 1000 from public.charging_point_reports r where r.settled_at is null) then
    return 'full';
  end if;
  insert into public.charging_point_reports (point_id, kind, words, language)
    values (point, of_kind, nullif(report_charging_point.words, ''), written_in)
    on conflict do nothing;
  return case when found then 'stored' else 'known' end;
end
$$;
comment on function public.report_charging_point(uuid, text, text, text) is
  'Stores what is wrong at a published place: `stored`; `known` where an open report says the same; `full` where so many '
  'wait that one more tells nothing; `unknown` where there is no such place.';

create function public.desk_point_reports() returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  as $$
begin
  perform private.require_staff();
  return (
    select jsonb_build_object(
      'open', (select count(*) from public.charging_point_reports r where r.settled_at is null),
      'reports', coalesce((
        select jsonb_agg(jsonb_build_object(
            'id', r.id, 'point_id', r.point_id, 'name', p.name, 'name_ar', p.name_ar, 'town', p.town,
            'kind', r.kind, 'words', r.words, 'created_at', r.created_at
          ) order by r.created_at, r.id)
        from (
          select * from public.charging_point_reports where settled_at is null order by created_at, id limit 500
        ) r
        join public.charging_points p on p.id = r.point_id
      ), '[]'))
  );
end
$$;
comment on function public.desk_point_reports() is
  'For staff: how many reports of charging points are open, and at most 500 of them with their places, oldest first.';

create function public.settle_point_report(report uuid) returns void
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  perform private.require_manager();
  update public.charging_point_reports set settled_at = now(), settled_by = (select auth.uid())
    where id = report and settled_at is null;
end
$$;
comment on function public.settle_point_report(uuid) is
  'For managers: a report is dealt with. One that was settled before keeps who did it.';

create function public.forget_point_reports() returns void
  language sql security definer
  set search_path = ''
  as $$
    delete from public.charging_point_reports where settled_at < now() - interval '6 months'
  $$;
comment on function public.forget_point_reports() is 'Drops reports that were settled half a year ago.';

revoke all on function
  public.report_charging_point(uuid, text, text, text),
  public.desk_point_reports(),
  public.settle_point_report(uuid),
  public.forget_point_reports()
  from public, anon, authenticated;
grant execute on function
  public.report_charging_point(uuid, text, text, text),
  public.forget_point_reports()
  to service_role;
grant execute on function
  public.desk_point_reports(),
  public.settle_point_report(uuid)
  to authenticated;
