-- How to retry an acknowledgement: the day for retries counts from `created_at`, refusals by `attempts`.

comment on column public.notifications.given_up_at is
  'When an acknowledgement was given up: after a day of failures, or refused for good. To try for another day, empty it, '
  'and set created_at to now() and attempts to 0.';
