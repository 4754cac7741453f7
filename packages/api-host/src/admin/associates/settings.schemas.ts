import { LEVEL_CODES } from '@upline/domain';
import { z } from 'zod';
import { reason } from '../../network/changes/changes.schemas.ts';
import {
  bool,
  codeParam,
  date,
  integer,
  oneOf,
  person,
  text,
  timestamp,
} from '../../platform/operation/fields.ts';

/** What changes how somebody is licensed, paid and overseen (domain.md 2.2). */
export const ASSOCIATE_FLAGS = [
  'disable_license_check',
  'disable_training_escrow',
  'escrow_future_compensations',
  'under_heightened_supervision',
  'use_spouse_licenses',
] as const;
export type AssociateFlag = (typeof ASSOCIATE_FLAGS)[number];

const code = (label: string) => text(label, { max: 20 }).toUpperCase().meta({ label });
const whole = (label: string) => integer(label, { max: 10_000 });

export const flagParams = z.strictObject({ code: codeParam(), flag: z.enum(ASSOCIATE_FLAGS) });

export const flagBody = z.strictObject({
  on: bool('On').meta({ label: 'On' }),
  reason,
  ends_on: date('End Date').nullish().meta({ label: 'End Date', description: 'The last day; null: no end' }),
  supervisor_code: code('Supervisor')
    .nullish()
    .meta({ label: 'Supervisor', description: 'Of heightened supervision: an Active associate or an admin' }),
});

export const payTermsBody = z.strictObject({
  share_bps: whole('Share Percentage'),
  share_with_code: code('Share With')
    .nullable()
    .meta({ label: 'Share With', description: 'The spouse who gets the rest; required below 100%' }),
  max_chargeback_withhold_bps: whole('Max Chargeback Withhold Percentage'),
  reason,
});

export const guaranteeBody = z.strictObject({
  level_code: oneOf('Guaranteed Level', LEVEL_CODES)
    .nullable()
    .meta({ label: 'Guaranteed Level', description: 'Null: none is promised' }),
  reason,
});

/** A flag that is on, for admins (R-ACC-02). What is on from before reasons were kept has none. */
export const associateFlag = z.strictObject({
  flag: z.enum(ASSOCIATE_FLAGS),
  reason: z.string().nullable(),
  ends_on: z.iso.date().nullable(),
  set_at: timestamp().nullable(),
  set_by: person.nullable(),
});
