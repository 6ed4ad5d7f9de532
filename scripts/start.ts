// `npm start`: the whole product on this machine. See the README for ports and folders.
import { localAccounts } from './stack/backend/accounts.ts';
import { runCommand, untilAborted } from './stack/command.ts';
import { chooseBackend, loadEnvironmentFile } from './stack/environment.ts';
import { locateHome } from './stack/home.ts';
import { readPorts } from './stack/ports.ts';
import { startStack } from './stack/run.ts';

await runCommand(async (signal) => {
  loadEnvironmentFile();
  const home = locateHome(process.env);
  const ports = readPorts(process.env);
  const choice = chooseBackend(process.env);
  console.log('Starting Tayar …');
  const running = await startStack({ home, ports, choice, report: console.log, signal });
  if (process.env.TAYAR_REBUILD?.trim() !== 'off') running.followCatalogue();
  const { siteUrl, supabaseUrl, mailUrl } = running.stack;
  console.log(`  Backend  ${supabaseUrl}`);
  if (mailUrl) {
    console.log(`  Mail     ${mailUrl}`);
    const accounts = localAccounts.map(({ email, password }) => `${email} / ${password}`);
    console.log(`  Accounts ${accounts.join(', ')}`);
  }
  console.log(`\nTayar is ready: ${siteUrl}\n\nCtrl-C stops it.`);
  await untilAborted(signal);
  console.log('\nStopping …');
  await running.close();
});
