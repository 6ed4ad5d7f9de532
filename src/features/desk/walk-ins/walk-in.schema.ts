import * as z from 'zod/mini';
import { walkInLimits } from '#data/desk-walk-ins.ts';
import { walkInSources } from '#domain/leads.ts';
import {
  oneOf,
  optionalText,
  readable,
  requiredPhone,
  requiredText,
} from '#features/request/field-rules.ts';
import { formatNumber } from '#lib/number.ts';
import { withoutHidden } from '#lib/plain-text.ts';
import { m } from '#paraglide/messages.js';

/** Somebody who called or came in, as the team types it. */
export function walkInSchema() {
  return z.object({
    phone: requiredPhone(m.request_phone_required()),
    name: requiredText(m.request_name_required(), walkInLimits.name),
    item: optionalText(walkInLimits.item_name),
    source: z.pipe(
      z.string(),
      z.transform((typed, context) => {
        const source = walkInSources.find((name) => name === typed);
        if (source !== undefined) return source;
        const message = m.desk_people_source_missing();
        context.issues.push({ code: 'custom', input: typed, message });
        return z.NEVER;
      }),
    ),
    city: optionalText(walkInLimits.city),
    note: z.pipe(
      z.string().check(
        z.overwrite((text) => withoutHidden(text.replace(/\r\n?/g, '\n')).trim()),
        readable(),
        z.maxLength(
          walkInLimits.note,
          m.request_too_long({ count: formatNumber(walkInLimits.note) }),
        ),
      ),
      z.transform((text) => text || undefined),
    ),
    language: oneOf(['ar', 'en'], m.desk_required()),
  });
}

export type WalkInTyped = z.input<ReturnType<typeof walkInSchema>>;

export type WalkInChecked = z.output<ReturnType<typeof walkInSchema>>;
