import { LEVEL_CODES } from '@upline/domain';
import { z } from 'zod';
import { transferBody } from '../../network/changes/changes.schemas.ts';
import { person } from '../../platform/operation/fields.ts';

export const previewBody = transferBody.pick({ upline_code: true, with_downline: true });

const level = z.strictObject({ code: z.enum(LEVEL_CODES), name: z.string() });
const turn = <S extends z.ZodType>(value: S) => ({ before: value, after: value });

const standing = z.strictObject({
  is_met: z.boolean(),
  met: z.int().meta({ description: 'Requirements that are met, production among them' }),
  asked: z.int(),
  counted_cents: z.int().nullable().meta({ description: 'Production under the half rule (R-LVL-01)' }),
});

export const transferPreview = z.strictObject({
  associate: person,
  from_upline: person,
  to_upline: person,
  with_downline: z.boolean(),
  moved: z.int().meta({ description: 'People who change their uplines, the associate included' }),
  needs_super: z.boolean().meta({ description: 'Only a SuperAdmin may do it (R-UPL-04)' }),
  counts_from: z.iso
    .date()
    .meta({ description: 'From then on production and recruits count for new uplines (R-LVL-06)' }),
  uplines: z
    .array(
      z.strictObject({
        associate: person,
        level,
        side: z.enum(['Former', 'New', 'Both']),
        team: z.strictObject(turn(z.int())).meta({ description: 'Everybody below who has not left' }),
        base_shop: z.strictObject(turn(z.int())),
        next_level: z
          .strictObject({ level, ...turn(standing) })
          .nullable()
          .meta({ description: 'Null at the top of the ladder' }),
        pay: z.strictObject(turn(z.int())).meta({
          description: 'Cents of the policies of the last months, as they are and as they would be',
        }),
      }),
    )
    .meta({ description: 'Those for whom something changes: former uplines first, each nearest first' }),
  pay: z.strictObject({
    months: z.int(),
    policies: z.int(),
    is_complete: z.boolean().meta({ description: 'False: there are more policies than are looked at' }),
  }),
});
