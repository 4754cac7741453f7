import { usePageAt } from '@upline/shell';
import { LinkButton } from '@upline/ui-kit';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { TabsInAddress } from '@upline/ui-kit/tabs/tabs-in-address.tsx';
import type { ReactNode } from 'react';

interface OfficeLicensesPageProps {
  readonly current: 'licenses' | 'eo-policies' | 'certificates';
  readonly children: ReactNode;
}

/** The frame of the three lists of papers; each has an address of its own. */
export function OfficeLicensesPage({ current, children }: OfficeLicensesPageProps) {
  const gaps = usePageAt()('/reports/license-gaps');
  return (
    <>
      <PageHeader title="Licenses" secondary={gaps && <LinkButton to={gaps}>License gaps</LinkButton>} />
      <TabsInAddress
        label="Papers"
        current={current}
        items={[
          { key: 'licenses', label: 'Licenses', to: { to: '/licenses' } },
          { key: 'eo-policies', label: 'E&O policies', to: { to: '/licenses/eo-policies' } },
          { key: 'certificates', label: 'Training certificates', to: { to: '/licenses/certificates' } },
        ]}
      />
      {children}
    </>
  );
}
