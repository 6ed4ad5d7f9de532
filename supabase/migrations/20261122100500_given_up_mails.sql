-- How to retry a mail that was given up: the day for retries counts from `created_at`.

comment on column public.notifications.given_up_at is
  'After a day of failures. To try for another day, empty it and set created_at to now().';
