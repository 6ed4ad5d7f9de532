-- Why the last rebuild failed, where the host says so.

alter table private.rebuild
  add column failed_at timestamptz,
  add column failure text,
  add constraint rebuild_failure_bounded check (char_length(failure) <= 500);
comment on column private.rebuild.failure is 'What the host said of a build that failed; null once one succeeds.';

create function public.note_deploy(reason text default null) returns void
  language sql security definer
  set search_path = ''
  as $$
    update private.rebuild set failed_at = case when reason is not null then now() end, failure = left(reason, 500)
  $$;
comment on function public.note_deploy(text) is 'Notes why a build has failed; null: that one has succeeded.';
revoke all on function public.note_deploy(text) from public, anon, authenticated;
grant execute on function public.note_deploy(text) to service_role;

create or replace function public.desk_rebuild() returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  as $$
begin
  perform private.require_staff();
  return (
    select jsonb_build_object(
      'now', now(), 'wanted_since', r.waiting_since, 'called_at', nullif(r.called_at, '-infinity'),
      'failed_at', r.failed_at, 'failure', r.failure,
      'changed_at', greatest(
        (select max(b.updated_at) from public.brands b), (select max(c.updated_at) from public.cars c),
        (select max(c.updated_at) from public.chargers c), (select max(t.updated_at) from public.tariffs t),
        (select max(w.withdrawn_at) from public.catalogue_withdrawals w)))
    from private.rebuild r
  );
end
$$;
comment on function public.desk_rebuild() is
  'For staff: when the catalogue last changed, since when a build is wanted, when one was last called for, and why the '
  'last one failed. What the site was built from, the site itself says.';
