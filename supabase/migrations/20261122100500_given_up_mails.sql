-- How the team has a mail tried again: a day counts from `created_at`.

comment on column public.notifications.given_up_at is
  'After a day of failures. To try for another day, empty it and set created_at to now().';
