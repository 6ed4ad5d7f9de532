-- The people behind requests. Whoever answers one request of a person has them all.

create table public.people (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table public.people is
  'A person who asked, called or came in, by account and telephone number. Goes with the last request. Only functions read '
  'and write it.';
comment on column public.people.owner_id is 'Who of the team has the person, and with them all their open requests.';

create index people_owner on public.people (owner_id) where owner_id is not null;

revoke all on table public.people from public, anon, authenticated;
grant select, insert, update, delete on table public.people to service_role;

alter table public.people enable row level security;

create function private.keep_owner_in_team() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  -- The lock makes a removal at the same moment wait, and then free this person too.
  perform from public.user_roles r where r.user_id = new.owner_id for key share;
  if not found then
    new.owner_id := null;
  end if;
  return new;
end
$$;
comment on function private.keep_owner_in_team() is 'A person belongs to somebody of the team or to nobody.';

create trigger keep_owner_in_team before insert or update of owner_id on public.people
  for each row when (new.owner_id is not null)
  execute function private.keep_owner_in_team();

create table private.person_keys (
  key text not null,
  person_id uuid not null references public.people (id) on delete cascade,
  primary key (key, person_id)
);
comment on table private.person_keys is
  'What two people who are one would share: e, an address; p, the end of a telephone number; n, a name as it sounds with a '
  'car or a city.';

create index person_keys_person on private.person_keys (person_id);

create table private.person_twins (
  first_id uuid not null references public.people (id) on delete cascade,
  second_id uuid not null references public.people (id) on delete cascade,
  found_at timestamptz not null default clock_timestamp(),
  dismissed_at timestamptz,
  dismissed_by uuid references auth.users (id) on delete set null,
  primary key (first_id, second_id),
  constraint person_twins_in_order check (first_id < second_id)
);
comment on table private.person_twins is 'Pairs of people who are likely one, found when a request came.';
comment on column private.person_twins.dismissed_at is 'When somebody said that they are two people.';

create index person_twins_second on private.person_twins (second_id);
create index person_twins_waiting on private.person_twins (found_at desc) where dismissed_at is null;

revoke all on table private.person_keys, private.person_twins from public, anon, authenticated, service_role;

create function private.name_sound(name text) returns text
  language plpgsql immutable parallel safe
  set search_path = ''
  as $$
declare
  word text;
  sounds text[];
  heard text[] := '{}';
begin
  foreach word in array string_to_array(private.search_words(name), ' ') loop
    sounds := private.sounds_of(word);
    if cardinality(sounds) > 0 then
      -- Of two readings the one without the h at its end, which is often left out.
      heard := heard || substr(case when length(sounds[1]) <= length(sounds[cardinality(sounds)]) then sounds[1]
        else sounds[cardinality(sounds)] end, 2);
    end if;
  end loop;
  return case when cardinality(heard) >= 2 then array_to_string(heard, ' ') end;
end
$$;
comment on function private.name_sound(text) is
  'The consonants of a name''s words, the same for منى سامي and Mona Samy; null for a name with fewer than two such words.';

create function private.phone_tail(phone_key text) returns text
  language sql immutable parallel safe
  set search_path = ''
  as $$
    -- Mobile numbers of two networks differ only in the ninth digit from the end.
    select case
      when phone_key ~ '^201[0-9]{9}$' then right(phone_key, 9)
      when char_length(phone_key) >= 8 then right(phone_key, 8)
    end
  $$;
comment on function private.phone_tail(text) is
  'The end of a telephone number, which stays when the codes before it are written otherwise. Null for a short number.';

revoke all on function
  private.keep_owner_in_team(),
  private.name_sound(text),
  private.phone_tail(text)
  from public, anon, authenticated;
