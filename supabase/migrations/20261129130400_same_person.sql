-- A duplicate repeats a request of the same person that stands for itself: there are neither circles nor chains.

create function private.same_person(lead public.leads) returns setof public.leads
  language sql stable
  set search_path = ''
  as $$
    select l.* from public.leads l
    where (l.user_id = lead.user_id or (l.phone_key = lead.phone_key and length(l.phone_key) >= 8))
      and (l.kind, l.id) <> (lead.kind, lead.id)
  $$;
comment on function private.same_person(public.leads) is
  'The other requests of the same account or the same telephone number.';

create function private.may_repeat(lead public.leads, original uuid) returns boolean
  language sql stable
  set search_path = ''
  as $$
    select exists (
        select from private.same_person(lead) o
        where o.kind = lead.kind and o.id = original and o.duplicate_of is null
      )
      and not exists (select from public.leads l where l.kind = lead.kind and l.duplicate_of = lead.id)
  $$;
comment on function private.may_repeat(public.leads, uuid) is
  'Whether a request can be the duplicate of another: of the same kind and person, the other no duplicate, and none of '
  'its own.';
revoke all on function private.same_person(public.leads), private.may_repeat(public.leads, uuid)
  from public, anon, authenticated;

-- Marked before there were these rules. Of a circle, both stand for themselves again.
update public.leads l set duplicate_of = null
  where l.duplicate_of is not null and not exists (
    select from private.same_person(l) o where o.kind = l.kind and o.id = l.duplicate_of and o.duplicate_of is null
  );

create or replace function public.desk_request(of_kind text, request uuid) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  as $$
declare
  lead public.leads;
begin
  perform private.require_staff();
  select * into lead from public.leads l where l.kind = of_kind and l.id = request;
  if not found then
    return null;
  end if;
  return jsonb_build_object(
    'lead', private.lead_json(lead),
    'sent', private.request_row(of_kind, request),
    'account_email', (select u.email from auth.users u where u.id = lead.user_id),
    'events', (
      select coalesce(jsonb_agg(to_jsonb(e) - '{kind,request_id}'::text[] order by e.happened_at, e.id), '[]')
      from public.lead_events e where e.kind = of_kind and e.request_id = request
    ),
    'others', (
      select coalesce(jsonb_agg(private.lead_json(o) order by o.created_at desc), '[]') from (
        select s.* from private.same_person(lead) s order by s.created_at desc limit 50
      ) o
    ),
    'favourites', (
      select coalesce(jsonb_agg(jsonb_build_object('type', f.item_type, 'id', f.item_id)), '[]')
      from (select * from public.favorites f where f.user_id = lead.user_id limit 50) f
    ),
    'mails', (
      select coalesce(jsonb_agg(to_jsonb(n) - '{request_id,kind,user_id}'::text[] order by n.audience), '[]')
      from public.notifications n where n.request_id = request and n.kind = of_kind
    )
  );
end
$$;
