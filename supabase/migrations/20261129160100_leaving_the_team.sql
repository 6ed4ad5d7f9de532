-- Whoever leaves the team leaves nothing behind that nobody looks after: open requests get a new owner or none, and the
-- invitations that only a manager may send are taken back.

create function private.hand_over(person uuid, successor uuid, actor uuid) returns void
  language sql
  set search_path = ''
  as $$
    with moved as (
      update public.leads l
        set owner_id = successor, version = l.version + 1, changed_at = clock_timestamp()
        where l.owner_id = person and l.status in ('new', 'in_progress')
        returning l.kind, l.id
    )
    insert into public.lead_events (id, kind, request_id, actor_id, actor_name, action, detail)
      select gen_random_uuid(), m.kind, m.id, actor, coalesce(private.name_of(actor), private.name_of(person)), 'assigned',
        jsonb_build_object('from', person, 'to', successor, 'to_name', private.name_of(successor))
      from moved m
  $$;
comment on function private.hand_over(uuid, uuid, uuid) is
  'Gives the open requests of a person to another, or back to nobody, with the history. Closed ones keep who closed them.';

create function private.end_role() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  if old.role <> 'sales' and (tg_op = 'DELETE' or new.role = 'sales') then
    delete from public.staff_invitations i where i.invited_by = old.user_id;
  end if;
  if tg_op = 'DELETE' then
    perform private.hand_over(old.user_id, null, auth.uid());
  end if;
  return null;
end
$$;
comment on function private.end_role() is
  'What goes with a role: the open requests of whoever had it, and the invitations of a manager.';
create trigger end_role after delete or update of role on public.user_roles
  for each row execute function private.end_role();

create function private.leave_team() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  delete from public.user_roles r where r.user_id = old.id;
  return old;
end
$$;
comment on function private.leave_team() is
  'An account leaves the team before it is deleted: the cascades would take its requests and invitations from it first.';
create trigger leave_team before delete on auth.users
  for each row execute function private.leave_team();

create function private.keep_owner_in_team() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  -- The lock makes a removal at the same moment wait, and then free this request too.
  perform from public.user_roles r where r.user_id = new.owner_id for key share;
  if not found then
    new.owner_id := null;
  end if;
  return new;
end
$$;
comment on function private.keep_owner_in_team() is
  'An open request belongs to somebody of the team or to nobody, also when it is opened again.';
create trigger keep_owner_in_team before insert or update of owner_id, status on public.leads
  for each row when (new.owner_id is not null and new.status in ('new', 'in_progress'))
  execute function private.keep_owner_in_team();

revoke all on function
  private.hand_over(uuid, uuid, uuid), private.end_role(), private.leave_team(), private.keep_owner_in_team()
  from public, anon, authenticated;

-- What former members left behind.
select private.hand_over(o.owner_id, null, null)
  from (select distinct l.owner_id from public.leads l where l.status in ('new', 'in_progress')) o
  where not exists (select from public.user_roles r where r.user_id = o.owner_id);
delete from public.staff_invitations i
  where i.invited_by is not null
    and not exists (select from public.user_roles r where r.user_id = i.invited_by and r.role <> 'sales');
