-- Somebody may sign up with another person's address. The moment the owner of the mailbox opens the link, the e-mail counts
-- as confirmed and the password that was chosen before ends, in one step. The browser that made the account, which has
-- the session of the link by then, takes its password up again.

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

revoke all on function private.end_unproven_password(), public.keep_password() from public, anon, authenticated;
grant execute on function public.keep_password() to authenticated;
