import { createHash } from 'node:crypto';
import { filteredFields, messages } from '@upline/domain';
import { fieldOf } from '../list/list-field.ts';
import type { Context, SignedInContext } from '../operation/operation.ts';
import { invalid, notFound, refusedInProxy } from '../operation/problem.ts';
import type { Platform } from '../platform.ts';
import { exportBody, readerFrom } from './export-body.ts';
import { pickColumns } from './export-column.ts';
import { exportFileName } from './export-file-name.ts';
import { LINK_LIFE_MS, MAIL_LIFE_MS, newTicket, ticketHash } from './export-ticket.ts';
import { MAX_SHEET_ROWS } from './export-xlsx.ts';
import {
  dropLinks,
  findMailed,
  findOpen,
  findReader,
  insertExport,
  insertTicket,
  takeTicket,
} from './exports.store.ts';
import { defineExportTasks } from './exports.tasks.ts';
import type { AnyExportSpec, Exports } from './exports.ts';

/** Up to so many rows the answer is a link, above it is a mail. */
export const DIRECT_ROWS = 5_000;
/** An admin viewing as an associate takes no more away (domain.md 7.3). */
export const PROXY_ROWS = 100;

type Services = Pick<Platform, 'config' | 'audit' | 'jobs' | 'files' | 'messages' | 'transaction'>;

/** Makes the exports of this process and the tasks behind them. */
export function makeExports(services: Services): Exports {
  const { config, audit, jobs, files, transaction } = services;
  const specs = new Map<string, AnyExportSpec>();
  const specOf = (list: string): AnyExportSpec => {
    const spec = specs.get(list);
    if (!spec) throw new Error(`No export is defined for the list ${list}`);
    return spec;
  };

  async function link({ db, caller, now }: SignedInContext, exportId: string): Promise<{ url: string }> {
    const token = newTicket();
    // Of several links only the last one opens the file, so that it is downloaded once.
    await dropLinks(db, exportId);
    await insertTicket(db, {
      token_hash: ticketHash(config, token),
      export_id: exportId,
      session_id: caller.sessionId,
      expires_at: new Date(now.getTime() + LINK_LIFE_MS),
    });
    return { url: `${config.apiUrl}/files/${token}` };
  }

  defineExportTasks(services, specOf);

  return {
    define(spec) {
      if (specs.has(spec.list.name)) throw new Error(`The export of ${spec.list.name} is defined twice`);
      specs.set(spec.list.name, spec);
    },

    async request(context, list, { format, columns, filter, order, parameters }) {
      const { caller, now, today } = context;
      const spec = specOf(list);
      const resolved = await spec.list.resolved(filter, context);
      const { scoped } = await spec.source(context.db, caller, { parameters, today, filter: resolved });
      const rows = await spec.list.count(resolved, scoped);
      if (caller.proxyAdminCode !== undefined && rows > PROXY_ROWS) throw refusedInProxy();
      if (format === 'xlsx' && rows > MAX_SHEET_ROWS) {
        const most = MAX_SHEET_ROWS.toLocaleString('en-US');
        throw invalid([{ field: 'format', message: `An Excel file holds at most ${most} rows. Choose CSV` }]);
      }
      const asked = { list, format, columns: [...columns], filter, sort: order, parameters };
      const isDirect = rows <= DIRECT_ROWS;
      return transaction(context, async (inside) => {
        const id = await insertExport(inside.db, {
          ...asked,
          user_id: caller.userId,
          audience: caller.audience,
          fingerprint: createHash('sha256').update(JSON.stringify(asked)).digest('base64url'),
          status: isDirect ? 'Direct' : 'Waiting',
          file_name: exportFileName(spec.label, today, format),
          created_at: now,
        });
        if (id !== undefined) {
          const picked = pickColumns(spec.columns, columns);
          const filtered = filteredFields(filter);
          audit.record(inside, {
            action: 'export',
            entity: list,
            entityId: id,
            entityLabel: spec.label,
            ownerCode: caller.code,
            changes: [
              { field: 'Format', old: null, new: format.toUpperCase() },
              { field: 'Rows', old: null, new: String(rows) },
              { field: 'Columns', old: null, new: picked.map(({ label }) => label).join(', ') },
              ...(filtered.length > 0 ? [{ field: 'Filtered by', old: null, new: filtered.join(', ') }] : []),
            ],
          });
        }
        if (isDirect && id !== undefined) return link(inside, id);
        if (id !== undefined) await jobs.add(inside.db, 'write-export', { export_id: id });
        return { message: messages.exportByEmail };
      });
    },

    async claim(context, token) {
      const found = await findMailed(
        context.db,
        ticketHash(config, token),
        context.caller.userId,
        context.now,
      );
      if (!found) throw notFound();
      return link(context, found.id);
    },

    async claimOwn(context, id) {
      const { caller, now } = context;
      const since = new Date(now.getTime() - MAIL_LIFE_MS);
      if (!(await findOpen(context.db, id, caller.userId, since))) throw notFound();
      return link(context, id);
    },

    describe(list, filter) {
      const spec = specs.get(list);
      if (!spec) return { label: list, filtered_by: [] };
      const { fields } = spec.list;
      return {
        label: spec.label,
        filtered_by: filteredFields(filter).map((field) => fieldOf(fields, field)?.label ?? field),
      };
    },

    async open({ db, now }: Context, token) {
      const found = await takeTicket(db, ticketHash(config, token), now);
      if (!found) throw notFound();
      const { via_proxy, ...row } = found;
      const spec = specOf(row.list);
      const reader = readerFrom(await findReader(db, row.user_id), spec.needs, Boolean(via_proxy));
      if (!reader) throw notFound();
      if (row.status === 'Direct')
        return { fileName: row.file_name, body: await exportBody(db, spec, row, reader) };
      const file = row.file_key === null ? undefined : await files.read(row.file_key);
      if (!file) throw notFound();
      return { fileName: row.file_name, body: file.body };
    },
  };
}
