import { Outlet } from '@tanstack/react-router';
import { useNarrow } from '@upline/ui-kit/provider/use-media.ts';
import type { ReactNode } from 'react';
import { NetworkBanner } from '../network/network-banner.tsx';
import { ReleaseNotice } from '../network/release-notice.tsx';
import { ProxyBanner, useInProxy } from '../proxy/proxy-banner.tsx';
import classes from './app-frame.module.css';
import { FrameDialogs } from './frame-dialogs.tsx';
import { NarrowBottom, NarrowHead } from './narrow-frame.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { useAreas } from './use-areas.ts';

/** What stands around every signed-in screen; wide and narrow are two frames over one navigation. */
export function AppFrame({ children }: { readonly children?: ReactNode }): ReactNode {
  const narrow = useNarrow();
  const inProxy = useInProxy();
  const { areas, area, line } = useAreas();
  const hasSidebar = (area?.lines.length ?? 0) > 0;
  return (
    <div className={classes.frame} data-narrow={narrow || undefined} data-proxy={inProxy || undefined}>
      <a href="#content" className={classes.skip}>
        Skip to content
      </a>
      <div className={classes.head}>
        <ProxyBanner />
        {narrow ? <NarrowHead area={area} line={line} /> : <TopBar areas={areas} current={area} />}
      </div>
      <NetworkBanner />
      <ReleaseNotice />
      <div className={classes.body}>
        {!narrow && area && hasSidebar && <Sidebar area={area} current={line} />}
        <main id="content" tabIndex={-1} className={classes.main}>
          {children ?? <Outlet />}
        </main>
      </div>
      {narrow && <NarrowBottom areas={areas} current={area} />}
      <FrameDialogs />
    </div>
  );
}
