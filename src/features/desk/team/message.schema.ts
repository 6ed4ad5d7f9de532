import * as z from 'zod/mini';
import { templateLimits, templatePurposes } from '#data/message-templates.ts';
import { oneOf, readable, requiredText } from '#features/request/field-rules.ts';
import { formatNumber } from '#lib/number.ts';
import { withoutHidden } from '#lib/plain-text.ts';
import { m } from '#paraglide/messages.js';
import { unknownPlaceholders } from './placeholders.ts';

/** A ready message as it is typed, in the language of the page. */
export function messageSchema() {
  const name = () => requiredText(m.desk_required(), templateLimits.name);
  const text = () =>
    z.string().check(
      z.overwrite((written) =>
        withoutHidden(written.replace(/\r\n?/g, '\n').replaceAll('\t', ' ')).trim(),
      ),
      readable(),
      z.minLength(1, m.desk_required()),
      z.maxLength(
        templateLimits.text,
        m.request_too_long({ count: formatNumber(templateLimits.text) }),
      ),
      z.refine((written) => unknownPlaceholders(written).length === 0, {
        error: ({ input }) =>
          m.desk_team_placeholder_unknown({ name: unknownPlaceholders(String(input))[0] ?? '' }),
      }),
    );
  return z.object({
    purpose: oneOf(templatePurposes, m.desk_required()),
    name_en: name(),
    name_ar: name(),
    text_en: text(),
    text_ar: text(),
  });
}

export type MessageValues = z.input<ReturnType<typeof messageSchema>>;
