import { useQuery } from '@tanstack/react-query';
import { ownTab } from '#components/Button.tsx';
import { paths } from '#config/paths.ts';
import type { DeskRequest } from '#data/desk.ts';
import type { PublishedItem, RequestedItem } from '#data/desk-item.ts';
import { carOf } from '#domain/request-text.ts';
import { kindOfTable } from '#domain/requests.ts';
import { slugOf } from '#domain/slug.ts';
import { m } from '#paraglide/messages.js';
import { itemQuery } from './request-queries.ts';

/** A link to the buyers' page of the car or charger that a request is about, where there is one. */
export function ItemLink({ request }: { request: DeskRequest }) {
  const requested = requestedItem(request);
  const { data: item } = useQuery(itemQuery(requested));
  if (!item) return null;
  return (
    <p className="text-small">
      <a {...ownTab} className="link inline-flex min-h-6 items-center" href={pageOf(item)}>
        {m.desk_item_page()}
      </a>
    </p>
  );
}

function requestedItem({ sent, submission }: DeskRequest): RequestedItem | null {
  if (sent.item_id) return { itemId: sent.item_id };
  return submission && carOf(kindOfTable(submission.table), submission);
}

function pageOf(item: PublishedItem): string {
  const slug = slugOf(item.model.trim(), item.id);
  return item.kind === 'car' ? paths.car(item.brandId, slug) : paths.charger(slug);
}
