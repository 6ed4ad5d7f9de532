import { expect, test } from 'vitest';
import { isPushService } from './push-services.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-am3p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('%s is one', (endpoint) => {
  expect(isPushService(endpoint)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com@10.0.0.1/',
  'https://somebody@fcm.googleapis.com/',
  'https://fcm.googleapis.com.example.com/',
  'https://notify.windows.com.example.com/',
  'https://evilnotify.windows.com/',
  'https://169.254.169.254/latest/meta-data',
  'http://127.0.0.1:9/',
  'file:///etc/passwd',
  'no address',
])('%s is none', (endpoint) => {
  expect(isPushService(endpoint)).toBe(false);
});

test('a test names one of its own', () => {
  expect(isPushService('http://127.0.0.1:9/1', 'http://127.0.0.1:9')).toBe(true);
  expect(isPushService('http://127.0.0.1:10/1', 'http://127.0.0.1:9')).toBe(false);
});
