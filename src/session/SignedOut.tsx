import { m } from '@/paraglide/messages.js';
import { ButtonLink } from '@/ui/Button';
import { Notice } from '@/ui/States';
import { signInAddress } from './redirect';

/** Stands where something of a person stood who has signed out. @param path of the page, to come back to */
export function SignedOut({ path }: { path: string }) {
  return (
    <Notice tone="info" title={m.session_left()}>
      <ButtonLink href={signInAddress(path)} size="sm" variant="secondary">
        {m.session_sign_in()}
      </ButtonLink>
    </Notice>
  );
}
