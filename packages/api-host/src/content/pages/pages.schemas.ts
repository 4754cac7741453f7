import { PUBLISH_STATUSES } from '@upline/domain';
import { z } from 'zod';
import { bool, timestamp } from '../../platform/operation/fields.ts';
import { recordExamples } from '../../platform/operation/record-examples.ts';
import { answerShape } from '../../platform/operation/record-fields.ts';
import { BODY_MAX, slug, title } from '../content.schemas.ts';
import { richText } from '../rich-text.ts';

export const pageBody = z.strictObject({
  title: title('Privacy'),
  slug: slug('privacy'),
  show_in_menu: bool('Show in menu').meta({
    label: 'Show in menu',
    description: 'Listed among the resources of Help.',
  }),
  body: richText('Text', {
    max: BODY_MAX,
    example: '<p>This page says which personal data the portal keeps, why, and whom to ask about it.</p>',
  }),
});
export type PageBody = z.output<typeof pageBody>;

export const contentPage = z.strictObject({
  id: z.uuid(),
  ...answerShape(pageBody, ['slug']),
  slug: z.string(),
  is_linked: z.boolean().meta({ description: 'The product itself leads to it: its address stays' }),
  status: z.enum(PUBLISH_STATUSES),
  position: z.int(),
  updated_at: timestamp(),
  version: z.int(),
  actions: z.array(z.enum(['update', 'publish', 'unpublish', 'delete'])),
});
export const contentPageRow = contentPage.omit({ body: true });

export const pageExamples = recordExamples(
  '1b3d5f70-8a9c-4e2f-9b6d-8c0e1f2a3b40',
  { body: pageBody, answer: contentPage, row: contentPageRow },
  {
    slug: 'privacy',
    show_in_menu: true,
    is_linked: true,
    position: 3,
    status: 'Published',
    actions: ['update', 'unpublish'],
  },
);
