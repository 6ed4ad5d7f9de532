-- The desk reads and acts through the queue, whose history says who did what; these functions wrote none.

drop function public.sales_requests(text, text, timestamptz, uuid, integer);
drop function public.progress_request(text, uuid, text);
drop function private.requests_of(text, text, timestamptz, uuid, integer);
