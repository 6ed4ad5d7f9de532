import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fieldsOf } from '#components/fields-of.ts';
import { bankOfferIn } from '#domain/loan.ts';
import { moneyFigures } from '#domain/money-fixture.ts';
import type { FinanceRequest, FinanceValues } from './finance.schema.ts';
import { IncomeField } from './LoanEstimate.tsx';

function Income({ income, share }: { income: string; share: number | null }) {
  const form = useForm<FinanceValues, unknown, FinanceRequest>({
    defaultValues: { car_price: '1,500,000', down_payment: '30%', monthly_income: income },
  });
  return (
    <IncomeField
      control={form.control}
      field={fieldsOf(form)('monthly_income')}
      offer={bankOfferIn(moneyFigures)}
      months={60}
      share={share}
    />
  );
}

const said = async (income: string, share: number | null = 50) => {
  await render(<Income income={income} share={share} />);
  return page.getByRole('textbox', { name: 'Monthly income (EGP)' });
};

// 1,050,000 over 60 months: 29,000 a month at 22 %, 31,300 at 25.75 %.
test.each([
  ['', /an income of EGP\s58,000 to EGP\s62,600/],
  ['40,000', /Of EGP\s40,000 banks allow EGP\s20,000.*You can still send the request/],
  ['60,000', /allow EGP\s30,000.*enough at the lowest rate \(EGP\s29,000 a month\)/],
  ['٦٥٬٠٠٠', /EGP\s29,000 to EGP\s31,300 is within the 50%/],
])('an income of "%s" is told what half of it allows', async (income, sentence) => {
  await expect.element(await said(income)).toHaveAccessibleDescription(sentence);
});

test('without the rule in the table nothing is said of it', async () => {
  await expect.element(await said('40,000', null)).not.toHaveAccessibleDescription();
});
