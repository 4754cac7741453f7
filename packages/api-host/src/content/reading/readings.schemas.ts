import { HELP_ICONS } from '@upline/domain';
import { z } from 'zod';
import { documentAnswer } from '../../attachments/document.schema.ts';
import { timestamp } from '../../platform/operation/fields.ts';

const named = { slug: z.string(), title: z.string() };

export const helpIndex = z.strictObject({
  categories: z
    .array(
      z.strictObject({
        slug: z.string(),
        name: z.string(),
        icon: z.enum(HELP_ICONS),
        articles: z.int().min(1).meta({ description: 'Those the reader may open' }),
      }),
    )
    .meta({ description: 'In their order, without those that have nothing for the reader' }),
  most_read: z
    .array(z.strictObject({ ...named, readers: z.int().min(1) }))
    .meta({ description: 'What most people have opened, five at most' }),
  pages: z.array(z.strictObject(named)).meta({ description: 'Published pages that are shown in the menu' }),
});

export const helpHits = z.strictObject({
  rows: z.array(
    z.strictObject({
      ...named,
      kind: z.enum(['Article', 'Page']),
      category: z.string().nullable().meta({ description: 'Null: a page' }),
      excerpt: z.string().meta({ description: 'The words around the first hit, or the beginning' }),
    }),
  ),
});

export const helpCategoryPage = z.strictObject({
  slug: z.string(),
  name: z.string(),
  icon: z.enum(HELP_ICONS),
  articles: z.array(z.strictObject({ ...named, excerpt: z.string() })),
});

const vote = z.boolean().nullable().meta({ description: 'The own vote; null: none yet' });

export const helpArticlePage = z.strictObject({
  ...named,
  body: z.string().meta({ description: 'HTML of a closed list of elements' }),
  updated_at: timestamp(),
  is_page: z.boolean().meta({ description: 'A page: it has neither category nor votes' }),
  category: z.strictObject({ slug: z.string(), name: z.string() }).nullable(),
  files: z.array(documentAnswer),
  related: z.array(z.strictObject(named)),
  is_helpful: vote,
});

export const voteBody = z.strictObject({ is_helpful: z.boolean().meta({ label: 'Helpful' }) });
export const voteAnswer = z.strictObject({ is_helpful: z.boolean() });

const category = { slug: 'getting-paid', name: 'Getting paid' };
const read = { slug: 'how-a-statement-is-read', title: 'How a statement is read' };
const excerpt = 'A statement lists every line that a pay run settled.';

export const readingExamples = {
  index: {
    categories: [{ ...category, icon: 'Cash', articles: 3 }],
    most_read: [{ ...read, readers: 118 }],
    pages: [{ slug: 'privacy', title: 'Privacy' }],
  },
  hits: { rows: [{ ...read, kind: 'Article', category: category.name, excerpt }] },
  category: { ...category, icon: 'Cash', articles: [{ ...read, excerpt }] },
  article: {
    ...read,
    body: '<p>A statement lists every line that a pay run settled.</p><h2>The three sums</h2><ul><li>Gross: what was earned.</li><li>Withheld: what went to chargebacks and escrow.</li><li>Net: what is paid out.</li></ul>',
    updated_at: '2026-11-21T15:04:05.000Z',
    is_page: false,
    category,
    files: [{ id: '9d1f7c06-1d8b-4d5e-8a34-6f5c0b7e2a02', name: 'statement.pdf', size_bytes: 182_044 }],
    related: [{ slug: 'when-a-pay-run-closes', title: 'When a pay run closes' }],
    is_helpful: null,
  },
  page: {
    slug: 'privacy',
    title: 'Privacy',
    body: '<p>This page says which personal data the portal keeps, why, and whom to ask about it.</p>',
    updated_at: '2026-11-21T15:04:05.000Z',
    is_page: true,
    category: null,
    files: [],
    related: [],
    is_helpful: null,
  },
} as const;
