import { z } from 'zod';
import { sendAttachment } from '../../attachments/send-attachment.ts';
import type { Area } from '../../platform/host.ts';
import { bytes, idParam, text } from '../../platform/operation/fields.ts';
import { operation, type Policy } from '../../platform/operation/operation.ts';
import {
  readingExamples as examples,
  helpArticlePage,
  helpCategoryPage,
  helpHits,
  helpIndex,
  voteAnswer,
  voteBody,
} from './readings.schemas.ts';
import * as service from './readings.service.ts';

const tag = 'Help';
const reading = {
  needs: 'help.view',
  audience: 'portal',
  scope: 'none',
  proxy: 'allowed',
} as const satisfies Policy;
/** An opinion is the associate's own: nobody else gives it for them. The article is everybody's who may read it. */
const voting = { ...reading, proxy: 'refused', suspended: 'allowed' } as const satisfies Policy;

const params = z.strictObject({ slug: z.string().min(1).max(80) });
const example = { slug: examples.article.slug };
const NOT_FOUND = 'What is not published, or is for another country or level, answers 404.';

/** Help and pages as associates read them (domain.md 2.27). */
export const helpRoutes: Area = (platform) => [
  operation({
    id: 'readHelp',
    method: 'GET',
    path: '/help',
    tag,
    summary: 'Categories with the number of articles, what is read most, and pages of the menu',
    policy: reading,
    answer: { status: 200, schema: helpIndex },
    examples: { answer: examples.index },
    handler: (input) => service.readIndex(input),
  }),
  operation({
    id: 'searchHelp',
    method: 'GET',
    path: '/help/search',
    tag,
    summary: 'Articles and pages that have every word',
    description: 'Accents and case do not matter. A word of the title weighs three times one of the body.',
    policy: reading,
    query: z.strictObject({ search: text('Search', { max: 100 }) }),
    answer: { status: 200, schema: helpHits },
    examples: { query: { search: 'statement' }, answer: examples.hits },
    handler: (input) => service.searchHelp(input, input.query.search),
  }),
  operation({
    id: 'readHelpCategory',
    method: 'GET',
    path: '/help/categories/{slug}',
    tag,
    summary: 'A category with its articles, in their order',
    description: NOT_FOUND,
    policy: reading,
    params,
    answer: { status: 200, schema: helpCategoryPage },
    examples: { params: { slug: examples.category.slug }, answer: examples.category },
    handler: (input) => service.readCategory(input, input.params.slug),
  }),
  operation({
    id: 'readHelpArticle',
    method: 'GET',
    path: '/help/articles/{slug}',
    tag,
    summary: 'An article, or the page of that address',
    description: `${NOT_FOUND} Opening an article counts once for each associate.`,
    policy: reading,
    params,
    answer: { status: 200, schema: helpArticlePage },
    examples: { params: example, answer: examples.article },
    handler: (input) => service.readArticle(input, input.params.slug),
  }),
  operation({
    id: 'voteHelpArticle',
    method: 'PUT',
    path: '/help/articles/{slug}/vote',
    tag,
    summary: 'Say whether an article helped; a later answer replaces the first',
    policy: voting,
    params,
    body: voteBody,
    answer: { status: 200, schema: voteAnswer },
    examples: { params: example, body: { is_helpful: true }, answer: { is_helpful: true } },
    handler: (input) => service.vote(input, input.params.slug, input.body.is_helpful),
  }),
  operation({
    id: 'readHelpFile',
    method: 'GET',
    path: '/help/articles/{slug}/files/{file_id}',
    tag,
    summary: 'A file of an article',
    policy: reading,
    params: z.strictObject({ ...params.shape, file_id: idParam() }),
    answer: { status: 200, schema: bytes(), contentType: 'application/octet-stream' },
    examples: { params: { ...example, file_id: examples.article.files[0].id } },
    async handler(input) {
      const { slug, file_id } = input.params;
      return sendAttachment(platform.files, input.reply, await service.readFile(input, slug, file_id));
    },
  }),
  operation({
    id: 'readPage',
    method: 'GET',
    path: '/pages/{slug}',
    tag,
    summary: 'A published page',
    policy: reading,
    params,
    answer: { status: 200, schema: helpArticlePage },
    examples: { params: { slug: 'privacy' }, answer: examples.page },
    handler: (input) => service.readPage(input, input.params.slug),
  }),
];
