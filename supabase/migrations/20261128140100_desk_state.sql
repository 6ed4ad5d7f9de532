-- State for the desk's pages: whether the last changes are published, and the server's time.

create function public.desk_rebuild() returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  as $$
begin
  perform private.require_staff();
  return (
    select jsonb_build_object(
      'now', now(), 'wanted_since', r.waiting_since, 'called_at', nullif(r.called_at, '-infinity'),
      'changed_at', greatest(
        (select max(b.updated_at) from public.brands b), (select max(c.updated_at) from public.cars c),
        (select max(c.updated_at) from public.chargers c), (select max(t.updated_at) from public.tariffs t),
        (select max(w.withdrawn_at) from public.catalogue_withdrawals w)))
    from private.rebuild r
  );
end
$$;
comment on function public.desk_rebuild() is
  'For staff: when the catalogue last changed, since when a build is wanted, and when one was last called for. What the '
  'site was built from, the site itself says.';

create function public.desk_clock() returns timestamptz
  language sql stable
  set search_path = ''
  as $$
    select now()
  $$;
comment on function public.desk_clock() is 'What time it is: the clocks of devices may be wrong.';

revoke all on function public.desk_rebuild(), public.desk_clock() from public, anon, authenticated;
grant execute on function public.desk_rebuild(), public.desk_clock() to authenticated;

create or replace function private.numbers_of_faults() returns jsonb
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

create function public.desk_mail_faults() returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  as $$
begin
  perform private.require_staff();
  return private.numbers_of_faults() -> 'mails';
end
$$;
comment on function public.desk_mail_faults() is 'For staff: mails that do not go out, for whoever works through the queue.';
revoke all on function public.desk_mail_faults() from public, anon, authenticated;
grant execute on function public.desk_mail_faults() to authenticated;
