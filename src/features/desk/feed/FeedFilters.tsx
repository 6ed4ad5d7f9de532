import { useStore } from '@nanostores/react';
import X from 'lucide-react/icons/x';
import { Button } from '#components/Button.tsx';
import { Field, Input } from '#components/Field.tsx';
import { Pills } from '#components/Pills.tsx';
import { cairoToday } from '#domain/cairo.ts';
import { feedAreas } from '#domain/feed-areas.ts';
import { OwnerSelect } from '#features/desk/OwnerSelect.tsx';
import { m } from '#paraglide/messages.js';
import { $address, filterActivity } from './address.store.ts';

const areaNames = {
  all: m.desk_feed_all,
  requests: m.desk_nav_requests,
  catalogue: m.desk_nav_catalogue,
  team: m.desk_nav_team,
};
const areas = ['all', ...feedAreas] as const;

/** Narrows the activity to an area, a day, a person; and says when it is of one customer or car. */
export function FeedFilters() {
  const { area, day, person, item, customer } = useStore($address);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Pills
        label={m.desk_feed_area()}
        names={areas}
        chosen={area ?? 'all'}
        onChoose={(name) => filterActivity({ area: name === 'all' ? null : name })}
      >
        {(name) => areaNames[name]()}
      </Pills>
      <div className="grid gap-3 sm:max-w-xl sm:grid-cols-2">
        <Field label={m.desk_feed_day()} required>
          <Input
            type="date"
            max={cairoToday()}
            value={day ?? ''}
            onChange={({ target }) => filterActivity({ day: target.value || null })}
          />
        </Field>
        <OwnerSelect
          label={m.desk_feed_person()}
          value={person}
          none={m.desk_feed_everybody()}
          onChoose={(chosen) => filterActivity({ person: chosen })}
        />
      </div>
      {(item || customer) && (
        <Button
          size="sm"
          variant="secondary"
          className="justify-self-start"
          onClick={() => filterActivity({ item: null, customer: null })}
        >
          <X className="size-4" aria-hidden="true" />
          {customer ? m.desk_feed_only_customer() : m.desk_feed_only_item()}
        </Button>
      )}
    </div>
  );
}
