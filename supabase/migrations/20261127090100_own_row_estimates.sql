-- Estimated counts say nothing about other people's rows. The planner takes the average number of rows per person for
-- those of the person who asks, and an account that sent most of them would show. With `n_distinct` it expects one row
-- per person, and the second condition makes that hold where a table has no statistics yet.

do $$
declare
  owned text;
begin
  foreach owned in array array[
    'car_requests', 'charger_requests', 'visit_requests', 'insurance_requests', 'financing_requests', 'favorites'
  ] loop
    execute format('alter table public.%I alter column user_id set (n_distinct = -1)', owned);
    -- An array keeps the planner from replacing this by a filter of the caller's, such as the id of another person,
    -- whose rows it would then count.
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
