import { paths } from '@/config/paths';
import { m } from '@/paraglide/messages.js';
import { buttonClasses } from '@/ui/Button';
import { Notice } from '@/ui/States';

/** A reset link that is no good, or none at all. */
export function ResetLinkProblem() {
  return (
    <div role="alert">
      <Notice
        tone="warning"
        title={m.account_forgot_failed()}
        text={m.account_reset_link_failed_text()}
      >
        <a href={paths.signIn} className={buttonClasses('primary', 'md')}>
          {m.account_reset_back()}
        </a>
      </Notice>
    </div>
  );
}
