import { foldText, messages as words } from '@upline/domain';
import type { z } from 'zod';
import { type AuditFields, auditChanges, auditReference } from '../../platform/audit/audit-changes.ts';
import { addedBy, changedBy } from '../../platform/database/stamps.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { type FieldError, invalid, notFound } from '../../platform/operation/problem.ts';
import { applicable, missingFields } from '../../platform/operation/record-fields.ts';
import type { Platform } from '../../platform/platform.ts';
import { published } from '../placed.service.ts';
import { announcementActions } from './announcements.actions.ts';
import {
  type AnnouncementBody,
  type announcement,
  announcementBody,
  type announcementRow,
} from './announcements.schemas.ts';
import * as store from './announcements.store.ts';

const TRAIL: AuditFields<Omit<store.AnnouncementRow, 'team_code'> & { team_code: string | null }> = {
  title: { label: 'Title' },
  body: { label: 'Text' },
  audience: { label: 'Audience' },
  country: { label: 'Country' },
  min_level: { label: 'Level' },
  team_code: { label: 'Team', show: (code, { team_name }) => auditReference(team_name ?? '', code) },
  shown_from: { label: 'Shown From' },
  shown_until: { label: 'Shown Until' },
  send_email: { label: 'Send by Email' },
};

export const toAnnouncementRow = (
  row: store.AnnouncementRow,
  caller: Caller,
): z.input<typeof announcementRow> => ({
  id: row.id,
  title: row.title,
  audience: row.audience,
  country: row.country,
  min_level: row.min_level,
  team_code: row.team_code,
  team: row.team_code === null ? null : { code: row.team_code, name: row.team_name ?? '' },
  shown_from: row.shown_from,
  shown_until: row.shown_until,
  send_email: row.send_email,
  notified_at: row.notified_at,
  dismissals: row.dismissals,
  status: row.status,
  position: row.position,
  updated_at: row.updated_at,
  version: row.version,
  actions: announcementActions.of(caller, row),
});

/** Announcements, as the home office writes them (domain.md 2.33). */
export function announcements(platform: Platform) {
  const common = published(platform, { table: 'announcement', name: 'announcement' });

  async function read({ db }: Pick<SignedInContext, 'db'>, id: string) {
    const row = await store.findAnnouncement(db, id);
    if (!row) throw notFound();
    return row;
  }

  async function detail(context: SignedInContext, id: string): Promise<z.input<typeof announcement>> {
    const row = await read(context, id);
    return { ...toAnnouncementRow(row, context.caller), body: row.body };
  }

  /** The columns of a body that keeps the rules; the audience has only what belongs to it. */
  async function checked({ db }: SignedInContext, given: AnnouncementBody) {
    const errors: FieldError[] = missingFields(announcementBody, given);
    const { team_code, ...body } = applicable(announcementBody, given);
    const team =
      team_code === null ? undefined : (await store.activeTeams(db)).find(({ code }) => code === team_code);
    if (team_code !== null && !team) errors.push({ field: 'team_code', message: words.invalid('Team') });
    if (body.shown_until !== null && body.shown_until < body.shown_from)
      errors.push({ field: 'shown_until', message: words.dateOrder('Shown Until', 'Shown From') });
    if (errors.length > 0) throw invalid(errors);
    return { ...body, team_id: team?.id ?? null, title_key: foldText(body.title) };
  }

  return {
    get: detail,
    move: common.move,
    unpublish: common.unpublish,
    remove: (context: SignedInContext, id: string, version: number) =>
      common.removeDraft(context, id, version),

    /** Its audience is notified by a job as soon as its first day has come. */
    async publish(context: SignedInContext, id: string, version: number): Promise<void> {
      await common.publish(context, id, version);
      await platform.jobs.add(context.db, 'announcements.begin', {});
    },

    async create(context: SignedInContext, body: AnnouncementBody) {
      const { db, now, caller } = context;
      const position = await common.lastPlace(context);
      const columns = await checked(context, body);
      const { id } = await store.announcementWrites.insert(db, {
        ...columns,
        position,
        ...addedBy({ now, caller }),
      });
      const row = await read(context, id);
      common.trail(context, row, 'create', auditChanges(TRAIL, undefined, row));
      return detail(context, id);
    },

    async update(context: SignedInContext, id: string, version: number, body: AnnouncementBody) {
      const { db, now, caller } = context;
      await common.locked(context, id, version);
      const before = await read(context, id);
      const columns = await checked(context, body);
      const { team_code } = applicable(announcementBody, body);
      if (auditChanges(TRAIL, before, { ...before, ...columns, team_code }).length === 0)
        return detail(context, id);
      await store.announcementWrites.write(db, id, { ...columns, ...changedBy({ now, caller }) });
      common.trail(context, before, 'update', auditChanges(TRAIL, before, await read(context, id)));
      return detail(context, id);
    },
  };
}
