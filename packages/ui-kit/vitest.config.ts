import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const executablePath =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) =>
    existsSync(path),
  );

/** Every story is a test: it renders, its play function holds, and axe finds nothing, in both schemes. */
export default defineConfig({
  root: at('.'),
  plugins: [storybookTest({ configDir: at('./.storybook') })],
  test: {
    name: 'stories',
    // A page keeps what it has loaded: a third of the time would go into loading the kit again for every file.
    isolate: false,
    // As for the other tests: a page that is loaded on a busy machine takes its time.
    testTimeout: 120_000,
    env: { VITE_STORY_TESTS: 'yes' },
    browser: {
      enabled: true,
      headless: true,
      instances: [{ browser: 'chromium' as const }],
      provider: playwright({
        launchOptions: {
          ...(executablePath ? { executablePath } : {}),
          args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
        },
      }),
    },
  },
});
