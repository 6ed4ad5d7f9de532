import * as z from 'zod/mini';
import { BackendFailure, kindOfAnswer } from './failure.ts';
import { logged } from './rows.ts';

type Answer = PromiseLike<{
  data: unknown;
  error: { message: string; code?: string } | null;
  status: number;
}>;

/** The parsed answer to a query. @throws BackendFailure; it is logged as well */
export async function parsedAnswer<Schema extends z.core.$ZodType>(
  schema: Schema,
  query: Answer,
): Promise<z.infer<Schema>> {
  const { data, error, status } = await query;
  if (error) throw logged(new BackendFailure(kindOfAnswer(status, error.code ?? ''), error));
  const parsed = z.safeParse(schema, data);
  if (parsed.error) throw logged(new BackendFailure('other', parsed.error));
  return parsed.data;
}
