-- People cannot change the e-mail of their account: a request for it is dropped, so its link changes nothing. Corrections
-- in the dashboard and the auth service's soft deletion write the e-mail itself, which is allowed.

create or replace function private.keep_account_email() returns trigger
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
revoke all on function private.follow_account_email() from public, anon, authenticated;

create trigger follow_account_email after update of email on auth.users
  for each row when (new.email is distinct from old.email)
  execute function private.follow_account_email();
