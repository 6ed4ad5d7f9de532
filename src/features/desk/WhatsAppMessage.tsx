import { useState } from 'react';
import { buttonClasses, ownTab } from '#components/Button.tsx';
import { Field, Textarea } from '#components/Field.tsx';
import { whatsappLink } from '#config/contacts.ts';
import type { DeskRequest, Lead } from '#data/desk.ts';
import type { MessageTemplate } from '#data/message-templates.ts';
import { translated } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { noteDone } from './go-on.store.ts';
import { NamedSelect } from './NamedSelect.tsx';
import { fillTemplate, isFillable } from './templates.ts';
import type { RequestProps } from './use-act.tsx';
import { useTemplates, useTemplateValues } from './use-template-values.tsx';
import { useTyped } from './use-typed.tsx';

type Props = RequestProps & { phone: string; onSent: () => void };

/** A message to the buyer in their language: one that is ready, changed as needed, then sent by WhatsApp itself. */
export function WhatsAppMessage({ request, actions, phone, onSent }: Props) {
  const templates = useTemplates();
  const values = useTemplateValues(request);
  const [chosen, setChosen] = useState<string | null>(null);
  const offered = templates.data?.filter((one) => isFillable(textOf(one, request), values)) ?? [];
  const template = offered.find(({ id }) => id === chosen) ?? offered[0];
  const ready = template && fillTemplate(textOf(template, request), values);
  // An edited text is kept when the price arrives.
  const typed = useTyped(`whatsapp/${request.lead.id}`, { text: ready ?? '' });
  const { text } = typed.values;
  return (
    <div className="grid grid-cols-1 gap-5">
      {template && (
        <NamedSelect
          label={m.desk_whatsapp_template()}
          value={template.id}
          choices={offered.map((one) => [one.id, translated(one, 'name')])}
          onChoose={(id) => {
            setChosen(id);
            typed.forget();
          }}
        />
      )}
      <Field label={m.desk_whatsapp_text()} hint={languageHint(request.lead)} required>
        <Textarea
          rows={8}
          value={text}
          maxLength={2000}
          dir="auto"
          onChange={({ target }) => typed.change({ text: target.value })}
        />
      </Field>
      {templates.isError && <p className="text-small text-danger">{m.desk_templates_failed()}</p>}
      <a
        {...ownTab}
        className={buttonClasses('primary', 'lg')}
        href={whatsappLink(text, phone)}
        onClick={() => {
          actions.act({ action: 'whatsapp', detail: { text } }, () => noteDone(request.lead));
          typed.forget();
          onSent();
        }}
      >
        {m.desk_whatsapp_open()}
      </a>
    </div>
  );
}

function languageHint({ kind, language }: Lead): string {
  if (kind === 'walk_in') {
    return language === 'ar' ? m.desk_people_speaks_arabic() : m.desk_people_speaks_english();
  }
  return language === 'ar' ? m.desk_writes_arabic() : m.desk_writes_english();
}

const textOf = (template: MessageTemplate, { lead }: DeskRequest) =>
  lead.language === 'ar' ? template.text_ar : template.text_en;
