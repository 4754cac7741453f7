import { randomUUID } from 'node:crypto';
import { postedTrace, releaseTraining, revertedTrace, revertTraining } from '@upline/domain/compensation';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { heldOfTrainee, lockTrainingPolicies, trainingEscrow } from '../compensation/escrow/escrow.store.ts';
import { moneyNotices } from '../compensation/money-notices.ts';
import { originOf } from '../compensation/parts.ts';
import { loadPosted, nextNumbers } from '../compensation/policy-ledger.store.ts';
import { accountOf } from '../compensation/posting/journals.ts';
import { insertLines, moveLines, type NewLine, voidLines } from '../compensation/posting/lines.store.ts';
import { readRecipients } from '../compensation/posting/recipients.ts';
import { type Posting, postJournals } from '../ledger/ledger.ts';

/** What the end of a program means for the money that waits (R-MNY-11). */
export function trainingMoney(platform: Platform) {
  const notices = moneyNotices(platform);
  return {
    /** Completed: every line held for Training becomes Pending, or stays held for another reason. */
    async release(context: Context, trainee: string): Promise<void> {
      const { db, now } = context;
      await lockTrainingPolicies(db, trainee);
      const lines = await trainingEscrow(db, trainee);
      if (lines.length === 0) return;
      const recipients = await readRecipients(context, [trainee], []);
      const moves = lines.map((line) => ({
        line,
        decision: releaseTraining(recipients.at(trainee, line.policy_id)),
      }));
      await moveLines(
        db,
        moves.map(({ line, decision }) => ({ id: line.id, ...decision })),
        now,
      );
      const released = moves.filter(({ decision }) => decision.status === 'Pending').map(({ line }) => line);
      await postJournals(
        context,
        released.map((line) => {
          const cents = line.amount_cents - line.charged_cents;
          return {
            kind: 'Escrow Release',
            sourceId: line.id,
            sequence: line.version,
            currency: line.currency,
            description: `Training of ${trainee} completed`,
            postings: [
              { account: 'Escrow', of: trainee, cents },
              { account: 'Pending Commission', of: trainee, cents: -cents },
            ],
          };
        }),
      );
      await notices.escrowReleased(context, released);
    },

    /** Reverted: the lines are voided and what is left of them goes to the writing associates, or to House. */
    async revert(context: Context, trainee: string): Promise<void> {
      const { db, now, caller } = context;
      const policyIds = await lockTrainingPolicies(db, trainee);
      const lines = await heldOfTrainee(db, trainee);
      if (lines.length === 0) return;
      const policies = await loadPosted(db, policyIds, { lock: true });
      const writers = [...policies.values()].map(({ writing_associate_code }) => writing_associate_code);
      const recipients = await readRecipients(context, writers, policyIds);
      const byPolicy = Map.groupBy(lines, ({ policy_id }) => policy_id as string);
      const numbers = await nextNumbers(db, [...byPolicy.keys()]);
      const reason = 'Training program reverted';
      await voidLines(
        db,
        lines.map(({ id }) => id),
        reason,
        now,
      );
      for (const [policyId, own] of byPolicy) {
        const policy = policies.get(policyId);
        if (!policy) continue;
        const writer = policy.writing_associate_code;
        const no = numbers.get(policyId) as number;
        const replaced: NewLine[] = [];
        const postings: Posting[] = [];
        for (const line of own) {
          const year = policy.lines.find(({ line_no }) => line_no === line.line_no);
          const reversion = revertTraining(line, recipients.at(writer, policyId));
          if (reversion.amount_cents === 0) continue;
          postings.push({ account: 'Escrow', of: trainee, cents: reversion.amount_cents });
          if (reversion.to === 'House' || !year) {
            postings.push({ account: 'Commission Expense', cents: -reversion.amount_cents });
            continue;
          }
          postings.push({
            account: accountOf(reversion.posting.status),
            of: writer,
            cents: -reversion.amount_cents,
          });
          const part = 'passed' in line.explanation ? line.explanation.installment : null;
          replaced.push({
            id: randomUUID(),
            ...originOf(policy, year),
            associate_code: writer,
            compensation_type: 'Training Reversion',
            installment: line.installment,
            amount_cents: reversion.amount_cents,
            ...reversion.posting,
            original_line_id: line.id,
            chargeback_id: null,
            explanation: revertedTrace(postedTrace(year.trace, reversion.posting, part), reversion),
          });
        }
        const source = { kind: 'policy', id: `${policyId}/${no}`, at: now, by: caller?.code ?? null };
        await insertLines(
          db,
          replaced.map((line) => ({ ...line, source })),
        );
        await postJournals(context, [
          {
            kind: 'Void',
            sourceId: policyId,
            sequence: no,
            currency: policy.currency,
            description: `${reason}: policy ${policy.policy_number}`,
            postings,
          },
        ]);
        const moved = own.filter(({ amount_cents, charged_cents }) => amount_cents > charged_cents);
        if (moved.length > 0)
          await notices.escrowReverted(context, policy, { trainee, lines: moved, to: replaced });
      }
    },
  };
}
