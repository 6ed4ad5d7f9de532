import { buttonClasses, ownTab } from '#components/Button.tsx';
import { ShareButton } from '#components/ShareButton.tsx';
import { whatsappLink } from '#config/contacts.ts';
import { paths } from '#config/paths.ts';
import { carsWithin } from '#features/catalogue/cars-within.ts';
import { ListNote } from '#features/catalogue/PriceMarks.tsx';
import { RequestButton } from '#features/request/RequestButton.tsx';
import { asCount, formatEgp } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { ChoiceCard } from './ChoiceCard.tsx';
import { choiceMessage } from './choice-message.ts';
import type { Choice } from './choices.ts';
import { NoneFit } from './NoneFit.tsx';
import type { NoneFits } from './none-fits.ts';
import type { Standing } from './standing.ts';
import { WhyNot } from './WhyNot.tsx';
import { whyAddress } from './why-address.ts';
import { budgetOf, type Wishes, writeWishes } from './wishes.ts';

type Props = {
  choice: Choice;
  wishes: Wishes;
  /** The answers in a line. */
  summary: string;
  /** Where no car fits. */
  none: NoneFits | null;
  /** The car that somebody had in mind, see `WhyNot`. */
  why: string;
  standing: Standing | 'gone' | null;
  onWhy: (address: string) => void;
};

/** The cars that fit, what about another car, and what to do with the result. */
export function ChoiceResults({
  choice: { cars, unknown },
  wishes,
  summary,
  none,
  why,
  standing,
  onWhy,
}: Props) {
  const budget = budgetOf(wishes);
  const path = paths.choose + whyAddress.write({ why }, writeWishes(wishes));
  const charging = { parking: wishes.parking, isCoded: wishes.meter === 'coded' };
  const message = choiceMessage(cars, summary, charging, new URL(path, import.meta.env.SITE).href);
  return (
    <>
      {cars.length === 0 ? (
        <NoneFit found={none} />
      ) : (
        <>
          {budget === null && <p className="text-small">{m.choose_order_prices()}</p>}
          <ol className="grid gap-6">
            {cars.map((found, index) => (
              <li key={found.car.id}>
                <ChoiceCard choice={found} charging={charging} priority={index === 0} />
              </li>
            ))}
          </ol>
          {budget !== null && <p className="text-small text-muted">{m.choose_order_budget()}</p>}
        </>
      )}
      {unknown > 0 && <p className="text-small">{m.choose_left_out(asCount(unknown))}</p>}
      <WhyNot asked={why} standing={standing} onAsk={onWhy} />
      <div className="screen-only flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-5">
        <RequestButton kind="advice" variant="accent">
          {m.choose_send()}
        </RequestButton>
        <a className={buttonClasses('secondary')} href={whatsappLink(message, '')} {...ownTab}>
          {m.choose_share_whatsapp()}
        </a>
        <ShareButton path={path} />
        <a
          className="link py-2.5"
          href={carsWithin(typeof budget === 'number' ? budget : null, wishes.body)}
        >
          {typeof budget === 'number'
            ? m.choose_all_budget({ amount: formatEgp(budget) })
            : m.choose_all()}
        </a>
      </div>
      <ListNote pictures={cars.map(({ car }) => car.imageUrl)} />
      <p className="text-micro text-muted">{m.choose_basis()}</p>
    </>
  );
}
