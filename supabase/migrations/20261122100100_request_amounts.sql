-- Limits amounts and years of requests to what the forms accept. Earlier requests stay unchanged.

-- Financing stores every answer as text, and other forms may write amounts differently. So these checks refuse text that
-- is no amount at all, and limit only numbers in plain digits.
create function private.amount_of(value text) returns numeric
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select case when value ~ '^[0-9]{1,12}(\.[0-9]{1,6})?$' then value::numeric end
  $$;
comment on function private.amount_of(text) is
  'The number that a text of plain digits stands for; nothing for any other text.';

create function private.says_amount(value text) returns boolean
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select value ~ '[0-9\u0660-\u0669\u06F0-\u06F9]' and value !~ '^[[:space:]]*-'
      and coalesce(private.amount_of(value) <= 1000000000, true)
  $$;
comment on function private.says_amount(text) is
  'A text that says an amount of money, in whatever way it is written: not less than nothing, and not absurdly much.';

revoke all on function private.amount_of(text), private.says_amount(text) from public, anon, authenticated;
-- Check constraints run as the person who writes.
grant execute on function private.amount_of(text), private.says_amount(text) to authenticated, service_role;

alter table public.financing_requests
  add constraint financing_requests_year_plausible check (year ~ '[0-9\u0660-\u0669\u06F0-\u06F9]{4}') not valid,
  add constraint financing_requests_car_price_plausible check (
    private.says_amount(car_price) and coalesce(private.amount_of(car_price) > 0, true)
  ) not valid,
  add constraint financing_requests_down_payment_plausible check (
    private.says_amount(down_payment)
    and coalesce(private.amount_of(down_payment) <= private.amount_of(car_price), true)
  ) not valid,
  add constraint financing_requests_monthly_income_plausible check (private.says_amount(monthly_income)) not valid;

-- No older electric cars are insured.
alter table public.insurance_requests
  drop constraint insurance_requests_year_plausible,
  add constraint insurance_requests_year_plausible check (year between 2010 and 2100) not valid;
