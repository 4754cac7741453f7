import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryFor, useRecordTitle } from '@upline/shell';
import { Link } from '@upline/ui-kit';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { CategoryIcon } from './category-icon.tsx';
import classes from './help.module.css';

const route = getRouteApi('/signed-in/help/category/$slug');

/** `help/category/{slug}`: the articles of a category in their order. */
export function CategoryScreen() {
  const params = route.useParams();
  const { data: category } = useSuspenseQuery(queryFor('readHelpCategory', { params }));
  const { name, icon, articles } = category;
  useRecordTitle(name);
  return (
    <>
      <PageHeader
        title={name}
        back={{ to: '/help' }}
        picture={<CategoryIcon icon={icon} />}
        facts={[articles.length === 1 ? '1 article' : `${articles.length} articles`]}
      />
      <ul className={`${layout.plainList} ${classes.hits}`}>
        {articles.map(({ slug, title, excerpt }) => (
          <li key={slug} className={classes.hit}>
            <Link to={{ to: '/help/$slug', params: { slug } }}>{title}</Link>
            <p>{excerpt}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
