import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { SchemeChoice } from '../src/provider/context.ts';
import { UiKitProvider } from '../src/provider/ui-kit-provider.tsx';
import { demoPhotos } from '../src/story/demo.ts';
import { Toasts } from '../src/toasts/toasts.tsx';
import { shownScheme } from './shown-scheme.ts';

type Globals = Readonly<Record<string, unknown>>;

function Surroundings({ globals, children }: { readonly globals: Globals; readonly children: ReactNode }) {
  const shown = useSyncExternalStore(shownScheme.subscribe, shownScheme.now);
  return (
    <UiKitProvider
      scheme={shown ?? (globals.scheme as SchemeChoice)}
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
export const surroundings: Decorator = (Story, { globals }) => (
  <Surroundings globals={globals}>
    <Story />
  </Surroundings>
);
