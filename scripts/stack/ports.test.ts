import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { findFreePorts, readPorts, requireFreePorts } from './ports.ts';

test('uses the usual ports where nothing is set', () => {
  expect(readPorts({})).toEqual({ site: 8888, backend: 54321, mail: 1080, smtp: 1025 });
});

test('follows the environment', () => {
  const env = { TAYAR_PORT: '9000', TAYAR_SMTP_PORT: ' 9025 ', TAYAR_MAIL_PORT: '' };
  expect(readPorts(env)).toEqual({ site: 9000, backend: 54321, mail: 1080, smtp: 9025 });
});

test.each(['0', '65536', '-1', '80a', '1e3', '8888.5'])('refuses the port %j by name', (value) => {
  expect(() => readPorts({ TAYAR_MAIL_PORT: value })).toThrow(/TAYAR_MAIL_PORT.*not a port/);
});

test('refuses one port for two parts', () => {
  expect(() => readPorts({ TAYAR_PORT: '1080' })).toThrow(/TAYAR_PORT and TAYAR_MAIL_PORT/);
});

test('names a taken port and the variable that moves it', async () => {
  const ports = await findFreePorts();
  await requireFreePorts(ports);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(ports.backend, '127.0.0.1', resolve));
  try {
    await expect(requireFreePorts(ports)).rejects.toThrow(
      new RegExp(`Port ${ports.backend}.*already in use[^]*TAYAR_BACKEND_PORT=`),
    );
  } finally {
    server.close();
  }
});
