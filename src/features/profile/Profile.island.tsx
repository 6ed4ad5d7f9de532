import { useCallback, useEffect, useState } from 'react';
import { paths } from '@/config/paths';
import type { Profile as ProfileRecord } from '@/data/profiles';
import { m } from '@/paraglide/messages.js';
import { signInAddress } from '@/session/redirect';
import { $leaving, $user } from '@/session/session.store';
import { Button, ButtonLink } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';
import { IslandBoundary } from '@/ui/IslandBoundary';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';
import { notify, prepareToaster } from '@/ui/toast.store';
import { DeleteAccount } from './DeleteAccount';
import { DownloadData } from './DownloadData';
import { ProfileForm } from './ProfileForm';
import { loadProfile } from './profile-actions';

type State = ProfileRecord | 'loading' | 'failed' | 'left' | 'deleted';

/** The profile of the person who is signed in; whoever no longer is goes to the sign-in page, and back afterwards. */
export default function Profile() {
  return (
    <IslandBoundary>
      <OwnProfile />
    </IslandBoundary>
  );
}

function OwnProfile() {
  const [state, setState] = useState<State>('loading');
  const leave = useCallback(() => {
    setState('left');
    if (!$leaving.get()) location.replace(signInAddress(paths.profile));
  }, []);
  const load = useCallback(async () => {
    setState('loading');
    try {
      const profile = await loadProfile();
      if (profile === null) leave();
      else setState(profile);
    } catch (error) {
      console.error(error);
      setState('failed');
    }
  }, [leave]);

  useEffect(() => {
    prepareToaster().catch(() => undefined);
    void load();
  }, [load]);

  const shown = typeof state === 'object' ? state.id : undefined;
  useEffect(
    () =>
      $user.listen((user) => {
        if (user === null) leave();
        else if (shown !== undefined && user.id !== shown) void load();
      }),
    [leave, load, shown],
  );

  const sayDeleted = () => {
    setState('deleted');
    notify('success', { title: m.profile_deleted() });
  };

  if (state === 'loading') return <Loading />;
  if (state === 'failed') {
    return (
      <ErrorState title={m.profile_load_failed()}>
        <Button onClick={load}>{m.profile_try_again()}</Button>
      </ErrorState>
    );
  }
  if (state === 'deleted') {
    return (
      <Notice tone="positive" title={m.profile_deleted()} text={m.profile_deleted_text()}>
        <ButtonLink href={paths.home} size="sm" variant="secondary">
          {m.profile_home()}
        </ButtonLink>
      </Notice>
    );
  }
  if (state === 'left') {
    return (
      <Notice tone="info" title={m.profile_left()}>
        <ButtonLink href={signInAddress(paths.profile)} size="sm" variant="secondary">
          {m.profile_sign_in()}
        </ButtonLink>
      </Notice>
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
