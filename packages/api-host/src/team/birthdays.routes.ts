import { z } from 'zod';
import type { Area } from '../platform/host.ts';
import { operation } from '../platform/operation/operation.ts';
import { BIRTHDAYS_AHEAD, birthdaysOf } from './birthdays.store.ts';

const teamBirthdays = z.strictObject({
  today: z.iso.date().meta({ description: 'The company day' }),
  rows: z
    .array(
      z.strictObject({
        code: z.string(),
        name: z.string(),
        has_photo: z.boolean(),
        month: z.int(),
        day: z.int(),
      }),
    )
    .meta({ description: 'The next one first' }),
});

/** Birthdays for greetings (domain.md 7.1): of directs only, and never the year. */
export const birthdayRoutes: Area = () => [
  operation({
    id: 'getTeamBirthdays',
    method: 'GET',
    path: '/team/birthdays',
    tag: 'Team',
    summary: 'Birthdays of directs, today and in the days to come',
    description: `The next ${BIRTHDAYS_AHEAD} days, as month and day. Terminated and Resigned members are left out (R-TEAM-05).`,
    policy: { needs: 'team.view', audience: 'portal', scope: 'team', proxy: 'allowed' },
    answer: { status: 200, schema: teamBirthdays },
    examples: {
      answer: {
        today: '2026-11-21',
        rows: [{ code: 'U000009', name: 'Tom Reyes', has_photo: false, month: 11, day: 24 }],
      },
    },
    handler: async ({ db, caller, today }) => ({ today, rows: await birthdaysOf(db, caller.code, today) }),
  }),
];
