import { type InsurancePlan, insurancePlans, premiums } from '#domain/insurance.ts';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { coverRows, planName, planRate } from './plans.ts';

const head = 'py-3 pe-2 text-start align-top font-normal text-muted';
const cell = 'py-3 ps-1.5 align-top md:ps-4';
/** Diamond's column has a ground of its own, so that it is found in every row. */
const ground = ({ mostPopular }: InsurancePlan) => (mostPopular ? 'bg-accent-soft' : '');

/**
 * The three plans side by side, in pounds a year. The currency stands in the rows' names, so that four columns fit a
 * small phone.
 * @param price of the car in Egyptian pounds
 */
export function PlanTable({ price, caption }: { price: number; caption: string }) {
  return (
    <table className="w-full max-w-4xl table-fixed text-micro tabular-nums md:text-small">
      <caption className="mb-3 text-start text-small">{caption}</caption>
      <colgroup>
        <col className="w-[27%]" />
      </colgroup>
      <thead>
        <tr className="border-b border-edge align-bottom">
          <td />
          {insurancePlans.map((plan) => (
            <th key={plan.id} scope="col" className={`${cell} pe-1 text-start ${ground(plan)}`}>
              {plan.mostPopular && (
                <span className="block text-micro font-semibold text-accent">
                  {m.insurance_most_popular()}
                </span>
              )}
              <span className="text-small font-semibold md:text-subheading">{planName(plan)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className="border-b border-line">
          <th scope="row" className={`${head} text-ink`}>
            {m.insurance_row_premium()}
          </th>
          {premiums(price).map(({ plan, egp }) => (
            <td key={plan.id} className={`${cell} ${ground(plan)}`}>
              <strong className="block text-body font-semibold md:text-figure">
                {formatNumber(egp)}
              </strong>
              <span className="text-micro text-muted">{planRate(plan)}</span>
            </td>
          ))}
        </tr>
        {coverRows().map(({ name, cells }) => (
          <tr key={name} className="border-b border-line">
            <th scope="row" className={head}>
              {name}
            </th>
            {cells.map(({ plan, value, note, included }) => (
              <td
                key={plan.id}
                className={`${cell} ${ground(plan)} ${included ? 'font-semibold' : 'text-muted'}`}
              >
                {value}
                {note && <span className="block text-micro font-normal text-muted">{note}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
