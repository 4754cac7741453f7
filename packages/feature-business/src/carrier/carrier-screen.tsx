import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { TEAM_TYPE_NAMES, type TeamType } from '@upline/domain';
import { BetaBanner, ListScreen, queryFor, useGo } from '@upline/shell';
import { Banner, ErrorState, LinkButton, Loading } from '@upline/ui-kit';
import { TeamChoice } from '../team-choice.tsx';
import classes from './carrier.module.css';
import { CASE_LIST, casesWith, teamCaseList } from './carrier-lists.ts';
import { CarrierTiles, type Tile } from './carrier-tiles.tsx';
import { ownCaseActions } from './cases.actions.ts';
import { CASE_COLUMNS, TEAM_CASE_COLUMNS } from './cases-table.tsx';

const route = getRouteApi('/signed-in/business/carrier-dashboard');
const noun = { one: 'case', many: 'cases' };

/** `business/carrier-dashboard`: what carriers say about applications on their way, for beta users (domain.md 2.21). */
export function CarrierScreen() {
  const { team }: { readonly team?: TeamType } = route.useSearch();
  const go = useGo();
  const head = {
    title: 'Carrier Dashboard',
    noun,
    secondary: (
      <TeamChoice
        label="Cases of"
        ownLabel="My cases"
        team={team}
        onChange={(chosen) =>
          void go({ to: '/business/carrier-dashboard', search: chosen ? { team: chosen } : {} })
        }
      />
    ),
    children: <Figures team={team} />,
  } as const;
  return (
    <>
      <BetaBanner />
      {team ? (
        <ListScreen
          {...head}
          label={`Cases of ${TEAM_TYPE_NAMES[team]}`}
          operations={teamCaseList(team)}
          columns={TEAM_CASE_COLUMNS}
          search={{ field: 'associate', placeholder: 'Search associates' }}
          empty={{
            title: 'Nothing here yet.',
            description: 'Applications that carriers report of the people of this team will be listed here.',
          }}
        />
      ) : (
        <ListScreen
          {...head}
          label="Cases"
          operations={CASE_LIST}
          columns={CASE_COLUMNS}
          rowTarget={(row) => ({ to: '/business/carrier-dashboard/$id', params: { id: row.id } })}
          actions={ownCaseActions}
          search={{ field: 'applicant', digits: 'carrier_policy_number', placeholder: 'Search applicants' }}
          empty={{
            title: 'Nothing here yet.',
            description: 'Applications that carriers report under your writing numbers will be listed here.',
          }}
        />
      )}
    </>
  );
}

/** What waits for the associate, and how it goes at each provider. */
function Figures({ team }: { readonly team: TeamType | undefined }) {
  const { data, error, refetch } = useQuery(queryFor('getCarrierTiles', { query: { team: team ?? 'Self' } }));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label="Loading figures" />;
  return (
    <div className={classes.head}>
      {!team && <Waiting tiles={data.tiles} />}
      {data.tiles.length > 0 && <CarrierTiles tiles={data.tiles} team={team} />}
    </div>
  );
}

const sumOf = (tiles: readonly Tile[], figure: 'missing' | 'suggested') =>
  tiles.reduce((sum, tile) => sum + tile[figure], 0);

/** Cases without a policy, and news to take over. */
function Waiting({ tiles }: { readonly tiles: readonly Tile[] }) {
  const missing = sumOf(tiles, 'missing');
  const suggested = sumOf(tiles, 'suggested');
  return (
    <>
      {missing > 0 && (
        <Banner
          tone="warning"
          actions={
            <LinkButton size="xs" to={casesWith({ missing: { eq: true } }, undefined)}>
              Show
            </LinkButton>
          }
        >
          {missing === 1 ? '1 case is' : `${missing} cases are`} not in your business list.
        </Banner>
      )}
      {suggested > 0 && (
        <Banner
          tone="info"
          actions={
            <LinkButton size="xs" to={casesWith({ suggested: { eq: true } }, undefined)}>
              Show
            </LinkButton>
          }
        >
          Carriers report news about{' '}
          {suggested === 1 ? '1 of your policies' : `${suggested} of your policies`}.
        </Banner>
      )}
    </>
  );
}
