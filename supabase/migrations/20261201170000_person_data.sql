-- All that is stored about a person: exported and deleted on their request, and what is deleted after a time.

create table public.person_data_log (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default clock_timestamp(),
  actor_id uuid not null,
  actor_name text,
  action text not null,
  account_id uuid not null,
  constraint person_data_log_action_known check (action in ('exported', 'deleted'))
);
comment on table public.person_data_log is
  'Which manager exported or deleted the data of which account, and when. Rows are added only.';
comment on column public.person_data_log.actor_id is 'No foreign key: the log outlives the accounts that it names.';
comment on column public.person_data_log.actor_name is 'As it was then.';
comment on column public.person_data_log.account_id is 'The id alone, which says nothing once the account is gone.';

revoke all on table public.person_data_log from public, anon, authenticated;
grant select, insert on table public.person_data_log to service_role;

create trigger refuse_rewriting before update or delete on public.person_data_log
  for each row execute function private.refuse_rewriting();

alter table public.person_data_log enable row level security;

create function private.walk_ins_of(person uuid) returns setof public.walk_ins
  language sql stable
  set search_path = ''
  as $$
    select w.* from public.walk_ins w join public.leads l on l.kind = 'walk_in' and l.id = w.id
    where l.person_id in (select o.person_id from public.leads o where o.user_id = person)
      and not exists (
        select from public.leads o where o.person_id = l.person_id and o.user_id is not null and o.user_id <> person)
  $$;
comment on function private.walk_ins_of(uuid) is
  'What the team noted of the calls and visits of who has an account; not where another account has the same number.';

create function private.person_data(person uuid) returns jsonb
  language sql stable
  set search_path = ''
  as $$
    select jsonb_build_object(
      'exported_at', now(),
      'account', (
        select jsonb_build_object('id', u.id, 'email', u.email, 'created_at', u.created_at) from auth.users u where u.id = person
      ),
      'profile', (select to_jsonb(p) from public.profiles p where p.id = person),
      'favorites', (
        select coalesce(jsonb_agg(to_jsonb(f) order by f.created_at), '[]') from public.favorites f where f.user_id = person
      ),
      'car_requests', (
        select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at), '[]') from public.car_requests r where r.user_id = person
      ),
      'charger_requests', (
        select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at), '[]')
        from public.charger_requests r where r.user_id = person
      ),
      'visit_requests', (
        select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at), '[]') from public.visit_requests r where r.user_id = person
      ),
      'insurance_requests', (
        select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at), '[]')
        from public.insurance_requests r where r.user_id = person
      ),
      'financing_requests', (
        select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at), '[]')
        from public.financing_requests r where r.user_id = person
      ),
      'visits', (
        select coalesce(jsonb_agg(to_jsonb(v) order by v.day, v.slot), '[]') from public.visits v where v.user_id = person
      ),
      'visit_proposals', (
        select coalesce(jsonb_agg(to_jsonb(p) - '{token_hash,created_by}'::text[] order by p.created_at), '[]')
        from public.visit_proposals p where p.user_id = person
      ),
      'history', (
        select coalesce(jsonb_agg(to_jsonb(e) - 'actor_id' order by e.happened_at), '[]')
        from public.leads l
        join public.lead_events e on e.kind = l.kind and e.request_id = l.id
        where l.user_id = person
          or (l.kind = 'walk_in' and l.id in (select w.id from private.walk_ins_of(person) w))
      ),
      'walk_ins', (
        select coalesce(jsonb_agg(to_jsonb(w) - 'created_by' order by w.created_at), '[]') from private.walk_ins_of(person) w
      ),
      'person_merges', (
        select coalesce(jsonb_agg(to_jsonb(m) - '{actor_id,other_owner_id,moved}'::text[] order by m.happened_at), '[]')
        from public.person_merges m
        where m.keep_id in (select l.person_id from public.leads l where l.user_id = person)
      ),
      'mails', (
        select coalesce(jsonb_agg(to_jsonb(n) - 'user_id' order by n.created_at), '[]')
        from public.notifications n where n.user_id = person
      )
    )
  $$;
comment on function private.person_data(uuid) is
  'All that is kept of an account: what the person can download, and what the team wrote about their requests.';

create function public.export_person_data(person uuid) returns jsonb
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  perform private.require_manager();
  if not exists (select from auth.users u where u.id = person) then
    return null;
  end if;
  insert into public.person_data_log (actor_id, actor_name, action, account_id)
    values (auth.uid(), private.name_of(auth.uid()), 'exported', person);
  return private.person_data(person);
end
$$;
comment on function public.export_person_data(uuid) is
  'For managers: all that is kept of an account, which the log records. Null when the account is gone.';

create function public.delete_person_data(person uuid) returns boolean
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  perform private.require_manager();
  if exists (select from public.user_roles r where r.user_id = person) then
    raise exception 'Somebody of the team leaves the team first' using errcode = '22023';
  end if;
  delete from public.staff_invitations i using auth.users u where u.id = person and i.email = lower(u.email);
  if not public.delete_account(person) then
    return false;
  end if;
  insert into public.person_data_log (actor_id, actor_name, action, account_id)
    values (auth.uid(), private.name_of(auth.uid()), 'deleted', person);
  return true;
end
$$;
comment on function public.delete_person_data(uuid) is
  'For managers: deletes an account with all that belongs to it, which the log records. False when it is gone already.';

create function public.person_data_history(most integer default 50) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  as $$
begin
  perform private.require_manager();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', g.id, 'happened_at', g.happened_at, 'actor', coalesce(g.actor_name, private.name_of(g.actor_id)), 'action', g.action,
      'account_id', g.account_id) order by g.id desc), '[]')
    from (select * from public.person_data_log l order by l.id desc limit least(greatest(most, 0), 200)) g
  );
end
$$;
comment on function public.person_data_history(integer) is
  'For managers: who exported or deleted the data of which account, the latest first.';

create function public.delete_account(account uuid) returns boolean
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  -- Read before the deletion, and mailed afterwards, because deleting a request also deletes its mails.
  calls_off constant jsonb := (
    select jsonb_agg(private.facts_of_end(v) || jsonb_build_object('email', u.email,
      'request', jsonb_build_object('id', r.id, 'full_name', r.full_name, 'brand_name', r.brand_name,
        'model_name', r.model_name, 'language', r.language)))
    from public.visits v
    join public.visit_requests r on r.id = v.request_id
    join auth.users u on u.id = v.user_id
    where v.user_id = account and private.is_in_calendars(v)
      and v.day + v.slot::time > now() at time zone 'Africa/Cairo'
  );
  managed constant boolean := exists (
    select from public.user_roles r where r.user_id = account and r.role <> 'sales');
begin
  delete from public.walk_ins w where w.id in (select o.id from private.walk_ins_of(account) o);
  delete from auth.users where id = account;
  if not found then
    return false;
  end if;
  if managed then
    perform private.require_a_manager();
  end if;
  insert into public.notifications (request_id, kind, audience, event_id, due_at, step, detail)
    select (off #>> '{request,id}')::uuid, 'visit_request', told, gen_random_uuid(), now(), 'account_deleted', off
    from jsonb_array_elements(calls_off) off
    cross join unnest(array['sales', 'buyer']) told;
  return true;
end
$$;
comment on function public.delete_account(uuid) is
  'Deletes an account; sessions, profile, roles, favourites and requests go by cascade. A visit that was agreed is called '
  'off by mail, to the person and to the team. The last manager is refused, with PT409. Only the secret key may call it: the '
  'function of the site does, once the person has proved by token and password that the account is theirs, and so does the '
  'function for managers.';

create function public.forget_accounts() returns void
  language sql security definer
  set search_path = ''
  as $$
    delete from auth.users
    where email_confirmed_at is null and last_sign_in_at is null and invited_at is null
      and created_at < now() - interval '2 days'
  $$;
comment on function public.forget_accounts() is
  'Drops accounts whose e-mail was not confirmed within two days. Whoever was invited has the time that they need.';

create function public.delete_walk_ins(person uuid) returns boolean
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  perform private.require_manager();
  if exists (select from public.leads l where l.person_id = person and l.user_id is not null) then
    raise exception 'Whoever has an account is deleted with it' using errcode = '22023';
  end if;
  delete from public.walk_ins w
    where w.id in (select l.id from public.leads l where l.person_id = person and l.kind = 'walk_in');
  if not found then
    return false;
  end if;
  insert into public.person_data_log (actor_id, action, account_id) values (auth.uid(), 'deleted', person);
  return true;
end
$$;
comment on function public.delete_walk_ins(uuid) is
  'For managers: deletes a person of the desk who has no account, which the log records. False when they are gone already.';

revoke all on function
  private.walk_ins_of(uuid),
  private.person_data(uuid),
  public.export_person_data(uuid),
  public.delete_person_data(uuid),
  public.person_data_history(integer),
  public.delete_walk_ins(uuid),
  public.delete_account(uuid),
  public.forget_accounts()
  from public, anon, authenticated;
grant execute on function
  public.export_person_data(uuid),
  public.delete_person_data(uuid),
  public.person_data_history(integer),
  public.delete_walk_ins(uuid)
  to authenticated;
grant execute on function
  public.delete_account(uuid),
  public.forget_accounts()
  to service_role;
