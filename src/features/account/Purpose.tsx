import { useEffect, useState } from 'react';
import { ownTab } from '#components/Button.tsx';
import { m } from '#paraglide/messages.js';
import { waysWithoutAccount } from '#session/prompt.ts';
import { purposeOf } from './purpose.ts';

/** Why somebody is here who was refused, what happens next, and the ways to us without an account. */
export function Purpose() {
  const [purpose, setPurpose] = useState<string | null>(null);
  useEffect(() => setPurpose(purposeOf(location.search)), []);
  return (
    // A script of the page shows it before the first paint.
    <div
      className={`mb-6 rounded-card bg-accent-soft p-4 text-small [.for-insurance_&]:block [.for-purpose_&]:block ${purpose === null ? 'hidden' : ''}`}
    >
      <p className="hidden font-semibold [.for-insurance_&]:block">
        {m.account_signin_insurance()}
      </p>
      <p className="min-h-[1lh] font-semibold">{purpose}</p>
      <p className="mt-1">{m.account_purpose_next()}</p>
      <p className="mt-1 flex flex-wrap gap-x-5">
        {waysWithoutAccount().map(({ label, href }) => (
          <a
            key={href}
            href={href}
            className="link inline-flex min-h-10 items-center"
            {...(href.startsWith('https:') ? ownTab : {})}
          >
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}
