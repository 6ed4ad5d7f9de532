import { m } from '@/paraglide/messages.js';

/** What the form leads to, in three steps. */
export function HowItWorks() {
  const steps = [m.insurance_step_car(), m.insurance_step_quotes(), m.insurance_step_choose()];
  return (
    <section aria-labelledby="how" className="lg:pt-1">
      <h3 id="how" className="text-subheading">
        {m.insurance_steps_title()}
      </h3>
      <ol className="mt-4 border-t border-line">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-4 border-b border-line py-4 text-small">
            <span aria-hidden="true" className="font-semibold tabular-nums text-accent">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
