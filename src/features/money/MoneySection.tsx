import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { ErrorState } from '#components/States.tsx';
import type { Car } from '#domain/car.ts';
import type { MoneyFacts } from '#domain/money-facts.ts';
import type { Rates } from '#domain/tariffs.ts';
import { asksPlan } from '#domain/usual-plan.ts';
import { m } from '#paraglide/messages.js';
import { MoneyDefaults } from './MoneyDefaults.tsx';
import type { MoneyToolProps } from './MoneyTool.tsx';

type Tool = Pick<MoneyToolProps, 'figures' | 'tariffs' | 'wasPressed'> & {
  Tool: ComponentType<MoneyToolProps>;
};

type Props = { car: Car; rates: Rates; facts: MoneyFacts };

/** A car's costs for a typical driver, in the HTML; the calculator for own figures is loaded on demand. */
export function MoneySection({ car, rates, facts }: Props) {
  const [tool, setTool] = useState<'closed' | 'loading' | 'failed' | Tool>('closed');
  const open = async (wasPressed: boolean) => {
    setTool('loading');
    try {
      const [{ MoneyTool }, { tariffsFrom }, { fetchFigures }] = await Promise.all([
        import('./MoneyTool.tsx'),
        import('#domain/tariffs.ts'),
        import('#features/tariffs/fetch-figures.ts'),
      ]);
      const figures = await fetchFigures();
      setTool({ Tool: MoneyTool, figures, tariffs: tariffsFrom(figures), wasPressed });
    } catch (error) {
      console.info('The tool for costs could not be loaded', error);
      setTool('failed');
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address that the page was opened with
  useEffect(() => {
    if (asksPlan(location.search)) void open(false);
  }, []);
  return (
    <section id="money" className="mt-12" aria-labelledby="money-title">
      <h2 id="money-title" className="mb-6 text-heading">
        {m.money_title()}
      </h2>
      {typeof tool === 'object' ? (
        <tool.Tool {...tool} car={car} facts={facts} />
      ) : (
        <>
          <MoneyDefaults car={car} rates={rates} facts={facts} />
          {tool === 'failed' && <ErrorState title={m.money_failed()} />}
          <Button
            variant="secondary"
            className="needs-script mt-6"
            busy={tool === 'loading'}
            onClick={() => void open(true)}
          >
            {tool === 'failed' ? m.ui_try_again() : m.money_open()}
          </Button>
        </>
      )}
    </section>
  );
}
