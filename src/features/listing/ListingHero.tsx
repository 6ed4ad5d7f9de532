import './view-toggle.css';
import { RequestButton } from '@/features/request/RequestButton';
import { m } from '@/paraglide/messages.js';
import { formId } from './early-input';
import { ask } from './listing.store';
import type { View } from './state';

const views = [
  { value: 'brands', label: m.listing_view_brands },
  { value: 'models', label: m.listing_view_models },
] as const satisfies { value: View; label: () => string }[];

/** The head of the listing, with the choice between its two views. */
export function ListingHero({ view }: { view: View }) {
  return (
    <header className="wrap pb-8 pt-10 md:pb-12 md:pt-16">
      <h1 className="max-w-[14.9em] text-title">{m.listing_hero_title()}</h1>
      <p className="mt-4 max-w-prose text-body text-muted">{m.listing_hero_lead()}</p>
      <div className="mt-7 flex flex-wrap items-center gap-3">
        <fieldset className="view-toggle needs-script screen-only">
          <legend className="sr-only">{m.listing_view_label()}</legend>
          {views.map(({ value, label }) => (
            <label key={value}>
              <input
                type="radio"
                name="view"
                form={formId}
                value={value}
                checked={view === value}
                onChange={() => ask({ view: value })}
                autoComplete="off"
              />
              <span>{label()}</span>
            </label>
          ))}
        </fieldset>
        <RequestButton kind="advice" variant="accent" className="max-sm:w-full">
          {m.listing_help()}
        </RequestButton>
      </div>
    </header>
  );
}
