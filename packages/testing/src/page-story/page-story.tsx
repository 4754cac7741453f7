import { type AppConfig, AppRoot } from '@upline/shell';
import { useUiKit } from '@upline/ui-kit';
import { StrictMode, useMemo } from 'react';
import { expect, waitFor } from 'storybook/test';
import { type AnyFeature, featureRouter } from '../feature-router.ts';
import { type PageState, SAMPLE_API, sampleApi } from './sample-api.ts';

export { exampleOf, exampleRow } from './example-of.ts';
export { OnSampleApi } from './on-sample-api.tsx';
export { drawnIn, overlapsIn } from './overlaps.ts';

export interface PageStoryProps {
  /** Address of the page. */
  readonly at: string;
  readonly state?: PageState;
}

/** Pages of a feature as the app shows them, frame, guard and router included, filled with the examples of the contract. */
export function pagesOf(feature: AnyFeature, variant: AppConfig['variant'] = 'portal') {
  return function Page({ at, state = 'Filled' }: PageStoryProps) {
    const { scheme } = useUiKit();
    const theme = scheme === 'dark' ? 'Dark' : 'Light';
    const router = useMemo(
      () =>
        featureRouter({
          features: [feature],
          variant,
          api: sampleApi(state, theme),
          apiUrl: SAMPLE_API,
          at,
        }),
      [at, state, theme],
    );
    return (
      <StrictMode>
        <AppRoot router={router} key={`${at} ${state} ${theme}`} />
      </StrictMode>
    );
  };
}

interface Shown {
  readonly canvasElement: HTMLElement;
  readonly args: { readonly state?: PageState };
}

/** Holds once the page is as its state says: gray lines, an error page, or the page itself. */
export async function isShown({ canvasElement, args: { state = 'Filled' } }: Shown) {
  await waitFor(
    () => {
      if (state === 'Loading')
        return expect(canvasElement.querySelector('main [aria-busy="true"] > :nth-child(2)')).toBeVisible();
      const heading = canvasElement.querySelector('main#content h1');
      expect(heading).toBeVisible();
      if (state === 'Forbidden') expect(heading).toHaveTextContent('Permission Error');
      else if (state !== 'Error') expect(heading).not.toHaveTextContent(/error|not found/i);
    },
    { timeout: 60_000 },
  );
}
