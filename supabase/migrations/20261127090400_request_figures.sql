-- Checks the figures of requests as the forms do. Earlier requests stay unchanged and can still be progressed, although
-- PostgreSQL checks a row at every change.

create or replace function private.amount_of(value text) returns numeric
  language sql immutable parallel safe
  set search_path = ''
  as $$
    select case
      when bare ~ '^([0-9]{1,12}|[0-9]{1,3}([,\u066C\u060C'' \u00A0\u202F][0-9]{3}){1,3})([.\u066B][0-9]{1,2})?$'
      then regexp_replace(replace(bare, U&'\066B', '.'), '[^0-9.]', '', 'g')::numeric
    end
    from (
      select regexp_replace(
        translate(
          value,
          U&'\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9',
          '01234567890123456789'
        ),
        '^ *EGP *| *(EGP)? *$', '', 'g'
      ) as bare
    ) western
  $$;
comment on function private.amount_of(text) is
  'The amount that a text states in digits of any script: plain or in groups of three, with piastres and EGP or without. '
  'Nothing for any other text.';

alter table public.financing_requests
  drop constraint financing_requests_year_plausible,
  drop constraint financing_requests_car_price_plausible,
  drop constraint financing_requests_down_payment_plausible,
  drop constraint financing_requests_monthly_income_plausible;
drop function private.says_amount(text);
alter table public.insurance_requests
  drop constraint insurance_requests_price_plausible,
  drop constraint insurance_requests_year_plausible;

do $$
declare
  rule record;
begin
  for rule in
    select * from (values
      (
        'financing_requests', 'year_plausible',
        $check$year ~ '^[0-9\u0660-\u0669\u06F0-\u06F9]{4}$' and private.amount_of(year) between 1990 and 2100$check$
      ),
      ('financing_requests', 'car_price_plausible', 'private.amount_of(car_price) between 1000 and 1000000000'),
      (
        'financing_requests', 'down_payment_plausible',
        'private.amount_of(down_payment) between 0 and private.amount_of(car_price)'
      ),
      ('financing_requests', 'monthly_income_plausible', 'private.amount_of(monthly_income) between 0 and 1000000000'),
      (
        'insurance_requests', 'price_plausible',
        'current_car_price between 1000 and 1000000000 and current_car_price = round(current_car_price, 2)'
      ),
      -- Makers are a year ahead of the calendar.
      (
        'insurance_requests', 'year_plausible',
        'year between 2010 and extract(year from created_at at time zone ''Africa/Cairo'') + 1'
      )
    ) rules (request_table, name, accepted)
  loop
    execute format(
      'alter table public.%I add constraint %I check (created_at < %L::timestamptz or coalesce(%s, false)) not valid',
      rule.request_table, rule.request_table || '_' || rule.name, clock_timestamp(), rule.accepted
    );
  end loop;
end
$$;
