import { Outlet } from '@tanstack/react-router';
import { Button, LinkButton } from '@upline/ui-kit/button/button.tsx';
import type { ReactNode } from 'react';
import { useAppConfig } from '../app/client.tsx';
import { useAppContext } from '../app/context.ts';
import { Mark } from '../brand/mark.tsx';
import { usePageAt } from '../navigation/page-at.ts';
import { NetworkBanner } from '../network/network-banner.tsx';
import { ReleaseNotice } from '../network/release-notice.tsx';
import { ProxyBanner } from '../proxy/proxy-banner.tsx';
import { useAccess } from '../session/access.ts';
import { signOut } from '../session/session-end.ts';
import { SessionWarning } from '../session/session-warning.tsx';
import classes from './signing-frame.module.css';

/** Around the few pages of a person who has an agreement to sign: no navigation, but the security page and the way out (R-ASC-04). */
export function SigningFrame({ children }: { readonly children: ReactNode }) {
  const context = useAppContext();
  const { product } = useAppConfig();
  const pageAt = usePageAt();
  const security = pageAt('/account/password');
  const { agreement } = useAccess();
  const signing = agreement && pageAt(`/ama/${agreement.country}/${agreement.plan}`);
  return (
    <>
      <ProxyBanner />
      <header className={classes.bar}>
        <span className={classes.brand}>
          <Mark />
          <span className={classes.product}>{product}</span>
        </span>
        {signing && (
          <LinkButton to={signing} variant="subtle" size="sm">
            Agreement
          </LinkButton>
        )}
        {security && (
          <LinkButton to={security} variant="subtle" size="sm">
            Security
          </LinkButton>
        )}
        <Button size="sm" onClick={() => void signOut(context)}>
          Sign out
        </Button>
      </header>
      <main id="content" tabIndex={-1} className={classes.main}>
        <NetworkBanner />
        <ReleaseNotice />
        {children ?? <Outlet />}
      </main>
      <SessionWarning />
    </>
  );
}
