import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { cleanFilter, formatDate, TEAM_TYPE_NAMES, type TeamType } from '@upline/domain';
import { ListScreen, queryFor, useAccess, useAppConfig } from '@upline/shell';
import { LinkButton } from '@upline/ui-kit';
import { Banner } from '@upline/ui-kit/banner/banner.tsx';
import { BusinessVolume } from '@upline/ui-kit/format/formats.tsx';
import { memberAt } from '../member-at.ts';
import { SLUGS } from '../team-slugs.ts';
import { type Counted, type TeamSearch, teamList } from './team-lists.ts';
import { MEMBER_COLUMNS } from './team-table.tsx';

/** Who belongs to each team (domain.md 1.3). */
const MEANINGS: Readonly<Record<TeamType, string>> = {
  Personal: 'The people directly below you',
  BaseShop: 'Everybody below you up to the next RMD',
  RmdBaseShop: 'Your base shop; people of an RMD who has left move up to it',
  RmdSuperBase: 'Your RMD base shop, the first RMDs below it and theirs',
  RmdSuperTeam: 'Your RMD base shop and six generations of RMDs',
  Infinity: 'Everybody below you',
};

/** A team of the signed-in person (domain.md B.4): its members, or the people behind a figure of the dashboard. */
export function TeamListScreen({ type }: { readonly type: TeamType }) {
  const { counted, active_on }: TeamSearch = useSearch({ strict: false });
  const { user } = useAccess();
  const { photoUrl } = useAppConfig();
  const behind = { ...(counted && { counted }), ...(active_on && { active_on }) };
  const title = TEAM_TYPE_NAMES[type];
  return (
    <ListScreen
      title={title}
      label={`${title} team`}
      part={`${counted} ${active_on}`}
      facts={[MEANINGS[type]]}
      secondary={
        <LinkButton
          to={{ to: '/team/$code/visualizer/$type', params: { code: user.code, type: SLUGS[type] } }}
        >
          View as tree
        </LinkButton>
      }
      operations={teamList(type, behind)}
      noun={{ one: 'person', many: 'people' }}
      columns={MEMBER_COLUMNS}
      rowKey={(row) => row.code}
      rowTarget={(row) => memberAt(row.code)}
      avatar={({ code, name, has_photo }) => ({
        name,
        src: has_photo ? `${photoUrl}/${encodeURIComponent(code)}?size=96` : null,
      })}
      rowActions={(row) => [
        { id: 'open', label: 'Open member', target: memberAt(row.code) },
        {
          id: 'tree',
          label: 'Tree from here',
          target: { to: '/team/$code/visualizer', params: { code: row.code } },
        },
      ]}
      search={{ field: 'name', digits: 'code', placeholder: 'Search people' }}
      empty={{
        title: 'Nobody is here yet.',
        description: 'The people who join this team will be listed here, with their level and production.',
      }}
    >
      <Behind type={type} {...behind} />
    </ListScreen>
  );
}

/** Says which figure the rows belong to, where they are not simply the members. */
function Behind({ type, counted, active_on }: Counted & { readonly type: TeamType }) {
  if (!counted && !active_on) return null;
  return (
    <Banner actions={<LinkButton to={{ to: `/team/${SLUGS[type]}` as const }}>Show members</LinkButton>}>
      {counted ? (
        <>
          {type === 'Personal'
            ? 'Your own production of this month'
            : 'Everybody whose production counts for the team this month, you among them'}
          : <Sum type={type} counted={counted} />.
        </>
      ) : (
        `Who was Active on ${formatDate(active_on ?? '')}, of the people now in the team.`
      )}
    </Banner>
  );
}

/** The sum of the rows, which the last line of the table shows too; cards on a phone have no such line. */
function Sum({ type, counted }: Required<Pick<Counted, 'counted'>> & { readonly type: TeamType }) {
  const { filter = {} }: TeamSearch = useSearch({ strict: false });
  const { data } = useQuery(
    queryFor('totalTeam', { params: { type: SLUGS[type] }, query: { filter: cleanFilter(filter), counted } }),
  );
  return <BusinessVolume cents={data?.month_bv} />;
}
