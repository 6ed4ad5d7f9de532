import Banknote from 'lucide-react/icons/banknote';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import Car from 'lucide-react/icons/car';
import PlugZap from 'lucide-react/icons/plug-zap';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import type { LeadKind } from '#domain/leads.ts';
import { requestKindName } from './request-words.ts';

const icons = {
  visit_request: CalendarCheck,
  car_request: Car,
  charger_request: PlugZap,
  financing_request: Banknote,
  insurance_request: ShieldCheck,
  walk_in: UserRoundPlus,
} as const satisfies Record<LeadKind, unknown>;

/** The sign of a kind of request, with its name for screen readers and under the pointer. */
export function KindIcon({ kind }: { kind: LeadKind }) {
  const Icon = icons[kind];
  const name = requestKindName(kind);
  return (
    <span title={name} className="shrink-0 text-muted">
      <Icon className="size-4" aria-hidden="true" />
      <span className="sr-only">{name} </span>
    </span>
  );
}
