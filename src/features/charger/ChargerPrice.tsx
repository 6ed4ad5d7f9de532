import { whatsappLink } from '@/config/contacts';
import { paths } from '@/config/paths';
import type { Charger } from '@/features/catalogue/charger';
import { PriceBox } from '@/features/catalogue/PriceBox';
import { AskButton } from '@/features/request/AskButton';
import { formatEgp } from '@/lib/money';
import { m } from '@/paraglide/messages.js';
import { ButtonLink } from '@/ui/Button';
import { installationOf } from './figures';

/** What the charger and its installation cost, and whom to ask. */
export function ChargerPrice({ charger }: { charger: Charger }) {
  const { name } = charger;
  const installation = installationOf(charger);
  return (
    <PriceBox item={charger}>
      <p className="installation text-small">
        <span>{m.charger_installation()}</span>
        {installation.price !== null && (
          <strong className="tabular-nums">{formatEgp(installation.price)}</strong>
        )}
        <span className="text-micro text-muted">{installation.note}</span>
      </p>
      <div className="screen-only grid gap-2.5">
        {installation.needed && (
          <AskButton kind="charger_advice" variant="accent">
            {m.charger_install_request()}
          </AskButton>
        )}
        <ButtonLink href={whatsappLink(m.charger_contact_message({ name }))} ask="contact" newTab>
          {m.charger_contact()}
        </ButtonLink>
        <ButtonLink href={`${paths.chargers}#faq`} variant="ghost">
          {m.charger_question()}
        </ButtonLink>
      </div>
    </PriceBox>
  );
}
