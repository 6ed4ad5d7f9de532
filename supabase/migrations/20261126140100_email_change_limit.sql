-- A hosted backend mails the address that somebody asks for before it notes the wish. A refusal would undo with the note
-- also when the mail was sent, by which the backend holds the next one back: anybody could have mails sent without end.

create or replace function private.keep_account_email() returns trigger
  language plpgsql
  set search_path = ''
  as $$
begin
  if new.email is distinct from old.email then
    raise exception 'The e-mail of an account cannot be changed' using errcode = '42501';
  end if;
  -- The wish is forgotten, so that the link in its mail changes nothing.
  new.email_change := old.email_change;
  return new;
end
$$;
comment on function private.keep_account_email() is
  'Refuses another e-mail for an account, and forgets the wish for one.';
