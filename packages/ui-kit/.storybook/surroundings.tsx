import type { Decorator } from '@storybook/react-vite';
import type { SchemeChoice } from '../src/provider/context.ts';
import { UiKitProvider } from '../src/provider/ui-kit-provider.tsx';
import { demoPhotos } from '../src/story/demo.ts';
import { Toasts } from '../src/toasts/toasts.tsx';

/** The provider around every story, set by the toolbar. Density and role reach a story through `context.globals`. */
export const surroundings: Decorator = (Story, { globals }) => (
  <UiKitProvider
    scheme={globals.scheme as SchemeChoice}
    privacy={globals.privacy === 'on'}
    reducedMotion={globals.motion === 'reduced'}
    viewerCountry="USA"
    photosUrl={demoPhotos}
  >
    <div data-density={globals.density} data-role={globals.role}>
      <Story />
    </div>
    <Toasts />
  </UiKitProvider>
);
