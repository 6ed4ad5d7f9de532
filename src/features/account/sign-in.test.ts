import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import SignIn from './SignIn.island.tsx';

const drawn = (google: boolean) => renderToStaticMarkup(createElement(SignIn, { google }));

it('offers Google only where the project has it set up', () => {
  expect(drawn(true)).toContain('Continue with Google');
  expect(drawn(false)).not.toContain('Google');
});
