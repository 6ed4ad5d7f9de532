-- Deletes an account with everything that belongs to it.

create function public.delete_account(account uuid) returns boolean
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  delete from auth.users where id = account;
  return found;
end
$$;
comment on function public.delete_account(uuid) is
  'Deletes an account; sessions, profile, roles, favourites and requests go by cascade. Only the secret key may call '
  'it: the function of the site does, once the person has proved by token and password that the account is theirs.';
revoke all on function public.delete_account(uuid) from public, anon, authenticated;
grant execute on function public.delete_account(uuid) to service_role;
