-- The site's own logos stand in one file, so that a page of all brands fetches one rather than dozens.

update public.brands
set logo_url = '/brands/logos.svg#' || id
where logo_url = '/brands/' || id || '.svg';
