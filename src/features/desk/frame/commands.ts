import { inOtherLanguage, otherThan, paths } from '#config/paths.ts';
import type { Lead } from '#data/desk.ts';
import type { SavedView } from '#data/desk-views.ts';
import type { Role } from '#data/team.ts';
import { openLead } from '#features/desk/address.store.ts';
import { canDeskAct, deskAct } from '#features/desk/desk-acts.ts';
import { type DeskKey, deskKeys } from '#features/desk/desk-keys.ts';
import { deskParts, partFacts } from '#features/desk/parts.ts';
import { requestKindName } from '#features/desk/request-words.ts';
import { deskAddress, viewNames, views } from '#features/desk/views.ts';
import { pageAddress } from '#lib/page.ts';
import { goTo } from '#lib/page-address.store.ts';
import { searchWords } from '#lib/search-words.ts';
import { m } from '#paraglide/messages.js';
import { getLocale } from '#paraglide/runtime.js';
import { toggleTheme } from '#session/theme.store.ts';

/** Something that the command bar does. */
export type Command = {
  id: string;
  label: string;
  /** Beside the label: the key that does the same, or what a request is about. */
  aside?: string;
  group: 'request' | 'actions' | 'found' | 'parts' | 'views' | 'settings';
  run: () => void;
};

export const commandGroups: Record<Command['group'], () => string> = {
  request: m.desk_request_label,
  actions: m.desk_frame_actions,
  found: m.desk_nav_requests,
  parts: m.desk_frame_command_parts,
  views: m.desk_views_label,
  settings: m.desk_frame_command_settings,
};

/** What can be done about the request that is open. */
const requestKeys = [
  'reached',
  'noReply',
  'wrongNumber',
  'take',
  'reply',
  'step',
  'note',
  'close',
] as const satisfies DeskKey[];

/** What somebody can do now, in the order in which it is offered. */
export function commandsFor(role: Role): Command[] {
  const ofKey =
    (group: Command['group']) =>
    (name: DeskKey): Command => {
      const { does, shown } = deskKeys[name];
      return { id: name, label: does(), aside: shown, group, run: () => deskAct(name) };
    };
  const ofRequest = requestKeys.filter(canDeskAct).map(ofKey('request'));
  const parts = deskParts
    .filter((part) => role === 'manager' || !partFacts[part].managers)
    .map((part): Command => {
      const { label, path } = partFacts[part];
      return { id: part, label: label(), group: 'parts', run: () => goTo(path()) };
    });
  const ofViews = views.map((view): Command => {
    const address = paths.desk + deskAddress.write({ ...deskAddress.read(''), view });
    return {
      id: `view/${view}`,
      label: viewNames[view](),
      group: 'views',
      run: () => goTo(address),
    };
  });
  const other = otherThan(getLocale());
  return [
    ...ofRequest,
    ...(canDeskAct('add') ? [ofKey('actions')('add')] : []),
    ...parts,
    ...ofViews,
    { id: 'theme', label: m.desk_frame_theme(), group: 'settings', run: toggleTheme },
    {
      id: 'language',
      label: m.site_language({}, { locale: other }),
      group: 'settings',
      run: () => location.assign(inOtherLanguage(pageAddress())),
    },
  ];
}

/** The commands with those that lead to saved views, after the views that everybody has. */
export function withSavedViews(commands: readonly Command[], saved: readonly SavedView[]) {
  const later = commands.findIndex(({ group }) => group === 'settings');
  const ofSaved = saved.map(
    ({ id, name, query }): Command => ({
      id: `view/${id}`,
      label: name,
      group: 'views',
      run: () => goTo(paths.desk + query),
    }),
  );
  return commands.toSpliced(later < 0 ? commands.length : later, 0, ...ofSaved);
}

/** A command that opens a request which was found. */
export const openCommandOf = (lead: Lead): Command => ({
  id: `${lead.kind}:${lead.id}`,
  label: lead.name,
  aside: [requestKindName(lead.kind), lead.subject].filter(Boolean).join(' · '),
  group: 'found',
  run: () => openLead(lead),
});

/** The commands whose names have these words in them. */
export const matching = (commands: readonly Command[], typed: string): Command[] =>
  commands.filter(({ label }) => searchWords(label).includes(searchWords(typed)));
