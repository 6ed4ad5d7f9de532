-- Nothing uses these indexes: pages compare brands loosely, and under row-level security PostgreSQL uses neither index for
-- that.

drop index public.cars_brand;
drop index public.cars_brand_any_case;
