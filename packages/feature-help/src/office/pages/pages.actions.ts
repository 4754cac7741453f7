import type { OperationAnswer } from '@upline/api-client';
import { type NamedAction, offered, recordAction } from '@upline/shell';
import { LISTED_BY, SHOWN_BY } from '../content-lists.ts';

type Page = OperationAnswer<'getContentPage'>;

/** What may be done to a page, in the list as on its own page. */
export function pageActions(
  page: Pick<Page, 'id' | 'version' | 'actions' | 'is_linked'>,
  onDeleted?: () => void,
): NamedAction[] {
  const params = { id: page.id };
  const input = { params, ifMatch: page.version };
  const refresh = SHOWN_BY.pages;
  return offered(page, {
    update: { label: 'Edit page', to: { to: '/content/pages/$id/edit', params } },
    publish: recordAction({
      operation: 'publishContentPage',
      label: 'Publish',
      input,
      refresh,
      message: 'Page published',
      many: { label: 'Publish', done: 'published' },
    }),
    unpublish: recordAction({
      operation: 'unpublishContentPage',
      label: 'Unpublish',
      about: page.is_linked
        ? 'The product itself leads to this page: its links will end at "Resource not found" until it is published again.'
        : 'Associates no longer find it. It can be published again.',
      input,
      refresh,
      message: 'Page unpublished',
      many: { label: 'Unpublish', done: 'unpublished' },
    }),
    delete: recordAction({
      operation: 'deleteContentPage',
      label: 'Delete draft',
      deletes: 'page',
      input,
      refresh: LISTED_BY.pages,
      message: 'Page deleted',
      ...(onDeleted ? { onDone: onDeleted } : {}),
    }),
  });
}
