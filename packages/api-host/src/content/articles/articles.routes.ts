import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { recordOperations } from '../../platform/operation/record-operations.ts';
import { managing, moveOperation, publishOperations } from '../placed.operations.ts';
import { articleList } from './articles.list.ts';
import { article, articleBody, articleRow, articleExamples as examples } from './articles.schemas.ts';
import { articles, toArticleRow } from './articles.service.ts';
import { articleSource } from './articles.store.ts';

const tag = 'Content';
const path = '/admin/help-articles';
const about = { name: 'HelpArticle', path, tag, noun: 'an article', id: examples.id };

/** Articles of help, as the home office writes, arranges and publishes them (domain.md 2.27, 2.36). */
export const helpArticleRoutes: Area = (platform) => {
  const service = articles(platform);
  return [
    ...listOperations(platform, {
      name: 'HelpArticles',
      path,
      tag,
      summary: 'Articles of help in their order',
      policy: managing,
      list: articleList,
      row: articleRow,
      source: ({ db }) => articleSource(db),
      toRow: (row, { caller }) => toArticleRow(row, caller),
      examples: { query: { filter: '{"status":{"eq":"Published"}}' }, rows: [examples.row] },
      count: {
        summary: 'How many articles match',
        example: { query: { filter: '{"status":{"eq":"Draft"}}' }, count: 2 },
      },
    }),
    ...recordOperations(
      {
        ...about,
        reading: managing,
        writing: managing,
        body: articleBody,
        answer: article,
        examples,
        get: { summary: 'An article as its writers see it' },
        create: {
          summary: 'Draft an article, as the last one',
          description: 'The text is cleaned: a closed list of elements is kept (S-52).',
          isLocated: true,
        },
        update: { summary: 'Change an article' },
        remove: { summary: 'Delete a draft', refusals: [409] },
      },
      service,
    ),
    moveOperation(about, service.move),
    ...publishOperations(about, article, examples.answer, service),
  ];
};
