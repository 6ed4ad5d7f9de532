import { Field, PasswordInput } from '#components/Field.tsx';
import type { FormField } from '#components/fields-of.ts';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { type PasswordStrength, passwordStrength } from './account.schema.ts';

type Props = {
  label: string;
  /** The password as it is typed. */
  typed: string;
  /** The fewest characters that the form accepts. */
  shortest: number;
  field: (name: 'password' | 'confirmation', options?: { deps: 'confirmation' }) => FormField;
};

const looks: Record<PasswordStrength, { words: (of: { count: string }) => string; bars: number }> =
  {
    short: { words: m.account_strength_short, bars: 0 },
    weak: { words: () => m.account_strength_weak(), bars: 1 },
    fair: { words: () => m.account_strength_fair(), bars: 2 },
    strong: { words: () => m.account_strength_strong(), bars: 3 },
  };

/** A new password, twice, with its strength as a hint and as three bars. */
export function NewPasswordFields({ label, typed, shortest, field }: Props) {
  const [password, confirmation] = [
    field('password', { deps: 'confirmation' }),
    field('confirmation'),
  ];
  const { words, bars } = looks[passwordStrength(typed, shortest)];
  const color = bars === 1 ? 'bg-warning' : 'bg-positive';
  return (
    <>
      <Field
        label={label}
        hint={words({ count: formatNumber(shortest) })}
        error={password.error}
        required
      >
        <PasswordInput {...password.props} autoComplete="new-password" minLength={shortest} />
        <div className="mt-1.5 grid grid-cols-3 gap-1" aria-hidden="true">
          {[1, 2, 3].map((bar) => (
            <span key={bar} className={`h-1 rounded-pill ${bar > bars ? 'bg-line' : color}`} />
          ))}
        </div>
      </Field>
      <Field label={m.account_confirmation()} error={confirmation.error} required>
        <PasswordInput {...confirmation.props} autoComplete="new-password" />
      </Field>
    </>
  );
}
