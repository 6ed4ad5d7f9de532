import { paths } from '#config/paths.ts';
import type { FeedLine, TeamLine } from '#data/desk-feed.ts';
import { tableAddress } from '#features/desk/catalogue/address.ts';
import { doneInWords, tablesOfItems } from '#features/desk/catalogue/change-words.ts';
import { numbersOfMonth } from '#features/desk/numbers/address.store.ts';
import { eventWords, requestKindName } from '#features/desk/request-words.ts';
import { deskAddress } from '#features/desk/views.ts';
import { formatMonth } from '#lib/dates.ts';
import { asCount, formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';

/** What a line of the activity says. */
export type FeedWords = {
  /** What was done. */
  line: string;
  /** The note or message that belongs to it. */
  text: string | null;
  /** What it is about, and where that is opened; null where there is nothing to open. */
  about: { name: string; href: string } | null;
};

export function feedWords(line: FeedLine): FeedWords {
  if (line.area === 'requests') {
    const { kind, id, name, subject } = line;
    const href = paths.desk + deskAddress.write({ ...deskAddress.read(''), request: { kind, id } });
    return {
      ...eventWords(line),
      about: { name: [name, subject || requestKindName(kind)].join(' · '), href },
    };
  }
  return line.area === 'catalogue' ? catalogueWords(line) : teamWords(line);
}

function catalogueWords(line: Extract<FeedLine, { area: 'catalogue' }>): FeedWords {
  const [item] = line.items;
  const words = { line: doneInWords(line), text: null };
  if (item === undefined) return { ...words, about: null };
  const further = line.count - 1;
  const name =
    further > 0 ? m.desk_feed_and_more({ name: item.name, ...asCount(further) }) : item.name;
  const form =
    line.count === 1 && line.action !== 'removed' ? { kind: 'edit' as const, id: item.id } : null;
  const address = tableAddress.write({
    ...tableAddress.read(''),
    table: tablesOfItems[item.type],
    form,
  });
  return { ...words, about: { name, href: paths.deskCatalogue + address } };
}

const roleNames = { sales: m.desk_team_role_sales, manager: m.desk_team_role_manager };

function teamWords({
  action,
  member_name,
  role,
  rows,
  account_id,
  ...target
}: TeamLine): FeedWords {
  const name = member_name ?? '';
  const as = role ? roleNames[role]() : '';
  const line: Record<TeamLine['action'], () => string> = {
    invited: () => m.desk_feed_invited({ name, role: as }),
    uninvited: () => m.desk_feed_uninvited({ name }),
    joined: () => m.desk_feed_joined({ name, role: as }),
    role: () => m.desk_feed_role({ name, role: as }),
    left: () => m.desk_feed_left({ name }),
    target: () => targetWords(name, target),
    office: () => m.desk_feed_office(),
    requests_exported: () => m.desk_feed_exported(asCount(rows ?? 0)),
    person_exported: () => m.desk_feed_person_exported({ account: account_id?.slice(0, 8) ?? '' }),
    person_deleted: () => m.desk_feed_person_deleted({ account: account_id?.slice(0, 8) ?? '' }),
  };
  return {
    line: line[action](),
    text: null,
    about:
      action === 'target' && target.month !== null
        ? { name: m.desk_numbers_heading(), href: numbersOfMonth(target.month.slice(0, 7)) }
        : { name: m.desk_nav_team(), href: paths.deskTeam },
  };
}

function targetWords(member: string, target: Pick<TeamLine, 'month' | 'won'>): string {
  const name = member || m.desk_feed_whole_team();
  const month = target.month === null ? '' : formatMonth(target.month);
  return target.won === null
    ? m.desk_feed_target_gone({ name, month })
    : m.desk_feed_target({ name, month, won: formatNumber(target.won) });
}
