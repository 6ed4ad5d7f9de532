import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect } from 'react';
import { Island } from '#components/Island.tsx';
import { Skeleton } from '#components/States.tsx';
import { m } from '#paraglide/messages.js';
import { $user, replaceBySignIn } from '#session/session.store.ts';
import { insuranceSignIn, isOpenedToRead } from './entrance.ts';

const OwnQuote = lazy(() =>
  import('./OwnQuote.tsx').catch((error: unknown) => {
    console.error(error);
    return { default: NotLoaded };
  }),
);

/**
 * The insurance page's form and quotes, for people who are signed in. Everybody else is sent to sign in and back,
 * unless the address leads to a section to read. The stored copy of the user decides, so nobody waits for the backend.
 */
export default function InsuranceQuote() {
  const userId = useStore($user, { ssr: () => null })?.id;
  useEffect(
    () =>
      $user.subscribe((user) => {
        if (user === null && !isOpenedToRead(location.hash, navigator.userAgent)) {
          replaceBySignIn(insuranceSignIn());
        }
      }),
    [],
  );
  return (
    <Island>
      {userId === undefined ? (
        <Checking />
      ) : (
        <Suspense fallback={<Checking />}>
          <OwnQuote key={userId} userId={userId} />
        </Suspense>
      )}
    </Island>
  );
}

function Checking() {
  return (
    <div role="status" className="grid gap-10 lg:grid-cols-[3fr_2fr] lg:gap-16">
      <span className="sr-only">{m.insurance_checking()}</span>
      <div>
        <Skeleton className="h-8 w-48" />
        <Skeleton className="mb-7 mt-4 h-5 w-full" />
        <div className="grid gap-5 sm:grid-cols-2">
          {['brand', 'model', 'year', 'price', 'owner', 'phone'].map((field) => (
            <div key={field} className="grid gap-1.5">
              <Skeleton className="h-5 w-24" />
              <Skeleton className="h-12 w-full" />
            </div>
          ))}
        </div>
        <Skeleton className="mt-8 h-14 w-full" />
      </div>
    </div>
  );
}

function NotLoaded() {
  return (
    <p role="alert" className="rounded-card bg-warning-soft p-4 text-small">
      {m.insurance_not_loaded()}
    </p>
  );
}
