import { beforeEach } from 'vitest';
import '#lib/locale.ts';
import '#styles/global.css';

beforeEach(() => {
  document.documentElement.lang = 'en';
  document.documentElement.dir = 'ltr';
  localStorage.clear();
  sessionStorage.clear();
});
