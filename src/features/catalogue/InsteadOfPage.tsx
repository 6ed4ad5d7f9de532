import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#components/Button.tsx';
import { paths } from '#config/paths.ts';
import { m } from '#paraglide/messages.js';
import { usePageMeta } from './use-page.tsx';

type Props = {
  title: string;
  text?: string;
  /** The message of the backend or the browser, for support. */
  message?: string;
  retry?: () => void;
  /** Further links that look like buttons. */
  children?: ReactNode;
};

/** Replaces a page that cannot be shown, with links to other pages. */
export function InsteadOfPage({ title, text, message, retry, children }: Props) {
  return (
    <section role={retry && 'alert'} className="wrap pb-16 pt-10 md:pb-20 md:pt-16">
      <h1 className="max-w-[14.9em] text-title">{title}</h1>
      {text && <p className="mt-4 max-w-prose text-muted">{text}</p>}
      {message && <p className="mt-2 max-w-prose break-words text-small text-muted">{message}</p>}
      <div className="mt-8 flex flex-wrap gap-3">
        {retry && <Button onClick={retry}>{m.ui_try_again()}</Button>}
        {children}
        <ButtonLink href={paths.home} variant="ghost">
          {m.errors_not_found_home()}
        </ButtonLink>
      </div>
    </section>
  );
}

type WithdrawnProps = {
  /** As the page called it. */
  name: string;
  /** Where to look for another. */
  brandId?: string | undefined;
  chargers?: true;
};

/** Replaces a page whose car, brand or charger has been withdrawn since the build. */
export function Withdrawn({ name, brandId, chargers }: WithdrawnProps) {
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
