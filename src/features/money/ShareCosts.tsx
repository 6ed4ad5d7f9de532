import { buttonClasses, ownTab } from '#components/Button.tsx';
import { ShareButton } from '#components/ShareButton.tsx';
import { whatsappLink } from '#config/contacts.ts';
import { paths } from '#config/paths.ts';
import type { Car } from '#domain/car.ts';
import { fullName } from '#domain/full-name.ts';
import { m } from '#paraglide/messages.js';

type Props = {
  car: Car;
  /** The plan's parameters for the page's address, with the question mark. */
  search: string;
};

/** Buttons that share the page with the figures in its address. */
export function ShareCosts({ car, search }: Props) {
  const path = `${paths.car(car.brandId, car.id)}${search}#money`;
  const address = new URL(path, import.meta.env.SITE).href;
  const message = `${m.money_share_message({ name: fullName(car) })}\n${address}`;
  return (
    <div className="screen-only flex flex-wrap items-center gap-x-5 gap-y-2 lg:col-span-2">
      <a className={buttonClasses('secondary')} href={whatsappLink(message, '')} {...ownTab}>
        {m.choose_share_whatsapp()}
      </a>
      <ShareButton path={path} />
      <a className="link text-small" href={paths.estimates}>
        {m.car_estimates_how()}
      </a>
    </div>
  );
}
