import type { Context } from '../../../platform/operation/operation.ts';
import type { Platform } from '../../../platform/platform.ts';
import { postJournals } from '../../ledger/ledger.ts';
import type { CompensationLineRow } from '../compensation.tables.ts';
import { moneyNotices } from '../money-notices.ts';
import { moveLines } from '../posting/lines.store.ts';
import { readRecipients } from '../posting/recipients.ts';
import { policyNumberOf } from './escrow.store.ts';
import { lockHeldForFee } from './held-for-fee.store.ts';

const BATCH = 200;

/**
 * Releases the lines that waited for a fee that is paid now (R-REG-07). A line with another reason to wait stays in
 * escrow for that reason. Returns whether there may be more lines.
 */
export async function releaseForFee(
  platform: Platform,
  context: Context,
  code: string,
  since: string,
): Promise<boolean> {
  const lines = await lockHeldForFee(context.db, code, since, BATCH);
  if (lines.length === 0) return false;
  const policies = [...new Set(lines.flatMap(({ policy_id }) => policy_id ?? []))];
  const recipients = await readRecipients(context, [code], policies);
  const moves = lines.map((line) => ({
    line,
    ...recipients.decide(line.compensation_type, code, line.policy_id),
  }));
  await moveLines(
    context.db,
    moves.map(({ line, status, escrow_reason }) => ({ id: line.id, status, escrow_reason })),
    context.now,
  );
  const released: CompensationLineRow[] = moves.flatMap(({ line, status }) =>
    status === 'Pending' ? [line] : [],
  );
  for (const line of released) {
    const cents = line.amount_cents - line.charged_cents;
    if (cents === 0) continue;
    const number = await policyNumberOf(context.db, line.policy_id);
    await postJournals(context, [
      {
        kind: 'Escrow Release',
        sourceId: line.id,
        sequence: line.version,
        currency: line.currency,
        description: `Escrow Release: ${number === null ? line.compensation_type : `policy ${number}`}`,
        postings: [
          { account: 'Escrow', of: code, cents },
          { account: 'Pending Commission', of: code, cents: -cents },
        ],
      },
    ]);
    platform.audit.record(context, {
      action: 'release',
      entity: 'compensation',
      entityId: line.id,
      entityLabel: number ?? line.compensation_type,
      ownerCode: code,
      changes: [{ field: 'Status', old: 'Escrow', new: 'Pending' }],
      reason: 'The yearly renewal fee is paid',
    });
  }
  await moneyNotices(platform).escrowReleased(context, released);
  return lines.length === BATCH;
}
