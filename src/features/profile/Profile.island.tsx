import { useEffect, useRef, useState } from 'react';
import { paths } from '@/config/paths';
import { m } from '@/paraglide/messages.js';
import { SignedOut } from '@/session/SignedOut';
import { useOwn } from '@/session/use-own';
import { Button, ButtonLink } from '@/ui/Button';
import { Island } from '@/ui/Island';
import { ErrorState, Notice, Skeleton } from '@/ui/States';
import { notify } from '@/ui/toast.store';
import { DeleteAccount } from './DeleteAccount';
import { DownloadData } from './DownloadData';
import { ProfileForm } from './ProfileForm';
import { loadProfile } from './profile-actions';

/** The profile of the person who is signed in; whoever no longer is goes to the sign-in page, and back afterwards. */
export default function Profile() {
  return (
    <Island>
      <OwnProfile />
    </Island>
  );
}

function OwnProfile() {
  const { state, reload, leave } = useOwn({ path: paths.profile, load: loadProfile });
  const [deleted, setDeleted] = useState(false);

  const sayDeleted = () => {
    setDeleted(true);
    notify('success', { title: m.profile_deleted() });
  };

  if (deleted) return <Deleted />;
  if (state === 'loading') return <Loading />;
  if (state === 'left') return <SignedOut path={paths.profile} />;
  if (state === 'failed') {
    return (
      <ErrorState title={m.profile_load_failed()}>
        <Button onClick={reload}>{m.ui_try_again()}</Button>
      </ErrorState>
    );
  }
  return (
    <div key={state.id} className="grid gap-10">
      <ProfileForm profile={state} />
      <DownloadData userId={state.id} />
      <DeleteAccount profile={state} onDeleted={sayDeleted} onSignedOut={leave} />
    </div>
  );
}

/** It takes the focus, since the button that had it is gone with everything else. */
function Deleted() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="focus:outline-none">
      <Notice tone="positive" title={m.profile_deleted()} text={m.profile_deleted_text()}>
        <ButtonLink href={paths.home} size="sm" variant="secondary">
          {m.profile_home()}
        </ButtonLink>
      </Notice>
    </div>
  );
}

function Loading() {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{m.profile_loading()}</span>
      {['name', 'email', 'phone'].map((field) => (
        <div key={field} className="grid gap-1.5">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-12 w-full" />
        </div>
      ))}
      <Skeleton className="h-12 w-36" />
    </div>
  );
}
