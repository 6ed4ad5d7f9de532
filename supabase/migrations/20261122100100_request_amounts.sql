-- Amounts and years of requests, as the forms give them. Requests that were stored before stay as they are.

create function private.amount_of(value text) returns numeric
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select case when value ~ '^[0-9]{1,10}(\.[0-9]+)?$' and char_length(value) <= 40 then value::numeric end
  $$;
comment on function private.amount_of(text) is
  'The number that a text of plain digits stands for; nothing for any other text.';
revoke all on function private.amount_of(text) from public, anon, authenticated;
-- Check constraints run as the person who writes.
grant execute on function private.amount_of(text) to authenticated, service_role;

-- A check that comes to nothing lets a row pass, so each says what becomes of a text that is no amount.
alter table public.financing_requests
  drop constraint financing_requests_year_plain,
  drop constraint financing_requests_car_price_plain,
  drop constraint financing_requests_down_payment_plain,
  drop constraint financing_requests_monthly_income_plain,
  add constraint financing_requests_year_plausible check (year ~ '^(199[0-9]|20[0-9]{2}|2100)$') not valid,
  add constraint financing_requests_car_price_plausible check (
    coalesce(private.amount_of(car_price) > 0 and private.amount_of(car_price) <= 1000000000, false)
  ) not valid,
  add constraint financing_requests_down_payment_plausible check (
    coalesce(private.amount_of(down_payment) <= least(private.amount_of(car_price), 1000000000), false)
  ) not valid,
  add constraint financing_requests_monthly_income_plausible check (
    coalesce(private.amount_of(monthly_income) <= 1000000000, false)
  ) not valid;

-- Nobody insures an electric car that is older.
alter table public.insurance_requests
  drop constraint insurance_requests_year_plausible,
  add constraint insurance_requests_year_plausible check (year between 2010 and 2100) not valid;
