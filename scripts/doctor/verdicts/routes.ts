import { inWords, type Reply } from '../ask.ts';
import { bad, type Finding, good } from '../finding.ts';

/** Judges the answer to an address that is not there. */
export function judgeMissing(reply: Reply): Finding {
  const isPage = 'text' in reply && reply.status === 404 && /<html/i.test(reply.text);
  return isPage
    ? good('An address that is not there gets the 404 page')
    : bad(
        `An address that is not there ${inWords(reply)}`,
        'Search engines need status 404 with 404.html: remove redirects that catch everything.',
      );
}

/** Judges the answer to an old address that has moved. */
export function judgeMoved(reply: Reply): Finding {
  const goal = 'headers' in reply ? reply.headers.get('location') : null;
  return 'status' in reply && reply.status === 301 && goal?.endsWith('/services/insurance')
    ? good('Old addresses lead to the new ones')
    : bad(`/insurance ${inWords(reply)}`, 'netlify.toml holds the redirects: deploy it.');
}

/** Judges the answer to a visitor who comes without encryption. */
export function judgeSecureOnly(reply: Reply): Finding {
  const goal = 'headers' in reply ? reply.headers.get('location') : null;
  return goal?.startsWith('https://')
    ? good('http leads to https')
    : bad(`http ${inWords(reply)}`, 'Netlify, Domain management > HTTPS: force HTTPS.');
}
