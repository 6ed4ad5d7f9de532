// `npm run report:views [days]`: how often the pages were read, from the stack that is running or the project that
// the environment names.
import { z } from 'zod';
import { sessionlessBackend } from '#data/client.ts';
import { runCommand, StackFailure } from './stack/command.ts';
import { withBackend } from './stack/run.ts';

const countsSchema = z.array(z.object({ name: z.string(), views: z.number() }));
const reportSchema = z.object({
  total: z.number(),
  days: countsSchema,
  paths: countsSchema,
  hosts: countsSchema,
});

await runCommand((signal) =>
  withBackend(signal, async (env) => {
    const days = Number(process.argv[2] ?? 30);
    if (!Number.isInteger(days) || days < 1 || days > 400) {
      throw new StackFailure('How many days? From 1 to 400, such as: npm run report:views 7');
    }
    const { PUBLIC_SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = env;
    if (!url || !key) throw new StackFailure('SUPABASE_SECRET_KEY is missing.');
    const service = sessionlessBackend(url, key);
    const { data, error } = await service.rpc('page_view_report', { days });
    if (error) throw new StackFailure(`The backend refused: ${error.message}`);
    const report = reportSchema.parse(data);
    console.log(`${report.total} pages read in the last ${days} days`);
    print('By day (Cairo)', report.days);
    print('By page', report.paths);
    print('From other sites', report.hosts);
  }),
);

function print(title: string, counts: z.output<typeof countsSchema>): void {
  if (counts.length === 0) return;
  console.log(`\n${title}`);
  const width = Math.max(...counts.map(({ views }) => String(views).length));
  for (const { name, views } of counts) console.log(`  ${String(views).padStart(width)}  ${name}`);
}
