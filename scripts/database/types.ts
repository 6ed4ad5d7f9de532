/** The shape of the database, as the Supabase client is typed with it. */
import { z } from 'zod';
import type { Engine } from '../stack/backend/embedded.ts';

/** PostgreSQL types as they arrive in JSON. `numeric` may arrive as text from the embedded backend: parse it. */
const scalars: Readonly<Record<string, string>> = {
  bool: 'boolean',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'Json',
  jsonb: 'Json',
  numeric: 'number',
  void: 'undefined',
};

function typeOf(name: string): string {
  return name.startsWith('_') ? `${typeOf(name.slice(1))}[]` : (scalars[name] ?? 'string');
}

const columnSchema = z.object({
  table: z.string(),
  name: z.string(),
  type: z.string(),
  required: z.boolean(),
  defaulted: z.boolean(),
});
type Column = z.output<typeof columnSchema>;

const columnsSql = `
  select c.relname as table, a.attname as name, t.typname as type, a.attnotnull as required,
    a.atthasdef or a.attidentity <> '' as defaulted
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  order by 1, 2`;

const functionSchema = z.object({
  name: z.string(),
  returns: z.string(),
  many: z.boolean(),
  args: z.array(z.object({ name: z.string(), type: z.string(), defaulted: z.boolean() })),
});

const functionsSql = `
  select p.proname as name, r.typname as returns, p.proretset as many,
    coalesce(json_agg(json_build_object(
        'name', u.name, 'type', t.typname, 'defaulted', u.i > p.pronargs - p.pronargdefaults
      ) order by u.i)
      filter (where t.typname is not null), '[]') as args
  from pg_proc p
  join pg_type r on r.oid = p.prorettype
  left join unnest(p.proargnames, p.proargtypes::oid[]) with ordinality u (name, type, i) on true
  left join pg_type t on t.oid = u.type
  where p.pronamespace = 'public'::regnamespace and r.typname <> 'trigger'
  group by p.oid, p.proname, r.typname, p.proretset
  order by 1`;

function tableType(name: string, columns: Column[]): string {
  const shape = (kind: string, isOptional: (column: Column) => boolean) => {
    const lines = columns.map((column) => {
      const mark = isOptional(column) ? '?' : '';
      const empty = column.required ? '' : ' | null';
      return `          ${column.name}${mark}: ${typeOf(column.type)}${empty}`;
    });
    return `        ${kind}: {\n${lines.join('\n')}\n        }`;
  };
  return `      ${name}: {
${shape('Row', () => false)}
${shape('Insert', ({ defaulted, required }) => defaulted || !required)}
${shape('Update', () => true)}
        Relationships: []
      }`;
}

function functionType({ name, returns, many, args }: z.output<typeof functionSchema>): string {
  const list = args.map((arg) => `${arg.name}${arg.defaulted ? '?' : ''}: ${typeOf(arg.type)}`);
  const given = list.length > 0 ? `{ ${list.join('; ')} }` : 'never';
  return `      ${name}: { Args: ${given}; Returns: ${typeOf(returns)}${many ? '[]' : ''} }`;
}

/**
 * The text of src/data/database.types.ts for a migrated database. It names no relations between tables, which only a
 * query that reads several of them at once would need.
 */
export async function databaseTypes(engine: Engine): Promise<string> {
  const read = async <Schema extends z.ZodType>(sql: string, schema: Schema) =>
    z.array(schema).parse(await engine.sql(sql));
  const columns = await read(columnsSql, columnSchema);
  const functions = await read(functionsSql, functionSchema);
  const tables = Object.entries(Object.groupBy(columns, ({ table }) => table)).map(
    ([name, of = []]) => tableType(name, of),
  );
  return `// Derived from supabase/migrations by scripts/database-types.ts. Do not edit: run \`npm run types:make\`.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
${tables.join('\n')}
    }
    Views: { [_ in never]: never }
    Functions: {
${functions.map(functionType).join('\n')}
    }
    Enums: { [_ in never]: never }
    CompositeTypes: { [_ in never]: never }
  }
}
`;
}
