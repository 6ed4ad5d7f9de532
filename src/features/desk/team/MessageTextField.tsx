import { useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Field, Textarea } from '#components/Field.tsx';
import { fieldsOf } from '#components/fields-of.ts';
import { fillTemplate } from '#features/desk/templates.ts';
import { m } from '#paraglide/messages.js';
import type { Locale } from '#paraglide/runtime.js';
import type { MessageValues } from './message.schema.ts';
import { type Placeholder, placeholders } from './placeholders.ts';

/** The names of the placeholders, in the language of the person who writes the message. */
function placeholderName(placeholder: Placeholder): string {
  return {
    name: m.desk_team_fill_name,
    car: m.desk_team_fill_car,
    price: m.desk_team_fill_price,
    date: m.desk_team_fill_date,
    time: m.desk_team_fill_time,
    place: m.desk_team_fill_place,
    number: m.desk_team_fill_number,
  }[placeholder]();
}

/** Sample values for the placeholders, in the language of the message. */
function samples(locale: Locale): Record<Placeholder, string> {
  const inLanguage = { locale };
  return {
    name: m.desk_team_sample_name({}, inLanguage),
    car: 'BYD Seal',
    price: m.desk_team_sample_price({}, inLanguage),
    date: m.desk_team_sample_date({}, inLanguage),
    time: m.desk_team_sample_time({}, inLanguage),
    place: m.desk_team_sample_place({}, inLanguage),
    number: '3F7A21C0',
  };
}

type Props = {
  form: UseFormReturn<MessageValues>;
  name: 'text_en' | 'text_ar';
  label: string;
  language: Locale;
};

/** The text of a ready message: placeholders are put in by a press, and what a buyer would read stands below. */
export function MessageTextField({ form, name, label, language }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const text = useWatch({ control: form.control, name });
  const { props, error } = fieldsOf(form)(name);
  const { ref, ...rest } = props;
  const dir = language === 'ar' ? 'rtl' : 'ltr';

  const insert = (placeholder: Placeholder) => {
    const at = area.current?.selectionStart ?? text.length;
    const written = `{${placeholder}}`;
    const end = area.current?.selectionEnd ?? at;
    form.setValue(name, text.slice(0, at) + written + text.slice(end), { shouldDirty: true });
    area.current?.focus();
    area.current?.setSelectionRange(at + written.length, at + written.length);
  };

  return (
    <div className="grid content-start gap-2">
      <Field label={label} error={error} required>
        <Textarea
          {...rest}
          ref={(element: HTMLTextAreaElement | null) => {
            area.current = element;
            ref(element);
          }}
          rows={6}
          lang={language}
          dir={dir}
        />
      </Field>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 text-micro text-muted">{m.desk_team_fill_in()}</legend>
        {placeholders.map((placeholder) => (
          <button
            key={placeholder}
            type="button"
            onClick={() => insert(placeholder)}
            className="min-h-10 rounded-pill border border-edge px-3 text-micro hover:bg-sunken"
          >
            {placeholderName(placeholder)}
          </button>
        ))}
      </fieldset>
      {text.trim() !== '' && (
        <div className="grid gap-1">
          <p className="text-micro text-muted">{m.desk_team_sample()}</p>
          <p
            lang={language}
            dir={dir}
            className="whitespace-pre-line rounded-control bg-positive-soft p-3 text-small"
          >
            {fillTemplate(text, samples(language))}
          </p>
        </div>
      )}
    </div>
  );
}
