/**
 * The draft of the finance ministry that brings customs duty on imported electric cars for the first time, before cabinet in
 * February and parliament in March 2026, as reported (Asharq Business, 2026-02-03; newsbase 423711). Its outcome was not
 * found. A newer rate in the table of tariffs takes its place on pages.
 */
export const customsDraft = { day: '2026-02-03', source: 'Asharq Business' } as const;
