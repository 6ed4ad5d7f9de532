import { paths } from '#config/paths.ts';
import { premiums } from '#domain/insurance.ts';
import { formatEgp } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';

/** From the market's range, which the total is counted with, to our plans for the same price. @param price EGP */
export function PlansLink({ price }: { price: number }) {
  const least = Math.min(...premiums(price).map(({ egp }) => egp));
  return (
    <a className="link" href={paths.insuranceFor(price)}>
      {m.money_plans({ premium: formatEgp(least) })}
    </a>
  );
}
