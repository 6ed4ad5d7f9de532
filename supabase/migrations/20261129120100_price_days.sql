-- The day of a price is a day on which somebody can have checked it: 'infinity' and the year 9999 are none.

update public.cars set price_verified_on = null, price_standing = 'level'
  where price_verified_on not between date '2000-01-01' and (now() at time zone 'Africa/Cairo')::date + 1;
update public.chargers set price_verified_on = null, price_standing = 'level'
  where price_verified_on not between date '2000-01-01' and (now() at time zone 'Africa/Cairo')::date + 1;

-- Until tomorrow, because the clocks of those who write may be ahead. A stored day never leaves these bounds.
alter table public.cars
  add constraint cars_price_verified_on_plausible
    check (price_verified_on between date '2000-01-01' and (now() at time zone 'Africa/Cairo')::date + 1);
alter table public.chargers
  add constraint chargers_price_verified_on_plausible
    check (price_verified_on between date '2000-01-01' and (now() at time zone 'Africa/Cairo')::date + 1);
