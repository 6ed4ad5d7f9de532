-- Who names a request has its mails sent at once. A mail about a price waits its ten minutes, and an invitation is the
-- sweep's, whatever their readers name.

create function private.is_request_kind(kind text) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select kind in ('car_request', 'charger_request', 'visit_request', 'insurance_request', 'financing_request')
  $$;
comment on function private.is_request_kind(text) is 'Whether mails of this kind are about a request that somebody sent.';
revoke all on function private.is_request_kind(text) from public, anon, authenticated;

create or replace function private.claim_notifications(most integer, request uuid, asker uuid) returns jsonb
  language sql security definer
  set search_path = ''
  as $$
    with due as (
      select n.request_id, n.kind, n.audience, n.event_id
      from public.notifications n
      where n.sent_at is null and n.given_up_at is null
        and (n.claimed_until is null or n.claimed_until <= now())
        and (request is null or (n.request_id = request and n.user_id = asker and private.is_request_kind(n.kind)))
        -- A named request is sent at once the first time; repeated calls wait like the sweep.
        and (n.due_at <= now() or (request is not null and n.attempts = 0))
      order by n.audience = 'sales' desc, n.due_at
      limit most
      for update skip locked
    ),
    claimed as (
      update public.notifications n
      set attempts = n.attempts + 1, claimed_until = now() + interval '2 minutes'
      from due
      where n.request_id = due.request_id and n.kind = due.kind and n.audience = due.audience and n.event_id = due.event_id
      returning n.*
    ),
    told as (
      select c.*, case c.kind
          when 'staff_invitation' then null
          when 'price_change' then private.watched_item(c.request_id)
          else private.request_row(c.kind, c.request_id)
        end as request
      from claimed c
    )
    select coalesce(
      jsonb_agg(jsonb_build_object(
        'request_id', t.request_id,
        'kind', t.kind,
        'audience', t.audience,
        'event_id', t.event_id,
        'step', t.step,
        'detail', t.detail,
        'attempt', t.attempts,
        'account_email', coalesce(u.email, t.detail ->> 'email'),
        'request', coalesce(t.request, t.detail -> 'request', '{}'),
        'item', private.item_of((t.request ->> 'item_id')::uuid),
        'place', (select to_jsonb(p) from public.visit_places p where p.id = t.detail ->> 'place')
      ) order by t.created_at, t.audience desc),
      '[]'::jsonb
    )
    from told t left join auth.users u on u.id = t.user_id
  $$;

create or replace function public.claim_notifications_of(request uuid, asker uuid) returns jsonb
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  claimed constant jsonb := private.claim_notifications(10, request, asker);
begin
  return (
    select jsonb_build_object(
      'claimed', claimed,
      'known', count(*) > 0,
      'waiting', count(*) filter (where n.sent_at is null) - jsonb_array_length(claimed)
    )
    from public.notifications n
    where n.request_id = request and n.user_id = asker and private.is_request_kind(n.kind)
  );
end
$$;
