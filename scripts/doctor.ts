// `npm run doctor [-- <file of variables>]`: checks a deployment, or the stack of this machine, and says what is wrong
// and what to do. It changes nothing, sends no mail, starts no build and shows no secret.
import { checkDatabase } from './doctor/database.ts';
import { judgeEnvironment } from './doctor/environment.ts';
import { type Finding, good, linesOf, unknown } from './doctor/finding.ts';
import { checkMail } from './doctor/mail.ts';
import { checkPoints } from './doctor/points.ts';
import { checkFunctions, checkStorage, checkWork } from './doctor/project.ts';
import { checkServer } from './doctor/server.ts';
import { type Project, readSettings, type Settings, secretsOf } from './doctor/settings.ts';
import { checkSite } from './doctor/site.ts';
import { runCommand } from './stack/command.ts';

await runCommand(async () => {
  const settings = await readSettings(process.argv[2]);
  const secrets = secretsOf(settings.env);
  let faults = 0;
  let open = 0;
  let warnings = 0;
  for (const [title, check] of groups(settings)) {
    console.log(`\n${title}`);
    for (const finding of await check()) {
      if (finding.mark === 'bad') faults += 1;
      if (finding.mark === 'unknown') open += 1;
      if (finding.mark === 'warn') warnings += 1;
      for (const line of linesOf(finding, secrets)) console.log(line);
    }
  }
  const rest = `${warnings > 0 ? `; ${warnings} to look at` : ''}${open > 0 ? `; ${open} not checked` : ''}`;
  console.log(faults === 0 ? `\nNothing is wrong${rest}.` : `\nWrong: ${faults}${rest}.`);
  return faults === 0 ? 0 : 1;
});

type Group = [title: string, check: () => Finding[] | Promise<Finding[]>];

function groups({ local, env }: Settings): Group[] {
  const siteUrl = (env.PUBLIC_SITE_URL?.trim() || env.URL?.trim() || '').replace(/\/+$/, '');
  const project: Project = {
    url: (env.PUBLIC_SUPABASE_URL?.trim() ?? '').replace(/\/+$/, ''),
    publishableKey: env.PUBLIC_SUPABASE_PUBLISHABLE_KEY?.trim() ?? '',
    secretKey: env.SUPABASE_SECRET_KEY?.trim() || undefined,
  };
  const server = env.DATABASE_URL?.trim();
  const google = env.PUBLIC_GOOGLE_SIGN_IN?.trim() === 'true';
  const canAsk = URL.canParse(project.url) && project.publishableKey !== '';
  const needProject = () => [
    unknown('Not checked', 'Set the address and the publishable key first.'),
  ];
  const needSite = () => [unknown('Not checked', 'Set PUBLIC_SITE_URL first.')];
  const hasSite = URL.canParse(siteUrl);
  return [
    [
      'Environment',
      () => (local ? [good('That of the stack on this machine')] : judgeEnvironment(env)),
    ],
    ['Database', canAsk ? () => checkDatabase(project, google) : needProject],
    [
      'Database server',
      server
        ? () => checkServer(server, { siteUrl, secret: env.REBUILD_SECRET?.trim() })
        : () => [
            unknown(
              'Version, migrations and webhook',
              local ? 'Cannot be checked on this machine.' : 'Set DATABASE_URL to check them.',
            ),
          ],
    ],
    ['Staff and mails', canAsk ? () => checkWork(project) : needProject],
    ['Charging points', canAsk ? () => checkPoints(project) : needProject],
    ['Storage', canAsk ? () => checkStorage(project) : needProject],
    ['Mail server', () => checkMail(env)],
    ['Functions', hasSite ? () => checkFunctions(siteUrl) : needSite],
    ['Site', hasSite && canAsk ? () => checkSite(siteUrl, project.url) : needSite],
  ];
}
