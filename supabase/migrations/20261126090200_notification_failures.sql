-- Mails to the sales team come first and are tried until the mail server takes them. An acknowledgement that the server
-- refuses permanently is not retried a hundred times.

create or replace function private.claim_notifications(most integer, request uuid, asker uuid) returns jsonb
  language sql security definer
  set search_path = ''
  as $$
    with due as (
      select n.request_id, n.kind, n.audience
      from public.notifications n
      where n.sent_at is null and n.given_up_at is null
        and (n.claimed_until is null or n.claimed_until <= now())
        and (request is null or (n.request_id = request and n.user_id = asker))
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
      where n.request_id = due.request_id and n.kind = due.kind and n.audience = due.audience
      returning n.*
    )
    select coalesce(
      jsonb_agg(jsonb_build_object(
        'request_id', c.request_id,
        'kind', c.kind,
        'audience', c.audience,
        'attempt', c.attempts,
        'account_email', u.email,
        'table_number', format('public.%I', c.kind || 's')::regclass::oid::bigint,
        'request', private.request_row(c.kind, c.request_id)
      ) order by c.created_at, c.audience desc),
      '[]'::jsonb
    )
    from claimed c join auth.users u on u.id = c.user_id
  $$;
comment on function public.claim_due_notifications(integer) is
  'Takes on at most so many mails whose time has come, those to the sales team first, of each the oldest. For the sweep.';

drop function public.settle_notification(uuid, text, text, integer, text);
-- Earlier functions do not pass `hopeless`.
create function public.settle_notification(
  about uuid, about_kind text, told text, attempt integer, failure text, hopeless boolean default false
) returns text
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  outcome text;
begin
  if failure = '' then
    update public.notifications n
      set sent_at = coalesce(n.sent_at, now()), claimed_until = null, given_up_at = null, last_error = null
      where n.request_id = about and n.kind = about_kind and n.audience = told;
    if found and told = 'sales' then
      execute format('update public.%I set notified_at = now() where id = $1 and notified_at is null', about_kind || 's')
        using about;
    end if;
    return 'sent';
  end if;
  -- Pauses of 1, 2, 4, 8 and then 15 minutes; after a day, of an hour. A caller that has lost its claim changes nothing.
  update public.notifications n
    set claimed_until = null,
      last_error = left(failure, 500),
      due_at = now() + case
        when n.created_at < now() - interval '1 day' then interval '1 hour'
        else least(interval '1 minute' * 2 ^ least(n.attempts - 1, 10), interval '15 minutes')
      end,
      given_up_at = case
        when n.audience = 'sales' then null
        when hopeless and n.attempts >= 3 then now()
        when n.created_at < now() - interval '1 day' and n.attempts >= 10 then now()
      end
    where n.request_id = about and n.kind = about_kind and n.audience = told
      and n.attempts = attempt and n.sent_at is null
    returning case when n.given_up_at is null then 'waiting' else 'given_up' end into outcome;
  return coalesce(outcome, 'superseded');
end
$$;
comment on function public.settle_notification(uuid, text, text, integer, text, boolean) is
  'Notes what became of a claimed mail: sent (an empty failure), waiting for another attempt, or given_up, which only an '
  'acknowledgement is: after a day, or the third time that it was hopeless. When the sales team was told, the request '
  'says so.';
revoke all on function public.settle_notification(uuid, text, text, integer, text, boolean)
  from public, anon, authenticated;
grant execute on function public.settle_notification(uuid, text, text, integer, text, boolean) to service_role;
comment on column public.notifications.given_up_at is
  'An acknowledgement after a day of failures, or refused for good. Empty it to try for another day.';

-- Mails that were given up before are tried again.
update public.notifications set given_up_at = null where audience = 'sales' and given_up_at is not null;
