import { createListCollection, Listbox } from '@ark-ui/react/listbox';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '#components/Dialog.tsx';
import { Name } from '#components/Name.tsx';
import type { Role } from '#data/team.ts';
import { viewsQuery } from '#features/desk/deal-queries.ts';
import { queueQuery } from '#features/desk/queries.ts';
import { m } from '#paraglide/messages.js';
import {
  type Command,
  commandGroups,
  commandsFor,
  matching,
  openCommandOf,
  withSavedViews,
} from './commands.ts';

type Props = { role: Role; open: boolean; onClose: () => void };

/** Goes to a part, a view or a request, or acts on the one that is open, by a few letters. */
export function CommandBar({ role, open, onClose }: Props) {
  const chosen = useRef<Command>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      // The focus has gone back by then, so what the command focuses keeps it.
      onClosed={() => {
        const command = chosen.current;
        chosen.current = null;
        command?.run();
      }}
      title={m.desk_frame_command()}
    >
      <Commands
        role={role}
        onChoose={(command) => {
          chosen.current = command;
          onClose();
        }}
      />
    </Dialog>
  );
}

/** Debounce of the search for requests, in milliseconds. */
const debounceMs = 200;
/** How many requests that were found are offered. */
const foundShown = 6;

function useFound(typed: string): Command[] {
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const isAsked = search.length > 1;
  const { data } = useInfiniteQuery({ ...queueQuery({ search }, false), enabled: isAsked });
  return isAsked ? (data?.pages[0] ?? []).slice(0, foundShown).map(openCommandOf) : [];
}

function Commands({ role, onChoose }: Pick<Props, 'role'> & { onChoose: (of: Command) => void }) {
  const [typed, setTyped] = useState('');
  const [offered] = useState(() => commandsFor(role));
  const { data: saved = [] } = useQuery(viewsQuery);
  const found = useFound(typed);
  const items = [...matching(withSavedViews(offered, saved), typed), ...found];
  const collection = createListCollection({
    items,
    itemToString: ({ label }) => label,
    itemToValue: ({ id }) => id,
  });
  const groups = [...new Set(items.map(({ group }) => group))];
  return (
    <Listbox.Root
      collection={collection}
      loopFocus
      value={[]}
      onSelect={({ value }) => {
        const command = items.find(({ id }) => id === value);
        if (command) onChoose(command);
      }}
    >
      <Listbox.Label className="sr-only">{m.desk_frame_command()}</Listbox.Label>
      <Listbox.Input
        autoHighlight
        aria-label={m.desk_frame_command()}
        value={typed}
        placeholder={m.desk_frame_command_hint()}
        autoComplete="off"
        maxLength={200}
        dir="auto"
        className="min-h-12 w-full rounded-control border border-edge bg-surface px-3.5 text-body placeholder:text-muted"
        onChange={({ target }) => setTyped(target.value)}
      />
      <Listbox.Content className="mt-3 max-h-[50dvh] overflow-y-auto">
        {groups.map((group) => (
          <Listbox.ItemGroup key={group} id={group}>
            <Listbox.ItemGroupLabel className="block px-3 pb-1 pt-2 text-micro text-muted">
              {commandGroups[group]()}
            </Listbox.ItemGroupLabel>
            {items
              .filter((item) => item.group === group)
              .map((item) => (
                <Listbox.Item
                  key={item.id}
                  item={item}
                  className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-control px-3 text-small data-[highlighted]:bg-sunken"
                >
                  <Listbox.ItemText className="min-w-0 truncate">
                    <Name text={item.label} />
                  </Listbox.ItemText>
                  {item.aside && (
                    <span className="max-w-[50%] truncate text-micro text-muted">
                      <Name text={item.aside} />
                    </span>
                  )}
                </Listbox.Item>
              ))}
          </Listbox.ItemGroup>
        ))}
      </Listbox.Content>
      {items.length === 0 && (
        <p role="status" className="px-3 py-4 text-small text-muted">
          {m.desk_frame_command_none()}
        </p>
      )}
    </Listbox.Root>
  );
}
