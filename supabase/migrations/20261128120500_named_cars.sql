-- Requests name a car as the site does, 'MG4' for the MG4 of MG; older ones and those of insurance say 'MG MG4'.

create or replace function private.numbers_of_cars(since timestamptz, until timestamptz) returns jsonb
  language sql stable
  set search_path = ''
  as $$
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
    named as materialized (
      select l.subject, count(*) as leads from public.leads l
      where l.created_at >= since and l.created_at < until and l.subject <> '' group by 1
    ),
    asked as materialized (
      select private.search_words(n.subject) as words, sum(n.leads) as requests from named n group by 1
    ),
    spelt as materialized (
      select c.id, left(c.id::text, 8) as beginning,
        case
          when starts_with(lower(c.model), lower(c.brand)) and substr(c.model, char_length(c.brand) + 1) ~ '^[[:space:]0-9]'
          then c.model else c.brand || ' ' || c.model
        end as name,
        private.search_words(c.brand || ' ' || c.model) as words
      from public.cars c
    ),
    found as (
      select c.name, coalesce(v.views, 0) as views, coalesce(f.saves, 0) as saves, coalesce(a.requests, 0) as requests
      from (select s.*, private.search_words(s.name) as short_words from spelt s) c
      left join viewed v on v.beginning = c.beginning
      left join saved f on f.item_id = c.id
      left join lateral (
        select sum(k.requests) as requests from asked k where k.words in (c.words, c.short_words)
      ) a on true
      where coalesce(v.views, f.saves, a.requests) is not null
      order by requests desc, views desc, name
      limit 500
    )
    select coalesce(jsonb_agg(to_jsonb(f) order by f.requests desc, f.views desc, f.name), '[]') from found f
  $$;
