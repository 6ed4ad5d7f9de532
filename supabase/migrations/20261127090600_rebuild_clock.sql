-- After the clock was set back, stored moments are far in the future. Nothing is ever planned more than about a minute
-- ahead, so anything later counts as past.

create or replace function public.want_rebuild() returns integer
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  r private.rebuild;
  due timestamptz;
begin
  select * into r from private.rebuild for update;
  due := r.due_at;
  if r.wanted = r.called or due > now() + interval '2 minutes' then
    -- Waits for the rest of the burst, and keeps builds apart.
    due := greatest(now() + interval '2 seconds', least(r.called_at, now()) + interval '10 seconds');
  end if;
  if r.awaited_until > now() and r.awaited_until < now() + interval '2 minutes' then
    update private.rebuild set wanted = r.wanted + 1, due_at = due;
    return null;
  end if;
  update private.rebuild
    set wanted = r.wanted + 1, due_at = due, awaited_until = greatest(due, now()) + interval '30 seconds';
  return greatest(0, ceil(extract(epoch from due - now()) * 1000));
end
$$;

create or replace function public.claim_rebuild() returns bigint
  language sql security definer
  set search_path = ''
  as $$
    -- Due again later, so that the sweep takes over if the caller dies now.
    update private.rebuild set due_at = now() + interval '1 minute'
    where wanted > called and (due_at <= now() or due_at > now() + interval '2 minutes')
    returning wanted
  $$;
