-- The buyer sees since when a request has its status, and why it was cancelled.

do $$
declare
  request_table text;
begin
  foreach request_table in array array[
    'car_requests', 'charger_requests', 'visit_requests', 'insurance_requests', 'financing_requests'
  ] loop
    execute format($sql$
      alter table public.%1$I
        add column status_changed_at timestamptz,
        add column status_reason text,
        add constraint %2$I check (private.is_plain_text(status_reason, 300))
    $sql$, request_table, request_table || '_status_reason_plain');
    execute format('comment on column public.%I.status_changed_at is %L', request_table,
      'When the status was last changed; null while it is the first.');
    execute format('comment on column public.%I.status_reason is %L', request_table,
      'Why the team cancelled it, in words for the person who sent it.');
  end loop;
end
$$;

create function private.date_status() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  new.status_changed_at := clock_timestamp();
  new.status_reason := null;
  if new.status = 'cancelled' then
    -- What the team wrote in this very transaction; the buyer gives no reason.
    new.status_reason := coalesce(
      (select v.reason from public.visits v
        where v.request_id = new.id and v.state = 'cancelled' and v.changed_at >= now()),
      (select l.outcome_reason from public.leads l
        where l.kind = tg_argv[0] and l.id = new.id and l.status = 'cancelled' and l.changed_at >= now()));
  end if;
  return new;
end
$$;
comment on function private.date_status() is 'Dates each change of a request''s status, and keeps the reason of the team.';

create function private.free_visit() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  update public.visits v set state = 'cancelled', reason = new.status_reason, changed_at = clock_timestamp()
    where v.request_id = new.id and v.state in ('asked', 'confirmed');
  return null;
end
$$;
comment on function private.free_visit() is 'Cancels what was agreed about a visit with its request, so that others can have the hour.';

alter table public.visits add column sequence integer not null default 0;
comment on column public.visits.sequence is
  'Grows with each change, so that calendars know which version of the event is newer.';

create function private.count_visit() returns trigger
  language plpgsql
  set search_path = ''
  as $$
begin
  new.sequence := old.sequence + 1;
  return new;
end
$$;
comment on function private.count_visit() is 'Numbers the versions of what is agreed about a visit.';
revoke all on function private.date_status(), private.free_visit(), private.count_visit()
  from public, anon, authenticated;

create trigger count_visit before update on public.visits
  for each row when ((old.state, old.place_id, old.day, old.slot) is distinct from (new.state, new.place_id, new.day, new.slot))
  execute function private.count_visit();
create trigger free_visit after update of status on public.visit_requests
  for each row when (new.status = 'cancelled') execute function private.free_visit();

do $$
declare
  kind text;
begin
  foreach kind in array array[
    'car_request', 'charger_request', 'visit_request', 'insurance_request', 'financing_request'
  ] loop
    execute format(
      'create trigger date_status before update of status on public.%I
         for each row when (old.status <> new.status) execute function private.date_status(%L)', kind || 's', kind);
  end loop;
end
$$;
