import { hasSignInAnswer } from '@/components/interaction';
import { environment } from '@/config/environment';
import { paths } from '@/config/paths';

/** Finishes a sign-in with Google, which sends people back to the home page. */
export function resumeProviderSignIn(): void {
  const { pathname, search } = location;
  if (!environment.googleSignIn || pathname !== paths.home || !hasSignInAnswer(search)) return;
  import('@/session/backend').then(
    ({ finishProviderSignIn }) => finishProviderSignIn(),
    console.error,
  );
}
