import { inWords, type Reply } from '../ask.ts';
import { bad, type Finding, good } from '../finding.ts';

/** What each function has to answer to a stranger, and the variables that it needs. */
const endpoints = [
  {
    name: 'health',
    status: 200,
    variables: 'PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_PUBLISHABLE_KEY',
  },
  {
    name: 'send-notification',
    status: 401,
    variables: 'SUPABASE_SECRET_KEY, SMTP_HOST and SALES_EMAIL',
  },
  { name: 'delete-account', status: 401, variables: 'SUPABASE_SECRET_KEY' },
  { name: 'page-view', status: 204, variables: 'SUPABASE_SECRET_KEY' },
  { name: 'rebuild', status: 401, variables: 'BUILD_HOOK_URL and REBUILD_SECRET' },
  {
    name: 'rebuild with a forged secret',
    status: 401,
    variables: 'BUILD_HOOK_URL and REBUILD_SECRET',
  },
] as const;

export type EndpointName = (typeof endpoints)[number]['name'];

/** Judges what the site's functions answer to somebody without any right. */
export function judgeEndpoints(replies: Readonly<Record<EndpointName, Reply>>): Finding[] {
  return endpoints.map(({ name, status, variables }) => {
    const reply = replies[name];
    if ('failure' in reply) return bad(`${name}: ${reply.failure}`, 'Check PUBLIC_SITE_URL.');
    if (reply.status === status) {
      return good(status === 401 ? `${name} refuses strangers` : `${name} answers`);
    }
    if (reply.status === 404) {
      return bad(
        `${name} is not there`,
        'Deploy again, and look for the functions in the log of the deploy.',
      );
    }
    if (reply.status === 503) {
      return bad(
        `${name} is not set up`,
        `At Netlify set ${variables} for functions, then deploy again; its log names what is missing.`,
      );
    }
    if (reply.status === 502) {
      return bad(
        `${name} cannot use the backend`,
        'Read its log at Netlify; check SUPABASE_SECRET_KEY.',
      );
    }
    return bad(`${name} ${inWords(reply)} instead of ${status}`, 'Read its log at Netlify.');
  });
}
