import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { cairoToday } from '@/lib/dates';
import { m } from '@/paraglide/messages.js';
import { Button } from '@/ui/Button';
import { notify } from '@/ui/toast.store';
import { exportMyData } from './profile-actions';

/** A copy of everything that is kept of a person, for them to take along. */
export function DownloadData({ userId }: { userId: string }) {
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

/** Hands a text to the browser's downloads. */
function saveFile(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
