import { m } from '@/paraglide/messages.js';
import { buttonClasses } from '@/ui/button';
import { Icon } from './icons';
import { sortLabels } from './labels';
import { formId, panelId } from './listing-form';
import { sortKeys } from './sort';

/**
 * What stands above the cards: search, order, and on a phone the way to the filters. It belongs to the form and is
 * never drawn again, so it needs no script of its own.
 */
export function Toolbar() {
  return (
    <div className="models-tools needs-script screen-only">
      <label className="models-search">
        <span className="sr-only">{m.listing_search()}</span>
        <Icon name="search" className="size-5 text-muted" />
        <input
          type="search"
          name="q"
          form={formId}
          placeholder={m.listing_search_hint()}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
      </label>
      <div className="models-bar">
        <button
          type="button"
          className={`models-filter-button ${buttonClasses('secondary')}`}
          aria-haspopup="dialog"
          {...{ command: 'show-modal', commandfor: panelId }}
        >
          <Icon name="filters" className="size-5" />
          {m.listing_filters()}
        </button>
        <label className="models-sort">
          <span>{m.listing_sort()}</span>
          <select name="sort" form={formId} autoComplete="off">
            {sortKeys.map((key) => (
              <option key={key} value={key}>
                {sortLabels[key]()}
              </option>
            ))}
          </select>
          <Icon name="down" className="size-4" />
        </label>
      </div>
    </div>
  );
}
