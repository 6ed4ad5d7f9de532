import * as z from 'zod/mini';

/** Logs an error, as whatever cannot be read is, and gives it back to be thrown. */
export function logged(error: Error): Error {
  console.error(error);
  return error;
}

/**
 * A row as its schema has it.
 * @throws Error when it is not as agreed; it is logged as well
 */
export function readRow<Schema extends z.core.$ZodType>(
  schema: Schema,
  row: unknown,
): z.infer<Schema> {
  const { data, error } = z.safeParse(schema, row);
  if (error) throw logged(error);
  return data;
}

/** Rows as the schema of a list has them. One that is not as agreed is logged and left out; the others are shown. */
export function readRows<Row extends z.core.SomeType>(
  list: z.ZodMiniArray<Row>,
  rows: readonly unknown[],
): z.output<Row>[] {
  return rows.flatMap((row) => {
    const { data, error } = list.safeParse([row]);
    if (error) logged(error);
    return data ?? [];
  });
}
