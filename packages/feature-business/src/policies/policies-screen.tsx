import { getRouteApi } from '@tanstack/react-router';
import { TEAM_TYPE_NAMES, type TeamType } from '@upline/domain';
import { DataListFor, useAccess, useGo, useMay } from '@upline/shell';
import { LinkButton } from '@upline/ui-kit';
import { Banner } from '@upline/ui-kit/banner/banner.tsx';
import { CreateButton } from '@upline/ui-kit/button/create-button.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { lazy, Suspense } from 'react';
import { useBulk } from '../changes/use-bulk-edit.tsx';
import { TeamChoice } from '../team-choice.tsx';
import { policyActions } from './policies.actions.ts';
import { POLICY_COLUMNS, SENIOR_TEAM_POLICY_COLUMNS, TEAM_POLICY_COLUMNS } from './policies-table.tsx';
import { type Counted, POLICY_LIST, type PolicySearch, teamPolicyList } from './policy-lists.ts';

// Most people supervise nobody; the line comes after the list.
const ReviewsWaiting = lazy(() =>
  import('../supervision/reviews-waiting.tsx').then((module) => ({ default: module.ReviewsWaiting })),
);
const TeamPolicyDialog = lazy(() =>
  import('./team/team-policy-dialog.tsx').then((module) => ({ default: module.TeamPolicyDialog })),
);
const CasesWaiting = lazy(() =>
  import('../training/cases-waiting.tsx').then((module) => ({ default: module.CasesWaiting })),
);
const route = getRouteApi('/signed-in/business');
const CREATE = (
  <LinkButton to={{ to: '/business/create' }} variant="filled">
    Create policy
  </LinkButton>
);
const noun = { one: 'policy', many: 'policies' };

/** `business`: the policies the associate has a part in, or those of one of their teams (domain.md 2.12). */
export function PoliciesScreen() {
  // Only whose policies they are is the screen's; sorting and filtering draw the list alone.
  const team = route.useSearch({ select: (search: PolicySearch) => search.team }) as TeamType | undefined;
  const counted = route.useSearch({ select: (search: PolicySearch) => search.counted });
  const mayCreate = useMay('createPolicy');
  return (
    <>
      <PageHeader
        title="Business"
        secondary={<WhosePolicies team={team} />}
        primary={mayCreate && <CreateButton to={{ to: '/business/create' }}>Create policy</CreateButton>}
      />
      <Suspense>{!team && <ReviewsWaiting />}</Suspense>
      <Suspense>{!team && <CasesWaiting />}</Suspense>
      {team ? <TeamPolicies key={`${team} ${counted}`} team={team} counted={counted} /> : <OwnPolicies />}
    </>
  );
}

/** Own policies, or a team's; another choice starts without the filters of the one before. */
function WhosePolicies({ team }: { readonly team: TeamType | undefined }) {
  const mayReadTeam = useMay('listTeamPolicies');
  const go = useGo();
  if (!mayReadTeam) return null;
  return (
    <TeamChoice
      label="Policies of"
      ownLabel="My policies"
      team={team}
      onChange={(chosen) => void go({ to: '/business', search: chosen ? { team: chosen } : {} })}
    />
  );
}

function OwnPolicies() {
  const mayCreate = useMay('createPolicy');
  const bulk = useBulk('policies');
  return (
    <>
      <DataListFor
        operations={POLICY_LIST}
        label="Policies"
        noun={noun}
        columns={POLICY_COLUMNS}
        rowTarget={(row) => ({
          to: '/business/$policy_number',
          params: { policy_number: row.policy_number },
        })}
        actions={policyActions}
        bulkActions={bulk.bulkActions}
        search={{ field: 'policy_number', placeholder: 'Search policy numbers' }}
        empty={{
          title: 'Nothing here yet.',
          description: 'Every policy you write, share or learn from will be listed here.',
          ...(mayCreate ? { action: CREATE } : {}),
        }}
      />
      {bulk.dialog}
    </>
  );
}

interface TeamPoliciesProps {
  readonly team: TeamType;
  readonly counted: Counted | undefined;
}

function TeamPolicies({ team, counted }: TeamPoliciesProps) {
  const { user } = useAccess();
  const { policy, ...rest } = route.useSearch();
  const go = useGo();
  return (
    <>
      {counted && (
        <Banner
          actions={
            <LinkButton to={{ to: '/business', search: ({ counted: _own, ...now }) => now }}>
              Without mine
            </LinkButton>
          }
        >
          With your own, as the figures of the dashboard count them. A split has a row for each part.
        </Banner>
      )}
      <DataListFor
        operations={teamPolicyList(team, counted)}
        label={`Policies of ${TEAM_TYPE_NAMES[team]}`}
        noun={noun}
        columns={user.is_senior_level ? SENIOR_TEAM_POLICY_COLUMNS : TEAM_POLICY_COLUMNS}
        rowKey={(row) => String(row.key)}
        avatar={(row) => ({ name: row.associate.name })}
        rowTarget={(row) =>
          row.own_policy_number === null
            ? { to: '/business', search: (now) => ({ ...now, policy: row.id }) }
            : {
                to: '/business/$policy_number',
                params: { policy_number: row.own_policy_number },
                search: { id: row.id },
              }
        }
        search={{ field: 'associate', placeholder: 'Search associates' }}
        empty={{
          title: 'Nothing here yet.',
          description: 'Policies written or shared by the people of this team will be listed here.',
        }}
      />
      <Suspense>
        {policy && (
          <TeamPolicyDialog
            key={policy}
            id={policy}
            onClose={() => void go({ to: '/business', search: rest, replace: true })}
          />
        )}
      </Suspense>
    </>
  );
}
