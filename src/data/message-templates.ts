import * as z from 'zod/mini';
import type { Backend } from './client.ts';
import { changed, removed } from './managed-rows.ts';
import { parsedAnswer } from './parsed-answer.ts';

/** The purpose of a ready message. */
export const templatePurposes = [
  'first_answer',
  'price',
  'confirm_visit',
  'move_visit',
  'propose_hours',
  'remind_visit',
  'missed_visit',
  'missed_call',
  'other',
] as const;
export type TemplatePurpose = (typeof templatePurposes)[number];

/** Letters of a name and of a text, as the table bounds them. */
export const templateLimits = { name: 80, text: 1000, position: 10_000 } as const;

const TemplateSchema = z.object({
  id: z.string(),
  purpose: z.enum(templatePurposes),
  /** The smallest comes first. */
  position: z.number(),
  name_en: z.string(),
  name_ar: z.string(),
  /** With placeholders such as {name}. */
  text_en: z.string(),
  text_ar: z.string(),
});
/** A ready message for WhatsApp, in both languages. */
export type MessageTemplate = z.infer<typeof TemplateSchema>;

/** All ready messages in the order of the desk. @throws BackendFailure */
export function readTemplates(backend: Backend): Promise<MessageTemplate[]> {
  return parsedAnswer(
    z.array(TemplateSchema),
    backend.from('message_templates').select('*').order('position').order('id').limit(200),
  );
}

/** Stores a ready message, new or changed. For managers. @throws BackendFailure */
export async function saveTemplate(backend: Backend, template: MessageTemplate): Promise<void> {
  await parsedAnswer(z.unknown(), backend.from('message_templates').upsert(template));
}

/** Moves a ready message within the order. For managers. @throws BackendFailure */
export function moveTemplate(backend: Backend, id: string, position: number): Promise<void> {
  return changed(backend.from('message_templates').update({ position }).eq('id', id).select('id'));
}

/** Deletes a ready message; one that is gone already counts as deleted. For managers. @throws BackendFailure */
export function removeTemplate(backend: Backend, id: string): Promise<void> {
  const table = () => backend.from('message_templates');
  return removed(table().delete().eq('id', id).select('id'), () =>
    table().select('id').eq('id', id),
  );
}
