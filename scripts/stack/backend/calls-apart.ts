import { AsyncLocalStorage } from 'node:async_hooks';
import type { App } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';

/** A call that the engine answers; what asks the database by itself is none. */
const calls = new AsyncLocalStorage<symbol>();

/**
 * Keeps calls that come at the same time out of each other's transactions. The database has one connection, on which
 * the engine begins a transaction without waiting for the end of another: of two calls, one would read as the other's
 * role, and lose what it was told is stored when the other is refused.
 */
export function keepCallsApart(app: Pick<App, 'fetch'>, { driver }: PgliteConnection): void {
  const answer = app.fetch.bind(app);
  app.fetch = (...call) => calls.run(Symbol('call'), () => answer(...call));

  let owner: symbol | undefined;
  const waiting: (() => void)[] = [];
  const end = () => {
    owner = undefined;
    for (const goOn of waiting.splice(0)) goOn();
  };
  const turn = async (begins = false) => {
    const call = calls.getStore();
    while (owner !== undefined && owner !== call) {
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    // In the same step: another that waits goes on before whoever called this does.
    if (begins) owner = call;
  };
  const { query, exec } = { query: driver.query.bind(driver), exec: driver.exec.bind(driver) };
  driver.query = async (text, ...rest) => {
    await turn(text === 'BEGIN');
    try {
      return await query(text, ...rest);
    } catch (error) {
      if (text === 'BEGIN') end();
      throw error;
    } finally {
      if (text === 'COMMIT' || text === 'ROLLBACK') end();
    }
  };
  driver.exec = async (...statements) => {
    await turn();
    return exec(...statements);
  };
}
