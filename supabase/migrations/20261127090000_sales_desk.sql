-- The planner does not know who is staff, so with a policy that lets staff read everything it expects every row for every
-- caller, and an estimated count would tell anybody that number. So the tables only have policies for people's own rows,
-- and staff use the functions below.

do $$
declare
  kind text;
begin
  foreach kind in array array['car', 'charger', 'visit', 'insurance', 'financing'] loop
    execute format('drop policy %I on public.%I', format('Staff can read every %s request', kind), kind || '_requests');
    execute format('drop policy %I on public.%I', format('Staff can progress %s requests', kind), kind || '_requests');
    execute format('revoke update on public.%I from authenticated', kind || '_requests');
    -- A grant on a column is only revoked by naming the column.
    execute format('revoke update (status) on public.%I from authenticated', kind || '_requests');
  end loop;
end
$$;

-- There are as many mails as requests, and page views are the team's figures. Nobody else has rows there, so these policies
-- stay, written so that the planner expects one row for every caller.
alter policy "Staff can read notifications" on public.notifications using (
  request_id = case when (select public.is_staff()) then request_id end
  and kind = case when (select public.is_staff()) then kind end
  and audience = case when (select public.is_staff()) then audience end
);
alter policy "Staff can read page views" on public.page_views using (
  id = case when (select public.is_staff()) then id end
  and path = case when (select public.is_staff()) then path end
  and viewed_at = case when (select public.is_staff()) then viewed_at end
);

create function private.require_staff() returns void
  language plpgsql stable
  set search_path = ''
  as $$
begin
  if not public.is_staff() then
    raise exception 'Only the sales team may do this' using errcode = '42501';
  end if;
end
$$;
comment on function private.require_staff() is 'Refuses everybody who is not staff.';

create function private.requests_of(
  kind text, only_status text, before timestamptz, before_id uuid, most integer
) returns setof jsonb
  language plpgsql stable
  set search_path = ''
  as $$
begin
  return query execute format(
    'select to_jsonb(r) || jsonb_build_object(''kind'', %L::text)
       from public.%I r
       where ($1 is null or r.status = $1) and ($2 is null or (r.created_at, r.id) < ($2, $3))
       order by r.created_at desc, r.id desc limit $4',
    kind, kind || 's'
  ) using only_status, before, coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid), most;
end
$$;
comment on function private.requests_of(text, text, timestamptz, uuid, integer) is
  'Requests of one kind as objects, newest first. Its callers check who asks.';

create function public.sales_requests(
  only_kind text default null,
  only_status text default null,
  before timestamptz default null,
  before_id uuid default null,
  most integer default 50
) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  as $$
declare
  page constant integer := least(greatest(most, 0), 200);
begin
  perform private.require_staff();
  return (
    with found as (
      select r.request
      from unnest(array[
        'car_request', 'charger_request', 'visit_request', 'insurance_request', 'financing_request'
      ]) k (kind), private.requests_of(k.kind, only_status, before, before_id, page) r (request)
      where only_kind is null or k.kind = only_kind
      order by (r.request ->> 'created_at')::timestamptz desc, (r.request ->> 'id')::uuid desc
      limit page
    )
    select coalesce(jsonb_agg(
      f.request || jsonb_build_object(
        'account_email', (select u.email from auth.users u where u.id = (f.request ->> 'user_id')::uuid),
        'mails', (
          select coalesce(jsonb_agg(to_jsonb(n) - '{request_id,kind,user_id}'::text[] order by n.audience), '[]')
          from public.notifications n
          where n.request_id = (f.request ->> 'id')::uuid and n.kind = f.request ->> 'kind'
        )
      ) order by (f.request ->> 'created_at')::timestamptz desc, (f.request ->> 'id')::uuid desc
    ), '[]')
    from found f
  );
end
$$;
comment on function public.sales_requests(text, text, timestamptz, uuid, integer) is
  'For staff: requests of all kinds or one, newest first, each with its kind, the e-mail of the account, and its mails. '
  'Pass created_at and id of the last one as before and before_id for the next page, of at most 200.';

create function public.progress_request(kind text, request uuid, to_status text) returns boolean
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  found_one boolean;
begin
  perform private.require_staff();
  if kind not in ('car_request', 'charger_request', 'visit_request', 'insurance_request', 'financing_request') then
    raise exception 'There is no such kind of request' using errcode = '22023';
  end if;
  execute format('update public.%I set status = $1 where id = $2 returning true', kind || 's')
    into found_one using to_status, request;
  return coalesce(found_one, false);
end
$$;
comment on function public.progress_request(text, uuid, text) is
  'For staff: moves a request to another status. False when there is no such request.';

revoke all on function
  private.require_staff(),
  private.requests_of(text, text, timestamptz, uuid, integer),
  public.sales_requests(text, text, timestamptz, uuid, integer),
  public.progress_request(text, uuid, text)
  from public, anon, authenticated;
grant execute on function
  public.sales_requests(text, text, timestamptz, uuid, integer),
  public.progress_request(text, uuid, text)
  to authenticated;
