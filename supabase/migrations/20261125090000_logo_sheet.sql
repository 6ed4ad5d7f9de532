-- One file has all of the site's own logos, so that a page of all brands fetches one file instead of dozens.

update public.brands
set logo_url = regexp_replace(logo_url, '^/brands/([a-z0-9-]+)\.svg$', '/brands/logos.svg#\1')
where logo_url ~ '^/brands/[a-z0-9-]+\.svg$' and logo_url <> '/brands/logos.svg';
