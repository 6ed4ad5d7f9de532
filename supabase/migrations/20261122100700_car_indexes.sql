-- Nothing looks cars up by the brand's exact name, nor by its name in small letters: pages compare it loosely, under
-- row-level security, where PostgreSQL trusts neither index with rows that the reader may not see.

drop index public.cars_brand;
drop index public.cars_brand_any_case;
