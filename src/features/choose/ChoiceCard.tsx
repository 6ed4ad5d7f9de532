import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { KeyFigure } from '#components/KeyFigure.tsx';
import { Name } from '#components/Name.tsx';
import { paths } from '#config/paths.ts';
import { cairoToday } from '#domain/cairo.ts';
import { fullName } from '#domain/full-name.ts';
import { CompareToggle } from '#features/catalogue/CompareControls.tsx';
import { chargersFor } from '#features/catalogue/chargers-for.ts';
import { FavouriteButton } from '#features/catalogue/FavouriteButton.tsx';
import { Picture } from '#features/catalogue/Picture.tsx';
import { ConfirmedMark } from '#features/catalogue/PriceMarks.tsx';
import { addressOfCar, pointsFor } from '#features/catalogue/points-for.ts';
import { formatCardEgp } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import type { CarChoice } from './choices.ts';
import { type Charging, choiceFigures, figureNotes } from './figures.ts';

type Props = {
  choice: CarChoice;
  charging: Charging;
  /** Its picture is in the first screen. */
  priority: boolean;
};

const pictureSizes = '(min-width: 64rem) 20rem, (min-width: 45rem) 33vw, 92vw';

/** A car that fits: its picture, the figures that decide, why it fits and what it lacks. Its one link covers the card. */
export function ChoiceCard({ choice, charging, priority }: Props) {
  const { car } = choice;
  const name = fullName(car);
  return (
    <article className="group relative overflow-hidden rounded-card border border-line bg-surface hover:border-ink">
      <div className="grid min-[45rem]:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div className="relative content-start min-[45rem]:p-5 min-[45rem]:pe-0 min-[45rem]:[&_img]:rounded-control [&>.favourite]:absolute [&>.favourite]:end-2 [&>.favourite]:top-2 min-[45rem]:[&>.favourite]:top-6">
          <Picture
            url={car.imageUrl}
            place="card"
            alt={name}
            priority={priority}
            sizes={pictureSizes}
          />
          <FavouriteButton item="car" recordKey={car.recordKey} name={name} />
        </div>
        <div className="grid min-w-0 content-start gap-4 p-4 sm:p-5">
          <Head choice={choice} />
          <dl className="grid gap-x-5 gap-y-4 sm:grid-cols-2 xl:grid-cols-[4fr_4fr_5fr]">
            {choiceFigures(choice, charging).map(({ name: label, value, note }) => (
              <KeyFigure key={label} label={label} value={value} note={note} />
            ))}
          </dl>
        </div>
      </div>
      <div className="grid gap-4 px-4 pb-2 sm:px-5 min-[45rem]:pt-5">
        <Sentences choice={choice} />
        <details className="relative text-small">
          <summary className="link flex min-h-11 w-fit cursor-pointer items-center">
            {m.choose_figures()}
          </summary>
          <ul className="grid gap-1.5 pb-2">
            {figureNotes(choice, charging).map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </details>
        <div className="screen-only flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line pt-2 text-small">
          {/* The link of the heading, which covers the card; shown where people look for it. */}
          <span aria-hidden="true" className="link inline-flex min-h-11 items-center font-semibold">
            {m.choose_see_car()}
          </span>
          <ChargingLink choice={choice} parking={charging.parking} />
          <span className="relative">
            <CompareToggle car={car} name={name} />
          </span>
        </div>
      </div>
    </article>
  );
}

function Head({ choice: { car, plan } }: Pick<Props, 'choice'>) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
      <h2 className="m-0 text-subheading">
        <a
          href={paths.car(car.brandId, car.id) + plan}
          className="after:absolute after:inset-0 group-hover:underline"
        >
          <span className="font-normal text-muted">{car.brand} </span>
          <Name text={car.name} />
        </a>
      </h2>
      <p className="flex flex-wrap items-baseline gap-x-2 text-figure tabular-nums">
        {formatCardEgp(car.price)} <ConfirmedMark item={car} today={cairoToday()} />
      </p>
    </div>
  );
}

/** To the chargers on the trip, where one is planned; else to those that fit at home, for who charges there. */
function ChargingLink({
  choice: { car, needs },
  parking,
}: Pick<Props, 'choice'> & { parking: boolean }) {
  const name = fullName(car);
  const [from, to] = needs.trip?.ends ?? [];
  const link =
    from && to
      ? {
          href: pointsFor({ car: addressOfCar(car), from, to }),
          text: m.choose_way(),
          label: m.choose_way_named({ car: name }),
        }
      : parking
        ? {
            href: chargersFor(car),
            text: m.choose_chargers(),
            label: m.choose_chargers_named({ car: name }),
          }
        : null;
  return (
    link && (
      <a
        href={link.href}
        aria-label={link.label}
        className="link relative inline-flex min-h-11 items-center"
      >
        {link.text}
      </a>
    )
  );
}

/** Why it fits, and what it lacks. */
function Sentences({ choice: { reasons } }: Pick<Props, 'choice'>) {
  return (
    <div className="grid gap-4 text-small lg:grid-cols-2">
      {reasons.fits.length > 0 && (
        <List title={m.choose_fits()} sentences={reasons.fits} isGood={true} />
      )}
      {reasons.lacks.length > 0 && (
        <List title={m.choose_lacks()} sentences={reasons.lacks} isGood={false} />
      )}
    </div>
  );
}

type ListProps = { title: string; sentences: readonly string[]; isGood: boolean };

function List({ title, sentences, isGood }: ListProps) {
  const Sign = isGood ? Check : Minus;
  return (
    <div>
      <h3 className="mb-1.5 text-small text-muted">{title}</h3>
      <ul className="grid gap-1.5">
        {sentences.map((sentence) => (
          <li key={sentence} className="flex gap-2">
            <Sign
              className={`mt-0.5 size-4 shrink-0 ${isGood ? 'text-accent' : 'text-warning'}`}
              aria-hidden="true"
            />
            {sentence}
          </li>
        ))}
      </ul>
    </div>
  );
}
