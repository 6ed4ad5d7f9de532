import { useEffect } from 'react';
import { Button } from '#components/Button.tsx';
import { ErrorState } from '#components/States.tsx';
import { useLoad } from '#components/use-load.tsx';
import type { Car } from '#domain/car.ts';
import type { MoneyFacts } from '#domain/money-facts.ts';
import type { Rates } from '#domain/tariffs.ts';
import { asksPlan } from '#domain/usual-plan.ts';
import { m } from '#paraglide/messages.js';
import { MoneyDefaults } from './MoneyDefaults.tsx';

type Props = { car: Car; rates: Rates; facts: MoneyFacts };

/** @param wasPressed whether a person asked for it, rather than an address */
async function loadTool(wasPressed: boolean) {
  const [{ MoneyTool: Tool }, { tariffsFrom }, { fetchFigures }] = await Promise.all([
    import('./MoneyTool.tsx'),
    import('#domain/tariffs.ts'),
    import('#features/tariffs/fetch-figures.ts'),
  ]);
  const figures = await fetchFigures();
  return { Tool, figures, tariffs: tariffsFrom(figures), wasPressed };
}

/** A car's costs for a typical driver, in the HTML; the calculator for own figures is loaded on demand. */
export function MoneySection({ car, rates, facts }: Props) {
  const { status, data: tool, load } = useLoad(loadTool);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address that the page was opened with
  useEffect(() => {
    if (asksPlan(location.search)) void load(false);
  }, []);
  return (
    <section id="money" aria-labelledby="money-title">
      <h2 id="money-title" className="mb-6 text-heading">
        {m.money_title()}
      </h2>
      {tool ? (
        <tool.Tool {...tool} car={car} facts={facts} />
      ) : (
        <>
          <MoneyDefaults car={car} rates={rates} facts={facts} />
          {status === 'failed' && <ErrorState title={m.money_failed()} />}
          <Button
            variant="secondary"
            className="needs-script mt-6"
            busy={status === 'loading'}
            onClick={() => void load(true)}
          >
            {status === 'failed' ? m.ui_try_again() : m.money_open()}
          </Button>
        </>
      )}
    </section>
  );
}
