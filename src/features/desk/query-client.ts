import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { kindOfFailure } from '#data/failure.ts';

/** How long an answer counts as fresh, in milliseconds. */
const freshMs = 5_000;

/**
 * The cache of what the desk has fetched.
 * @param onForbidden called when the session has ended, or a role was taken away
 */
export function deskQueryClient(onForbidden: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (kindOfFailure(error) === 'forbidden') onForbidden();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        retry: (failures, error) => failures < 2 && kindOfFailure(error) === 'offline',
      },
      // An act is repeated by the person, with the same id.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
