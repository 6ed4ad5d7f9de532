-- People cannot change the e-mail of their account: their way leads through a wish, which is forgotten, so its link
-- changes nothing. The sales team's correction in the dashboard and the soft deletion of the account service write the
-- e-mail itself; these pass.

create or replace function private.keep_account_email() returns trigger
  language plpgsql
  set search_path = ''
  as $$
begin
  if new.email is distinct from old.email then
    -- A wish from before these rules may still be stored. Confirming it is a person's change, too.
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
