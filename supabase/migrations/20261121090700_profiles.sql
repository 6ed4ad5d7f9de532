-- The profile of each account, created by a trigger at sign-up.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  name text not null,
  email text not null,
  phone text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint profiles_name_plain check (private.is_plain_text(name, 100)),
  constraint profiles_email_bounded check (private.is_plain_text(email, 254)),
  constraint profiles_phone_plausible check (private.is_phone(phone))
);
comment on table public.profiles is
  'Name, e-mail and telephone of a person with an account; goes when the account goes.';
comment on column public.profiles.email is 'Copied from the account. The person cannot change it here.';

revoke all on table public.profiles from public, anon, authenticated;
grant select on table public.profiles to authenticated;
-- An upsert writes all its columns, including id and email; the trigger below keeps those unchanged.
grant insert (id, name, email, phone, updated_at) on table public.profiles to authenticated;
grant update (id, name, email, phone, updated_at) on table public.profiles to authenticated;
grant select, insert, update, delete on table public.profiles to service_role;

create function private.profile_from_account(account_email text, metadata jsonb, out name text, out phone text)
  language plpgsql immutable
  set search_path = ''
  as $$
declare
  facts jsonb := metadata;
  unseen constant text := '[\u0001-\u001F\u007F-\u009F]+';
begin
  -- Some backends store the metadata as text.
  if jsonb_typeof(metadata) = 'string' then
    begin
      facts := (metadata #>> '{}')::jsonb;
    exception when others then
      facts := null;
    end;
  end if;
  name := left(btrim(regexp_replace(facts ->> 'name', unseen, ' ', 'g')), 100);
  if name is null or not private.is_plain_text(name, 100) then
    name := left(split_part(account_email, '@', 1), 100);
  end if;
  if not private.is_plain_text(name, 100) then
    name := 'User';
  end if;
  phone := btrim(facts ->> 'phone');
  if not private.is_phone(phone) then
    phone := null;
  end if;
end
$$;
comment on function private.profile_from_account(text, jsonb) is
  'Name and telephone as given at sign-up; else the part of the e-mail before the @, else User. Never refuses.';

create function private.create_profile() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  if new.email is not null then
    insert into public.profiles (id, name, email, phone)
      select new.id, p.name, new.email, p.phone
      from private.profile_from_account(new.email, new.raw_user_meta_data) p
      on conflict (id) do nothing;
  end if;
  return null;
end
$$;
comment on function private.create_profile() is 'Gives each new account its profile.';

create function private.follow_account_email() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  update public.profiles set email = new.email where id = new.id and new.email is not null;
  return null;
end
$$;
comment on function private.follow_account_email() is 'Keeps the e-mail of a profile equal to that of its account.';

create function private.guard_profile() returns trigger
  language plpgsql
  set search_path = ''
  as $$
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.created_at := now();
    return new;
  end if;
  if new.id <> old.id then
    raise exception 'A profile belongs to one account' using errcode = '42501';
  end if;
  -- Sign-in ignores case, so capitals are no change.
  if lower(new.email) <> lower(old.email) then
    raise exception 'The e-mail of a profile cannot be changed' using errcode = '42501';
  end if;
  new.email := old.email;
  new.created_at := old.created_at;
  if new.name <> old.name and char_length(btrim(new.name)) < 2 then
    raise exception 'Name must be at least 2 characters.'
      using errcode = '23514', constraint = 'profiles_name_long_enough', table = 'profiles', schema = 'public';
  end if;
  return new;
end
$$;
comment on function private.guard_profile() is
  'What people may not do to their own profile: change its e-mail or owner, or shorten the name below two letters.';

revoke all on function
  private.profile_from_account(text, jsonb),
  private.create_profile(),
  private.follow_account_email(),
  private.guard_profile()
  from public, anon, authenticated;

create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();
create trigger follow_account_email after update of email on auth.users
  for each row when (new.email is distinct from old.email)
  execute function private.follow_account_email();
create trigger guard_profile before insert or update on public.profiles
  for each row execute function private.guard_profile();
create trigger touch_updated_at before insert or update on public.profiles
  for each row execute function private.touch_updated_at();

alter table public.profiles enable row level security;

create policy "People can read their own profile" on public.profiles
  for select to authenticated
  using (id = (select auth.uid()));
comment on policy "People can read their own profile" on public.profiles is 'Nobody else reads it, not even staff.';

create policy "People can create their own profile" on public.profiles
  for insert to authenticated
  with check (
    id = (select auth.uid()) and lower(email) = lower((select auth.jwt() ->> 'email'))
  );
comment on policy "People can create their own profile" on public.profiles is
  'For accounts older than the trigger; the e-mail must be that of the account.';

create policy "People can change their own profile" on public.profiles
  for update to authenticated
  using (id = (select auth.uid()))
  with check (id = (select auth.uid()));
comment on policy "People can change their own profile" on public.profiles is
  'Name and telephone; the rest is guarded.';
