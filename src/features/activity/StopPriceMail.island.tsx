import { useState } from 'react';
import { Button, ButtonLink } from '#components/Button.tsx';
import { Island } from '#components/Island.tsx';
import { Notice } from '#components/States.tsx';
import { paths } from '#config/paths.ts';
import { type StoppedMail, stopPriceMail } from '#data/own-functions.ts';
import { fullName } from '#domain/full-name.ts';
import { m } from '#paraglide/messages.js';

/** Stops the mails about one price, for the reader of such a mail. */
export default function StopPriceMail() {
  return (
    <Island>
      <Asking />
    </Island>
  );
}

function Asking() {
  const [outcome, setOutcome] = useState<StoppedMail | 'failed' | null>(null);
  const [busy, setBusy] = useState(false);
  const stop = async () => {
    setBusy(true);
    setOutcome(null);
    setOutcome(await stopPriceMail(location.search).catch(() => 'failed' as const));
    setBusy(false);
  };
  const isOver = outcome !== null && outcome !== 'failed' && outcome !== 'too_often';
  return (
    <div className="grid gap-5">
      <div role="alert" className="empty:hidden">
        {outcome && <Outcome outcome={outcome} />}
      </div>
      {!isOver && (
        <Button size="lg" busy={busy} onClick={stop} className="w-full">
          {busy ? m.favourites_stop_busy() : m.favourites_stop()}
        </Button>
      )}
    </div>
  );
}

function Outcome({ outcome }: { outcome: StoppedMail | 'failed' }) {
  if (outcome === 'failed') return <Notice tone="warning" title={m.favourites_stop_failed()} />;
  if (outcome === 'too_often') return <Notice tone="warning" title={m.account_too_often()} />;
  if (outcome === 'unknown') {
    const [title, text] = [m.favourites_stop_unknown(), m.favourites_stop_unknown_text()];
    return (
      <Notice tone="info" title={title} text={text}>
        <Favourites />
      </Notice>
    );
  }
  return (
    <Notice tone="positive" title={stoppedTitle(outcome)} text={m.favourites_stopped_text()}>
      <Favourites />
    </Notice>
  );
}

function stoppedTitle({ brand, model }: { brand: string | null; model: string | null }): string {
  if (model === null) return m.favourites_stopped_unnamed();
  return m.favourites_stopped({ name: brand === null ? model : fullName({ brand, name: model }) });
}

function Favourites() {
  return (
    <ButtonLink href={paths.favourites} size="sm" variant="secondary">
      {m.favourites_stop_orders()}
    </ButtonLink>
  );
}
