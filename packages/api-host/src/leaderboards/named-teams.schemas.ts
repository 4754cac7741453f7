import { z } from 'zod';
import { oneOf, person, text } from '../platform/operation/fields.ts';

const NAMED_TEAM_STATUSES = ['Active', 'Closed'] as const;

export const namedTeam = z.strictObject({
  id: z.uuid(),
  code: z.string(),
  name: z.string(),
  anchor: person,
  status: z.enum(NAMED_TEAM_STATUSES),
  version: z.int(),
});

export const namedTeamBody = z.strictObject({
  name: text('Name', { min: 2, max: 60 }),
  anchor_code: text('Anchor', { max: 20 }).toUpperCase().meta({ label: 'Anchor' }),
});

export const namedTeamUpdate = namedTeamBody.extend({ status: oneOf('Status', NAMED_TEAM_STATUSES) });
