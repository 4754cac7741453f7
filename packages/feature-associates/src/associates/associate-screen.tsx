import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import {
  ActivityTab,
  queryFor,
  RecordActions,
  RecordScreen,
  useGo,
  useMay,
  usePageAt,
  useRecordActions,
} from '@upline/shell';
import { LinkButton, usePrivateText } from '@upline/ui-kit';
import { Banner } from '@upline/ui-kit/banner/banner.tsx';
import { CopyButton } from '@upline/ui-kit/button/copy-button.tsx';
import { preloadable } from '@upline/ui-kit/loading/preloadable.ts';
import { timelineOf } from '../audit/audit-timeline.ts';
import classes from './associate-overview.module.css';
import { AssociateOverview } from './associate-overview.tsx';
import { associateActions, viewAs } from './associates.actions.tsx';
import { associateHeadline } from './network-facts.tsx';

// Each tab but the first comes when it is opened or pointed at.
const BusinessTab = preloadable(() =>
  import('../private-records/business-tab.tsx').then((chunk) => chunk.BusinessTab),
);
const EfastTab = preloadable(() => import('../first-days/efast-tab.tsx').then((chunk) => chunk.EfastTab));
const LevelsTab = preloadable(() => import('../network/levels-tab.tsx').then((chunk) => chunk.LevelsTab));
const LicensingTab = preloadable(() =>
  import('../licensing/licensing-tab.tsx').then((chunk) => chunk.LicensingTab),
);
const NetworkTab = preloadable(() => import('../network/network-tab.tsx').then((chunk) => chunk.NetworkTab));
const PayoutTab = preloadable(() => import('../payout/payout-tab.tsx').then((chunk) => chunk.PayoutTab));
const SettingsTab = preloadable(() =>
  import('../settings/settings-tab.tsx').then((chunk) => chunk.SettingsTab),
);

const route = getRouteApi('/signed-in/associates/$code');

/** An associate as the admin app sees them (domain.md 2.1); the part is in the address. */
export function AssociateScreen() {
  const { code } = route.useParams();
  const { tab = 'overview', ask } = route.useSearch();
  const go = useGo();
  const { data: associate } = useSuspenseQuery(queryFor('getAssociate', { params: { code } }));
  const privately = usePrivateText();
  const tree = usePageAt()(`/team/${code}/visualizer`);
  const { menu, dialog } = useRecordActions(associateActions(associate, privately));
  const maySeeAccounts = useMay('listPayoutInformationRequests');
  const maySeeYears = useMay('listAssociateYears');
  const { country, actions } = associate;
  return (
    <div className={classes.page}>
      <RecordScreen
        noun="Associate"
        name={associate.name}
        code={associate.code}
        titleEnd={<CopyButton text={associate.code} what="code" />}
        status={associate.status}
        person={{ code: associate.code, hasPhoto: associate.has_photo }}
        headline={associateHeadline(associate)}
        actions={menu}
        secondary={
          <>
            {tree && <LinkButton to={tree}>Team tree</LinkButton>}
            <RecordActions
              size="sm"
              actions={viewAs(associate, privately)}
              asked={ask && 'view_as'}
              onClosed={() => {
                if (ask) void go({ to: '.', search: tab === 'overview' ? {} : { tab }, replace: true });
              }}
            />
          </>
        }
        notices={associate.refusal && <Banner tone="warning" title={associate.refusal} />}
        page={{ to: '/associates/$code', params: { code } }}
        tab={tab}
        tabs={{
          overview: { label: 'Overview', content: <AssociateOverview associate={associate} /> },
          network: { label: 'Network', part: NetworkTab, content: <NetworkTab code={code} /> },
          licensing: {
            label: 'Licensing',
            part: LicensingTab,
            content: <LicensingTab code={code} country={country} isReadOnly={associate.refusal !== null} />,
          },
          levels: { label: 'Levels', part: LevelsTab, content: <LevelsTab code={code} /> },
          settings: { label: 'Settings', part: SettingsTab, content: <SettingsTab associate={associate} /> },
          efast: { label: 'eFast Start', part: EfastTab, content: <EfastTab code={code} /> },
          payout: (maySeeAccounts || maySeeYears) && {
            label: 'Payout',
            part: PayoutTab,
            content: <PayoutTab code={code} country={country} />,
          },
          business: {
            label: 'Business',
            part: BusinessTab,
            content: <BusinessTab code={code} mayOpenRecords={actions.includes('open_records')} />,
          },
          audit: actions.includes('view_audit') && {
            label: 'Audit',
            content: (
              <ActivityTab
                operation="listAssociateAudit"
                params={{ code }}
                label="Audit"
                entriesOf={timelineOf}
              />
            ),
          },
        }}
      >
        {dialog}
      </RecordScreen>
    </div>
  );
}
