import { SegmentedControl } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { ListScreen, useGo, useMay } from '@upline/shell';
import { lazy, Suspense } from 'react';
import { useBulk } from '../changes/use-bulk-edit.tsx';
import { TeamChoice } from '../team-choice.tsx';
import { PROSPECT_LIST, type ProspectSearch } from './prospect-lists.ts';
import { prospectActions } from './prospects.actions.ts';
import { PROSPECT_COLUMNS } from './prospects-table.tsx';

const route = getRouteApi('/signed-in/business/prospects');
const ProspectBoard = lazy(() =>
  import('./board/prospect-board.tsx').then((module) => ({ default: module.ProspectBoard })),
);
const TeamStages = lazy(() =>
  import('./board/team-stages.tsx').then((module) => ({ default: module.TeamStages })),
);
const CREATE = { to: '/business/prospects/create' } as const;

/** `business/prospects`: the people an associate wants to talk to, as a list or by stage, and how many a team has. */
export function ProspectsScreen() {
  const { layout = 'list', team } = route.useSearch();
  const go = useGo();
  const mayCreate = useMay('createProspect');
  const mayCount = useMay('countTeamProspectsByStage');
  const bulk = useBulk('prospects');
  const show = (search: ProspectSearch) => void go({ to: '/business/prospects', search });
  const board = <ProspectBoard create={mayCreate ? { label: 'Create prospect', to: CREATE } : undefined} />;
  const other = team ? <TeamStages team={team} /> : layout === 'board' ? board : undefined;
  return (
    <>
      <ListScreen
        title="Prospects"
        menu={team ? [] : bulk.actions}
        {...(!team && {
          create: { label: 'Create prospect', to: CREATE, needs: 'createProspect', whereEmpty: true },
        })}
        secondary={
          <>
            {mayCount && (
              <TeamChoice
                label="Prospects of"
                ownLabel="My prospects"
                team={team}
                onChange={(chosen) => show(chosen ? { team: chosen } : {})}
              />
            )}
            {!team && (
              <SegmentedControl
                aria-label="Show as"
                value={layout}
                data={[
                  { value: 'list', label: 'List' },
                  { value: 'board', label: 'Board' },
                ]}
                onChange={(next) => show(next === 'board' ? { layout: 'board' } : {})}
              />
            )}
          </>
        }
        instead={other && <Suspense>{other}</Suspense>}
        operations={PROSPECT_LIST}
        noun={{ one: 'prospect', many: 'prospects' }}
        columns={PROSPECT_COLUMNS}
        rowTarget={(row) => ({ to: '/business/prospects/$id', params: { id: row.id } })}
        avatar={(row) => ({ name: row.name })}
        actions={prospectActions}
        bulkActions={bulk.bulkActions}
        search={{ field: 'name', digits: 'phone', placeholder: 'Search prospects' }}
        empty={{
          title: 'Nothing here yet. Add your first prospect.',
          description: 'Everyone you want to talk to belongs here, with what to do next.',
        }}
      />
      {bulk.dialog}
    </>
  );
}
