import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { recordOperations } from '../../platform/operation/record-operations.ts';
import { managing, moveOperation, publishOperations } from '../placed.operations.ts';
import { pageList } from './pages.list.ts';
import { contentPage, contentPageRow, pageExamples as examples, pageBody } from './pages.schemas.ts';
import { pages, toPageRow } from './pages.service.ts';
import { pageSource } from './pages.store.ts';

const tag = 'Content';
const path = '/admin/content-pages';
const about = { name: 'ContentPage', path, tag, noun: 'a page', id: examples.id };

/** Pages, as the home office writes and publishes them (domain.md 2.27, 2.36). */
export const contentPageRoutes: Area = (platform) => {
  const service = pages(platform);
  return [
    ...listOperations(platform, {
      name: 'ContentPages',
      path,
      tag,
      summary: 'Pages in their order',
      policy: managing,
      list: pageList,
      row: contentPageRow,
      source: ({ db }) => pageSource(db),
      toRow: (row, { caller }) => toPageRow(row, caller),
      examples: { rows: [examples.row] },
      count: { summary: 'How many pages match', example: { count: 5 } },
    }),
    ...recordOperations(
      {
        ...about,
        reading: managing,
        writing: managing,
        body: pageBody,
        answer: contentPage,
        examples,
        get: { summary: 'A page as its writers see it' },
        create: {
          summary: 'Draft a page, as the last one',
          description: 'The text is cleaned: a closed list of elements is kept (S-52).',
          isLocated: true,
        },
        update: { summary: 'Change a page' },
        remove: { summary: 'Delete a draft', refusals: [409] },
      },
      service,
    ),
    moveOperation(about, service.move),
    ...publishOperations(about, contentPage, examples.answer, service),
  ];
};
