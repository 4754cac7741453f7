import { ASSOCIATE_STATUSES, LEVEL_CODES } from '@upline/domain';
import { z } from 'zod';
import { LICENSE_STEPS, NEXT_ACTIONS, RED_FLAG_NAMES } from './health.rules.ts';

export const healthTeam = {
  team: z
    .enum(['Personal', 'BaseShop'])
    .default('BaseShop')
    .meta({ label: 'Team', description: 'The teams whose members the caller may call (domain.md 7.1)' }),
};

export const healthRow = z.strictObject({
  code: z.string(),
  name: z.string(),
  has_photo: z.boolean(),
  level: z.strictObject({ code: z.enum(LEVEL_CODES), name: z.string() }),
  status: z.enum(ASSOCIATE_STATUSES),
  join_date: z.iso.date(),
  days_since_joined: z.int(),
  phone: z.string().nullable(),
  score: z.int().min(0).max(100).meta({ description: '100 less the points of the red flags' }),
  flags: z.array(z.enum(RED_FLAG_NAMES)),
  flag_count: z.int(),
  next_action: z.enum(NEXT_ACTIONS),
  last_activity_on: z.iso.date().nullable(),
  days_quiet: z.int().meta({ description: 'Since the last activity, or since joining where there is none' }),
  license_step: z.enum(LICENSE_STEPS),
  license_days_left: z.int().nullable(),
  presentations: z.int().meta({ description: 'Prospects who came to BOP Presented in the last 30 days' }),
  submissions: z.int().meta({ description: 'Policies submitted in the last 30 days' }),
  is_in_training: z.boolean().meta({ description: 'A training program runs or has not been completed' }),
});
