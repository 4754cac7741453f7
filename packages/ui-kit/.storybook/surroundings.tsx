import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { SchemeChoice } from '../src/provider/context.ts';
import { UiKitProvider } from '../src/provider/ui-kit-provider.tsx';
import { demoPhotos } from '../src/story/demo.ts';
import { Toasts } from '../src/toasts/toasts.tsx';
import { isPage } from './judge.ts';
import { shownScheme } from './shown-scheme.ts';

const isTested = Boolean(import.meta.env.VITE_STORY_TESTS);

type Globals = Readonly<Record<string, unknown>>;

interface SurroundingsProps {
  readonly globals: Globals;
  readonly scheme: SchemeChoice;
  readonly children: ReactNode;
}

function Surroundings({ globals, scheme, children }: SurroundingsProps) {
  const shown = useSyncExternalStore(shownScheme.subscribe, shownScheme.now);
  return (
    <UiKitProvider
      scheme={shown ?? scheme}
      privacy={globals.privacy === 'on'}
      reducedMotion={globals.motion === 'reduced'}
      viewerCountry="USA"
      photosUrl={demoPhotos}
    >
      <div data-density={globals.density} data-role={globals.role}>
        {children}
      </div>
      <Toasts />
    </UiKitProvider>
  );
}

/** The provider around every story, set by the toolbar. Density and role reach a story through `context.globals`. */
export const surroundings: Decorator = (Story, { globals, title, parameters }) => (
  <Surroundings
    globals={globals}
    scheme={isTested && isPage({ title, parameters }) ? 'dark' : globals.scheme}
  >
    <Story />
  </Surroundings>
);
