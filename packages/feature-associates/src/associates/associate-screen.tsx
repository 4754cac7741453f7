import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryFor, useMay, useRecordTitle } from '@upline/shell';
import { Button, usePrivateText } from '@upline/ui-kit';
import { DetailHeader } from '@upline/ui-kit/detail/detail-header.tsx';
import { TabsInAddress } from '@upline/ui-kit/tabs/tabs-in-address.tsx';
import { useState } from 'react';
import { ResetSecondStepDialog } from '../second-step/reset-second-step-dialog.tsx';
import { ViewAsDialog } from '../view-as/view-as-dialog.tsx';
import { AssociateAudit } from './associate-audit.tsx';
import classes from './associate-overview.module.css';
import { AssociateOverview } from './associate-overview.tsx';

const route = getRouteApi('/signed-in/associates/$code');

/** An associate as the admin app sees them (domain.md 2.1); the part is in the address. */
export function AssociateScreen() {
  const { code } = route.useParams() as { code: string };
  const { tab = 'overview' } = route.useSearch() as { tab?: 'overview' | 'audit' };
  const { data: associate } = useSuspenseQuery(queryFor('getAssociate', { params: { code } }));
  const mayViewAs = useMay('startProxySession') && associate.actions.includes('view_as');
  const mayAudit = useMay('listAssociateAudit') && associate.actions.includes('view_audit');
  const mayReset = useMay('resetSecondStep');
  const [open, setOpen] = useState<'view-as' | 'reset'>();
  const close = () => setOpen(undefined);
  const privately = usePrivateText();
  useRecordTitle(privately(associate.name));
  const here = { to: '/associates/$code', params: { code } };
  return (
    <div className={classes.page}>
      <DetailHeader
        name={associate.name}
        code={associate.code}
        status={associate.status}
        person={{ code: associate.code, hasPhoto: associate.has_photo }}
        facts={[associate.level.name]}
        secondary={
          <>
            {mayReset && <Button onClick={() => setOpen('reset')}>Reset second step</Button>}
            {mayViewAs && (
              <Button onClick={() => setOpen('view-as')}>View as {privately(associate.first_name)}</Button>
            )}
          </>
        }
      />
      <TabsInAddress
        label="Associate"
        current={tab}
        items={[
          { key: 'overview', label: 'Overview', to: here },
          ...(mayAudit ? [{ key: 'audit', label: 'Audit', to: { ...here, search: { tab: 'audit' } } }] : []),
        ]}
      />
      {tab === 'audit' ? <AssociateAudit code={code} /> : <AssociateOverview associate={associate} />}
      <ViewAsDialog associate={associate} opened={open === 'view-as'} onClose={close} />
      <ResetSecondStepDialog associate={associate} opened={open === 'reset'} onClose={close} />
    </div>
  );
}
