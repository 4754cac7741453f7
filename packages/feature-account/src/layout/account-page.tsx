import { useAccess, usePageAt } from '@upline/shell';
import { Banner } from '@upline/ui-kit/banner/banner.tsx';
import { LinkButton } from '@upline/ui-kit/button/button.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { useNarrow } from '@upline/ui-kit/provider/use-media.ts';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { TabsInAddress } from '@upline/ui-kit/tabs/tabs-in-address.tsx';
import type { ReactNode } from 'react';
import classes from './account-page.module.css';

/** The tabs of the specification in its order, then the account's further pages. */
const TABS = [
  { key: 'overview', label: 'Overview', at: '/account' },
  { key: 'licenses', label: 'Licenses', at: '/account/licenses' },
  { key: 'appointments', label: 'Provider appointments', at: '/account/provider-appointments' },
  { key: 'levels', label: 'Level history', at: '/account/level-qualification-history' },
  { key: 'equity', label: 'Equity share credits', at: '/account/equity-share-credits' },
  { key: 'legal', label: 'Legal documents', at: '/account/legal-documents' },
  { key: 'security', label: 'Password and security', at: '/account/password' },
  { key: 'purchases', label: 'Purchase history', at: '/account/purchase-history' },
  { key: 'payout', label: 'Payout information', at: '/account/payout-information' },
  { key: 'international', label: 'International appointment', at: '/account/international-appointment' },
  { key: 'photo', label: 'Photo', at: '/account/photo' },
  { key: 'notifications', label: 'Notifications', at: '/account/notifications' },
  { key: 'calendar', label: 'Calendar', at: '/account/calendar' },
  { key: 'upline', label: 'Upline changes', at: '/account/upline-changes' },
  { key: 'training', label: 'Training program', at: '/account/training-program' },
  { key: 'builder', label: 'Builder plan', at: '/account/builder-plan-enrollment' },
] as const;

/** What is left to a person who has an agreement to sign (R-ASC-04). */
const OPEN_BEFORE_SIGNING: ReadonlySet<string> = new Set(['legal', 'security']);

export interface AccountPageProps {
  readonly current: (typeof TABS)[number]['key'];
  /** What the page is for most of all, at the right of the heading. */
  readonly primary?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the account's pages: one heading, and the pages that this app has as tabs. */
export function AccountPage({ current, primary, children }: AccountPageProps) {
  // Only associates have licenses, levels and a place in the genealogy, so only their app has these pages.
  const pageAt = usePageAt();
  const narrow = useNarrow();
  const { agreement, user } = useAccess();
  const mustSign = agreement !== null;
  // On a phone it would take a line of its own above every page.
  const isOffered = !mustSign && (current === 'overview' || !narrow);
  const genealogy = isOffered ? pageAt('/account/genealogy-tree') : undefined;
  const items = TABS.flatMap(({ key, label, at }) => {
    const to = pageAt(at);
    return to && (!mustSign || OPEN_BEFORE_SIGNING.has(key)) ? [{ key, label, to }] : [];
  });
  return (
    <div className={classes.page}>
      <PageHeader
        title="Account"
        primary={primary}
        secondary={genealogy && <LinkButton to={genealogy}>Genealogy tree</LinkButton>}
      />
      {user.status === 'Suspended' && (
        <div className={classes.notice}>
          <Banner tone="warning" title="Your account is suspended">
            You can read your account. Nothing in it can be changed until the home office ends the suspension.
          </Banner>
        </div>
      )}
      <TabsInAddress label="Account" current={current} items={items} more />
      {children}
    </div>
  );
}

interface ColumnsProps {
  readonly left: ReactNode;
  readonly right: ReactNode;
}

/** Two columns, 2:1; one when narrow. */
export function Columns({ left, right }: ColumnsProps) {
  return (
    <div className={layout.columns}>
      <div className={layout.stack}>{left}</div>
      <div className={layout.stack}>{right}</div>
    </div>
  );
}
