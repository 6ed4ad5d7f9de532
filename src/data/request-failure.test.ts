import { expect, test } from 'vitest';
import { requestFailureKind } from './request-failure';

test.each([
  [0, '', 'offline'],
  [401, 'PGRST301', 'session'],
  [403, '42501', 'session'],
  [409, '23503', 'session'],
  [400, '23514', 'other'],
  [429, 'PT429', 'too_many'],
  [429, '', 'offline'],
  [500, 'XX000', 'other'],
  [503, '', 'offline'],
  [200, '', 'offline'],
])('status %i with code %s is %s', (status, code, kind) => {
  expect(requestFailureKind(status, code)).toBe(kind);
});
