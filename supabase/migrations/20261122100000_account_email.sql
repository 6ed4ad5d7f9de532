-- The e-mail of an account cannot be changed, by its owner no more than by anybody else: what is stored about a person
-- rests on the address that they proved at sign-up. The interface for accounts lets everybody ask for another, and one
-- of the two backends takes it without a mail to the new address.

create function private.keep_account_email() returns trigger
  language plpgsql
  set search_path = ''
  as $$
begin
  -- A backend notes first what somebody asked for; an empty text there says that nobody did.
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

-- The e-mail of a profile has nothing to follow any more. Its trigger goes with the function: a hosted project lets
-- only the owner of `auth.users` drop a trigger there.
drop function private.follow_account_email() cascade;
