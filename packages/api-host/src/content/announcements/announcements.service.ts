import { foldText, messages as words } from '@upline/domain';
import type { z } from 'zod';
import { type AuditFields, auditReference } from '../../platform/audit/audit-changes.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { type FieldError, invalid } from '../../platform/operation/problem.ts';
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

const TRAIL: AuditFields<store.AnnouncementRow> = {
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

const toAnnouncement = (row: store.AnnouncementRow, caller: Caller): z.input<typeof announcement> => ({
  ...toAnnouncementRow(row, caller),
  body: row.body,
});

/** Announcements, as the home office writes them (domain.md 2.33). */
export function announcements(platform: Platform) {
  const common = published(platform, {
    table: 'announcement',
    name: 'announcement',
    trail: TRAIL,
    find: store.findAnnouncement,
    toAnswer: toAnnouncement,
    /** The audience has only what belongs to it. */
    async columns({ db }, given: AnnouncementBody) {
      const errors: FieldError[] = missingFields(announcementBody, given);
      const { team_code, ...body } = applicable(announcementBody, given);
      const team =
        team_code === null ? undefined : (await store.activeTeams(db)).find(({ code }) => code === team_code);
      if (team_code !== null && !team) errors.push({ field: 'team_code', message: words.invalid('Team') });
      if (body.shown_until !== null && body.shown_until < body.shown_from)
        errors.push({ field: 'shown_until', message: words.dateOrder('Shown Until', 'Shown From') });
      if (errors.length > 0) throw invalid(errors);
      return { ...body, team_id: team?.id ?? null, title_key: foldText(body.title) };
    },
  });

  return {
    ...common,

    /** Its audience is notified by a job as soon as its first day has come. */
    async publish(context: SignedInContext, id: string, version: number): Promise<void> {
      await common.publish(context, id, version);
      await platform.jobs.add(context.db, 'announcements.begin', {});
    },
  };
}
