import { getRouteApi } from '@tanstack/react-router';
import { ListScreen, useGo } from '@upline/shell';
import { LinkButton, SelectField } from '@upline/ui-kit';
import classes from './health.module.css';
import { type HealthTeam, healthListOf } from './health-list.ts';
import { HEALTH_COLUMNS, placeOf } from './health-table.tsx';

const route = getRouteApi('/signed-in/team/health');

const TEAMS = [
  { value: 'BaseShop', label: 'Base Shop' },
  { value: 'Personal', label: 'Personal' },
] as const satisfies readonly { readonly value: HealthTeam; readonly label: string }[];

/** `team/health`: who needs a word, and which (domain.md 9.3). */
export function HealthScreen() {
  const { team = 'BaseShop' } = route.useSearch();
  const go = useGo();
  return (
    <ListScreen
      title="Downline health"
      secondary={
        <>
          <LinkButton to={{ to: '/team/trainees' }}>Trainees</LinkButton>
          <div className={classes.team}>
            <SelectField
              label="Team"
              hideLabel
              required
              value={team}
              options={TEAMS}
              onChange={(next) =>
                void go({ to: '.', search: next === 'Personal' ? { team: next } : {}, replace: true })
              }
            />
          </div>
        </>
      }
      operations={healthListOf(team)}
      noun={{ one: 'associate', many: 'associates' }}
      columns={HEALTH_COLUMNS}
      rowKey={(row) => row.code}
      rowTarget={(row) => ({ to: '/team/$code', params: { code: row.code } })}
      rowActions={(row) => [
        {
          id: 'next',
          label: row.next_action === 'Nothing is due' ? 'Open member' : row.next_action,
          target: placeOf(row),
        },
        {
          id: 'tree',
          label: 'Team tree',
          target: { to: '/team/$code/visualizer', params: { code: row.code } },
        },
      ]}
      search={{ field: 'name', digits: 'code', placeholder: 'Search associates' }}
      empty={{
        title: 'Nobody is in this team yet.',
        description: 'People you recruit are listed here, those who need a word first.',
      }}
    />
  );
}
