import { LocaleProvider } from '@ark-ui/react/locale';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useState } from 'react';
import { Island } from '#components/Island.tsx';
import { EmptyState, LoadFailed, Skeleton } from '#components/States.tsx';
import { renewSession } from '#data/account.ts';
import { readClock } from '#data/desk-clock.ts';
import { kindOfFailure } from '#data/failure.ts';
import { type Role, readRole } from '#data/team.ts';
import { TeamPassword } from '#features/account/TeamPassword.tsx';
import { setClock } from '#lib/clock.ts';
import { localeOfReader } from '#lib/reader.ts';
import { m } from '#paraglide/messages.js';
import { confirmedUser, sessionBackend } from '#session/backend.ts';
import { SignedOut, useOwnData } from '#session/own-page.tsx';
import { setUser } from '#session/session.store.ts';
import { NewsAlert } from './alerts/NewsAlert.tsx';
import { keys } from './queries.ts';
import { deskQueryClient } from './query-client.ts';

/** Who works at the desk. */
export type Member = { id: string; name: string; email: string; role: Role };

const MemberContext = createContext<Member | null>(null);

/** The person at the desk; null until it is known who that is, and for everybody who is not on the team. */
export const useKnownMember = (): Member | null => use(MemberContext);

/** The person at the desk; within `Gate` alone. */
export function useMember(): Member {
  const member = useKnownMember();
  if (member === null) throw new Error('useMember is called outside the desk');
  return member;
}

type OwnState = ReturnType<typeof useOwnData<{ member: Member | null }>>;

const StateContext = createContext<OwnState | null>(null);

type DeskProps = { children: ReactNode };

/** What all of the desk shares: its language, who works there, and the cache of what is fetched. */
export function Desk(props: DeskProps) {
  return (
    <Island>
      <LocaleProvider locale={localeOfReader('en-US')}>
        <Shared {...props} />
      </LocaleProvider>
    </Island>
  );
}

function Shared({ children }: DeskProps) {
  const own = useOwnData({ load: loadMember });
  const { refresh, state } = own;
  const [client] = useState(() => deskQueryClient(() => void refresh()));
  return (
    <StateContext value={own}>
      <MemberContext value={typeof state === 'object' ? state.member : null}>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </MemberContext>
    </StateContext>
  );
}

type GateProps = {
  /** Whether only managers may use what is behind it. */
  managers?: boolean;
  children: ReactNode;
};

/** Row-level security protects the data; this only says why there is none. */
export function Gate({ managers = false, children }: GateProps) {
  const own = use(StateContext);
  if (own === null || own.state === 'loading') {
    return (
      <div role="status" className="grid gap-4">
        <span className="sr-only">{m.desk_loading()}</span>
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-64 w-full" />
      </div>
    );
  }
  const { state, reload } = own;
  if (state === 'signed_out') return <SignedOut />;
  if (state === 'failed') {
    return <LoadFailed title={m.desk_failed()} text={m.desk_failed_text()} onRetry={reload} />;
  }
  const { member } = state;
  if (member === null) {
    return <EmptyState title={m.desk_not_staff()} text={m.desk_not_staff_text()} />;
  }
  return (
    <>
      <ServerClock />
      <NewsAlert />
      {managers && member.role !== 'manager' ? (
        <EmptyState title={m.desk_managers_only()} text={m.desk_managers_only_text()} />
      ) : (
        <TeamPassword member={member}>{children}</TeamPassword>
      )}
    </>
  );
}

/** How often the time is asked for, in milliseconds. */
const clockMs = 5 * 60_000;

/** Follows the server's clock while the page is open: the device's may be set meanwhile. */
function ServerClock() {
  useQuery({ queryKey: keys.clock, queryFn: syncClock, refetchInterval: clockMs });
  return null;
}

async function syncClock(): Promise<true> {
  setClock(await readClock(await sessionBackend()));
  return true;
}

/** The person's role. A session can be over before its token expires: then the backend refuses to renew it. */
async function roleOrOver(): Promise<Role | null | 'session_over'> {
  const backend = await sessionBackend();
  try {
    return await readRole(backend);
  } catch (error) {
    if (kindOfFailure(error) !== 'forbidden') throw error;
    return (await renewSession(backend)) ? readRole(backend) : 'session_over';
  }
}

async function loadMember(): Promise<{ member: Member | null } | null> {
  const user = await confirmedUser();
  if (user === null) return null;
  // Before anything is shown that waits or is due. Without an answer the device's own clock has to do.
  const [role] = await Promise.all([roleOrOver(), syncClock().catch(() => {})]);
  if (role === 'session_over') {
    setUser(null);
    return null;
  }
  return { member: role && { id: user.id, name: user.name, email: user.email, role } };
}
