-- A request for insurance takes telephone numbers as the other four kinds do: with spaces, in Arabic digits, of any country.

alter table public.insurance_requests
  drop constraint insurance_requests_phone_is_a_mobile,
  add constraint insurance_requests_phone_plausible check (private.is_phone(phone));
create trigger refuse_part_mobile before insert on public.insurance_requests
  for each row execute function private.refuse_part_mobile('phone');
drop function private.is_egyptian_mobile(text);
