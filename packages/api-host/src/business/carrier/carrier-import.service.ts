import type { FastifyRequest } from 'fastify';
import { uploadedFile } from '../../platform/files/upload.ts';
import { FileRefused, type ReopenedFile } from '../../platform/imports/csv-file.ts';
import { LeaseLost } from '../../platform/jobs/jobs.service.ts';
import type { Context, SignedInContext } from '../../platform/operation/operation.ts';
import { invalid, notFound } from '../../platform/operation/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { companyDay } from '../../platform/time/company-time.ts';
import { providerName } from './carrier-cases.store.ts';
import { countLines, type FeedPart, partsOf } from './carrier-feed-file.ts';
import { lockProvider } from './carrier-import.store.ts';
import {
  addPart,
  endImport,
  insertImport,
  isOfImport,
  lockImport,
  runningImport,
} from './carrier-import-progress.store.ts';
import type { CarrierLines } from './carrier-lines.service.ts';

const MAX_BYTES = 10 * 1024 * 1024;
/** Lines that are taken in one transaction: a fraction of a second. */
const PART = 250;

/** Takes the files of carriers and reads them, part by part (R-CAR-03). */
export function carrierImports(platform: Platform, lines: CarrierLines) {
  const { audit, files, jobs, transaction } = platform;

  const fileOf =
    (key: string): ReopenedFile =>
    async () => {
      const stored = await files.read(key);
      if (!stored) throw new Error('The file of the import is gone');
      return stored.body;
    };

  /** The lines of one part, and that they are read, in one transaction: a process that dies has read them or has not. */
  const readPart = (context: Context, id: string, part: FeedPart) =>
    transaction(context, async (inside) => {
      const { db } = inside;
      const running = await lockImport(db, id);
      if (running?.rows_read !== part.from) throw new LeaseLost();
      await lockProvider(db, running.provider_id);
      const counts = await lines.takeRows(inside, running.provider_id, part.rows);
      await addPart(db, id, { ...counts, read: part.read, failures: part.failures });
    });

  async function end(context: Context, id: string, status: 'Completed' | 'Failed'): Promise<void> {
    const key = await endImport(context.db, id, status);
    if (key !== undefined) await jobs.add(context.db, 'remove-files', { keys: [key] });
  }

  /** Notes the import and leaves it to the job. */
  async function begin(
    context: SignedInContext,
    file: { provider_id: string; file_name: string; file_key: string; rows_total: number },
  ): Promise<string> {
    const { db, now, caller } = context;
    const provider = await providerName(db, file.provider_id);
    if (provider === undefined) throw notFound();
    const id = await insertImport(db, { ...file, created_at: now, created_by: caller.code });
    audit.record(context, {
      action: 'create',
      entity: 'carrier_import',
      entityId: id,
      entityLabel: `${provider}: ${file.file_name}`,
      changes: [{ field: 'Rows', old: null, new: String(file.rows_total) }],
    });
    await jobs.add(db, 'read-carrier-feed', { id });
    return id;
  }

  jobs.define('read-carrier-feed', {
    transaction: 'manual',
    backoff: { baseMs: 2_000, capMs: 60_000 },
    async run(context, { id }, finish) {
      const running = await runningImport(context.db, id);
      if (!running) return;
      const { file_key, rows_read, created_at } = running;
      // What an earlier run has read is read over: the file falls into the same parts.
      for await (const part of partsOf(fileOf(file_key), companyDay(created_at), PART))
        if (part.from >= rows_read) await readPart(context, id, part);
      await finish((inside) => end(inside, id, 'Completed'));
    },
    onFailed: (inside, { id }) => end(inside, id, 'Failed'),
  });

  return {
    /**
     * Takes the file of the request, which a job reads (R-CAR-03); the id of the import. Throws 422 when the file as a whole is
     * no feed, and keeps nothing of it.
     */
    async receive(context: SignedInContext, providerId: string, request: FastifyRequest): Promise<string> {
      const refuse = (why: string) => invalid([{ field: 'file', message: `File ${why}` }]);
      const upload = await uploadedFile(request, 'file', 'File', MAX_BYTES);
      const key = files.newKey('feed', 'csv');
      try {
        const { size } = await files.write(key, upload.body);
        if (upload.isTruncated()) throw refuse('must be at most 10 MB');
        if (size === 0) throw refuse('is empty');
        const rows_total = await countLines(fileOf(key)).catch((error) => {
          throw error instanceof FileRefused ? refuse(error.message) : error;
        });
        return await transaction(context, (inside) =>
          begin(inside, { provider_id: providerId, file_name: upload.name, file_key: key, rows_total }),
        );
      } catch (error) {
        // A connection that is lost at the commit leaves open whether there is an import: its file stays.
        if (!(await isOfImport(context.db, key))) await files.remove(key);
        throw error;
      }
    },
  };
}

declare module '../../platform/jobs/jobs.ts' {
  interface Tasks {
    'read-carrier-feed': { id: string };
  }
}

export type CarrierImports = ReturnType<typeof carrierImports>;
