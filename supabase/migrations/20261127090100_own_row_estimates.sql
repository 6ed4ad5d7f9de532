-- Estimated counts must not tell anything about other people's rows. The planner estimates the average number of rows per
-- person, which would reveal an account with many. With `n_distinct` it expects one row per person; the second condition
-- has the same effect while a table has no statistics.

do $$
declare
  owned text;
begin
  foreach owned in array array[
    'car_requests', 'charger_requests', 'visit_requests', 'insurance_requests', 'financing_requests', 'favorites'
  ] loop
    execute format('alter table public.%I alter column user_id set (n_distinct = -1)', owned);
    -- With an array the planner cannot replace this by the caller's own filter, such as another person's id, whose rows
    -- it would then count.
    execute format(
      'create policy "Nobody reads rows of others" on public.%I as restrictive
         for select to authenticated using (user_id = any (array[(select auth.uid())]))',
      owned
    );
    execute format(
      'comment on policy "Nobody reads rows of others" on public.%I is %L',
      owned, 'No policy added later can widen what people read; keeps estimates of row counts at one.'
    );
    execute format('analyze public.%I', owned);
  end loop;
end
$$;
