/** A team on duty: its members, its office and its clock. */
import { expect } from 'vitest';
import type { Json } from '#data/database.types.ts';
import { keys } from '../../scripts/stack/backend/embedded.ts';
import { type Account, type Backend, type Client, clientOf, signUp } from './backend.ts';

export type Colleague = Account & { as: Client };

/** What a test does to the team of a backend. */
export function dutyOf(backend: Backend) {
  const { engine } = backend;
  return {
    /** Signs somebody up into the team. Members get turns in the order in which they joined. */
    async join(name: string, role: 'sales' | 'manager' = 'sales'): Promise<Colleague> {
      const account = await signUp(engine, { email: `${name.toLowerCase()}@example.com`, name });
      await engine.sql('insert into public.user_roles (user_id, role) values ($1, $2)', [
        account.id,
        role,
      ]);
      return { ...account, as: clientOf(engine, keys.publishable, account.token) };
    },
    /** The office is open around the clock, so that no test depends on the hour at which it runs. */
    openAlways: () =>
      engine.sql(`delete from public.desk_holidays;
        update public.desk_hours set opens = '00:00', closes = '24:00'`),
    settle: (settings: { by_turn?: boolean; late_minutes?: number }) =>
      engine.sql(
        'update public.desk_settings set by_turn = coalesce($1, by_turn), late_minutes = coalesce($2, late_minutes)',
        [settings.by_turn ?? null, settings.late_minutes ?? null],
      ),
    /** Lets time, such as '31 minutes', pass since every request was given. */
    pass: (time: string) =>
      engine.sql(`update public.lead_turns set given_at = given_at - interval '${time}'`),
    async sweepAt(at?: string): Promise<Json> {
      const { data, error } = await backend.as.service.rpc('sweep_desk', at ? { at } : {});
      expect(error).toBeNull();
      return data;
    },
    /** The id of whoever has a request, or null. */
    async ownerOf(id: string): Promise<unknown> {
      const [row] = await engine.sql('select owner_id from public.leads where id = $1', [id]);
      return row?.owner_id;
    },
    /** What somebody was told, such as ['mine', 'late']. */
    async toldTo({ id }: { id: string }): Promise<unknown[]> {
      const rows = await engine.sql(
        'select what from public.desk_news where user_id = $1 order by happened_at',
        [id],
      );
      return rows.map(({ what }) => what);
    },
  };
}
