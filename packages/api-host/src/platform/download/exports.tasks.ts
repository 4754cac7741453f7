import { DAY_MS } from '@upline/domain';
import type { MessageTemplate, ValuesOf } from '../messages/message-templates.ts';
import { mailOf, written } from '../messages/written.ts';
import type { Context } from '../operation/operation.ts';
import type { Platform } from '../platform.ts';
import { exportBody, readerFrom } from './export-body.ts';
import { MAIL_LIFE_MS, newTicket, ticketHash } from './export-ticket.ts';
import { EXPORT_MESSAGES } from './exports.messages.ts';
import { deleteOld, findExport, findReader, insertTicket, setExport } from './exports.store.ts';
import type { AnyExportSpec } from './exports.ts';

declare module '../jobs/jobs.ts' {
  interface Tasks {
    /** Writes a large export into a file and mails its link. */
    'write-export': { export_id: string };
    /** Removes the file of an export when its days are over. */
    'remove-export': { export_id: string };
    /** Forgets used links and old requests. */
    'clean-exports': Record<string, never>;
  }
}

/** Files of exports are kept this long. */
export const FILE_LIFE_MS = 7 * DAY_MS;

type Services = Pick<Platform, 'config' | 'jobs' | 'files' | 'messages'>;

/** Defines the jobs that write and remove exports. */
export function defineExportTasks(
  { config, jobs, files, messages }: Services,
  specOf: (list: string) => AnyExportSpec,
) {
  /** The platform imports no area, so it fills its templates itself. */
  async function mail<Names extends string>(
    context: Context,
    template: MessageTemplate<Names>,
    reader: { readonly email: string },
    values: ValuesOf<NoInfer<Names>>,
  ): Promise<void> {
    const words = await written(context.db, template, values);
    await messages.send(context, mailOf(template, words, { reader, values }));
  }

  jobs.define('write-export', {
    transaction: 'manual',
    attempts: 5,
    async run({ db }, { export_id }, finish) {
      const row = await findExport(db, export_id);
      if (row?.status !== 'Waiting') return;
      const spec = specOf(row.list);
      const user = await findReader(db, row.user_id);
      const reader = readerFrom(user, spec.needs, false);
      // An address its owner has not confirmed gets no exports (S-25).
      if (!user?.email_verified_at || !reader) {
        await finish((context) =>
          setExport(context.db, row.id, { status: 'Failed', file_key: null, finished_at: context.now }),
        );
        return;
      }
      const key = files.newKey('export', row.format);
      await files.write(key, await exportBody(db, spec, row, reader));
      try {
        await finish(async (context) => {
          const { now } = context;
          const token = newTicket();
          await setExport(context.db, row.id, { status: 'Ready', file_key: key, finished_at: now });
          await insertTicket(context.db, {
            token_hash: ticketHash(config, token),
            export_id: row.id,
            session_id: null,
            expires_at: new Date(now.getTime() + MAIL_LIFE_MS),
          });
          await jobs.add(
            context.db,
            'remove-export',
            { export_id: row.id },
            { runAt: new Date(now.getTime() + FILE_LIFE_MS) },
          );
          const app = row.audience === 'admin' ? config.adminUrl : config.portalUrl;
          await mail(context, EXPORT_MESSAGES['export-ready'], user, {
            list: spec.label,
            file: row.file_name,
            link: `${app}/downloads/${token}`,
          });
        });
      } catch (error) {
        // Another worker finished first, or nothing was committed: this file belongs to nobody.
        await files.remove(key);
        throw error;
      }
    },
    async onFailed(context, { export_id }) {
      const row = await findExport(context.db, export_id);
      if (row?.status !== 'Waiting') return;
      await setExport(context.db, export_id, { status: 'Failed', file_key: null, finished_at: context.now });
      const user = await findReader(context.db, row.user_id);
      if (!user) return;
      await mail(context, EXPORT_MESSAGES['export-failed'], user, { file: row.file_name });
    },
  });

  jobs.define('remove-export', {
    async run({ db }, { export_id }) {
      const row = await findExport(db, export_id);
      if (row?.file_key == null) return;
      await setExport(db, export_id, { status: 'Removed', file_key: null });
      await jobs.add(db, 'remove-files', { keys: [row.file_key] });
    },
  });

  jobs.define('clean-exports', {
    async run({ db, now }) {
      await deleteOld(db, new Date(now.getTime() - FILE_LIFE_MS));
    },
  });
  jobs.schedule('clean-exports', { dailyAt: '03:40' }, 'clean-exports', {});
}
