import { useId } from 'react';
import { Skeleton } from '#components/States.tsx';
import { paths } from '#config/paths.ts';
import { MyCarSearch } from '#features/catalogue/MyCarSearch.tsx';
import { addressOfCar } from '#features/catalogue/points-for.ts';
import { m } from '#paraglide/messages.js';
import type { Standing } from './standing.ts';
import { standingSentences, standingTitle } from './standing-words.ts';

type Props = {
  /** The car that was asked about, as 'brand/model'; empty for none. */
  asked: string;
  /** 'gone' where no car has that address; null while the cars are loaded. */
  standing: Standing | 'gone' | null;
  onAsk: (address: string) => void;
};

/** 'Why not …?': how a car does by the answers that somebody had in mind. */
export function WhyNot({ asked, standing, onAsk }: Props) {
  const title = useId();
  return (
    <section
      aria-labelledby={title}
      className="needs-script screen-only grid gap-4 rounded-card bg-sunken p-4 sm:p-5"
    >
      <div>
        <h2 id={title} className="m-0 text-subheading">
          {m.choose_why_title()}
        </h2>
        <p className="text-small">{m.choose_why_lead()}</p>
      </div>
      <MyCarSearch
        key={asked}
        label={m.choose_why_search()}
        hint={m.choose_why_hint()}
        onChoose={(car) => onAsk(addressOfCar(car))}
      />
      <div aria-live="polite" className="empty:hidden">
        {asked !== '' && <Answer standing={standing} />}
      </div>
    </section>
  );
}

function Answer({ standing }: Pick<Props, 'standing'>) {
  if (standing === null) return <Skeleton className="h-20 w-full" />;
  if (standing === 'gone') return <p className="text-small">{m.choose_why_gone()}</p>;
  const { car, plan } = standing;
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <h3 className="text-body font-semibold">{standingTitle(standing)}</h3>
      <ul className="grid list-disc gap-1.5 ps-5 text-small empty:hidden">
        {standingSentences(standing).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <a
        href={paths.car(car.brandId, car.id) + plan}
        className="link inline-flex min-h-11 w-fit items-center text-small"
      >
        {m.choose_see_car()}
      </a>
    </div>
  );
}
