-- PostgreSQL lets everybody call a new function, and what is revoked for one schema does not take that back. Those that
-- are there are revoked one by one; this is for the next.

alter default privileges revoke execute on functions from public;
