import { HELP_ICONS } from '@upline/domain';
import { z } from 'zod';
import { oneOf, text, timestamp } from '../../platform/operation/fields.ts';
import { recordExamples } from '../../platform/operation/record-examples.ts';
import { answerShape } from '../../platform/operation/record-fields.ts';
import { slug } from '../content.schemas.ts';

export const categoryBody = z.strictObject({
  name: text('Name', { min: 2, max: 60, example: 'Getting paid' }),
  slug: slug('getting-paid'),
  icon: oneOf('Icon', HELP_ICONS, { example: 'Cash' }),
});
export type CategoryBody = z.output<typeof categoryBody>;

export const category = z.strictObject({
  id: z.uuid(),
  ...answerShape(categoryBody, ['slug']),
  slug: z.string(),
  position: z.int(),
  articles: z.int().meta({ description: 'Articles of any status' }),
  updated_at: timestamp(),
  version: z.int(),
  actions: z.array(z.enum(['update', 'delete'])),
});

export const categoryExamples = recordExamples(
  '7d2f3c84-5b0e-4d1a-9a6f-1f8a2b3c4d50',
  { body: categoryBody, answer: category, row: category },
  { slug: 'getting-paid', position: 2, articles: 3, actions: ['update'] },
);
