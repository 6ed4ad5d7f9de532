import { buttonClasses, ownTab } from '#components/Button.tsx';
import { useNow } from '#components/use-now.tsx';
import { whatsappLink } from '#config/contacts.ts';
import type { DeskVisit } from '#data/desk-calendar.ts';
import { cairoParts } from '#domain/cairo.ts';
import { hour, nearDay } from '#domain/written.ts';
import { ActFault } from '#features/desk/ActFault.tsx';
import { fillTemplate } from '#features/desk/templates.ts';
import { useAct } from '#features/desk/use-act.tsx';
import { clockMs } from '#features/desk/use-queue.tsx';
import { usePlaces, useTemplates } from '#features/desk/use-template-values.tsx';
import { greetedName } from '#lib/greeting.ts';
import { internationalPhone } from '#lib/phone.ts';
import { m } from '#paraglide/messages.js';

/** Opens WhatsApp with the reminder of an agreed visit that lies ahead; the history notes it. */
export function RemindByWhatsApp({ visit }: { visit: DeskVisit }) {
  const { lead, day, slot } = visit;
  const actions = useAct(lead);
  const text = useReminder(visit);
  const phone = internationalPhone(lead.phone);
  const present = cairoParts(new Date(useNow(clockMs)).toISOString());
  if (text === null || phone === null || `${day}T${slot}` <= present) return null;
  return (
    <>
      <a
        {...ownTab}
        href={whatsappLink(text, phone)}
        className={`${buttonClasses('ghost', 'sm')} mt-1 w-full`}
        onClick={() => actions.act({ action: 'whatsapp', detail: { text } }, () => undefined)}
      >
        {m.desk_remind()}
        <span className="sr-only">: {lead.name}</span>
      </a>
      <ActFault actions={actions} about={['whatsapp']} />
    </>
  );
}

/** The ready message in the buyer's language; null where the team has none. */
function useReminder({ lead, place: id, day, slot }: DeskVisit): string | null {
  const { data: templates = [] } = useTemplates();
  const { data: places = [] } = usePlaces();
  const template = templates.find(({ purpose }) => purpose === 'remind_visit');
  const place = places.find((one) => one.id === id);
  if (!template || !place) return null;
  const { language } = lead;
  return fillTemplate(language === 'ar' ? template.text_ar : template.text_en, {
    name: greetedName(lead.name),
    ...(lead.subject && { car: lead.subject }),
    date: nearDay(day, language),
    time: hour(slot, language),
    place: language === 'ar' ? place.name_ar : place.name_en,
    number: lead.id.slice(0, 8),
  });
}
