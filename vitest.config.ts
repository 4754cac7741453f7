import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const tests = (extension: string, ...folders: string[]) =>
  folders.map((folder) => `${folder}/**/*.test.${extension}`);

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: tests('ts', 'packages/*', 'apps/*/src', 'tooling'),
          exclude: ['**/node_modules/**', '**/*.dom.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: tests('tsx', 'packages/*/src', 'apps/*/src'),
          setupFiles: [at('./packages/ui-kit/src/testing/dom.setup.ts')],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
