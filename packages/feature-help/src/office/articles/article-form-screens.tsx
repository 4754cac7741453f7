import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { CreateScreen, EditScreen, queryFor } from '@upline/shell';
import { SHOWN_BY } from '../content-lists.ts';
import { ArticleFields } from './article-fields.tsx';
import { articleValues } from './article-values.ts';

const route = getRouteApi('/signed-in/content/help/$id/edit');

/** `content/help/create`: a draft. */
export const ArticleCreateScreen = () => (
  <CreateScreen
    values={articleValues}
    noun="article"
    operation="createHelpArticle"
    refresh={SHOWN_BY.articles}
    done={({ id }) => ({ to: '/content/help/$id', params: { id } })}
    cancel={{ to: '/content/help' }}
  >
    {(form) => <ArticleFields form={form} />}
  </CreateScreen>
);

/** `content/help/{id}/edit`. */
export function ArticleEditScreen() {
  const params = route.useParams();
  const { data: article } = useSuspenseQuery(queryFor('getHelpArticle', { params }));
  return (
    <EditScreen
      values={articleValues}
      noun="article"
      record={article}
      name={article.title}
      isPrivate={false}
      operation="updateHelpArticle"
      input={{ params }}
      refresh={SHOWN_BY.articles}
      page={{ to: '/content/help/$id', params }}
    >
      {(form) => <ArticleFields form={form} id={params.id} />}
    </EditScreen>
  );
}
