import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Field, PhoneField, Textarea, TextField } from '#components/Field.tsx';
import { type FormField, fieldsOf } from '#components/fields-of.ts';
import { MoneyField } from '#components/MoneyField.tsx';
import { Name } from '#components/Name.tsx';
import { paths } from '#config/paths.ts';
import { storeRequest } from '#data/requests.ts';
import { fullName } from '#domain/full-name.ts';
import { type LoanOffer, shownLoan, usualMonths } from '#domain/loan.ts';
import { usualPlan } from '#domain/usual-plan.ts';
import type { LoanPlan } from '#features/money/loan-plan.store.ts';
import { loanPlanFor } from '#features/money/loan-plan.ts';
import { CarFields, RecentChoice } from '#features/request/CarFields.tsx';
import { circumstancesOf, itemOf } from '#features/request/circumstances.ts';
import type { RequestDialogProps, RequestedCar } from '#features/request/dialog.store.ts';
import { Confirmation, RequestDialog } from '#features/request/RequestDialog.tsx';
import { RequestForm } from '#features/request/RequestForm.tsx';
import { priceText, useKnownCar } from '#features/request/use-known-car.tsx';
import { knownPerson, useRequestForm } from '#features/request/use-request-form.tsx';
import { formatNamedEgp } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { type FinanceRequest, FinanceSchema } from './finance.schema.ts';
import { AmountToFinance, DownPaymentField, IncomeField, useLoanFacts } from './LoanEstimate.tsx';

/** The dialog that asks for financing, with the car of the page if it has one. */
export default function FinanceDialog({ car, onClosed }: RequestDialogProps) {
  return (
    <RequestDialog title={m.finance_title()} onClosed={onClosed}>
      <FinanceForm car={car} />
    </RequestDialog>
  );
}

function useFinanceRequest(
  car: RequestedCar | null,
  offer: LoanOffer | null,
  plan: LoanPlan | null,
) {
  const { name, phone } = knownPerson();
  return useRequestForm({
    name: car === null ? 'finance' : `finance/${car.id}`,
    action: 'finance_form',
    schema: FinanceSchema,
    defaults: {
      brand: car?.brand ?? '',
      model: car?.model ?? '',
      year: '',
      car_price: priceText(car?.price),
      down_payment: priceText(plan?.downPayment ?? usualPlan(car?.price ?? null).down),
      name,
      mobile_number: phone,
      occupation: '',
      company_name: '',
      monthly_income: '',
      address: '',
    },
    send: async (backend, key, checked) => {
      const table = 'financing_requests';
      const shown = shownLoan(checked, offer, plan?.months) ?? null;
      // The confirmation has the down payment already.
      const estimate = shown && { loan: shown.loan && { ...shown.loan, down: undefined } };
      const texts = import('#features/request/shown-text.ts').catch(() => null);
      await storeRequest(backend, table, key, {
        ...checked,
        ...circumstancesOf(car && itemOf(car), shown ?? undefined),
      });
      return {
        ...checked,
        results: (await texts)?.resultRows({ table, shown: estimate }).own ?? [],
      };
    },
    failed: () => m.finance_failed(),
  });
}

function FinanceForm({ car }: { car: RequestedCar | null }) {
  const { offer, incomeShare } = useLoanFacts();
  const [plan] = useState(() => loanPlanFor(car));
  const request = useFinanceRequest(car, offer, plan);
  const { form } = request;
  const [brand, model, price] = useWatch({
    control: form.control,
    name: ['brand', 'model', 'car_price'],
  });
  const known = useKnownCar(
    { brand, model, price },
    { name: 'car_price', initial: priceText(car?.price) },
    (name, text) => form.setValue(name, text, { shouldValidate: form.formState.isSubmitted }),
  );
  if (request.sent) return <FinanceSent sent={request.sent.result} />;
  const field = fieldsOf(form);
  return (
    <RequestForm request={request} submitLabel={m.finance_submit()}>
      <p className="text-muted">{m.finance_lead()}</p>
      <fieldset className="grid gap-5 md:grid-cols-6 md:[&>*]:col-span-2">
        <legend className="mb-4 text-subheading">{m.finance_car()}</legend>
        <div className="empty:hidden md:!col-span-6">
          <RecentChoice known={known} />
        </div>
        <CarFields
          known={known}
          brand={{ ...field('brand'), label: m.finance_brand() }}
          model={{ ...field('model'), label: m.finance_model() }}
        />
        <TextField
          {...field('year')}
          label={m.finance_year()}
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <div className="md:!col-span-3">
          <MoneyField
            {...field('car_price', { deps: 'down_payment' })}
            label={m.finance_car_price()}
            required
          />
        </div>
        <div className="md:!col-span-3">
          <DownPaymentField control={form.control} field={field('down_payment')} />
        </div>
        <div className="md:!col-span-6">
          <AmountToFinance
            control={form.control}
            offer={offer}
            months={plan?.months ?? usualMonths}
          />
        </div>
      </fieldset>
      <fieldset className="grid gap-5 md:grid-cols-2">
        <legend className="mb-4 text-subheading">{m.finance_you()}</legend>
        <TextField {...field('name')} label={m.finance_name()} autoComplete="name" required />
        <PhoneField {...field('mobile_number')} label={m.finance_mobile_number()} required />
        <TextField
          {...field('occupation')}
          label={m.finance_occupation()}
          autoComplete="organization-title"
          required
        />
        <IncomeField
          control={form.control}
          field={field('monthly_income')}
          offer={offer}
          months={plan?.months ?? usualMonths}
          share={incomeShare}
        />
        <div className="md:col-span-2">
          <TextField
            {...field('company_name')}
            label={m.finance_company_name()}
            autoComplete="organization"
          />
        </div>
        <div className="md:col-span-2">
          <AddressField {...field('address')} />
        </div>
      </fieldset>
    </RequestForm>
  );
}

function AddressField({ props, error }: FormField) {
  return (
    <Field label={m.finance_address()} error={error} required>
      <Textarea {...props} rows={2} autoComplete="street-address" />
    </Field>
  );
}

type SentFact = { name: string; value: string };

/** The confirmation: the request's contents, and what happens next. */
function FinanceSent({ sent }: { sent: FinanceRequest & { results: SentFact[] } }) {
  const { brand, model, year, car_price, down_payment, mobile_number, results } = sent;
  const facts = [
    { name: m.finance_sent_car(), value: `${fullName({ brand, name: model })} ${year}` },
    { name: m.finance_sent_down(), value: formatNamedEgp(Number(down_payment)) },
    { name: m.finance_amount(), value: formatNamedEgp(Number(car_price) - Number(down_payment)) },
  ];
  return (
    <Confirmation title={m.finance_sent()} text={m.finance_sent_text()}>
      <dl className="grid gap-2 rounded-card bg-sunken p-4">
        {[...facts, ...results].map(({ name, value }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-small text-muted">{name}</dt>
            <dd className="whitespace-pre-line text-small font-semibold tabular-nums">
              <Name text={value} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-2 text-small">
        <h3 className="font-semibold">{m.finance_next()}</h3>
        <ol className="grid list-decimal gap-1.5 ps-5 text-muted">
          <li>{m.finance_next_call({ phone: mobile_number })}</li>
          <li>{m.finance_next_papers()}</li>
          <li>
            {m.finance_next_activity()}{' '}
            <a href={paths.submissions} className="font-semibold text-brand underline">
              {m.finance_activity()}
            </a>
          </li>
        </ol>
      </div>
    </Confirmation>
  );
}
