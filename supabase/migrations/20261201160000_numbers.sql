-- Figures for the team: page views, without who read them, and what became of requests.

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
-- For the page views and favourites of cars within a period.
create index page_views_cars on public.page_views (viewed_at) include (path) where path like '%/cars/%';

revoke all on table public.page_views from public, anon, authenticated;
grant select on table public.page_views to authenticated;
grant select, insert, update, delete on table public.page_views to service_role;

alter table public.page_views enable row level security;

create policy "Staff can read page views" on public.page_views
  for select to authenticated
  using (
  id = case when (select public.is_staff()) then id end
  and path = case when (select public.is_staff()) then path end
  and viewed_at = case when (select public.is_staff()) then viewed_at end
);
comment on policy "Staff can read page views" on public.page_views is 'The team looks at the figures; nobody else.';

create function public.note_page_view(caller text, page text, host text) returns boolean
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  if (select count(*) >= 1000 from public.page_views where viewed_at > now() - interval '1 minute') then
    return false;
  end if;
  if not public.allow_call('page-view', caller, 60, 60) then
    return false;
  end if;
  insert into public.page_views (path, referring_host) values (page, nullif(host, ''));
  return true;
end
$$;
comment on function public.note_page_view(text, text, text) is
  'Counts a page view, unless its address reads faster than a person, or all together faster than our visitors; the '
  'address itself is not kept.';

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

-- The functions below are planned for the moments that they are asked for: of a week through an index, of all days in one
-- pass over the table.

create function private.sales_figures(since timestamptz, until timestamptz) returns jsonb
  language plpgsql stable
  set search_path = ''
  set plan_cache_mode = force_custom_plan
  as $$
begin
  return (
    select jsonb_build_object('requests', count(*))
    from public.leads l where l.created_at >= since and l.created_at < until
  ) || (
    select jsonb_build_object(
      'won', count(*) filter (where l.outcome = 'won'), 'lost', count(*) filter (where l.outcome = 'lost'),
      'won_egp', coalesce(sum(l.amount_egp) filter (where l.outcome = 'won'), 0),
      'won_with_amount', count(l.amount_egp) filter (where l.outcome = 'won')
    )
    from public.leads l where l.closed_at >= since and l.closed_at < until and l.outcome is not null
  );
end
$$;
comment on function private.sales_figures(timestamptz, timestamptz) is
  'How many requests came in a period, and of those that were closed in it how many were won and lost, with what the won ones '
  'bring, as far as it is known.';

-- Waits are sorted as `double precision`: with 100,000 requests, sorting them as `numeric` took most of the time.
create function private.numbers_of_answers(since timestamptz, until timestamptz) returns jsonb
  language plpgsql stable
  set search_path = ''
  set plan_cache_mode = force_custom_plan
  as $$
begin
  return (
    with judged as (
      select l.kind, l.answered_by, l.answered_at <= l.answer_due_at as is_in_time,
        l.answered_at is not null or l.answer_due_at < now() as is_due,
        date_part('epoch', l.answered_at - l.created_at) as waited
      from public.leads l
      -- The filter `answer` of the queue asks the same.
      where l.created_at >= since and l.created_at < until and l.duplicate_of is null
        -- Whoever called or came in did not wait.
        and l.kind <> 'walk_in'
        -- Requests that were cancelled or have just arrived need no answer yet.
        and (l.answered_at is not null or (l.status <> 'cancelled' and l.created_at <= now() - interval '1 hour'))
    ),
    figures as (
      select f.kind, f.answered_by, f.of_kind, f.of_person, jsonb_build_object(
        'requests', f.requests, 'answered', f.answered,
        'median_seconds', round(f.percentiles[1]), 'p90_seconds', round(f.percentiles[2]),
        'in_time', f.in_time, 'due', f.due
      ) as figure
      from (
        select j.kind, j.answered_by, grouping(j.kind) = 0 as of_kind, grouping(j.answered_by) = 0 as of_person,
          count(*) as requests, count(j.waited) as answered,
          percentile_cont(array[0.5, 0.9]) within group (order by j.waited) as percentiles,
          count(*) filter (where j.is_in_time) as in_time, count(*) filter (where j.is_due) as due
        from judged j
        group by grouping sets ((), (j.kind), (j.answered_by))
      ) f
    )
    select jsonb_build_object(
      'all', (select f.figure from figures f where not f.of_kind and not f.of_person),
      'kinds', (
        select coalesce(jsonb_agg(f.figure || jsonb_build_object('kind', f.kind) order by f.kind), '[]')
        from figures f where f.of_kind
      ),
      'people', (
        select coalesce(jsonb_agg(p.figure || jsonb_build_object('name', p.name) order by p.name), '[]')
        from (
          select f.figure, private.name_of(f.answered_by) as name from figures f
          where f.of_person and f.answered_by is not null
        ) p
      )
    )
  );
end
$$;
comment on function private.numbers_of_answers(timestamptz, timestamptz) is
  'How long people waited for the first answer: in all, by kind and by who gave it. in_time: by office hours, among those '
  'that are due.';

create function private.numbers_of_results(since timestamptz, until timestamptz) returns jsonb
  language plpgsql stable
  set search_path = ''
  set plan_cache_mode = force_custom_plan
  as $$
begin
  return (
    -- Each request once, whether it came in the period, was closed in it, or both, and only those of one car, source, person
    -- and state added up. Sums of `double precision` are exact here, and many times faster than those of `bigint`.
    with counted as materialized (
      select l.kind, l.source, l.owner_id, l.item_id, l.subject,
        case
          when l.status in ('new', 'in_progress') then 'open'
          when l.status = 'cancelled' then 'cancelled'
          else coalesce(l.outcome, 'other')
        end as state,
        count(*) filter (where l.came) as requests,
        count(*) filter (where l.closed and l.outcome = 'won') as won,
        count(*) filter (where l.closed and l.outcome = 'lost') as lost,
        coalesce(sum(l.amount_egp::double precision) filter (where l.closed and l.outcome = 'won'), 0) as won_egp
      from (
        select o.*, o.created_at >= since and o.created_at < until as came,
          o.closed_at >= since and o.closed_at < until and o.outcome is not null as closed
        from public.leads o
      ) l
      where l.came or l.closed
      group by 1, 2, 3, 4, 5, 6
    ),
    days as materialized (
      select (l.created_at at time zone 'Africa/Cairo')::date as day, count(*) as requests
      from public.leads l where l.created_at >= since and l.created_at < until group by 1
    ),
    months as (
      select date_trunc('month', d.day)::date as month, d.requests, 0 as won, 0 as lost, 0::double precision as won_egp from days d
      union all
      select date_trunc('month', l.closed_at at time zone 'Africa/Cairo')::date, 0, count(*) filter (where l.outcome = 'won'),
        count(*) filter (where l.outcome = 'lost'),
        coalesce(sum(l.amount_egp::double precision) filter (where l.outcome = 'won'), 0)
      from public.leads l where l.closed_at >= since and l.closed_at < until and l.outcome is not null group by 1
    ),
    grouped as (
      select 'month' as by, m.month::text as key, null as name, m.month,
          sum(m.requests) as requests, sum(m.won) as won, sum(m.lost) as lost, sum(m.won_egp) as won_egp
        from months m group by m.month
      union all
      select case when grouping(c.kind) = 0 then 'kind' when grouping(c.source) = 0 then 'source' else 'person' end,
          coalesce(c.kind, c.source, c.owner_id::text), case when grouping(c.owner_id) = 0 then private.name_of(c.owner_id) end,
          null, sum(c.requests), sum(c.won), sum(c.lost), sum(c.won_egp)
        from counted c group by grouping sets ((c.kind), (c.source), (c.owner_id))
      union all
      (
        select 'car', c.item_id::text, coalesce(min(case when k.id is not null then private.full_name(k.brand, k.model) end), min(c.subject)), null,
          sum(c.requests), sum(c.won), sum(c.lost), sum(c.won_egp)
        from counted c
        left join public.cars k on k.id = c.item_id
        where c.subject <> '' and c.kind <> 'charger_request'
          and not exists (select from public.chargers h where h.id = c.item_id)
        group by c.item_id, case when c.item_id is null then c.subject end
        order by 5 desc, 6 desc, 3 limit 200
      )
    )
    select jsonb_build_object(
      'days', (
        select coalesce(jsonb_agg(to_jsonb(d) order by d.day), '[]') from days d
      ),
      'states', (
        select coalesce(jsonb_object_agg(t.state, t.requests), '{}') from (
          select c.state, sum(c.requests) as requests from counted c where c.requests > 0 group by 1
        ) t
      ),
      'results', (
        select coalesce(jsonb_agg(to_jsonb(g) - 'month' order by g.month desc, g.requests desc, g.won desc, g.name, g.key), '[]')
        from grouped g
      )
    )
  );
end
$$;
comment on function private.numbers_of_results(timestamptz, timestamptz) is
  'How many requests came in a period, by day in Cairo and by what became of them. By month, kind, source, person and car: how '
  'many came, and of those closed in the period how many were won and lost. A person''s are those that they have, or had when '
  'they were closed. Requests about chargers name no car.';

create function private.numbers_of_reasons(since timestamptz, until timestamptz) returns jsonb
  language plpgsql stable
  set search_path = ''
  set plan_cache_mode = force_custom_plan
  as $$
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(f) order by f.requests desc, f.reason_id, f.reason), '[]') from (
      select case when l.outcome is null then 'cancelled' else l.outcome end as outcome, l.outcome_reason_id as reason_id,
        r.text_en, r.text_ar, case when r.id is null then l.outcome_reason end as reason, count(*) as requests
      from public.leads l
      left join public.close_reasons r on r.id = l.outcome_reason_id
      where l.closed_at >= since and l.closed_at < until
        and (l.outcome_reason_id is not null or l.outcome_reason is not null)
      group by 1, 2, 3, 4, 5
      order by requests desc limit 100
    ) f
  );
end
$$;
comment on function private.numbers_of_reasons(timestamptz, timestamptz) is
  'Why requests that were closed in a period were lost or cancelled: a reason from the list, else in words of the team.';

create function private.open_deals() returns jsonb
  language sql stable
  set search_path = ''
  as $$
    select coalesce(jsonb_agg(to_jsonb(s)), '[]') from (
      select coalesce(l.stage, 'new') as stage, count(*) as requests, count(l.amount_egp) as with_amount,
        coalesce(sum(l.amount_egp), 0) as amount_egp
      from public.leads l where l.status in ('new', 'in_progress') group by 1
    ) s
  $$;
comment on function private.open_deals() is 'The open requests of each stage: how many, and the sum of their amounts.';

create function private.site_figures(since timestamptz, until timestamptz) returns jsonb
  language plpgsql stable
  set search_path = ''
  set plan_cache_mode = force_custom_plan
  as $$
begin
  return jsonb_build_object(
    'views', (select count(*) from public.page_views v where v.viewed_at >= since and v.viewed_at < until),
    'saves', (
      select count(*) from public.favorites f
      where f.item_type = 'car' and f.created_at >= since and f.created_at < until
    ),
    'requests', (
      select count(*) from public.leads l
      where l.source = 'site' and l.created_at >= since and l.created_at < until
    )
  );
end
$$;
comment on function private.site_figures(timestamptz, timestamptz) is
  'Of a period: pages read, cars saved that still are, requests sent from the site.';

create function private.numbers_of_cars(since timestamptz, until timestamptz) returns jsonb
  language plpgsql stable
  set search_path = ''
  set plan_cache_mode = force_custom_plan
  as $$
begin
  return (
    with viewed as materialized (
      -- The address of a car ends with the first letters of its id.
      select right(v.path, 8) as beginning, count(*) as views
      from public.page_views v
      where v.viewed_at >= since and v.viewed_at < until and v.path like '%/cars/%' and v.path ~ '-[0-9a-f]{8}$'
      group by 1
    ),
    saved as materialized (
      select f.item_id, count(*) as saves
      from public.favorites f
      where f.item_type = 'car' and f.created_at >= since and f.created_at < until
      group by 1
    ),
    asked as materialized (
      select l.item_id, count(*) as requests from public.leads l
      where l.created_at >= since and l.created_at < until and l.item_id is not null group by 1
    ),
    found as (
      select c.id, private.full_name(c.brand, c.model) as name, coalesce(v.views, 0) as views, coalesce(f.saves, 0) as saves,
        coalesce(a.requests, 0) as requests
      from public.cars c
      left join viewed v on v.beginning = left(c.id::text, 8)
      left join saved f on f.item_id = c.id
      left join asked a on a.item_id = c.id
      where coalesce(v.views, f.saves, a.requests) is not null
      order by requests desc, views desc, name
      limit 500
    )
    select coalesce(jsonb_agg(to_jsonb(f) order by f.requests desc, f.views desc, f.name), '[]') from found f
  );
end
$$;
comment on function private.numbers_of_cars(timestamptz, timestamptz) is
  'Of each car: how often its page was read, how many saved it and still have it, how many requests are about it.';

create function private.numbers_of_visitors(since timestamptz, until timestamptz) returns jsonb
  language plpgsql stable
  set search_path = ''
  set plan_cache_mode = force_custom_plan
  as $$
begin
  return (
    with seen as (
      select (v.viewed_at at time zone 'Africa/Cairo')::date as day,
        case when v.path = '/ar' or v.path like '/ar/%' then 'ar' else 'en' end as language, v.referring_host as host,
        count(*) as views
      from public.page_views v where v.viewed_at >= since and v.viewed_at < until group by 1, 2, 3
    ),
    sent as (
      select l.language, count(*) as requests from public.leads l
      where l.source = 'site' and l.created_at >= since and l.created_at < until group by 1
    )
    select jsonb_build_object(
      'days', (
        select coalesce(jsonb_agg(to_jsonb(d) order by d.day), '[]')
        from (select s.day, sum(s.views) as views from seen s group by 1) d
      ),
      'languages', (
        select coalesce(jsonb_agg(to_jsonb(n) order by n.views desc), '[]') from (
          select g.language, coalesce((select sum(s.views) from seen s where s.language = g.language), 0) as views,
            coalesce((select t.requests from sent t where t.language = g.language), 0) as requests
          from (values ('en'), ('ar')) g (language)
        ) n
        where n.views + n.requests > 0
      ),
      'hosts', (
        select coalesce(jsonb_agg(to_jsonb(h) order by h.views desc, h.host), '[]') from (
          select s.host, sum(s.views) as views from seen s where s.host is not null
          group by 1 order by 2 desc, 1 limit 50
        ) h
      )
    )
  );
end
$$;
comment on function private.numbers_of_visitors(timestamptz, timestamptz) is
  'Pages read by day in Cairo, by language with the requests that were sent in it, and by the site that people came from.';

create function private.numbers_of_faults() returns jsonb
  language sql stable
  set search_path = ''
  as $$
    with mails as (
      select n.audience, n.given_up_at is not null as given_up, n.created_at, n.last_error
      from public.notifications n
      where n.sent_at is null and n.given_up_at is null and n.due_at <= now() + interval '1 hour'
        and n.created_at < now() - interval '10 minutes'
      union all
      select n.audience, true, n.created_at, n.last_error
      from public.notifications n
      where n.given_up_at is not null and n.sent_at is null
    )
    select jsonb_build_object(
      'mails', (
        select coalesce(jsonb_agg(to_jsonb(f) order by f.audience, f.given_up), '[]') from (
          select m.audience, m.given_up, count(*) as mails, min(m.created_at) as since,
            (array_agg(m.last_error order by m.created_at desc) filter (where m.last_error is not null))[1] as error
          from mails m group by 1, 2
        ) f
      )
    )
  $$;
comment on function private.numbers_of_faults() is
  'Mails that are not out ten minutes after their request or were given up.';

create function private.period_before(from_day date, to_day date) returns tstzrange
  language sql stable
  set search_path = ''
  as $$
    select tstzrange(private.day_begins(from_day - (to_day - from_day + 1)), private.day_begins(from_day))
    where from_day <= to_day
  $$;
comment on function private.period_before(date, date) is
  'As many days, directly before a period; null where it has no first or no last day.';

create function public.desk_sales_numbers(from_day date default null, to_day date default null) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  as $$
declare
  since constant timestamptz := coalesce(private.day_begins(from_day), '-infinity');
  until constant timestamptz := coalesce(private.day_begins(to_day + 1), 'infinity');
  earlier constant tstzrange := private.period_before(from_day, to_day);
begin
  perform private.require_staff();
  return jsonb_build_object(
    'figures', private.sales_figures(since, until),
    'answers', private.numbers_of_answers(since, until),
    'before', case when earlier is not null then private.sales_figures(lower(earlier), upper(earlier))
      || jsonb_build_object('answers', private.numbers_of_answers(lower(earlier), upper(earlier)) -> 'all') end,
    'open', private.open_deals(),
    'reasons', private.numbers_of_reasons(since, until)
  ) || private.numbers_of_results(since, until);
end
$$;
comment on function public.desk_sales_numbers(date, date) is
  'For staff: the figures of sales from one day to another, in Cairo and both included; of all days where none is given. '
  'before: of as many days directly before; null without both days.';

create function public.desk_site_numbers(from_day date default null, to_day date default null) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  as $$
declare
  since constant timestamptz := coalesce(private.day_begins(from_day), '-infinity');
  until constant timestamptz := coalesce(private.day_begins(to_day + 1), 'infinity');
  earlier constant tstzrange := private.period_before(from_day, to_day);
begin
  perform private.require_staff();
  return jsonb_build_object(
    'figures', private.site_figures(since, until),
    'before', case when earlier is not null then private.site_figures(lower(earlier), upper(earlier)) end,
    'cars', private.numbers_of_cars(since, until)
  ) || private.numbers_of_visitors(since, until);
end
$$;
comment on function public.desk_site_numbers(date, date) is
  'For staff: what people read and saved on the site from one day to another, in Cairo and both included, as '
  'desk_sales_numbers.';

create function public.desk_month(in_month date) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  -- Planned for the month, so that its index is used.
  set plan_cache_mode = force_custom_plan
  as $$
declare
  begins constant date := date_trunc('month', in_month::timestamp)::date;
  since constant timestamptz := private.day_begins(begins);
  until constant timestamptz := private.day_begins((begins + interval '1 month')::date);
begin
  perform private.require_staff();
  return (
    with won as (
      select l.owner_id, count(*) as won, coalesce(sum(l.amount_egp), 0) as won_egp
      from public.leads l where l.closed_at >= since and l.closed_at < until and l.outcome = 'won' group by 1
    ),
    members as (
      select r.user_id as id, true as in_team from public.user_roles r
      union
      select o.id, false from (
        select t.member_id as id from public.desk_targets t where t.month = begins union select w.owner_id from won w
      ) o
      where o.id is not null and not exists (select from public.user_roles r where r.user_id = o.id)
    )
    select jsonb_build_object(
      'month', begins,
      'team', (
        select jsonb_build_object('won', coalesce(sum(w.won), 0), 'won_egp', coalesce(sum(w.won_egp), 0), 'target', (
          select t.won from public.desk_targets t where t.month = begins and t.member_id is null))
        from won w
      ),
      'members', (
        select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name, 'in_team', m.in_team, 'won', coalesce(w.won, 0),
          'won_egp', coalesce(w.won_egp, 0), 'target', t.won) order by m.name), '[]')
        from (select n.*, private.name_of(n.id) as name from members n) m
        left join won w on w.owner_id = m.id
        left join public.desk_targets t on t.member_id = m.id and t.month = begins
      )
    )
  );
end
$$;
comment on function public.desk_month(date) is
  'For staff: how many deals the team, and each of it, won in a month, what they bring as far as it is known, and their targets. '
  'in_team is false for who has left.';

revoke all on function
  public.note_page_view(text, text, text),
  public.page_view_report(integer),
  public.forget_page_views(),
  private.sales_figures(timestamp with time zone, timestamp with time zone),
  private.numbers_of_answers(timestamp with time zone, timestamp with time zone),
  private.numbers_of_results(timestamp with time zone, timestamp with time zone),
  private.numbers_of_reasons(timestamp with time zone, timestamp with time zone),
  private.open_deals(),
  private.site_figures(timestamp with time zone, timestamp with time zone),
  private.numbers_of_cars(timestamp with time zone, timestamp with time zone),
  private.numbers_of_visitors(timestamp with time zone, timestamp with time zone),
  private.numbers_of_faults(),
  private.period_before(date, date),
  public.desk_sales_numbers(date, date),
  public.desk_site_numbers(date, date),
  public.desk_month(date)
  from public, anon, authenticated;
grant execute on function
  public.note_page_view(text, text, text),
  public.page_view_report(integer),
  public.forget_page_views()
  to service_role;
grant execute on function
  public.desk_sales_numbers(date, date),
  public.desk_site_numbers(date, date),
  public.desk_month(date)
  to authenticated;
