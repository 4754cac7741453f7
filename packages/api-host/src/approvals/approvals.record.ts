import { daysBetween } from '@upline/domain';
import type { z } from 'zod';
import { CONFLICT } from '../conflicts/refuse-conflict.ts';
import type { ApprovalRecord, ApprovalSource } from '../platform/approvals/approval-source.ts';
import type { Caller } from '../platform/operation/caller.ts';
import { mayCall } from '../platform/operation/judge.ts';
import { declaredPolicy } from '../platform/operation/operation.ts';
import { companyDay } from '../platform/time/company-time.ts';
import { APPROVAL_SOURCES } from './approval-sources.ts';
import { APPROVAL_ACTIONS, type approvalRow } from './approvals.schemas.ts';

/** Of what waits for somebody of higher rank. */
const NEEDS_SUPER = 'Only a super admin decides on this';

const sourceOf = (kind: string) => APPROVAL_SOURCES.find((each) => each.kind === kind) as ApprovalSource;

type Judged = Pick<ApprovalRecord, 'associate_code' | 'needs_super'> & { readonly is_relative: boolean };

/** Why the caller may not decide (R-ADM-02, R-LVL-03, R-UPL-04). */
function refusalOf(caller: Caller, { associate_code, needs_super, is_relative }: Judged): string | null {
  if (is_relative || associate_code === caller.code) return CONFLICT;
  return needs_super && caller.kind !== 'SuperAdmin' ? NEEDS_SUPER : null;
}

/** A record of the queue as it is answered; a decided one offers nothing. */
export function toRow(
  { caller, today }: { readonly caller: Caller; readonly today: string },
  row: ApprovalRecord & { readonly associate_name: string; readonly is_relative: boolean },
  isWaiting = true,
): z.input<typeof approvalRow> {
  const { slug, decidedBy } = sourceOf(row.kind);
  const refusal = refusalOf(caller, row);
  return {
    id: row.id,
    kind: row.kind,
    slug,
    subject: row.subject,
    associate: { code: row.associate_code, name: row.associate_name },
    submitted_at: row.submitted_at,
    waiting_days: Math.max(0, daysBetween(companyDay(row.submitted_at), today)),
    status: row.status,
    version: row.version,
    refusal,
    actions:
      isWaiting && refusal === null
        ? APPROVAL_ACTIONS.filter((action) => mayCall(declaredPolicy(decidedBy[action]), caller))
        : [],
  };
}
