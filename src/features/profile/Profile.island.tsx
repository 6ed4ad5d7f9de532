import Download from 'lucide-react/icons/download';
import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '#components/Button.tsx';
import { Island } from '#components/Island.tsx';
import { LoadFailed, Notice, Skeleton } from '#components/States.tsx';
import { notify } from '#components/toast.store.ts';
import { paths } from '#config/paths.ts';
import { cairoToday } from '#domain/cairo.ts';
import { saveFile } from '#lib/save-file.ts';
import { m } from '#paraglide/messages.js';
import { SignedOut, useOwnData } from '#session/own-page.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { exportMyData, loadProfile } from './profile-actions.ts';

/** The profile of the person who is signed in. */
export default function Profile() {
  return (
    <Island>
      <OwnProfile />
    </Island>
  );
}

function OwnProfile() {
  const { state, reload, leave } = useOwnData({ load: loadProfile });
  const [deleted, setDeleted] = useState(false);

  const sayDeleted = () => {
    setDeleted(true);
    notify('success', { title: m.profile_deleted() });
  };

  if (deleted) return <Deleted />;
  if (state === 'loading') return <Loading />;
  if (state === 'signed_out') return <SignedOut />;
  if (state === 'failed') {
    return <LoadFailed title={m.profile_load_failed()} onRetry={reload} />;
  }
  return (
    <div key={state.id} className="grid gap-10">
      <ProfileForm profile={state} />
      <DownloadData userId={state.id} />
      <DeleteAccount profile={state} onDeleted={sayDeleted} onSignedOut={leave} />
    </div>
  );
}

/** Takes the focus, because the button that had it is gone. */
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

/** Downloads everything that is stored about the person. */
function DownloadData({ userId }: { userId: string }) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const text = await exportMyData(userId);
      if (text !== null) saveFile(text, `tayar-${cairoToday()}.json`);
    } catch (error) {
      console.error(error);
      notify('error', { text: m.profile_download_failed() });
    }
    setBusy(false);
  };
  return (
    <section aria-labelledby="my-data" className="grid justify-items-start gap-3">
      <h2 id="my-data" className="text-subheading">
        {m.profile_download_heading()}
      </h2>
      <p className="text-small text-muted">{m.profile_download_text()}</p>
      <Button variant="secondary" busy={busy} onClick={download}>
        <Download className="size-4" aria-hidden="true" />
        {busy ? m.profile_download_busy() : m.profile_download()}
      </Button>
    </section>
  );
}
