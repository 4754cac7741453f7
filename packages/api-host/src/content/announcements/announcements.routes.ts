import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { listAnswer } from '../../platform/list/define-list.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { idParam, nothing } from '../../platform/operation/fields.ts';
import { operation, type Policy } from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import { recordOperations } from '../../platform/operation/record-operations.ts';
import { managing, moveOperation, publishOperations } from '../placed.operations.ts';
import { announcementList } from './announcements.list.ts';
import {
  announcement,
  announcementBody,
  announcementRow,
  announcementTeams,
  announcementExamples as examples,
  ownAnnouncement,
} from './announcements.schemas.ts';
import { announcements, toAnnouncementRow } from './announcements.service.ts';
import { activeTeams, announcementSource, announcementsFor, dismiss } from './announcements.store.ts';
import { defineAnnouncementTasks } from './announcements.tasks.ts';

const tag = 'Content';
const path = '/admin/announcements';
const about = { name: 'Announcement', path, tag, noun: 'an announcement', id: examples.id };
const reading = {
  needs: 'dashboard.view',
  audience: 'portal',
  scope: 'own',
  proxy: 'allowed',
} as const satisfies Policy;
/** Who views as an associate must not put away what the associate has not seen. */
const dismissing = {
  ...reading,
  scope: 'none',
  proxy: 'refused',
  suspended: 'allowed',
} as const satisfies Policy;

const { title, body, shown_from, shown_until } = examples.answer;

/** Announcements: written by the home office, read on the dashboard (domain.md 2.33, 2.34). */
export const announcementRoutes: Area = (platform) => {
  const service = announcements(platform);
  defineAnnouncementTasks(platform);
  return [
    ...listOperations(platform, {
      name: 'Announcements',
      path,
      tag,
      summary: 'Announcements in their order',
      policy: managing,
      list: announcementList,
      row: announcementRow,
      source: ({ db }) => announcementSource(db),
      toRow: (row, { caller }) => toAnnouncementRow(row, caller),
      examples: { rows: [examples.row] },
      count: { summary: 'How many announcements match', example: { count: 3 } },
    }),
    operation({
      id: 'listAnnouncementTeams',
      method: 'GET',
      path: `${path}/teams`,
      tag,
      summary: 'Named teams that an announcement may be for, by name',
      policy: managing,
      answer: { status: 200, schema: announcementTeams },
      examples: { answer: { rows: [{ code: 'T0001', name: 'Lone Star Builders' }] } },
      handler: async ({ db }) => ({
        rows: (await activeTeams(db)).map(({ code, name }) => ({ code, name })),
      }),
    }),
    ...recordOperations(
      {
        ...about,
        reading: managing,
        writing: managing,
        body: announcementBody,
        answer: announcement,
        examples,
        get: { summary: 'An announcement as its writers see it' },
        create: { summary: 'Draft an announcement, as the last one', isLocated: true },
        update: { summary: 'Change an announcement' },
        remove: { summary: 'Delete a draft', refusals: [409] },
      },
      service,
    ),
    moveOperation(about, service.move),
    ...publishOperations(about, announcement, examples.answer, service),
    operation({
      id: 'listOwnAnnouncements',
      method: 'GET',
      path: '/announcements',
      tag: 'Dashboard',
      summary: 'Announcements for the caller that are shown today and not put away',
      policy: reading,
      answer: { status: 200, schema: listAnswer(ownAnnouncement) },
      examples: { answer: { rows: [{ id: examples.id, title, body, shown_from, shown_until }] } },
      handler: async ({ db, caller, today }) => ({ rows: await announcementsFor(db, caller, today) }),
    }),
    operation({
      id: 'dismissAnnouncement',
      method: 'PUT',
      path: '/announcements/{id}/dismissal',
      tag: 'Dashboard',
      summary: 'Put an announcement away for oneself',
      policy: dismissing,
      params: z.strictObject({ id: idParam() }),
      answer: { status: 204, schema: nothing() },
      examples: { params: { id: examples.id } },
      async handler({ db, caller, now, today, params: { id } }) {
        if (!(await dismiss(db, caller, { id, now, today }))) throw notFound();
      },
    }),
  ];
};
