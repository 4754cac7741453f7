import { AppShell } from '@mantine/core';
import { Outlet, useMatches } from '@tanstack/react-router';
import { useNarrow } from '@upline/ui-kit/provider/use-media.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import { NetworkBanner } from '../network/network-banner.tsx';
import { ReleaseNotice } from '../network/release-notice.tsx';
import { ProxyBanner, useInProxy } from '../proxy/proxy-banner.tsx';
import { useAccess } from '../session/access.ts';
import classes from './app-frame.module.css';
import { FrameDialogs } from './frame-dialogs.tsx';
import { NarrowBottom, NarrowHead } from './narrow-frame.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { useAreas } from './use-areas.ts';
import { useFolded } from './use-folded.ts';

/** In rem, so that the frame grows with the reader's text. */
const BAR = 3.5;
const SIDEBAR = { open: '14.5rem', folded: '3.5rem' };
/** What the red bar takes: one line where there is room, up to three on a phone. */
const PROXY = { wide: 2.25, narrow: 3.25 };

const SigningFrame = lazy(() =>
  import('../agreement/signing-frame.tsx').then((chunk) => ({ default: chunk.SigningFrame })),
);

/** What is around every signed-in screen; who has an agreement to sign has hardly any (R-ASC-04). */
export function AppFrame({ children }: { readonly children?: ReactNode }): ReactNode {
  const { agreement } = useAccess();
  if (!agreement) return <WholeFrame>{children}</WholeFrame>;
  return (
    <Suspense>
      <SigningFrame>{children}</SigningFrame>
    </Suspense>
  );
}

/** Wide and narrow are two frames over one navigation. */
function WholeFrame({ children }: { readonly children: ReactNode }): ReactNode {
  const narrow = useNarrow();
  const inProxy = useInProxy();
  const bare = useMatches({ select: (matches) => matches.at(-1)?.staticData.bare ?? false });
  const nav = useAreas();
  const { area, line } = nav;
  const [folded, toggleFolded] = useFolded();
  const proxy = inProxy ? PROXY[narrow ? 'narrow' : 'wide'] : 0;
  // One page needs no list of pages.
  const hasSidebar = !narrow && (area?.lines.length ?? 0) > 1;
  if (bare) return <BareFrame>{children}</BareFrame>;
  return (
    <AppShell
      className={classes.frame ?? ''}
      data-title-in-bar={narrow || undefined}
      header={{ height: `${BAR + proxy}rem` }}
      padding={narrow ? '1rem' : '1.5rem'}
      transitionDuration={0}
      {...(narrow && { footer: { height: `${BAR}rem` } })}
      {...(hasSidebar && {
        navbar: { width: folded ? SIDEBAR.folded : SIDEBAR.open, breakpoint: 0 },
      })}
    >
      <a href="#content" className={classes.skip}>
        Skip to content
      </a>
      <AppShell.Header className={classes.head ?? ''}>
        <ProxyBanner />
        {narrow ? <NarrowHead area={area} line={line} /> : <TopBar areas={nav.areas} current={area} />}
      </AppShell.Header>
      {hasSidebar && area && <Sidebar area={area} current={line} folded={folded} onFold={toggleFolded} />}
      <AppShell.Main id="content" tabIndex={-1} className={classes.main ?? ''}>
        <div className={classes.notices}>
          <NetworkBanner />
          <ReleaseNotice />
        </div>
        {children ?? <Outlet />}
      </AppShell.Main>
      {narrow && <NarrowBottom {...nav} area={area} />}
      <FrameDialogs />
    </AppShell>
  );
}

/** Around a page that fills the screen: keys, layers and what must never be missing. */
function BareFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes.bare}>
      <ProxyBanner />
      <main id="content" tabIndex={-1} className={classes.main}>
        <div className={classes.notices}>
          <NetworkBanner />
          <ReleaseNotice />
        </div>
        {children ?? <Outlet />}
      </main>
      <FrameDialogs />
    </div>
  );
}
