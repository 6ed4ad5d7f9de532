import { expect, test } from 'vitest';
import { TableUnavailable } from './table-unavailable';

test('says what could not be read, and what the backend said of it', () => {
  const error = new TableUnavailable('the brand', { message: 'the database sleeps' });
  expect(error.message).toBe('Could not read the brand: the database sleeps');
  expect(error.words).toBe('the database sleeps');
});

test.each([{}, { message: '' }, { message: '\n<html><h1>502 Bad Gateway</h1>' }])(
  'of %j there is nothing to say',
  (cause) => {
    const error = new TableUnavailable('the brand', cause);
    expect(error.message).toBe('Could not read the brand');
    expect(error.words).toBe('');
  },
);
