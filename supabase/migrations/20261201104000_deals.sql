-- Open deals by stage, and how many should be won.

create function public.desk_board(
  filters jsonb default '{}', oldest_first boolean default false, most integer default 20
) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  as $$
declare
  open_ones constant text := private.matching(filters || '{"status": "open"}');
  board jsonb;
begin
  perform private.require_staff();
  execute format(
    'select jsonb_agg(jsonb_build_object(
         ''stage'', s.stage, ''requests'', coalesce(c.requests, 0), ''amount_egp'', coalesce(c.amount_egp, 0),
         ''with_amount'', coalesce(c.with_amount, 0),
         ''rows'', private.lead_page(%L || s.condition, %L, null, null, %L)
       ) order by s.place)
     from (values (0, ''new'', '' and l.stage is null''), (1, ''contacted'', '' and l.stage = ''''contacted''''''),
       (2, ''visit'', '' and l.stage = ''''visit''''''), (3, ''offer'', '' and l.stage = ''''offer''''''),
       (4, ''deposit'', '' and l.stage = ''''deposit'''''')) s (place, stage, condition)
     left join (
       select coalesce(l.stage, ''new'') as stage, count(*) as requests, sum(l.amount_egp) as amount_egp,
         count(l.amount_egp) as with_amount
       from public.leads l where %s group by 1
     ) c on c.stage = s.stage', open_ones, oldest_first, least(most, 100), open_ones
  ) into board;
  return board;
end
$$;
comment on function public.desk_board(jsonb, boolean, integer) is
  'For staff: the open requests of each stage, as the filters of the queue leave them: how many, the sum of their amounts '
  'and how many have one, and the first rows; further rows come from desk_queue with that stage, or none for new.';

create table public.desk_targets (
  id uuid primary key default gen_random_uuid(),
  member_id uuid references auth.users (id) on delete cascade,
  month date not null,
  won integer not null,
  constraint desk_targets_once unique nulls not distinct (member_id, month),
  constraint desk_targets_month_begins check (extract(day from month) = 1),
  constraint desk_targets_won_plausible check (won between 1 and 10000)
);
comment on table public.desk_targets is 'How many deals a member, or the team, should win in a month. Only functions touch it.';
comment on column public.desk_targets.member_id is 'Empty for the whole team.';

revoke all on table public.desk_targets from public, anon, authenticated;
grant select, insert, update, delete on table public.desk_targets to service_role;

alter table public.desk_targets enable row level security;

create function public.desk_targets(from_month date, to_month date) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  as $$
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'member_id', t.member_id, 'name', private.name_of(t.member_id), 'month', t.month, 'won', t.won
    ) order by t.month, t.member_id nulls first), '[]')
    from public.desk_targets t where t.month between from_month and least(to_month, (from_month + interval '3 years')::date)
  );
end
$$;
comment on function public.desk_targets(date, date) is
  'For staff: the targets of the months between two days, the team''s without a member.';

create function public.desk_set_target(in_month date, to_win integer default null, member uuid default null) returns void
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  begins constant date := date_trunc('month', in_month::timestamp)::date;
begin
  perform private.require_manager();
  if to_win is null then
    delete from public.desk_targets t where t.member_id is not distinct from member and t.month = begins;
    return;
  end if;
  if member is not null and not exists (select from public.user_roles r where r.user_id = member) then
    raise exception 'A target is for the team or somebody of it' using errcode = '22023';
  end if;
  insert into public.desk_targets (member_id, month, won) values (member, begins, to_win)
    on conflict on constraint desk_targets_once do update set won = excluded.won;
end
$$;
comment on function public.desk_set_target(date, integer, uuid) is
  'For managers: how many deals a member, or the team where none is named, should win in a month; null takes it away.';

revoke all on function
  public.desk_board(jsonb, boolean, integer),
  public.desk_targets(date, date),
  public.desk_set_target(date, integer, uuid)
  from public, anon, authenticated;
grant execute on function
  public.desk_board(jsonb, boolean, integer),
  public.desk_targets(date, date),
  public.desk_set_target(date, integer, uuid)
  to authenticated;
