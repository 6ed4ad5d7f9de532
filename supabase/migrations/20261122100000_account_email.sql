-- The e-mail of an account cannot be changed, not even by its owner, because everything that is stored about a person
-- relies on the address that they confirmed at sign-up. The auth service lets people request another one, and one of the
-- two backends accepts it without a mail to the new address.

create function private.keep_account_email() returns trigger
  language plpgsql
  set search_path = ''
  as $$
begin
  -- A backend stores the requested e-mail first; empty text there means none.
  if new.email is distinct from old.email
    or (coalesce(new.email_change, '') <> '' and new.email_change is distinct from old.email_change)
  then
    raise exception 'The e-mail of an account cannot be changed' using errcode = '42501';
  end if;
  return new;
end
$$;
comment on function private.keep_account_email() is
  'Refuses another e-mail for an account, and the question for one.';
revoke all on function private.keep_account_email() from public, anon, authenticated;

create trigger keep_account_email before update of email, email_change on auth.users
  for each row execute function private.keep_account_email();

-- The e-mail of a profile no longer changes. The trigger is dropped with its function, because on hosted projects only the
-- owner of `auth.users` may drop a trigger there.
drop function private.follow_account_email() cascade;
