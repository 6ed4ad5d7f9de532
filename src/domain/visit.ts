import * as z from 'zod/mini';

/** The agreed time and state of a visit. */
export const AgreedVisitSchema = z.object({
  state: z.enum(['asked', 'confirmed', 'cancelled', 'missed']),
  place_id: z.nullable(z.string()),
  /** yyyy-MM-dd */
  day: z.string(),
  /** HH:mm, Cairo time. */
  slot: z.string(),
});

/** Where cars can be seen. */
export const PlaceSchema = z.object({
  id: z.string(),
  name_en: z.string(),
  name_ar: z.string(),
  address_en: z.string(),
  address_ar: z.string(),
  /** https */
  map_url: z.nullable(z.string()),
});

/** An hour at a place. */
export type VisitHour = {
  /** Id of the place. */
  place: string;
  /** yyyy-MM-dd */
  day: string;
  /** HH:mm, Cairo time. */
  slot: string;
};

/** How many hours are proposed at once. */
export const proposedHours = { least: 2, most: 3 } as const;

const NamedHourSchema = z.object({ place: PlaceSchema, day: z.string(), slot: z.string() });

/** Hours that the team proposes for a visit, as the buyer sees them. */
export const ProposalSchema = z.object({
  /** agreed: an hour is. refused: none suited. closed: its request is. */
  state: z.enum(['open', 'agreed', 'refused', 'expired', 'closed']),
  /** The buyer's given name; may be empty. */
  name: z.string(),
  car: z.string(),
  hours: z.array(z.extend(NamedHourSchema, { free: z.boolean() })),
  agreed: z.nullable(NamedHourSchema),
});
export type Proposal = z.infer<typeof ProposalSchema>;

/** What became of an answer. occupied: another visit has the hour. used: another answer came before. over: too late. */
const proposalResults = ['done', 'occupied', 'used', 'over'] as const;

export const AnsweredProposalSchema = z.object({
  result: z.enum(proposalResults),
  proposal: ProposalSchema,
});
export type AnsweredProposal = z.infer<typeof AnsweredProposalSchema>;

/** What a buyer says: one of the hours, another that would suit, or that they would rather be called. */
export type ProposalAnswer = VisitHour | Omit<VisitHour, 'place'> | Record<string, never>;
