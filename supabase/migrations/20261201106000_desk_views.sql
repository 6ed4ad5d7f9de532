-- Views of the queue that somebody of the team saved: an address of the desk under a name.

create table public.desk_views (
  id uuid primary key,
  owner_id uuid not null references auth.users (id) on delete cascade,
  name text not null,
  query text not null,
  shared boolean not null default false,
  position integer not null default 0,
  constraint desk_views_name_plain check (private.is_plain_text(name, 60)),
  constraint desk_views_query_bounded check (query ~ '^[?][^#[:space:][:cntrl:]]*$' and char_length(query) <= 2000),
  constraint desk_views_position_bounded check (position between 0 and 10000)
);
comment on table public.desk_views is 'Saved views of the queue. Only functions read and write it.';
comment on column public.desk_views.id is 'Made by the browser before its first attempt, so that a retry adds nothing.';
comment on column public.desk_views.query is 'The part of the desk''s address that holds the view, with its question mark.';
comment on column public.desk_views.shared is 'Whether the whole team sees it.';

create index desk_views_owner on public.desk_views (owner_id);
create index desk_views_shared on public.desk_views (position) where shared;

revoke all on table public.desk_views from public, anon, authenticated;
grant select, insert, update, delete on table public.desk_views to service_role;

alter table public.desk_views enable row level security;

create function public.desk_views() returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  as $$
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(to_jsonb(v) || jsonb_build_object(
      'owner_name', private.name_of(v.owner_id), 'mine', v.owner_id = auth.uid()
    ) order by v.owner_id <> auth.uid(), v.position, v.name, v.id), '[]')
    from (
      select * from public.desk_views s where s.owner_id = auth.uid() or s.shared
      order by s.owner_id <> auth.uid(), s.position limit 200
    ) v
  );
end
$$;
comment on function public.desk_views() is 'For staff: their own views, then those that colleagues share.';

create function public.desk_save_view(view uuid, named text, of_query text, for_all boolean, at_position integer) returns void
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  perform private.require_staff();
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('desk_views ' || auth.uid(), 0));
  if (select count(*) >= 50 from public.desk_views v where v.owner_id = auth.uid() and v.id <> view) then
    raise exception 'Nobody has more than 50 views' using errcode = 'PT429';
  end if;
  insert into public.desk_views as v (id, owner_id, name, query, shared, position)
    values (view, auth.uid(), named, of_query, for_all, at_position)
    on conflict (id) do update
      set name = excluded.name, query = excluded.query, shared = excluded.shared, position = excluded.position
      where v.owner_id = auth.uid();
  if not found then
    raise exception 'Only who saved a view changes it' using errcode = '42501';
  end if;
end
$$;
comment on function public.desk_save_view(uuid, text, text, boolean, integer) is
  'For staff: stores a view of their own, new or changed; at most 50 each.';

create function public.desk_delete_view(view uuid) returns boolean
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  perform private.require_staff();
  delete from public.desk_views v
    where v.id = view and (v.owner_id = auth.uid() or (v.shared and public.is_manager()));
  return not exists (select from public.desk_views v where v.id = view);
end
$$;
comment on function public.desk_delete_view(uuid) is
  'For staff: deletes a view of their own; managers also one that a colleague shares. False when it may not be deleted.';

revoke all on function
  public.desk_views(),
  public.desk_save_view(uuid, text, text, boolean, integer),
  public.desk_delete_view(uuid)
  from public, anon, authenticated;
grant execute on function
  public.desk_views(),
  public.desk_save_view(uuid, text, text, boolean, integer),
  public.desk_delete_view(uuid)
  to authenticated;
