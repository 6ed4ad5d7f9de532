import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { m } from '@/paraglide/messages.js';
import { Input } from './Field';

/** A password, within a `Field`, that the person can look at. */
export function PasswordInput(props: ComponentProps<typeof Input>) {
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input
        {...props}
        type={visible ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className="pe-12 rtl:pe-3.5 rtl:ps-12"
        dir="ltr"
      />
      <button
        type="button"
        aria-label={m.ui_password_show()}
        aria-pressed={visible}
        onClick={() => setVisible(!visible)}
        className="icon-button absolute end-0.5 top-0.5 text-muted"
      >
        <Icon className="size-5" aria-hidden="true" />
      </button>
    </div>
  );
}
