import { readdir, readFile, readlink } from 'node:fs/promises';

/**
 * The memory of the process that listens on a port of this machine, in megabytes; undefined where the system does not
 * tell as Linux does.
 */
export async function memoryBehind(port: string): Promise<number | undefined> {
  try {
    const pid = await processBehind(await socketOf(Number(port)));
    const status = pid && (await readFile(`/proc/${pid}/status`, 'utf8'));
    const kilobytes = status && /^VmRSS:\s+(\d+)/m.exec(status)?.[1];
    return kilobytes ? Number(kilobytes) / 1024 : undefined;
  } catch {
    return undefined;
  }
}

/** As the links of open files name it. */
async function socketOf(port: number): Promise<string> {
  const tables = await Promise.all(
    ['tcp', 'tcp6'].map((name) => readFile(`/proc/net/${name}`, 'utf8')),
  );
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  // 0A: it listens.
  const row = new RegExp(`:${hex} [0-9A-F]+:0000 0A (?:\\S+ ){5}\\s*(\\d+)`);
  const spaced = tables.join('\n').replace(/ +/g, ' ');
  return `socket:[${row.exec(spaced)?.[1]}]`;
}

async function processBehind(socket: string): Promise<string | undefined> {
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const files = await readdir(`/proc/${pid}/fd`).catch(() => []);
    const links = files.map((file) => readlink(`/proc/${pid}/fd/${file}`).catch(() => ''));
    if ((await Promise.all(links)).includes(socket)) return pid;
  }
  return undefined;
}
