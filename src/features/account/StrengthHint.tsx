import { m } from '@/paraglide/messages.js';
import { type PasswordStrength, passwordStrength } from './password-strength';

const looks: Record<PasswordStrength, { words: (of: { count: number }) => string; bars: number }> =
  {
    short: { words: m.account_strength_short, bars: 0 },
    weak: { words: () => m.account_strength_weak(), bars: 1 },
    fair: { words: () => m.account_strength_fair(), bars: 2 },
    strong: { words: () => m.account_strength_strong(), bars: 3 },
  };

/**
 * How good a new password is, while it is typed.
 * @param shortest fewest characters that the form accepts
 */
export function strengthHint(password: string, shortest: number): string {
  return looks[passwordStrength(password, shortest)].words({ count: shortest });
}

/** The same as three bars, for the eye only: the words are the field's hint. */
export function StrengthBars({ password, shortest }: { password: string; shortest: number }) {
  const { bars } = looks[passwordStrength(password, shortest)];
  return (
    <div className="mt-1.5 grid grid-cols-3 gap-1" aria-hidden="true">
      {[1, 2, 3].map((bar) => (
        <span
          key={bar}
          className={`h-1 rounded-pill ${bar > bars ? 'bg-line' : bars === 1 ? 'bg-warning' : 'bg-positive'}`}
        />
      ))}
    </div>
  );
}
