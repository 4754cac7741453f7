const as_of = '2026-11-21T15:04:05.000Z';
const member = { code: 'U000008', name: 'Ana Alvarez', level: 'A' };
const levels = [
  { level: 'TA', members: 6 },
  { level: 'A', members: 3 },
];

export const teamDashboardExamples = {
  query: { team_type: 'BaseShop', period: 'Month' },
  membersCount: {
    as_of,
    months: [
      {
        on: '2026-08-31',
        members: 6,
        levels: [
          { level: 'TA', members: 5 },
          { level: 'A', members: 1 },
        ],
      },
      {
        on: '2026-09-30',
        members: 8,
        levels: [
          { level: 'TA', members: 6 },
          { level: 'A', members: 2 },
        ],
      },
      {
        on: '2026-10-31',
        members: 7,
        levels: [
          { level: 'TA', members: 5 },
          { level: 'A', members: 2 },
        ],
      },
      { on: '2026-11-21', members: 9, levels },
    ],
  },
  expiring: {
    as_of,
    count: 1,
    rows: [{ ...member, type: 'Life', state: 'TX', expiration_date: '2026-12-04', days_left: 13 }],
  },
  recruits: {
    as_of,
    from: '2026-11-01',
    to: '2026-11-21',
    count: 1,
    rows: [
      {
        code: 'U000009',
        name: 'Tom Reyes',
        level: 'TA',
        join_date: '2026-11-08',
        recruiter_code: 'U000008',
        license_progress: 'Course Completed',
      },
    ],
  },
  levels: { as_of, members: 9, levels },
  activity: { as_of, from: '2026-11-01', to: '2026-11-21', members: 9, writers: 4, recruits: 1 },
} as const;
