import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findFreePorts } from '../ports.ts';
import { type MailCatcher, startMailCatcher } from './catcher.ts';

let catcher: MailCatcher;
let smtpPort: number;

beforeAll(async () => {
  const { mail, smtp } = await findFreePorts();
  smtpPort = smtp;
  catcher = await startMailCatcher({ mail, smtp });
});
afterAll(() => catcher.close());
beforeEach(() => fetch(`${catcher.url}/email/all`, { method: 'DELETE' }));

const send = (mail: object) =>
  createTransport({ host: '127.0.0.1', port: smtpPort }).sendMail({
    from: 'Tayar <no-reply@tayar.example>',
    ...mail,
  });
const caught = async () => (await fetch(`${catcher.url}/email`)).json();

test('gives what was sent, oldest first', async () => {
  await send({ to: 'Mona <mona@example.com>', subject: 'مرحبا', text: 'one', html: '<p>one</p>' });
  await send({ to: 'a@example.com, b@example.com', subject: 'Two', text: 'two' });
  expect(await caught()).toEqual([
    {
      id: expect.any(String),
      from: 'no-reply@tayar.example',
      to: [{ address: 'mona@example.com', name: 'Mona' }],
      subject: 'مرحبا',
      text: expect.stringMatching(/^one\s*$/),
      html: expect.stringMatching(/^<p>one<\/p>\s*$/),
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    },
    expect.objectContaining({
      subject: 'Two',
      to: [
        { address: 'a@example.com', name: '' },
        { address: 'b@example.com', name: '' },
      ],
      html: '',
    }),
  ]);
});

test('gives what was sent to one address', async () => {
  await send({ to: 'a@example.com, b+1@example.com', subject: 'Both', text: 'x' });
  await send({ to: 'a@example.com', subject: 'One', text: 'x' });
  const ofOne = await fetch(`${catcher.url}/email?to=${encodeURIComponent('b+1@example.com')}`);
  expect(await ofOne.json()).toEqual([expect.objectContaining({ subject: 'Both' })]);
});

test('forgets everything on DELETE /email/all', async () => {
  await send({ to: 'a@example.com', subject: 'Gone', text: 'x' });
  expect((await fetch(`${catcher.url}/email/all`, { method: 'DELETE' })).status).toBe(200);
  expect(await caught()).toEqual([]);
});

test('takes senders that log in', async () => {
  const transport = createTransport({
    host: '127.0.0.1',
    port: smtpPort,
    auth: { user: 'someone', pass: 'anything' },
  });
  await transport.sendMail({
    from: 'x@example.com',
    to: 'y@example.com',
    subject: 'In',
    text: 'x',
  });
  expect(await caught()).toHaveLength(1);
});

test('shows a hostile subject as text and a hostile body without its script', async () => {
  await send({
    to: 'a@example.com',
    subject: '<script>alert(1)</script>',
    text: '"><img src=x onerror=alert(1)> https://example.com/?a=1&b=2',
    html: '<script>alert(1)</script><p>Hello</p>',
  });
  const list = await (await fetch(catcher.url)).text();
  expect(list).toContain('&lt;script&gt;');
  expect(list).not.toContain('<script>');
  const [mail] = await caught();
  const message = await (await fetch(`${catcher.url}/message/${mail.id}`)).text();
  expect(message).not.toContain('<img');
  expect(message).toContain('href="https://example.com/?a=1&amp;b=2"');
  const frame = await fetch(`${catcher.url}/message/${mail.id}/html`);
  expect(frame.headers.get('content-security-policy')).toMatch(/^sandbox(?!.*allow-scripts)/);
});

test('says when a message is not there, and refuses other methods', async () => {
  expect((await fetch(`${catcher.url}/message/999999`)).status).toBe(404);
  expect((await fetch(`${catcher.url}/email`, { method: 'POST' })).status).toBe(405);
});
