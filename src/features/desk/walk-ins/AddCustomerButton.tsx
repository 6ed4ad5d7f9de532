import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { deskAct } from '#features/desk/desk-acts.ts';
import { m } from '#paraglide/messages.js';

/** Opens the dialog that adds a customer. */
export function AddCustomerButton() {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="A"
      aria-label={m.desk_people_add()}
      title={`${m.desk_people_add()} (A)`}
      className="icon-button border border-edge hover:border-ink"
      onClick={() => deskAct('add')}
    >
      <UserRoundPlus className="size-5" aria-hidden="true" />
    </button>
  );
}
