import type { StorybookConfig } from '@storybook/react-vite';
import { sampleAnswers } from '../../testing/src/page-story/sample-answers.ts';

/** Stories of the kit, of every feature and of the shell, wherever they stand. */
const config: StorybookConfig = {
  stories: [
    '../src/**/*.stories.tsx',
    '../../feature-*/src/**/*.stories.tsx',
    '../../shell/src/**/*.stories.tsx',
    '../../receipt/src/**/*.stories.tsx',
    '../../tree/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), sampleAnswers()] }),
};

export default config;
