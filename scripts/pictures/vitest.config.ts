import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Drawings are pure, so files can share imports; a busy machine takes its time to render them.
  test: { name: 'pictures', isolate: false, testTimeout: 60_000 },
});
