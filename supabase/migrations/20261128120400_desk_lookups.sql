-- Two queries of the desk that became slower as the number of requests grew.

-- Requests without an owner are new, so a scan from the oldest would pass all answered ones first.
create index leads_nobodys on public.leads (created_at, id) where owner_id is null;

create or replace function public.desk_calendar(first_day date, last_day date) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  as $$
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'lead', private.lead_json(l), 'state', coalesce(v.state, 'asked'), 'place', v.place_id,
      'day', coalesce(v.day, r.visit_date), 'slot', coalesce(v.slot, r.visit_time)
    ) order by coalesce(v.day, r.visit_date), coalesce(v.slot, r.visit_time), l.created_at), '[]')
    from public.leads l
    -- The offset keeps the planner from joining, for which it would read all visits that were ever asked for.
    cross join lateral (
      select q.visit_date, q.visit_time from public.visit_requests q where q.id = l.id offset 0
    ) r
    left join public.visits v on v.request_id = l.id
    where l.kind = 'visit_request' and l.visit_on between first_day and least(last_day, first_day + 62)
  );
end
$$;
