import { fullName, levelOf } from '@upline/domain';
import type { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { viewerOf } from '../../team/team.service.ts';
import { healthList } from './health.list.ts';
import { healthRow, healthTeam } from './health.schemas.ts';
import { type HealthRow, healthRows, healthScope } from './health.store.ts';

const example = {
  code: 'U000009',
  name: 'Tom Reyes',
  has_photo: false,
  level: { code: 'TA', name: 'Training Associate' },
  status: 'Active',
  join_date: '2026-08-26',
  days_since_joined: 90,
  phone: '2145550149',
  score: 40,
  flags: ['No activity', 'Training overdue'],
  flag_count: 2,
  next_action: 'Review training',
  last_activity_on: '2026-11-02',
  days_quiet: 22,
  license_step: 'Course completed',
  license_days_left: null,
  presentations: 1,
  submissions: 0,
  is_in_training: true,
} satisfies z.input<typeof healthRow>;

function toRow({
  first_name,
  last_name,
  level_code,
  join_date,
  ...row
}: HealthRow): z.input<typeof healthRow> {
  const level = level_code as NonNullable<typeof level_code>;
  return {
    ...row,
    name: fullName({ first_name, last_name }),
    level: { code: level, name: levelOf(level).name },
    join_date: join_date as string,
  };
}

/** Who of the people an upline leads needs a word, and which (domain.md 9.3). */
export const healthRoutes: Area = (platform) =>
  listOperations(platform, {
    name: 'DownlineHealth',
    path: '/team/health',
    tag: 'Team',
    summary: 'The health of the directs or the base shop, what is most urgent first',
    description:
      'Activity, license progress, red flags and the next best action; never earnings. Members who have left are left out unless the filter names `status` (R-TEAM-05).',
    policy: { needs: 'team.view', audience: 'portal', scope: 'team', proxy: 'allowed' },
    list: healthList,
    row: healthRow,
    parameters: healthTeam,
    async source({ db, caller, today, query }) {
      const viewer = await viewerOf(db, caller);
      return {
        // The list is sorted by what is computed unless something else is asked for.
        scoped: healthScope(db, query.team, viewer, today, {
          ...query,
          order: Object.keys(query.order ?? {}).length === 0 ? healthList.defaultOrder : (query.order ?? {}),
        }),
        isComputed: true,
        rows: (codes) => healthRows(db, query.team, viewer, today, codes),
      };
    },
    toRow,
    examples: {
      query: { team: 'BaseShop', filter: '{"flag_count":{"gt":0}}' },
      rows: [example],
    },
    count: {
      summary: 'How many members match',
      example: { query: { filter: '{"days_quiet":{"gt":14}}' }, count: 3 },
    },
  });
