import type { OperationAnswer } from '@upline/api-client';
import { type NamedAction, offered, recordAction } from '@upline/shell';
import { LISTED_BY, SHOWN_BY } from '../content-lists.ts';

export type Article = OperationAnswer<'getHelpArticle'>;

/** What may be done to an article, in the list as on its own page. */
export function articleActions(
  article: Pick<Article, 'id' | 'version' | 'actions'>,
  onDeleted?: () => void,
): NamedAction[] {
  const params = { id: article.id };
  const input = { params, ifMatch: article.version };
  const refresh = SHOWN_BY.articles;
  return offered(article, {
    update: { label: 'Edit article', to: { to: '/content/help/$id/edit', params } },
    publish: recordAction({
      operation: 'publishHelpArticle',
      label: 'Publish',
      input,
      refresh,
      message: 'Article published',
      many: { label: 'Publish', done: 'published' },
    }),
    unpublish: recordAction({
      operation: 'unpublishHelpArticle',
      label: 'Unpublish',
      about: 'Associates no longer find it. It can be published again.',
      input,
      refresh,
      message: 'Article unpublished',
      many: { label: 'Unpublish', done: 'unpublished' },
    }),
    delete: recordAction({
      operation: 'deleteHelpArticle',
      label: 'Delete draft',
      deletes: 'article',
      input,
      refresh: LISTED_BY.articles,
      message: 'Article deleted',
      ...(onDeleted ? { onDone: onDeleted } : {}),
    }),
  });
}
