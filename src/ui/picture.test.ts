import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pictures } from '@/config/pictures';

it('shows the placeholder after as long as the product says', () => {
  const css = readFileSync(new URL('./picture.css', import.meta.url), 'utf8');
  expect(css).toContain(`0s ${pictures.placeholderDelayMs}ms forwards`);
});
