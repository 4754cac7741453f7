import { useMay } from '@upline/shell';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { TabsInAddress } from '@upline/ui-kit/tabs/tabs-in-address.tsx';
import type { ReactNode } from 'react';
import classes from './account-page.module.css';

const TABS = [
  { key: 'overview', label: 'Overview', to: { to: '/account' } },
  { key: 'photo', label: 'Photo', to: { to: '/account/photo' } },
  { key: 'security', label: 'Password and security', to: { to: '/account/password' } },
] as const;

export interface AccountPageProps {
  readonly current: (typeof TABS)[number]['key'];
  readonly children: ReactNode;
}

/** The frame of the account's pages: one heading, and the pages as tabs. */
export function AccountPage({ current, children }: AccountPageProps) {
  const mayChangePhoto = useMay('uploadPhoto');
  const items = TABS.filter(({ key }) => key !== 'photo' || mayChangePhoto);
  return (
    <div className={classes.page}>
      <PageHeader title="Account" />
      <TabsInAddress label="Account" current={current} items={items} />
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
    <div className={classes.columns}>
      <div className={classes.column}>{left}</div>
      <div className={classes.column}>{right}</div>
    </div>
  );
}
