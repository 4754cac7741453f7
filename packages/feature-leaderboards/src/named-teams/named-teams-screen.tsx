import { useSuspenseQuery } from '@tanstack/react-query';
import { queryFor, RecordActions, useMay } from '@upline/shell';
import { Link } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import { createTeam, teamActions } from './named-teams.actions.ts';

/** `programs/named-teams`: teams that compete under a name of their own (domain.md 2.33). */
export function NamedTeamsScreen() {
  const { rows } = useSuspenseQuery(queryFor('listNamedTeams')).data;
  const mayCreate = useMay('createNamedTeam');
  const mayChange = useMay('updateNamedTeam');
  return (
    <>
      <PageHeader
        title="Named teams"
        primary={mayCreate && <RecordActions actions={[createTeam]} size="sm" filled="create" />}
      />
      <Card title="Teams">
        {rows.length === 0 ? (
          <EmptyState>
            Nothing here yet. Teams that compete under a name of their own are listed here.
          </EmptyState>
        ) : (
          <FactTable
            label="Named teams"
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              { label: 'Name', of: ({ name }) => name },
              { label: 'Code', of: ({ code }) => code },
              {
                label: 'Anchor',
                of: ({ anchor: { code, name } }) => (
                  <Link to={{ to: '/associates/$code', params: { code } }}>
                    <Private>
                      {name} ({code})
                    </Private>
                  </Link>
                ),
              },
              { label: 'Status', of: ({ status }) => <Status value={status} /> },
              {
                label: 'Actions',
                of: (team) => mayChange && <RecordActions as="menu" actions={teamActions(team)} />,
              },
            ]}
          />
        )}
      </Card>
    </>
  );
}
