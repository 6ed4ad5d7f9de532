import type { FeedLine } from '#data/desk-feed.ts';
import { cairoTime } from '#domain/cairo.ts';
import { changesInWords } from '#features/desk/catalogue/change-words.ts';
import { DeskLink } from '#features/desk/DeskLink.tsx';
import { formatTime } from '#lib/dates.ts';
import { m } from '#paraglide/messages.js';
import { narrowActivity } from './address.store.ts';
import { feedWords } from './feed-words.ts';

/** One thing that somebody did, which opens what it is about. */
export function FeedEntry({ line }: { line: FeedLine }) {
  const { line: done, text, about } = feedWords(line);
  return (
    <li className="grid grid-cols-[3.75rem_minmax(0,1fr)] gap-x-2 border-b border-line py-2.5 text-small">
      <time dateTime={line.happened_at} className="text-muted tabular-nums">
        {formatTime(cairoTime(new Date(line.happened_at)))}
      </time>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
        <p>
          <bdi className="font-semibold">{line.actor_name ?? m.desk_history_operators()}</bdi> ·{' '}
          {done}
        </p>
        {text && (
          <p dir="auto" className="line-clamp-2 whitespace-pre-wrap break-words text-muted">
            {text}
          </p>
        )}
        {line.area === 'catalogue' &&
          changesInWords(line).map(({ name, label, from, to }) => (
            <p key={name} className="line-clamp-2 break-words text-muted">
              {label}: <bdi>{from}</bdi> → <bdi>{to}</bdi>
            </p>
          ))}
        <p className="flex flex-wrap items-baseline gap-x-4">
          {about && (
            <DeskLink href={about.href} className="link py-1">
              <bdi>{about.name}</bdi>
            </DeskLink>
          )}
          <More line={line} />
        </p>
      </div>
    </li>
  );
}

/** Shows all that was done about the same customer, car or charger. */
function More({ line }: { line: FeedLine }) {
  const narrowed =
    line.area === 'requests'
      ? { customer: line.person_id, item: null }
      : line.area === 'catalogue' && line.count === 1 && isOffered(line.items[0]?.type)
        ? { item: line.items[0]?.id ?? null, customer: null }
        : null;
  if (narrowed === null) return null;
  return (
    <button
      type="button"
      className="min-h-8 text-micro text-muted underline decoration-edge underline-offset-4 hover:text-ink"
      onClick={() => narrowActivity({ area: null, day: null, person: null, ...narrowed })}
    >
      {line.area === 'requests' ? m.desk_feed_of_customer() : m.desk_feed_of_item()}
    </button>
  );
}

const isOffered = (type: string | undefined) => type === 'car' || type === 'charger';
