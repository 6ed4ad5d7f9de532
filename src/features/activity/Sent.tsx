import Car from 'lucide-react/icons/car';
import PlugZap from 'lucide-react/icons/plug-zap';
import { useState } from 'react';
import { Badge } from '#components/Badge.tsx';
import { Button } from '#components/Button.tsx';
import { SpecList } from '#components/SpecList.tsx';
import { Skeleton } from '#components/States.tsx';
import { Picture } from '#features/catalogue/Picture.tsx';
import { PriceAlert } from '#features/catalogue/PriceAlert.tsx';
import { linedRows } from '#features/request/Lines.tsx';
import { resultRows } from '#features/request/shown-text.ts';
import { submissionRows, submissionTitle } from '#features/request/submission-text.ts';
import { m } from '#paraglide/messages.js';
import { AgreedVisit } from './AgreedVisit.tsx';
import { AskDialog } from './AskDialog.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import type { ShownItem } from './items.ts';
import { agreedVisit, canChange, statusOf } from './request-status.ts';
import { ShownResults } from './ShownResults.tsx';
import type { SentRequest } from './sent-request.ts';
import { WaitingProposal } from './WaitingProposal.tsx';

type Props = SentRequest & {
  /** Loads the requests again. */
  onChanged: () => Promise<void>;
};

const rowClasses =
  'grid grid-cols-[5.5rem_1fr] gap-x-4 border-b border-line py-6 sm:grid-cols-[10rem_1fr] sm:gap-x-6 lg:grid-cols-[12rem_1fr_auto]';
const pictureClasses = 'self-start overflow-hidden rounded-control sm:row-span-2';

/** A sent request: what comes next, who answers, what was shown and sent, and what can still be done. */
export function Sent({ submission, visit, proposal, contact, item, onChanged }: Props) {
  const isProposed = proposal !== null;
  const status = statusOf({ submission, visit, contact, isProposed });
  const agreed = agreedVisit(submission, visit);
  const title = submissionTitle(submission);
  const results = resultRows(submission);
  return (
    <article aria-label={title} className={rowClasses}>
      <div className={pictureClasses}>
        <ItemPicture item={item} isCharger={submission.table === 'charger_requests'} />
      </div>
      <div className="min-w-0">
        <h2 className="break-words text-subheading tabular-nums">{status.next}</h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
          {item ? (
            <a href={item.href} className="hover:underline">
              {title}
            </a>
          ) : (
            <span>{title}</span>
          )}
          <Badge tone={status.tone}>{status.label}</Badge>
        </p>
        {status.who && <p className="mt-1 text-small text-muted">{status.who}</p>}
      </div>
      <div className="col-span-full min-w-0 sm:col-span-1 sm:col-start-2">
        {status.note && <p className="mt-2 break-words text-small">{status.note}</p>}
        {agreed && <AgreedVisit visit={agreed} title={title} />}
        <WaitingProposal proposal={proposal} onChanged={onChanged} />
        <ShownResults rows={results.own} />
        {item && canChange(submission) && <PriceToday item={item} />}
        <p className="mt-2 text-micro text-muted">{status.dates}</p>
        <Details
          rows={submissionRows(submission)}
          // What the tool for choosing showed goes with every request.
          shown={results.others}
        />
      </div>
      <Changes submission={submission} onChanged={onChanged} />
    </article>
  );
}

/** The picture of what it is about, or a sign where that is nothing of the catalogue. */
function ItemPicture({ item, isCharger }: { item: ShownItem | null; isCharger: boolean }) {
  if (item) return <Picture url={item.picture} place="thumbnail" kind={item.kind} alt="" />;
  const Sign = isCharger ? PlugZap : Car;
  return (
    <span className="grid aspect-[3/2] place-items-center bg-sunken text-muted">
      <Sign className="size-8" aria-hidden="true" />
    </span>
  );
}

function PriceToday({ item: { key, name, priceEgp, price } }: { item: ShownItem }) {
  if (priceEgp === null) return null;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 text-small">
      <span className="tabular-nums">{m.activity_price_today({ price })}</span>
      <PriceAlert favourite={key} name={name} />
    </div>
  );
}

type Rows = ReturnType<typeof submissionRows>;

/** The contents of a request, and what else the site had shown before. */
function Details({ rows, shown }: { rows: Rows; shown: Rows }) {
  return (
    <details className="mt-1">
      <summary className="inline-flex min-h-11 items-center text-small font-semibold">
        <span className="link">{m.activity_details()}</span>
      </summary>
      <div className="mt-2 max-w-2xl">
        <SpecList rows={linedRows(rows)} />
        <ShownResults rows={shown} />
      </div>
    </details>
  );
}

/** The actions that are still possible for a request. An open dialog stays when its request turns out to be closed. */
function Changes({ submission, onChanged }: Pick<Props, 'submission' | 'onChanged'>) {
  const [open, setOpen] = useState<'cancel' | 'ask' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      {canChange(submission) && (
        <div className="col-span-full mt-2 flex flex-wrap gap-2 sm:col-span-1 sm:col-start-2 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:flex-col lg:items-stretch lg:self-start">
          {submission.table === 'visit_requests' && (
            <Button size="sm" variant="secondary" onClick={() => setOpen('ask')}>
              {m.activity_ask()}
            </Button>
          )}
          <Button size="sm" variant="secondary" onClick={() => setOpen('cancel')}>
            {m.activity_cancel()}
          </Button>
        </div>
      )}
      <AskDialog id={submission.id} open={open === 'ask'} onClose={close} onChanged={onChanged} />
      <CancelDialog
        submission={submission}
        open={open === 'cancel'}
        onClose={close}
        onChanged={onChanged}
      />
    </>
  );
}

/** Placeholder of a list of requests. */
export function SentLoading() {
  return [1, 2, 3].map((row) => (
    <div key={row} className={rowClasses}>
      <div className={pictureClasses}>
        <Skeleton className="aspect-[3/2] w-full" />
      </div>
      <div className="grid content-start gap-2">
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-4 w-2/5" />
      </div>
      <div className="col-span-full mt-4 grid max-w-2xl gap-3 sm:col-span-1 sm:col-start-2">
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-9 w-32" />
      </div>
    </div>
  ));
}
