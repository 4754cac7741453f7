import type { OperationAnswer } from '@upline/api-client';
import { levelOf } from '@upline/domain';
import { type NamedAction, offered, recordAction } from '@upline/shell';
import { LISTED_BY, SHOWN_BY } from '../content-lists.ts';

type Announcement = OperationAnswer<'listAnnouncements'>['rows'][number];

/** `Everybody`, `Canada`, `Regional Marketing Director and higher`. */
export function audienceWords({
  audience,
  country,
  min_level,
  team,
}: Pick<Announcement, 'audience' | 'country' | 'min_level' | 'team'>): string {
  if (country) return country;
  if (min_level) return `${levelOf(min_level).name} and higher`;
  if (team) return `${team.name} (${team.code})`;
  return audience === 'Beta' ? 'Beta users' : audience;
}

/** What may be done to an announcement, in the list as on its own page. */
export function announcementActions(row: Announcement, onDeleted?: () => void): NamedAction[] {
  const params = { id: row.id };
  const input = { params, ifMatch: row.version };
  const refresh = SHOWN_BY.announcements;
  return offered(row, {
    update: { label: 'Edit announcement', to: { to: '/content/announcements/$id/edit', params } },
    publish: recordAction({
      operation: 'publishAnnouncement',
      label: 'Publish',
      about: row.notified_at
        ? 'It is shown again. Nobody is notified a second time.'
        : `Everybody it is for (${audienceWords(row)}) is notified in the portal${row.send_email ? ' and by email' : ''} on its first day.`,
      input,
      refresh,
      message: 'Announcement published',
    }),
    unpublish: recordAction({
      operation: 'unpublishAnnouncement',
      label: 'Unpublish',
      about: 'It leaves every dashboard. Notices that were sent stay.',
      input,
      refresh,
      message: 'Announcement unpublished',
    }),
    delete: recordAction({
      operation: 'deleteAnnouncement',
      label: 'Delete draft',
      deletes: 'announcement',
      input,
      refresh: LISTED_BY.announcements,
      message: 'Announcement deleted',
      ...(onDeleted ? { onDone: onDeleted } : {}),
    }),
  });
}
