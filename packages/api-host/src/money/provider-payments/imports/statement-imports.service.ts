import { messages } from '@upline/domain';
import type { FastifyRequest } from 'fastify';
import { uploadedFile } from '../../../platform/files/upload.ts';
import { type FileLine, FileRefused, type ReopenedFile } from '../../../platform/imports/csv-file.ts';
import { guessMapping, withHeadings } from '../../../platform/imports/heading-mapping.ts';
import { linesOfTable } from '../../../platform/imports/table-file.ts';
import type { SignedInContext } from '../../../platform/operation/operation.ts';
import { conflict, invalid, notFound, staleVersion } from '../../../platform/operation/problem.ts';
import { demand, type RowRule } from '../../../platform/operation/row-actions.ts';
import type { Platform } from '../../../platform/platform.ts';
import { MAX_LINES, STATEMENT_FIELDS, type StatementField } from '../statement-file.ts';
import { BOOKABLE, MAPPABLE, UNDOABLE } from './statement-imports.actions.ts';
import type { StatementHead } from './statement-imports.schemas.ts';
import * as store from './statement-imports.store.ts';
import type { StatementColumn, StatementImport } from './statement-imports.tables.ts';
import { deleteLines } from './statement-lines.store.ts';
import { refuseHeld } from './undoing.ts';

const MAX_BYTES = 20 * 1024 * 1024;
const SAMPLES = 3;

declare module '../../../platform/jobs/jobs.ts' {
  interface Tasks {
    'check-statement': { id: string };
    'book-statement': { id: string };
    'undo-statement': { id: string };
  }
}

/** Statements of carriers: their files are taken in, looked at, booked and taken back (domain.md 2.22). */
export function statementImports(platform: Platform) {
  const { audit, files, jobs, transaction } = platform;

  const fileOf =
    (key: string): ReopenedFile =>
    async () => {
      const stored = await files.read(key);
      if (!stored) throw new Error('The file of the import is gone');
      return stored.body;
    };

  async function found(context: Pick<SignedInContext, 'db'>, id: string): Promise<store.ImportRow> {
    const row = await store.findImport(context.db, id);
    if (!row) throw notFound();
    return row;
  }

  /** The import at the version the caller saw, locked, if the rules hold of it. */
  async function expect(
    { db, caller }: SignedInContext,
    id: string,
    version: number,
    rules: readonly RowRule<StatementImport>[],
  ): Promise<StatementImport> {
    const row = await store.lockImport(db, id);
    if (!row) throw notFound();
    if (row.version !== version) throw staleVersion('import');
    demand(rules, row, caller);
    return row;
  }

  async function note(
    context: SignedInContext,
    row: Pick<StatementImport, 'id' | 'provider_id' | 'statement_ref'>,
    action: 'create' | 'update' | 'delete' | 'post',
    changes: [string, string | null, string | null][],
  ): Promise<void> {
    const provider = await store.findProvider(context.db, row.provider_id);
    audit.record(context, {
      action,
      entity: 'statement_import',
      entityId: row.id,
      entityLabel: `${provider?.name}: ${row.statement_ref}`,
      changes: changes.map(([field, old, value]) => ({ field, old, new: value })),
    });
  }

  /** Headings, samples of each column and how many lines there are; throws `FileRefused`. */
  async function lookThrough(file: ReopenedFile) {
    let head: FileLine | undefined;
    let count = 0;
    const samples: string[][] = [];
    for await (const line of linesOfTable(file, MAX_LINES)) {
      if (!head) {
        head = line;
        continue;
      }
      count += 1;
      line.cells.slice(0, head.cells.length).forEach((cell, index) => {
        samples[index] ??= [];
        const own = samples[index];
        if (own.length < SAMPLES && cell !== '') own.push(cell.slice(0, 60));
      });
    }
    const headings = (head?.cells ?? []).map(
      (heading, index) => heading.slice(0, 100) || `Column ${index + 1}`,
    );
    return { headings, samples, count };
  }

  async function begin(
    context: SignedInContext,
    head: StatementHead,
    file: { readonly name: string; readonly key: string } & Awaited<ReturnType<typeof lookThrough>>,
  ): Promise<store.ImportRow> {
    const { db, now, caller } = context;
    const provider = await store.findProvider(db, head.provider_id);
    if (!provider) throw invalid([{ field: 'provider_id', message: messages.invalid('Provider') }]);
    const mapping = guessMapping(
      file.headings,
      STATEMENT_FIELDS,
      await store.rememberedHeadings(db, provider.id),
    );
    const columns: StatementColumn[] = file.headings.map((heading, index) => ({
      heading,
      field: (mapping[index] ?? null) as StatementField | null,
      samples: file.samples[index] ?? [],
    }));
    const { id } = await store.insertImport(db, {
      ...head,
      file_name: file.name,
      file_key: file.key,
      status: 'Checking',
      columns: JSON.stringify(columns),
      problem: null,
      fingerprint: null,
      rows_total: file.count,
      created_at: now,
      created_by: caller.code,
      booked_at: null,
      booked_by: null,
      undone_at: null,
      undone_by: null,
      updated_at: now,
    });
    await jobs.add(db, 'check-statement', { id });
    await note(context, { id, ...head }, 'create', [
      ['File', null, file.name],
      ['Lines', null, String(file.count)],
    ]);
    return found(context, id);
  }

  return {
    find: found,
    fileOf,
    note,

    /**
     * Takes the file of the request, which a job reads and nothing books. Throws 422 when the file as a whole is none, and keeps
     * nothing of it.
     */
    async receive(
      context: SignedInContext,
      head: StatementHead,
      request: FastifyRequest,
    ): Promise<store.ImportRow> {
      const refuse = (why: string) => invalid([{ field: 'file', message: `File ${why}` }]);
      const upload = await uploadedFile(request, 'file', 'File', MAX_BYTES);
      const key = files.newKey('statement', 'csv');
      try {
        const { size } = await files.write(key, upload.body);
        if (upload.isTruncated()) throw refuse('must be at most 20 MB');
        if (size === 0) throw refuse('is empty');
        const looked = await lookThrough(fileOf(key)).catch((error: unknown) => {
          throw error instanceof FileRefused ? refuse(error.message) : error;
        });
        return await transaction(context, (inside) =>
          begin(inside, head, { ...looked, name: upload.name, key }),
        );
      } catch (error) {
        // If the connection is lost at the commit, the import may exist, so its file stays.
        if (!(await store.isOfImport(context.db, key))) await files.remove(key);
        throw error;
      }
    },

    /** Maps the columns to other fields. The lines are read again, and the choice is remembered for the provider. */
    async map(
      context: SignedInContext,
      id: string,
      version: number,
      fields: readonly (StatementField | null)[],
    ): Promise<store.ImportRow> {
      const { db, now } = context;
      const row = await expect(context, id, version, MAPPABLE);
      const { columns, provider_id } = row;
      if (fields.length !== columns.length)
        throw invalid([{ field: 'fields', message: `The file has ${columns.length} columns` }]);
      const twice = fields.findIndex((field, index) => field !== null && fields.indexOf(field) < index);
      if (twice >= 0)
        throw invalid([{ field: `fields.${twice}`, message: 'Another column is taken for this already' }]);
      const headings = columns.map(({ heading }) => heading);
      await store.rememberHeadings(
        db,
        provider_id,
        withHeadings(await store.rememberedHeadings(db, provider_id), headings, fields),
      );
      await store.updateImport(db, row.id, {
        columns: JSON.stringify(
          columns.map((column, index) => ({ ...column, field: fields[index] ?? null })),
        ),
        status: 'Checking',
        problem: null,
        rows_done: 0,
        counts: '{}',
        updated_at: now,
      });
      await jobs.add(db, 'check-statement', { id });
      return found(context, id);
    },

    /** Lets a job book what the preview shows, or go on where it stopped. */
    async book(context: SignedInContext, id: string, version: number): Promise<store.ImportRow> {
      const { db, now, caller } = context;
      const row = await expect(context, id, version, BOOKABLE);
      const claimed = await store.claimStatement(db, {
        provider_id: row.provider_id,
        fingerprint: row.fingerprint as string,
        statement_ref: row.statement_ref,
        created_at: now,
      });
      if (claimed !== row.statement_ref)
        throw conflict('statement-booked', `The same statement was imported as ${claimed}`);
      await store.updateImport(db, row.id, {
        status: 'Booking',
        booked_at: now,
        booked_by: caller.code,
        updated_at: now,
        ...(row.status === 'Ready' ? { rows_done: 0 } : {}),
      });
      await jobs.add(db, 'book-statement', { id });
      return found(context, id);
    },

    /** Lets a job take back what was booked. Refused once a line moved a policy, with the way to take that back. */
    async undo(context: SignedInContext, id: string, version: number): Promise<store.ImportRow> {
      const { db, now, caller } = context;
      const row = await expect(context, id, version, UNDOABLE);
      await refuseHeld(context, id);
      await store.updateImport(db, row.id, {
        status: 'Undoing',
        rows_done: 0,
        undone_by: caller.code,
        updated_at: now,
      });
      await jobs.add(db, 'undo-statement', { id });
      return found(context, id);
    },

    /** Deletes an import of which nothing is booked. */
    async discard(context: SignedInContext, id: string, version: number): Promise<void> {
      const row = await expect(context, id, version, MAPPABLE);
      await deleteLines(context.db, id);
      await store.deleteImport(context.db, id);
      if (row.file_key !== null) await jobs.add(context.db, 'remove-files', { keys: [row.file_key] });
      await note(context, row, 'delete', [['File', row.file_name, null]]);
    },
  };
}
export type StatementImports = ReturnType<typeof statementImports>;
