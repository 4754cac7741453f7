import { preloadable } from '@upline/ui-kit/loading/preloadable.ts';
import { preloadIfNarrow } from '@upline/ui-kit/provider/use-media.ts';
import { type ComponentProps, Suspense } from 'react';
import classes from './app-frame.module.css';

const parts = () => import('./narrow-parts.tsx');
const Head = preloadable(() => parts().then((chunk) => chunk.NarrowBar));
const Bottom = preloadable(() => parts().then((chunk) => chunk.BottomBar));
preloadIfNarrow(Head);
preloadIfNarrow(Bottom);

/** What is above the page on a narrow screen; wide ones never load it. Keeps the bar's room meanwhile. */
export const NarrowHead = (props: ComponentProps<typeof Head>) => (
  <Suspense fallback={<div className={classes.narrowBar} />}>
    <Head {...props} />
  </Suspense>
);

/** The bar under the thumb. */
export const NarrowBottom = (props: ComponentProps<typeof Bottom>) => (
  <Suspense fallback={null}>
    <Bottom {...props} />
  </Suspense>
);
