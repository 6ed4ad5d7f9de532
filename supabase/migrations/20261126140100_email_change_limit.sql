-- A hosted backend mails the requested address before it stores the request. An error would also undo the time of that
-- mail, by which the backend limits the next one, so anybody could trigger any number of mails.

create or replace function private.keep_account_email() returns trigger
  language plpgsql
  set search_path = ''
  as $$
begin
  if new.email is distinct from old.email then
    raise exception 'The e-mail of an account cannot be changed' using errcode = '42501';
  end if;
  -- Drops the request, so that the link in its mail changes nothing.
  new.email_change := old.email_change;
  return new;
end
$$;
comment on function private.keep_account_email() is
  'Refuses another e-mail for an account, and forgets the wish for one.';
