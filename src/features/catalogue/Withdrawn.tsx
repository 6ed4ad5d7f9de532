import { paths } from '@/config/paths';
import { m } from '@/paraglide/messages.js';
import { ButtonLink } from '@/ui/Button';
import { InsteadOfPage } from './InsteadOfPage';
import { usePageMeta } from './page-meta';

type Props = {
  /** As the page called it. */
  name: string;
  /** Where to look for another. */
  brandId?: string | undefined;
  chargers?: true;
};

/** Stands in place of a page whose car, brand or charger has been withdrawn since it was built. */
export function Withdrawn({ name, brandId, chargers }: Props) {
  usePageMeta({ title: m.live_withdrawn_title() });
  return (
    <InsteadOfPage title={m.live_withdrawn_title()} text={m.live_withdrawn_text({ name })}>
      {chargers ? (
        <ButtonLink href={paths.chargers}>{m.live_chargers_link()}</ButtonLink>
      ) : (
        <ButtonLink href={paths.cars}>{m.live_cars_link()}</ButtonLink>
      )}
      {brandId !== undefined && (
        <ButtonLink href={paths.brand(brandId)} variant="secondary">
          {m.live_brand_link()}
        </ButtonLink>
      )}
    </InsteadOfPage>
  );
}
