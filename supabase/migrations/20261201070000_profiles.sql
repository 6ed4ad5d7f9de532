-- A person's name and telephone number. A trigger makes a profile at sign-up.

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
grant select, insert, update, delete on table public.profiles to service_role;
grant insert (id, name, email, phone, updated_at) on public.profiles to authenticated;
grant update (id, name, email, phone, updated_at) on public.profiles to authenticated;

create trigger touch_updated_at before insert or update on public.profiles
  for each row execute function private.touch_updated_at();
create trigger refuse_part_mobile before insert or update of phone on public.profiles
  for each row execute function private.refuse_part_mobile('phone');

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

create function private.name_of(person uuid) returns text
  language sql stable security definer
  set search_path = ''
  as $$
    select coalesce(nullif(p.name, ''), u.email::text)
    from auth.users u left join public.profiles p on p.id = u.id where u.id = person
  $$;
comment on function private.name_of(uuid) is 'The name of a person as the team sees it.';

create function private.given_name(whole text) returns text
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select case when whole not like '%@%' then substring(btrim(whole) from
      '^(?:\S+\.\s+)*(?:(?:عبد|أبو|ابو|أم|ام|[Aa]bd|[Aa]bdel|[Aa]bdul|[Aa]bu|[Aa]bo|[Oo]mm?|[Uu]mm)\s+(?:(?:[Ee]l|[Aa]l)\s+)?)?\S+'
    ) end
  $$;
comment on function private.given_name(text) is
  'The first name of a whole one: the first word with a title before it, and the next where a name such as ''Abd El Rahman'' '
  'needs it. Null where there is none, or an address stands for it.';

-- An invalid number at sign-up must not prevent the account: it is left out.
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
  if not private.is_phone(phone) or not private.is_whole_mobile(phone) then
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

create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();

create function private.guard_profile() returns trigger
  language plpgsql
  set search_path = ''
  as $$
declare
  -- The same characters as in is_plain_text().
  blanks constant text := '[[:space:]\u00A0\u2000-\u200F\u2028\u2029\u202F\u205F\u2060\u3000\uFEFF]';
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
  if new.name <> old.name and char_length(regexp_replace(new.name, blanks, '', 'g')) < 2 then
    raise exception 'Name must be at least 2 characters.'
      using errcode = '23514', constraint = 'profiles_name_long_enough', table = 'profiles', schema = 'public';
  end if;
  return new;
end
$$;
comment on function private.guard_profile() is
  'What people may not do to their own profile: change its e-mail or owner, or shorten the name below two letters.';

create trigger guard_profile before insert or update on public.profiles
  for each row execute function private.guard_profile();

create function private.keep_account_email() returns trigger
  language plpgsql
  set search_path = ''
  as $$
begin
  if new.email is distinct from old.email then
    -- A request from before these rules may still be stored; confirming it is a change by a person, too.
    if current_user in ('anon', 'authenticated') or new.email = nullif(old.email_change, '') then
      raise exception 'The e-mail of an account cannot be changed' using errcode = '42501';
    end if;
  end if;
  new.email_change := case when new.email_change = '' then '' else old.email_change end;
  return new;
end
$$;
comment on function private.keep_account_email() is
  'Refuses people another e-mail for their account, and forgets the wish for one. The account service passes, as it '
  'does for corrections by the team and for soft deletion.';

create trigger keep_account_email before update of email, email_change on auth.users
  for each row execute function private.keep_account_email();

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

create trigger follow_account_email after update of email on auth.users
  for each row when (new.email is distinct from old.email)
  execute function private.follow_account_email();

create table private.unproven_passwords (
  account uuid primary key references auth.users (id) on delete cascade,
  -- As the auth service stores it, never in plain text.
  encrypted text not null,
  ended_at timestamptz not null default now()
);
comment on table private.unproven_passwords is
  'Passwords from before the e-mail was confirmed. They open nothing unless the person takes theirs up again within an hour.';

revoke all on table private.unproven_passwords from public, anon, authenticated, service_role;

alter table private.unproven_passwords enable row level security;

create function private.end_unproven_password() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  delete from private.unproven_passwords p
    where p.account = new.id or p.ended_at < now() - interval '1 hour';
  if coalesce(new.encrypted_password, '') <> '' then
    insert into private.unproven_passwords (account, encrypted) values (new.id, new.encrypted_password);
    new.encrypted_password := '';
  end if;
  return new;
end
$$;
comment on function private.end_unproven_password() is
  'Ends the password that was chosen before an e-mail was confirmed by a mail''s link.';

-- Without a mail there is no link: where sign-ups need no confirmation, and where the team confirms somebody, nothing ends.
create trigger end_unproven_password before update on auth.users
  for each row when (
    old.email_confirmed_at is null and new.email_confirmed_at is not null
    and (new.confirmation_sent_at is not null or new.recovery_sent_at is not null)
  ) execute function private.end_unproven_password();

create function public.keep_password() returns boolean
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  kept text;
begin
  delete from private.unproven_passwords p where p.account = auth.uid() and p.ended_at > now() - interval '1 hour'
    returning p.encrypted into kept;
  update auth.users u set encrypted_password = kept
    where kept is not null and u.id = auth.uid() and coalesce(u.encrypted_password, '') = '';
  return exists (
    select from auth.users u where u.id = auth.uid() and coalesce(u.encrypted_password, '') <> '');
end
$$;
comment on function public.keep_password() is
  'For the person whose link has just confirmed their e-mail: the password of the sign-up is theirs and works again. False '
  'when the account has no password.';

create function public.sign_in_of(account uuid, session uuid) returns jsonb
  language sql stable security definer
  set search_path = ''
  as $$
    select jsonb_build_object(
      'has_password', coalesce(u.encrypted_password, '') <> '',
      -- The moment at which the session began, which renewing does not change. The account's last sign-in may have been on
      -- another device.
      'seconds_ago', case
        when s.id is not null then extract(epoch from now() - least(s.created_at, u.last_sign_in_at))::integer
      end
    )
    from auth.users u left join auth.sessions s on s.id = session and s.user_id = u.id
    where u.id = account
  $$;
comment on function public.sign_in_of(uuid, uuid) is
  'Whether an account has a password, and how many seconds ago the session was signed in. For functions of the site.';

revoke all on function
  private.name_of(uuid),
  private.given_name(text),
  private.profile_from_account(text, jsonb),
  private.create_profile(),
  private.guard_profile(),
  private.keep_account_email(),
  private.follow_account_email(),
  private.end_unproven_password(),
  public.keep_password(),
  public.sign_in_of(uuid, uuid)
  from public, anon, authenticated;
grant execute on function
  public.keep_password()
  to authenticated;
grant execute on function
  public.sign_in_of(uuid, uuid)
  to service_role;
