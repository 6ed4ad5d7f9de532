-- A mobile number that begins with 01 has 11 digits, as the forms say. Numbers that were stored before stay, and their
-- rows can still be changed: a check constraint would be asked at each change, so triggers ask for new numbers only.

create function private.is_whole_mobile(value text) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select d.digits not like '01%' or char_length(d.digits) = 11
    from (select regexp_replace(private.search_words(value), '[^0-9]', '', 'g') as digits) d
  $$;
comment on function private.is_whole_mobile(text) is
  'False for a number that begins as an Egyptian mobile number, 01, and does not have its 11 digits.';

create function private.refuse_part_mobile() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  given text := to_jsonb(new) ->> tg_argv[0];
begin
  if private.is_whole_mobile(given) then
    return new;
  end if;
  if tg_op = 'UPDATE' and given = to_jsonb(old) ->> tg_argv[0] then
    return new;
  end if;
  -- An upsert of a profile that has the number already arrives here as an insert.
  if tg_table_name = 'profiles'
    and exists (select from public.profiles p where p.id = (to_jsonb(new) ->> 'id')::uuid and p.phone = given)
  then
    return new;
  end if;
  raise exception 'A mobile number that begins with 01 has 11 digits, such as 01012345678.'
    using errcode = 'check_violation';
end
$$;
comment on function private.refuse_part_mobile() is
  'Refuses a new number, in the column that the trigger names, that begins with 01 and does not have 11 digits.';

create trigger refuse_part_mobile before insert or update of phone on public.profiles
  for each row execute function private.refuse_part_mobile('phone');
create trigger refuse_part_mobile before insert on public.car_requests
  for each row execute function private.refuse_part_mobile('phone');
create trigger refuse_part_mobile before insert on public.charger_requests
  for each row execute function private.refuse_part_mobile('phone');
create trigger refuse_part_mobile before insert on public.visit_requests
  for each row execute function private.refuse_part_mobile('phone_number');
create trigger refuse_part_mobile before insert on public.financing_requests
  for each row execute function private.refuse_part_mobile('mobile_number');

-- An invalid number at sign-up must not prevent the account: it is left out.
create or replace function private.profile_from_account(account_email text, metadata jsonb, out name text, out phone text)
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

revoke execute on function private.is_whole_mobile(text), private.refuse_part_mobile() from public, anon, authenticated;
