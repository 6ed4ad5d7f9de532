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
import { DeskNavigation, type DeskPage } from './DeskNavigation.tsx';
import { keys } from './queries.ts';
import { deskQueryClient } from './query-client.ts';

/** Who works at the desk. */
export type Member = { id: string; name: string; email: string; role: Role };

const MemberContext = createContext<Member | null>(null);

/** The person at the desk; within `Desk` alone. */
export function useMember(): Member {
  const member = use(MemberContext);
  if (member === null) throw new Error('useMember is called outside the desk');
  return member;
}

type Props = {
  page: DeskPage;
  /** Whether only managers may use the page. */
  managers?: boolean;
  children: ReactNode;
};

/** The frame of each page of the sales desk: who may use it, the way to the others, and the cache of what is fetched. */
export function Desk(props: Props) {
  return (
    <Island>
      <LocaleProvider locale={localeOfReader('en-US')}>
        <Gate {...props} />
      </LocaleProvider>
    </Island>
  );
}

/** Row-level security protects the data; this only says why there is none. */
function Gate({ page, managers = false, children }: Props) {
  const { state, reload } = useOwnData({ load: loadMember });
  const [client] = useState(() => deskQueryClient(() => void reload()));
  if (state === 'signed_out') return <SignedOut />;
  if (state === 'failed') {
    return <LoadFailed title={m.desk_failed()} text={m.desk_failed_text()} onRetry={reload} />;
  }
  if (state === 'loading') {
    return (
      <div role="status" className="grid gap-4">
        <span className="sr-only">{m.desk_loading()}</span>
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-64 w-full" />
      </div>
    );
  }
  const { member } = state;
  if (member === null)
    return <EmptyState title={m.desk_not_staff()} text={m.desk_not_staff_text()} />;
  return (
    <MemberContext value={member}>
      <QueryClientProvider client={client}>
        <ServerClock />
        <DeskNavigation page={page} role={member.role} />
        {managers && member.role !== 'manager' ? (
          <EmptyState title={m.desk_managers_only()} text={m.desk_managers_only_text()} />
        ) : (
          <TeamPassword member={member}>{children}</TeamPassword>
        )}
      </QueryClientProvider>
    </MemberContext>
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
