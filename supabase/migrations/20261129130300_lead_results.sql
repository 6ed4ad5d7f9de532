-- A result belongs to the status that it was noted with: a request that is worked on again has none.

update public.leads l
  set outcome = case l.status when 'done' then l.outcome end,
    outcome_reason = case when l.status in ('done', 'cancelled') then l.outcome_reason end
  where (l.outcome is not null and l.status <> 'done')
    or (l.outcome_reason is not null and l.status not in ('done', 'cancelled'));

alter table public.leads
  add constraint leads_outcome_of_a_done_one check (outcome is null or status = 'done'),
  add constraint leads_reason_of_a_closed_one check (outcome_reason is null or status in ('done', 'cancelled'));

-- For those who ask which requests repeat another.
create index leads_duplicates on public.leads (kind, duplicate_of) where duplicate_of is not null;

create or replace function private.keep_lead() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  if tg_op = 'DELETE' then
    delete from public.leads l where l.kind = tg_argv[0] and l.id = old.id;
    update public.leads l
      set duplicate_of = null, version = l.version + 1, changed_at = clock_timestamp()
      where l.kind = tg_argv[0] and l.duplicate_of = old.id;
  elsif tg_op = 'INSERT' then
    insert into public.leads select l.* from private.lead_of(tg_argv[0], to_jsonb(new)) l;
  else
    update public.leads l
      set status = new.status, outcome = null, outcome_reason = null, version = l.version + 1,
        changed_at = clock_timestamp()
      where l.kind = tg_argv[0] and l.id = new.id and l.status <> new.status;
  end if;
  return null;
end
$$;

create or replace function private.numbers_of_outcomes(since timestamptz, until timestamptz) returns jsonb
  language sql stable
  set search_path = ''
  as $$
    with found as (
      select case
          when l.status in ('new', 'in_progress') then 'open'
          when l.status = 'cancelled' then 'cancelled'
          else coalesce(l.outcome, 'other')
        end as outcome, l.outcome_reason as reason, count(*) as leads
      from public.leads l where l.created_at >= since and l.created_at < until
      group by 1, 2
    )
    select jsonb_build_object(
      'open', coalesce(sum(f.leads) filter (where f.outcome = 'open'), 0),
      'won', coalesce(sum(f.leads) filter (where f.outcome = 'won'), 0),
      'lost', coalesce(sum(f.leads) filter (where f.outcome = 'lost'), 0),
      'cancelled', coalesce(sum(f.leads) filter (where f.outcome = 'cancelled'), 0),
      'other', coalesce(sum(f.leads) filter (where f.outcome = 'other'), 0),
      'reasons', (
        select coalesce(jsonb_agg(to_jsonb(r) order by r.leads desc, r.reason), '[]') from (
          select o.outcome, o.reason, o.leads from found o
          where o.reason is not null and o.outcome in ('won', 'lost', 'cancelled')
          order by o.leads desc, o.reason limit 100
        ) r
      )
    )
    from found f
  $$;
comment on function private.numbers_of_outcomes(timestamptz, timestamptz) is
  'What became of the requests of a period, each counted once, with the reasons that were noted.';
