-- People who called, came in or wrote elsewhere, added by the team.

create table public.walk_ins (
  id uuid primary key,
  name text not null,
  phone text not null,
  email text,
  source text not null,
  item_id uuid,
  item_name text,
  city text,
  note text,
  language text not null default 'ar',
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  status text not null default 'in_progress',
  status_changed_at timestamptz,
  status_reason text,
  constraint walk_ins_name_plain check (private.is_plain_text(name, 100)),
  constraint walk_ins_phone_plausible check (private.is_phone(phone)),
  constraint walk_ins_email_plausible check (private.is_email(email)),
  constraint walk_ins_source_known check (source in ('call', 'showroom', 'facebook', 'instagram', 'event', 'other')),
  constraint walk_ins_item_name_plain check (private.is_plain_text(item_name, 200)),
  constraint walk_ins_city_plain check (private.is_plain_text(city, 200)),
  constraint walk_ins_note_plausible check (char_length(btrim(note)) between 1 and 2000),
  constraint walk_ins_language_known check (language in ('en', 'ar')),
  constraint walk_ins_status_known check (status in ('new', 'in_progress', 'done', 'cancelled')),
  constraint walk_ins_status_reason_plain check (private.is_plain_text(status_reason, 300))
);
comment on table public.walk_ins is
  'Customers who sent no request: they called, came in or wrote elsewhere. Only functions read and write it.';
comment on column public.walk_ins.id is 'Made by the browser before its first attempt, so that a retry stores nothing twice.';
comment on column public.walk_ins.source is 'Where the team met them.';

create index walk_ins_created_by on public.walk_ins (created_by, created_at);
create index walk_ins_created_at on public.walk_ins (created_at);

revoke all on table public.walk_ins from public, anon, authenticated;
grant select, insert, update, delete on table public.walk_ins to service_role;

alter table public.walk_ins enable row level security;

create trigger refuse_part_mobile before insert on public.walk_ins
  for each row execute function private.refuse_part_mobile('phone');
create trigger date_status before update of status on public.walk_ins
  for each row when (old.status <> new.status) execute function private.date_status('walk_in');
create trigger keep_lead after insert or delete or update of status on public.walk_ins
  for each row execute function private.keep_lead('walk_in');

create function public.desk_add_walk_in(walk_in uuid, answers jsonb) returns jsonb
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  known public.walk_ins;
  added public.walk_ins;
  lead public.leads;
begin
  perform private.require_staff();
  if jsonb_typeof(answers) is distinct from 'object' or answers - array[
    'name', 'phone', 'email', 'source', 'item_id', 'item_name', 'city', 'note', 'language'
  ] <> '{}' then
    raise exception 'There is no such answer' using errcode = '22023';
  end if;
  -- A second attempt waits here for the first.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('walk_ins ' || auth.uid(), 0));
  select * into known from public.walk_ins w where w.id = walk_in;
  if known.id is not null then
    if known.created_by is distinct from auth.uid() or not jsonb_strip_nulls(to_jsonb(known)) @> jsonb_strip_nulls(answers) then
      raise exception 'The id belongs to another one' using errcode = '23505';
    end if;
  else
    if (select count(*) >= 100 from public.walk_ins w
        where w.created_by = auth.uid() and w.created_at > now() - interval '1 hour') then
      raise exception 'Too many within an hour' using errcode = 'PT429';
    end if;
    added := jsonb_populate_record(null::public.walk_ins, '{"language": "ar"}' || answers);
    added.id := walk_in;
    added.created_by := auth.uid();
    added.created_at := now();
    added.status := 'in_progress';
    insert into public.walk_ins select added.*;
    select * into lead from public.leads l where l.kind = 'walk_in' and l.id = walk_in;
    insert into public.lead_events (id, kind, request_id, actor_id, actor_name, action, detail)
      values (walk_in, 'walk_in', walk_in, auth.uid(), private.name_of(auth.uid()), 'added',
        jsonb_build_object('source', added.source, 'taken', lead.owner_id is null));
    if lead.owner_id is null then
      perform private.give_person(lead.person_id, auth.uid(), walk_in, auth.uid(), private.name_of(auth.uid()),
        'walk_in', walk_in);
      update public.leads l set owner_id = auth.uid() where l.kind = 'walk_in' and l.id = walk_in;
    end if;
  end if;
  select * into lead from public.leads l where l.kind = 'walk_in' and l.id = walk_in;
  return jsonb_build_object('result', 'done', 'lead', private.lead_json(lead));
end
$$;
comment on function public.desk_add_walk_in(uuid, jsonb) is
  'For staff: adds somebody who called or came in: name, phone, source, and perhaps email, item_id, item_name, city, note, '
  'language. They belong to who adds them, with all open requests of that number; where a colleague has the person, to the '
  'colleague, as owner_id then says. A repeat of the same adds nothing.';

revoke all on function
  public.desk_add_walk_in(uuid, jsonb)
  from public, anon, authenticated;
grant execute on function
  public.desk_add_walk_in(uuid, jsonb)
  to authenticated;
