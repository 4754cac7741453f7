import { getRouteApi } from '@tanstack/react-router';
import { TEAM_TYPE_NAMES, type TeamType } from '@upline/domain';
import { ListScreen, useAccess, useGo, useMay } from '@upline/shell';
import { LinkButton } from '@upline/ui-kit';
import { Banner } from '@upline/ui-kit/banner/banner.tsx';
import { lazy, Suspense } from 'react';
import { useBulk } from '../changes/use-bulk-edit.tsx';
import { TeamChoice } from '../team-choice.tsx';
import { policyActions } from './policies.actions.ts';
import { POLICY_COLUMNS, SENIOR_TEAM_POLICY_COLUMNS, TEAM_POLICY_COLUMNS } from './policies-table.tsx';
import { POLICY_LIST, type PolicySearch, teamPolicyList } from './policy-lists.ts';

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
const noun = { one: 'policy', many: 'policies' };

const CREATE = { label: 'Create policy', to: { to: '/business/create' }, needs: 'createPolicy' } as const;

/** `business`: the policies the associate has a part in, or those of one of their teams (domain.md 2.12). */
export function PoliciesScreen() {
  // Only whose policies they are is the screen's; sorting and filtering draw the list alone.
  const team = route.useSearch({ select: (search: PolicySearch) => search.team }) as TeamType | undefined;
  const counted = route.useSearch({ select: (search: PolicySearch) => search.counted });
  const { user } = useAccess();
  const bulk = useBulk('policies');
  const head = { title: 'Business', secondary: <WhosePolicies team={team} />, noun } as const;
  return team ? (
    <>
      <ListScreen
        {...head}
        create={CREATE}
        label={`Policies of ${TEAM_TYPE_NAMES[team]}`}
        part={counted}
        operations={teamPolicyList(team, counted)}
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
        search={{ field: 'associate', digits: 'associate_code', placeholder: 'Search associates' }}
        empty={{
          title: 'Nothing here yet.',
          description: 'Policies written or shared by the people of this team will be listed here.',
        }}
      >
        {counted && <WithOwn />}
      </ListScreen>
      <OpenTeamPolicy />
    </>
  ) : (
    <>
      <ListScreen
        {...head}
        create={{ ...CREATE, whereEmpty: true }}
        label="Policies"
        operations={POLICY_LIST}
        columns={POLICY_COLUMNS}
        rowTarget={(row) => ({
          to: '/business/$policy_number',
          params: { policy_number: row.policy_number },
        })}
        actions={policyActions}
        bulkActions={bulk.bulkActions}
        search={{ field: 'client', digits: 'policy_number', placeholder: 'Search policies' }}
        empty={{
          title: 'Nothing here yet.',
          description: 'Every policy you write, share or learn from will be listed here.',
        }}
      >
        <Suspense>
          <ReviewsWaiting />
        </Suspense>
        <Suspense>
          <CasesWaiting />
        </Suspense>
      </ListScreen>
      {bulk.dialog}
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

const WithOwn = () => (
  <Banner
    actions={
      <LinkButton to={{ to: '/business', search: ({ counted: _own, ...now }) => now }}>
        Without mine
      </LinkButton>
    }
  >
    With your own, as the figures of the dashboard count them. A split has a row for each part.
  </Banner>
);

/** What the address names of a policy of somebody below. */
function OpenTeamPolicy() {
  const { policy, ...rest } = route.useSearch();
  const go = useGo();
  return (
    <Suspense>
      {policy && (
        <TeamPolicyDialog
          key={policy}
          id={policy}
          onClose={() => void go({ to: '/business', search: rest, replace: true })}
        />
      )}
    </Suspense>
  );
}
