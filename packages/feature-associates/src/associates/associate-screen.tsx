import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryFor, useMay, useRecordTitle } from '@upline/shell';
import { Button, usePrivateText } from '@upline/ui-kit';
import { CopyButton } from '@upline/ui-kit/button/copy-button.tsx';
import { DetailHeader } from '@upline/ui-kit/detail/detail-header.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { lateLayer } from '@upline/ui-kit/loading/late-layer.tsx';
import { preloadable } from '@upline/ui-kit/loading/preloadable.ts';
import { TabsInAddress } from '@upline/ui-kit/tabs/tabs-in-address.tsx';
import { Suspense, useState } from 'react';
import classes from './associate-overview.module.css';
import { AssociateOverview } from './associate-overview.tsx';

const AssociateAudit = preloadable(() =>
  import('./associate-audit.tsx').then((chunk) => chunk.AssociateAudit),
);
const ViewAsDialog = lateLayer(() =>
  import('../view-as/view-as-dialog.tsx').then((chunk) => chunk.ViewAsDialog),
);
const ResetSecondStepDialog = lateLayer(() =>
  import('../second-step/reset-second-step-dialog.tsx').then((chunk) => chunk.ResetSecondStepDialog),
);

const route = getRouteApi('/signed-in/associates/$code');

/** An associate as the admin app sees them (domain.md 2.1); the part is in the address. */
export function AssociateScreen() {
  const { code } = route.useParams();
  const { tab = 'overview' } = route.useSearch();
  const { data: associate } = useSuspenseQuery(queryFor('getAssociate', { params: { code } }));
  const mayViewAs = useMay('startProxySession') && associate.actions.includes('view_as');
  const mayAudit = useMay('listAssociateAudit') && associate.actions.includes('view_audit');
  const mayReset = useMay('resetSecondStep');
  const [open, setOpen] = useState<'view-as' | 'reset'>();
  const close = () => setOpen(undefined);
  const privately = usePrivateText();
  useRecordTitle(privately(associate.name));
  const here: LinkTarget = { to: '/associates/$code', params: { code } };
  return (
    <div className={classes.page}>
      <DetailHeader
        name={associate.name}
        code={associate.code}
        titleEnd={<CopyButton text={associate.code} what="code" />}
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
          ...(mayAudit
            ? [
                {
                  key: 'audit',
                  label: 'Audit',
                  to: { ...here, search: { tab: 'audit' } },
                  part: AssociateAudit,
                },
              ]
            : []),
        ]}
      />
      {tab === 'audit' ? (
        <Suspense fallback={<Loading label="Audit" />}>
          <AssociateAudit code={code} />
        </Suspense>
      ) : (
        <AssociateOverview associate={associate} />
      )}
      <ViewAsDialog associate={associate} opened={open === 'view-as'} onClose={close} />
      <ResetSecondStepDialog associate={associate} opened={open === 'reset'} onClose={close} />
    </div>
  );
}
