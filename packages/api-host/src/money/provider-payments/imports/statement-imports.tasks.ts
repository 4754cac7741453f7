import type { Db } from '../../../platform/database/database.ts';
import type { FileLine } from '../../../platform/imports/csv-file.ts';
import { linesOfTable } from '../../../platform/imports/table-file.ts';
import type { Caller } from '../../../platform/operation/caller.ts';
import type { Context, SignedInContext } from '../../../platform/operation/operation.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { providerPayments } from '../provider-payments.service.ts';
import { importerOf, unjudged } from '../provider-payments.store.ts';
import { fingerprintOf, MAX_LINES } from '../statement-file.ts';
import { bookPage } from './booking.ts';
import { missingColumns, statementCheck } from './checking.ts';
import type { StatementImports } from './statement-imports.service.ts';
import * as store from './statement-imports.store.ts';
import type { StatementImport } from './statement-imports.tables.ts';
import { deleteLines, insertLines, noteOutcomes } from './statement-lines.store.ts';
import { countPayments } from './undoing.store.ts';
import { undoPage } from './undoing.ts';

/** Lines that are checked in one transaction. */
const CHECKED = 500;
const SETTLED = 100;
const BACKOFF = { baseMs: 2_000, capMs: 60_000 };
const UNREADABLE = 'The file could not be read to its end. Import it again';

/** The admin who booked or undid the statement, for what its lines do to policies; no right is judged by it. */
async function workerOf(db: Db, code: string | null, now: Date): Promise<Caller> {
  const user = code === null ? undefined : await importerOf(db, code);
  if (!user) throw new Error(`Nobody has the code ${code}`);
  return {
    userId: user.id,
    kind: user.kind,
    code: user.code,
    name: `${user.first_name} ${user.last_name}`,
    email: user.email,
    sessionId: '',
    audience: 'admin',
    permissions: new Set(),
    relatives: new Set(),
    isSeniorLevel: false,
    isBeta: false,
    country: user.country,
    isReadOnly: false,
    mustSign: false,
    proxyAdminCode: undefined,
    confirmedAt: now,
  };
}

async function* inPages(lines: AsyncIterable<FileLine>): AsyncGenerator<{ from: number; lines: FileLine[] }> {
  let from = 0;
  let page: FileLine[] = [];
  for await (const line of lines) {
    page.push(line);
    if (page.length < CHECKED) continue;
    yield { from, lines: page };
    from += page.length;
    page = [];
  }
  if (page.length > 0) yield { from, lines: page };
}

async function* withoutHead(lines: AsyncGenerator<FileLine>): AsyncGenerator<FileLine> {
  await lines.next();
  yield* lines;
}

/** Reading, booking and undoing of statements, each page by page in a transaction of its own. */
export function defineStatementTasks(
  platform: Platform,
  imports: StatementImports,
  { settleApart }: Pick<ReturnType<typeof providerPayments>, 'settleApart'>,
): void {
  const { jobs, transaction } = platform;

  /** Changes the import if it is still in the step, and keeps it from other workers. */
  const inStep = <T>(
    context: Context,
    { id, status }: Pick<StatementImport, 'id' | 'status'>,
    work: (inside: Context, row: StatementImport) => Promise<T>,
  ): Promise<T | undefined> =>
    transaction(context, async (inside) => {
      const row = await store.lockImport(inside.db, id);
      return row?.status === status ? work(inside, row) : undefined;
    });

  async function problemOf(db: Db, row: StatementImport, fingerprint: string): Promise<string | null> {
    const booked = await store.bookedAs(db, row.provider_id, fingerprint);
    return booked === undefined || booked === row.statement_ref
      ? null
      : `The same statement was imported as ${booked}`;
  }

  jobs.define('check-statement', {
    transaction: 'manual',
    backoff: BACKOFF,
    async run(context, { id }, finish) {
      const running = await store.importIn(context.db, id, 'Checking');
      if (!running || running.file_key === null) return;
      const columnProblem = missingColumns(running.columns);
      const check = statementCheck(running);
      // Nothing is booked by it, so a run that follows a broken one begins again.
      await transaction(context, ({ db }) => deleteLines(db, id));
      if (columnProblem === null) {
        const lines = withoutHead(linesOfTable(imports.fileOf(running.file_key), MAX_LINES));
        for await (const { from, lines: page } of inPages(lines))
          await transaction(context, async ({ db }) => {
            await insertLines(db, await check.page(db, page, from));
            await store.setDone(db, id, from + page.length);
          });
      }
      await finish(async ({ db, now }) => {
        const row = await store.lockImport(db, id);
        if (row?.status !== 'Checking') return;
        const fingerprint = fingerprintOf(row, check.contents);
        await store.updateImport(db, row.id, {
          status: 'Ready',
          fingerprint,
          problem: columnProblem ?? (await problemOf(db, row, fingerprint)),
          counts: JSON.stringify(await store.countLines(db, id)),
          updated_at: now,
        });
      });
    },
    async onFailed({ db, now }, { id }) {
      const row = await store.importIn(db, id, 'Checking');
      if (row)
        await store.updateImport(db, row.id, { status: 'Ready', problem: UNREADABLE, updated_at: now });
    },
  });

  /** Settles what the page has entered and left, and notes what became of its lines. */
  async function settlePage(
    context: SignedInContext,
    { id, rows_done }: StatementImport,
    through: number,
  ): Promise<void> {
    for (;;) {
      const left = await unjudged(context.db, id, SETTLED);
      if (left.length === 0) break;
      for (const payment of left) await settleApart(context, payment.id);
    }
    await transaction(context, async ({ db }) => {
      await noteOutcomes(db, id, rows_done, through);
      await store.setDone(db, id, through);
    });
  }

  jobs.define('book-statement', {
    transaction: 'manual',
    backoff: BACKOFF,
    async run(context, { id }, finish) {
      for (;;) {
        const running = await store.importIn(context.db, id, 'Booking');
        if (!running) return;
        const caller = await workerOf(context.db, running.booked_by, context.now);
        const signedIn = { ...context, caller };
        const through = await inStep(signedIn, running, (inside, row) =>
          bookPage(platform, { ...inside, caller }, row),
        );
        if (through === undefined) break;
        await settlePage(signedIn, running, through);
      }
      await finish(async (inside) => {
        const row = await store.lockImport(inside.db, id);
        if (row?.status !== 'Booking') return;
        const caller = await workerOf(inside.db, row.booked_by, inside.now);
        const counts = await store.countLines(inside.db, id);
        await store.updateImport(inside.db, row.id, {
          status: 'Booked',
          file_key: null,
          rows_done: row.rows_total,
          counts: JSON.stringify(counts),
          updated_at: inside.now,
        });
        if (row.file_key !== null) await jobs.add(inside.db, 'remove-files', { keys: [row.file_key] });
        await imports.note(
          { ...inside, caller },
          row,
          'post',
          Object.entries(counts).map(([outcome, count]) => [outcome, null, String(count)]),
        );
      });
    },
    async onFailed({ db, now }, { id }) {
      const row = await store.importIn(db, id, 'Booking');
      if (row) await store.updateImport(db, row.id, { status: 'Failed', updated_at: now });
    },
  });

  jobs.define('undo-statement', {
    transaction: 'manual',
    backoff: BACKOFF,
    async run(context, { id }, finish) {
      // A run that follows a broken one begins at the first line that is left.
      let after = 0;
      for (;;) {
        const running = await store.importIn(context.db, id, 'Undoing');
        if (!running) return;
        const caller = await workerOf(context.db, running.undone_by, context.now);
        const undone = await inStep({ ...context, caller }, running, async (inside, row) => {
          const page = await undoPage(platform, { ...inside, caller }, id, after);
          await store.setDone(inside.db, id, row.rows_done + page.count);
          return page;
        });
        if (undone?.last === undefined) break;
        after = undone.last;
      }
      await finish(async (inside) => {
        const { db, now } = inside;
        const row = await store.lockImport(db, id);
        if (row?.status !== 'Undoing') return;
        // A policy that was moved while the job ran keeps its payment, and the import stays booked with it.
        const isDone = (await countPayments(db, id)) === 0;
        await store.releaseClaims(db, row);
        await store.updateImport(db, row.id, {
          status: isDone ? 'Undone' : 'Booked',
          ...(isDone ? { undone_at: now, file_key: null } : {}),
          updated_at: now,
        });
        if (isDone && row.file_key !== null) await jobs.add(db, 'remove-files', { keys: [row.file_key] });
        const caller = await workerOf(db, row.undone_by, now);
        await imports.note({ ...inside, caller }, row, 'update', [
          ['Status', 'Booked', isDone ? 'Undone' : 'Booked'],
        ]);
      });
    },
    async onFailed({ db, now }, { id }) {
      const row = await store.importIn(db, id, 'Undoing');
      if (row) await store.updateImport(db, row.id, { status: 'Booked', updated_at: now });
    },
  });
}
