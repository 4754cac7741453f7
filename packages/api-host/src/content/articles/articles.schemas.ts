import { COUNTRIES, LEVEL_CODES, PUBLISH_STATUSES } from '@upline/domain';
import { z } from 'zod';
import { documentAnswer } from '../../attachments/document.schema.ts';
import { shownAs } from '../../platform/operation/field-examples.ts';
import { timestamp, uuid } from '../../platform/operation/fields.ts';
import { recordExamples } from '../../platform/operation/record-examples.ts';
import { answerShape } from '../../platform/operation/record-fields.ts';
import { BODY_MAX, country, ids, minLevel, slug, title } from '../content.schemas.ts';
import { richText } from '../rich-text.ts';

const MAX_RELATED = 5;
const MAX_FILES = 20;
const CATEGORY_ID = '7d2f3c84-5b0e-4d1a-9a6f-1f8a2b3c4d50';
const FILE_ID = '9d1f7c06-1d8b-4d5e-8a34-6f5c0b7e2a02';
const RELATED_ID = '5f0a1b2c-3d4e-4f5a-8b6c-7d8e9f0a1b20';
const BODY =
  '<p>A statement lists every line that a pay run settled.</p><h2>The three sums</h2><ul><li>Gross: what was earned.</li><li>Withheld: what went to chargebacks and escrow.</li><li>Net: what is paid out.</li></ul>';

export const articleBody = z.strictObject({
  title: title('How a statement is read'),
  slug: slug('how-a-statement-is-read'),
  category_id: shownAs(uuid('Category'), CATEGORY_ID),
  country: country(),
  min_level: minLevel(),
  body: richText('Text', { max: BODY_MAX, example: BODY }),
  files: ids('Files', MAX_FILES, FILE_ID),
  related: ids('Related articles', MAX_RELATED, RELATED_ID),
});
export type ArticleBody = z.output<typeof articleBody>;

const categoryName = z.strictObject({ id: z.uuid(), name: z.string() });
const relatedArticle = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  slug: z.string(),
  status: z.enum(PUBLISH_STATUSES),
});

const standing = {
  status: z.enum(PUBLISH_STATUSES),
  position: z.int(),
  helpful_yes: z.int(),
  helpful_no: z.int(),
  readers: z.int().meta({ description: 'How many associates have opened it' }),
  updated_at: timestamp(),
  version: z.int(),
  actions: z.array(z.enum(['update', 'publish', 'unpublish', 'delete'])),
};

export const articleRow = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  slug: z.string(),
  category: categoryName,
  country: z.enum(COUNTRIES).nullable(),
  min_level: z.enum(LEVEL_CODES).nullable(),
  ...standing,
});

export const article = z.strictObject({
  id: z.uuid(),
  ...answerShape(articleBody, ['slug', 'category_id', 'country', 'min_level', 'files', 'related']),
  category_id: shownAs(z.uuid(), CATEGORY_ID),
  slug: z.string(),
  country: z.enum(COUNTRIES).nullable(),
  min_level: z.enum(LEVEL_CODES).nullable(),
  category: categoryName,
  files: z.array(documentAnswer),
  related: z.array(relatedArticle),
  ...standing,
});

const id = '2c4e6a80-9b1d-4f3e-8a5c-7d9e0f1a2b30';
const category = { id: CATEGORY_ID, name: 'Getting paid' };
const numbers = { position: 4, helpful_yes: 31, helpful_no: 2, readers: 118 };

export const articleExamples = recordExamples(
  id,
  { body: articleBody, answer: article, row: articleRow },
  {
    title: 'How a statement is read',
    slug: 'how-a-statement-is-read',
    category,
    country: null,
    min_level: null,
    files: [{ id: FILE_ID, name: 'statement.pdf', size_bytes: 182_044 }],
    related: [
      {
        id: RELATED_ID,
        title: 'When a pay run closes',
        slug: 'when-a-pay-run-closes',
        status: 'Published',
      },
    ],
    ...numbers,
    status: 'Published',
    actions: ['update', 'unpublish'],
  },
);
