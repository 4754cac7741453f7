import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { type Currency, DAY_MS } from '@upline/domain';
import type { SignedInContext } from '../../../platform/operation/operation.ts';
import { conflict, notFound } from '../../../platform/operation/problem.ts';
import { demand } from '../../../platform/operation/row-actions.ts';
import type { Platform } from '../../../platform/platform.ts';
import { postJournals } from '../../ledger/ledger.ts';
import { openAccountNumber } from '../../payout-information/payout-information.record.ts';
import { isExportable } from '../pay-runs.actions.ts';
import { lockPayRun } from '../pay-runs.store.ts';
import { bankFileName, fileHead, fileRow } from './bank-files.format.ts';
import {
  type BankFile,
  exportPayouts,
  filesOfRun,
  findBankFile,
  insertBankFile,
  nextFileNumber,
  nextTransfers,
} from './bank-files.store.ts';

const REST_MS = DAY_MS;
const PORTION = 1_000;

/** Files for the bank (domain.md 2.23): what is in one is Exported; account numbers are opened only into its bytes. */
export function bankFiles({ audit, vault, transaction }: Pick<Platform, 'audit' | 'vault' | 'transaction'>) {
  async function find({ db }: Pick<SignedInContext, 'db'>, id: string): Promise<BankFile> {
    const file = await findBankFile(db, id);
    if (!file) throw notFound();
    return file;
  }

  const record = (context: SignedInContext, file: BankFile, changes: { field: string; new: string }[]) =>
    audit.record(context, {
      action: 'export',
      entity: 'bank_file',
      entityId: file.id,
      entityLabel: bankFileName(file),
      changes: changes.map((change) => ({ ...change, old: null })),
    });

  /** Rows as they are read: one portion in memory, account numbers opened one by one. */
  async function* rowsOf({ db }: Pick<SignedInContext, 'db'>, file: BankFile): AsyncGenerator<string> {
    yield fileHead(file);
    for (let after = ''; ; ) {
      const transfers = await nextTransfers(db, file.id, after, PORTION);
      if (transfers.length === 0) return;
      yield transfers
        .map((transfer) => fileRow(file, { ...transfer, account_number: openAccountNumber(vault, transfer) }))
        .join('');
      after = transfers.at(-1)?.associate_code as string;
    }
  }

  return {
    find,
    ofRun: filesOfRun,

    /** Pending → Exported for all that can be paid in this currency; 409 when nothing can. */
    async create(context: SignedInContext, payRunId: string, currency: Currency) {
      const { db, now, caller } = context;
      const run = await lockPayRun(db, payRunId);
      if (!run) throw notFound();
      demand(isExportable, run, context.caller);
      const id = randomUUID();
      const made = await exportPayouts(
        db,
        { id, pay_run_id: payRunId, currency },
        { now, approvedBefore: new Date(now.getTime() - REST_MS) },
      );
      if (made.payouts === 0)
        throw conflict('nothing-to-export', 'No payout of this pay run can be exported');
      const { payouts, total_cents, left_out, again } = made;
      await insertBankFile(db, {
        id,
        pay_run_id: payRunId,
        number: await nextFileNumber(db, payRunId),
        currency,
        payouts,
        total_cents,
        created_at: now,
        created_by: caller.code,
      });
      await postJournals(
        context,
        again.map(({ id: sourceId, associate_code: of, net_cents, returns }) => ({
          kind: 'Payout',
          sourceId,
          sequence: returns,
          currency,
          description: `Payout of ${of} sent again`,
          postings: [
            { account: 'Payable', of, cents: net_cents },
            { account: 'Payouts In Transit', cents: -net_cents },
          ],
        })),
      );
      const file = await find(context, id);
      record(context, file, [{ field: 'Payouts', new: String(payouts) }]);
      return { ...file, left_out };
    },

    /** The bytes of a file. Every download leaves a trace of its own (R-BNK-04). */
    async download(context: SignedInContext, id: string): Promise<{ fileName: string; body: Readable }> {
      const file = await find(context, id);
      await transaction(context, async (inside) =>
        record(inside, file, [{ field: 'Account Numbers', new: 'In full' }]),
      );
      return {
        fileName: bankFileName(file),
        body: Readable.from(rowsOf(context, file), { objectMode: false }),
      };
    },
  };
}
