/** The database after all migrations, written as SQL: each table with everything that belongs to it, then the functions. */
import { z } from 'zod';
import type { Engine } from '../stack/backend/embedded.ts';

const ours = `('public', 'private')`;
/** Accounts and storage belong to Supabase; only some policies and triggers there are ours. */
const withOurRules = `('public', 'private', 'auth', 'storage')`;
const ourTables = `c.relkind in ('r', 'p') and c.relnamespace::regnamespace::text in ${ours}`;

/** Parts of a table, in the order in which they are written: the table, a sort key within the part, and the SQL. */
const tableParts = [
  // Columns in their order, then constraints by name.
  `select c.oid::regclass::text, '', format(E'create table %s (\\n%s\\n);', c.oid::regclass,
     string_agg(line, E',\\n' order by place, line))
   from pg_class c, lateral (
     select a.attnum::int, format('  %I %s', a.attname, format_type(a.atttypid, a.atttypmod))
       || case when a.attnotnull then ' not null' else '' end
       || case a.attidentity when '' then '' else ' generated always as identity' end
       || coalesce(case a.attgenerated when '' then ' default ' || pg_get_expr(d.adbin, d.adrelid)
            else format(' generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid)) end, '')
     from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
     where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     union all
     select 10000, format('  constraint %I %s', k.conname, pg_get_constraintdef(k.oid))
     from pg_constraint k where k.conrelid = c.oid and k.contype not in ('n', 't')
   ) lines (place, line)
   where ${ourTables} group by c.oid`,
  `select c.oid::regclass::text, '',
     format('comment on table %s is %L;', c.oid::regclass, obj_description(c.oid, 'pg_class'))
   from pg_class c where ${ourTables} and obj_description(c.oid, 'pg_class') is not null`,
  `select c.oid::regclass::text, lpad(a.attnum::text, 4, '0'),
     format('comment on column %s.%I is %L;', c.oid::regclass, a.attname, col_description(c.oid, a.attnum))
   from pg_class c join pg_attribute a on a.attrelid = c.oid
   where ${ourTables} and col_description(c.oid, a.attnum) is not null`,
  `select c.oid::regclass::text, a.attname,
     format('alter table %s alter column %I set (%s);', c.oid::regclass, a.attname, array_to_string(a.attoptions, ', '))
   from pg_class c join pg_attribute a on a.attrelid = c.oid where ${ourTables} and a.attoptions is not null`,
  `select c.oid::regclass::text, i.indexrelid::regclass::text, pg_get_indexdef(i.indexrelid) || ';'
   from pg_index i join pg_class c on c.oid = i.indrelid
   where ${ourTables} and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`,
  `select c.oid::regclass::text, g.grantee::regrole::text, format('grant %s on %s to %s;',
     string_agg(lower(g.privilege_type), ', ' order by g.privilege_type), c.oid::regclass, g.grantee::regrole)
   from pg_class c, aclexplode(c.relacl) g
   where ${ourTables} and g.grantee not in (0, c.relowner) group by c.oid, g.grantee`,
  `select c.oid::regclass::text, lpad(a.attnum::text, 4, '0') || g.grantee::regrole, format('grant %s (%I) on %s to %s;',
     string_agg(lower(g.privilege_type), ', ' order by g.privilege_type), a.attname, c.oid::regclass, g.grantee::regrole)
   from pg_class c join pg_attribute a on a.attrelid = c.oid, aclexplode(a.attacl) g
   where ${ourTables} and g.grantee <> 0 group by c.oid, a.attnum, a.attname, g.grantee`,
  `select c.oid::regclass::text, '', format('alter table %s enable row level security;', c.oid::regclass)
   from pg_class c where ${ourTables} and c.relrowsecurity`,
  `select c.oid::regclass::text, p.policyname, format('create policy %I on %s as %s for %s to %s',
       p.policyname, c.oid::regclass, lower(p.permissive), lower(p.cmd), array_to_string(p.roles, ', '))
     || coalesce(E'\\n  using (' || p.qual || ')', '')
     || coalesce(E'\\n  with check (' || p.with_check || ')', '') || ';'
     || coalesce((
         select format(E'\\ncomment on policy %I on %s is %L;', p.policyname, c.oid::regclass, d.words)
         from pg_policy o cross join obj_description(o.oid, 'pg_policy') d (words)
         where o.polrelid = c.oid and o.polname = p.policyname and d.words is not null
       ), '')
   from pg_policies p join pg_class c on c.oid = format('%I.%I', p.schemaname, p.tablename)::regclass
   where p.schemaname in ${withOurRules}`,
  `select c.oid::regclass::text, t.tgname, pg_get_triggerdef(t.oid) || ';'
   from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc f on f.oid = t.tgfoid
   where not t.tgisinternal and c.relnamespace::regnamespace::text in ${withOurRules}
     and f.pronamespace::regnamespace::text in ${ours}`,
];

/** Each function with its comment and who may call it. */
const functions = `
  select '', p.oid::regprocedure::text, pg_get_functiondef(p.oid) || ';'
    || coalesce((
         select format(E'\\ncomment on function %s is %L;', p.oid::regprocedure, d.words)
         from obj_description(p.oid, 'pg_proc') d (words) where d.words is not null
       ), '')
    || coalesce((
         select format(E'\\ngrant execute on function %s to %s;', p.oid::regprocedure, string_agg(
           case g.grantee when 0 then 'public' else g.grantee::regrole::text end, ', ' order by g.grantee::regrole::text))
         from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) g where g.grantee <> p.proowner
         having count(*) > 0
       ), '')
  from pg_proc p where p.pronamespace::regnamespace::text in ${ours}`;

const partSchema = z.object({ subject: z.string(), sql: z.string() });

/** The text of supabase/schema.sql for a migrated database. */
export async function databaseSchema(engine: Engine): Promise<string> {
  const read = async (query: string) => {
    const sorted = `select subject, sql from (${query}) parts (subject, key, sql)
      order by subject collate "C", key collate "C"`;
    return z.array(partSchema).parse(await engine.sql(sorted));
  };
  const parts = [];
  for (const query of tableParts) parts.push(...(await read(query)));
  const tables = Object.entries(Object.groupBy(parts, ({ subject }) => subject))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, of = []]) => `-- ${name}\n${of.map(({ sql }) => sql).join('\n')}`);
  const head =
    '-- What holds after all migrations; written by `npm run types:make`. To read, not to run.';
  return `${[head, ...tables, ...(await read(functions)).map(({ sql }) => sql)].join('\n\n')}\n`;
}
