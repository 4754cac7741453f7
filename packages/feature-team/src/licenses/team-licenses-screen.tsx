import { getRouteApi } from '@tanstack/react-router';
import { TEAM_TYPE_NAMES, type TeamType } from '@upline/domain';
import { ListScreen, useGo } from '@upline/shell';
import { memberAt } from '../member-at.ts';
import { TeamSelect } from '../team-select.tsx';
import { type LicenseSearch, licenseSearch, teamLicenses } from './license-lists.ts';
import { LICENSE_COLUMNS } from './licenses-table.tsx';

const route = getRouteApi('/signed-in/team/licenses');

/** `team/licenses`: approved licenses of a team, what ends first comes first (domain.md 2.3). */
export function TeamLicensesScreen() {
  const team: TeamType = route.useSearch({ select: (search: LicenseSearch) => search.team }) ?? 'Infinity';
  const go = useGo();
  return (
    <ListScreen
      title="Licenses"
      facts={[team === 'Infinity' && 'Your own are among them']}
      secondary={
        <TeamSelect
          label="Licenses of"
          team={team}
          onChange={(chosen) => void go({ to: '/team/licenses', search: licenseSearch({ team: chosen }) })}
        />
      }
      operations={teamLicenses(team)}
      label={`Licenses of ${TEAM_TYPE_NAMES[team]}`}
      noun={{ one: 'license', many: 'licenses' }}
      columns={LICENSE_COLUMNS}
      rowTarget={(row) => memberAt(row.associate.code)}
      avatar={(row) => ({ name: row.associate.name })}
      search={{ field: 'associate', digits: 'associate_code', placeholder: 'Search associates' }}
      empty={{
        title: 'Nothing here yet.',
        description: 'Approved licenses of the people in this team will be listed here.',
      }}
    />
  );
}
