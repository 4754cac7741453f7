import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { recordOperations } from '../../platform/operation/record-operations.ts';
import { managing, moveOperation } from '../placed.operations.ts';
import { categoryList } from './categories.list.ts';
import { category, categoryBody, categoryExamples as examples } from './categories.schemas.ts';
import { categories, toCategory } from './categories.service.ts';
import { categorySource } from './categories.store.ts';

const tag = 'Content';
const path = '/admin/help-categories';

/** Categories of help, as the home office arranges them (domain.md 2.27, 2.36). */
export const helpCategoryRoutes: Area = (platform) => {
  const service = categories(platform);
  return [
    ...listOperations(platform, {
      name: 'HelpCategories',
      path,
      tag,
      summary: 'Categories of help in their order',
      policy: managing,
      list: categoryList,
      row: category,
      source: ({ db }) => categorySource(db),
      toRow: (row, { caller }) => toCategory(row, caller),
      examples: { rows: [examples.row] },
      count: { summary: 'How many categories match', example: { count: 5 } },
    }),
    ...recordOperations(
      {
        name: 'HelpCategory',
        path,
        tag,
        reading: managing,
        writing: managing,
        body: categoryBody,
        answer: category,
        examples,
        get: { summary: 'A category' },
        create: { summary: 'Add a category at the end', isLocated: true },
        update: { summary: 'Change a category' },
        remove: { summary: 'Delete a category without articles', refusals: [409] },
      },
      service,
    ),
    moveOperation({ name: 'HelpCategory', path, tag, noun: 'a category', id: examples.id }, service.move),
  ];
};
