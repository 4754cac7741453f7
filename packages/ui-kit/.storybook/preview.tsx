import '../src/styles/mantine.ts';
/// <reference types="vite/client" />
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { toast } from '../src/toasts/toast.tsx';
import { judge, RULES } from './judge.ts';
import { surroundings } from './surroundings.tsx';

// A machine may be ten times slower than this one: what a play waits for arrives, or the story has a fault.
configure({ asyncUtilTimeout: 60_000 });

const choice = (title: string, icon: string, items: readonly (readonly [string, string])[]) => ({
  description: title,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: items.map(([value, label]) => ({ value, title: `${title}: ${label}` })),
  },
});

const preview: Preview = {
  tags: ['autodocs'],
  // Stories that are shown one after the other in one page leave each other no messages.
  beforeEach: () => toast.clear(),
  ...(import.meta.env.VITE_STORY_TESTS ? { afterEach: judge } : {}),
  decorators: [surroundings],
  globalTypes: {
    scheme: choice('Scheme', 'mirror', [
      ['light', 'Light'],
      ['dark', 'Dark'],
      ['auto', 'Auto'],
    ]),
    density: choice('Density', 'listunordered', [
      ['normal', 'Normal'],
      ['compact', 'Compact'],
    ]),
    motion: choice('Motion', 'lightning', [
      ['system', 'As the system'],
      ['reduced', 'Reduced'],
    ]),
    role: choice('Role', 'user', [
      ['Associate', 'Associate'],
      ['Senior', 'Senior associate'],
      ['Admin', 'Admin'],
      ['SuperAdmin', 'Super admin'],
    ]),
    privacy: choice('Privacy', 'eyeclose', [
      ['off', 'Off'],
      ['on', 'On'],
    ]),
  },
  initialGlobals: {
    scheme: 'light',
    density: 'normal',
    motion: 'system',
    role: 'Associate',
    privacy: 'off',
  },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    options: {
      storySort: {
        order: ['Tokens', 'Foundations', 'Forms', 'Data', 'Feedback', 'Layers', 'Charts', 'Pages'],
      },
    },
    viewport: {
      options: {
        narrow: { name: 'Narrow 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        wide: { name: 'Wide 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
    a11y: {
      // Tests judge for themselves, in both schemes.
      test: import.meta.env.VITE_STORY_TESTS ? 'off' : 'error',
      options: { runOnly: RULES, resultTypes: ['violations', 'incomplete'] },
    },
  },
};

export default preview;
