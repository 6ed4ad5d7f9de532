-- PostgreSQL lets everybody call new functions, and revoking that for one schema has no effect. Existing functions are
-- revoked one by one; this is for later ones.

alter default privileges revoke execute on functions from public;
