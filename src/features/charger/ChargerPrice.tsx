import { whatsappLink } from '@/config/contacts';
import { paths } from '@/config/paths';
import type { Charger } from '@/features/catalogue/charger';
import { AskButton } from '@/features/request/AskButton';
import { formatEgp } from '@/lib/money';
import { m } from '@/paraglide/messages.js';
import { ButtonLink } from '@/ui/Button';
import { installationOf, priceNote } from './figures';

/** What the charger and its installation cost, and whom to ask. */
export function ChargerPrice({ charger }: { charger: Charger }) {
  const { name, price, priceSource } = charger;
  const installation = installationOf(charger);
  return (
    <section
      className="rounded-card border border-line bg-surface p-6"
      aria-labelledby="price-title"
    >
      <h2 id="price-title" className="text-small text-muted">
        {m.charger_spec_price()}
      </h2>
      <p className="mt-1 text-heading tabular-nums">{formatEgp(price)}</p>
      <p className="mt-1 text-small text-muted">{priceNote(charger)}</p>
      {price !== null && priceSource !== null && (
        <p className="text-micro text-muted">{m.charger_price_source({ source: priceSource })}</p>
      )}
      <p className="charger-installation text-small">
        <span>{m.charger_installation()}</span>
        {installation.price !== null && (
          <strong className="tabular-nums">{formatEgp(installation.price)}</strong>
        )}
        <span className="text-micro text-muted">{installation.note}</span>
      </p>
      <div className="grid gap-2.5">
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
    </section>
  );
}
