import { paths } from '@/config/paths';
import type { Charger } from '@/features/catalogue/charger';
import { PriceBox } from '@/features/catalogue/PriceBox';
import { ContactSalesLink } from '@/features/request/ContactSalesLink';
import { RequestButton } from '@/features/request/RequestButton';
import { formatEgp } from '@/lib/number';
import { m } from '@/paraglide/messages.js';
import { ButtonLink } from '@/ui/Button';
import { installationOf } from './figures';

/** What the charger and its installation cost, and whom to ask. */
export function ChargerPrice({ charger, today }: { charger: Charger; today: string }) {
  const { name } = charger;
  const installation = installationOf(charger);
  return (
    <PriceBox item={charger} today={today}>
      <p className="installation text-small">
        <span>{m.charger_installation()}</span>
        {installation.price !== null && (
          <strong className="tabular-nums">{formatEgp(installation.price)}</strong>
        )}
        <span className="text-micro text-muted">{installation.note}</span>
      </p>
      <div className="screen-only grid gap-2.5">
        {installation.needed && (
          <RequestButton kind="charger_advice" variant="accent">
            {m.charger_install_request()}
          </RequestButton>
        )}
        <ContactSalesLink message={m.charger_contact_message({ name })}>
          {m.charger_contact()}
        </ContactSalesLink>
        <ButtonLink href={`${paths.chargers}#faq`} variant="ghost">
          {m.charger_question()}
        </ButtonLink>
      </div>
    </PriceBox>
  );
}
