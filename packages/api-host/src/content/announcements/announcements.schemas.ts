import { ANNOUNCEMENT_AUDIENCES, COUNTRIES, LEVEL_CODES, PUBLISH_STATUSES } from '@upline/domain';
import { z } from 'zod';
import { bool, date, oneOf, optionalText, text, timestamp } from '../../platform/operation/fields.ts';
import { recordExamples } from '../../platform/operation/record-examples.ts';
import { answerShape, when } from '../../platform/operation/record-fields.ts';
import { country, minLevel, title } from '../content.schemas.ts';

export const announcementBody = z.strictObject({
  title: title('The office closes on Thanksgiving'),
  body: text('Text', {
    max: 1_000,
    multiline: true,
    example: 'Support answers again on Friday at 9:00. Pay runs are not moved.',
  }),
  audience: oneOf('Audience', ANNOUNCEMENT_AUDIENCES, { example: 'Everybody' }),
  ...when('audience', ['Country'], { country: country() }, ['country']),
  ...when('audience', ['Level'], { min_level: minLevel() }, ['min_level']),
  ...when('audience', ['Team'], { team_code: optionalText('Team', { max: 5, example: 'T0001' }) }, [
    'team_code',
  ]),
  shown_from: date('Shown From', { example: '2026-11-23' }),
  shown_until: date('Shown Until', { example: '2026-11-27' })
    .nullish()
    .transform((value) => value ?? null)
    .meta({ label: 'Shown Until', description: 'The last day. Left empty, it stays.' }),
  send_email: bool('Send by email').meta({
    label: 'Send by email',
    description: 'Everybody it is for is notified in the portal once; with this by email too.',
  }),
});
export type AnnouncementBody = z.output<typeof announcementBody>;

const team = z.strictObject({ code: z.string(), name: z.string() });
export const announcementTeams = z.strictObject({ rows: z.array(team) });

export const announcement = z.strictObject({
  id: z.uuid(),
  ...answerShape(announcementBody, ['country', 'min_level']),
  country: z.enum(COUNTRIES).nullable(),
  min_level: z.enum(LEVEL_CODES).nullable(),
  team: team.nullable(),
  notified_at: timestamp().nullable().meta({ description: 'When its audience was notified' }),
  dismissals: z.int().meta({ description: 'How many associates have put it away' }),
  status: z.enum(PUBLISH_STATUSES),
  position: z.int(),
  updated_at: timestamp(),
  version: z.int(),
  actions: z.array(z.enum(['update', 'publish', 'unpublish', 'delete'])),
});
export const announcementRow = announcement.omit({ body: true });

export const announcementExamples = recordExamples(
  '8e0f2a4c-6b7d-4c9e-8f1a-3b5d7c9e1f20',
  { body: announcementBody, answer: announcement, row: announcementRow },
  {
    audience: 'Everybody',
    country: null,
    min_level: null,
    team_code: null,
    team: null,
    notified_at: '2026-11-23T05:00:04.000Z',
    dismissals: 12,
    send_email: false,
    position: 1,
    status: 'Published',
    actions: ['update', 'unpublish'],
  },
);

export const ownAnnouncement = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  body: z.string(),
  shown_from: z.iso.date(),
  shown_until: z.iso.date().nullable(),
});
