import { Name } from '#components/Name.tsx';
import type { WalkIn } from '#data/desk.ts';
import { m } from '#paraglide/messages.js';
import { sourceNames } from '../source-words.ts';

/** What the team noted of somebody who called or came in, as rows of a list. */
export function walkInRows({ source, item_name, city, note }: WalkIn) {
  const row = (name: string, text: string | null) =>
    text === null ? [] : [{ name, value: <Name text={text} /> }];
  return [
    { name: m.desk_people_source(), value: sourceNames[source]() },
    ...row(m.desk_item(), item_name),
    ...row(m.desk_people_city(), city),
    ...(note === null
      ? []
      : [
          {
            name: m.desk_note(),
            value: (
              <span dir="auto" className="block whitespace-pre-wrap break-words font-normal">
                {note}
              </span>
            ),
          },
        ]),
  ];
}
