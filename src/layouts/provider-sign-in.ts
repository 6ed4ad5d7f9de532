import { hasSignInAnswer } from '#components/interaction.ts';
import { environment } from '#config/environment.ts';
import { paths } from '#config/paths.ts';

/** Finishes a sign-in with Google, which sends people back to the home page. */
export function resumeProviderSignIn(): void {
  const { pathname, search } = location;
  if (!environment.googleSignIn || pathname !== paths.home || !hasSignInAnswer(search)) return;
  import('#session/backend.ts').then(
    ({ finishProviderSignIn }) => finishProviderSignIn(),
    console.error,
  );
}
