import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { OperationAnswer } from '@upline/api-client';
import { queryFor, useGo } from '@upline/shell';
import { Link } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { EmptyState, ErrorState, NoMatch } from '@upline/ui-kit/feedback/states.tsx';
import { TextField } from '@upline/ui-kit/field/text-field.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useEffect, useState } from 'react';
import { CategoryIcon } from './category-icon.tsx';
import classes from './help.module.css';

const route = getRouteApi('/signed-in/help');
const DEBOUNCE_MS = 300;

type Index = OperationAnswer<'readHelp'>;

/** `help`: search, categories with what is in them, what is read most, and pages. */
export function HelpScreen() {
  const { search = '' } = route.useSearch();
  const go = useGo();
  const { data: index } = useSuspenseQuery(queryFor('readHelp'));
  const [typed, setTyped] = useState(search);
  useEffect(() => setTyped(search), [search]);
  useEffect(() => {
    if (typed.trim() === search) return;
    const wait = setTimeout(() => {
      const next = typed.trim();
      void go({ to: '.', search: next ? { search: next } : {}, replace: true });
    }, DEBOUNCE_MS);
    return () => clearTimeout(wait);
  }, [typed, search, go]);
  return (
    <>
      <PageHeader title="Help" />
      <div className={classes.search}>
        <TextField
          label="Search help"
          hideLabel
          type="search"
          placeholder="Search help"
          maxLength={100}
          value={typed}
          onChange={setTyped}
        />
      </div>
      {search ? <Hits search={search} onClear={() => setTyped('')} /> : <Contents index={index} />}
    </>
  );
}

function Hits({ search, onClear }: { readonly search: string; readonly onClear: () => void }) {
  const found = useQuery({
    ...queryFor('searchHelp', { query: { search } }),
    placeholderData: keepPreviousData,
  });
  if (found.error) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Loading label="Help" count={4} />;
  const { rows } = found.data;
  if (rows.length === 0) return <NoMatch onClear={onClear}>Nothing in Help has all of these words.</NoMatch>;
  return (
    <section aria-label="Found" className={classes.hits}>
      <p role="status" className={classes.muted}>
        {rows.length === 1 ? '1 result' : `${rows.length} results`}
      </p>
      <ul className={layout.plainList}>
        {rows.map(({ slug, title, category, excerpt }) => (
          <li key={slug} className={classes.hit}>
            <Link to={{ to: '/help/$slug', params: { slug } }}>{title}</Link>
            <span className={classes.muted}> · {category ?? 'Page'}</span>
            <p>{excerpt}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Contents({ index: { categories, most_read, pages } }: { readonly index: Index }) {
  return (
    <div className={classes.columns}>
      <section aria-label="Categories">
        {categories.length === 0 ? (
          <EmptyState>Nothing here yet. Articles appear here as soon as they are published.</EmptyState>
        ) : (
          <ul className={classes.tiles}>
            {categories.map(({ slug, name, icon, articles }) => (
              <li key={slug}>
                <Link to={{ to: '/help/category/$slug', params: { slug } }} className={classes.tile}>
                  <CategoryIcon icon={icon} />
                  <span>
                    <span className={classes.name}>{name}</span>
                    <span className={classes.muted}>
                      {articles === 1 ? '1 article' : `${articles} articles`}
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
      <div className={layout.stack}>
        {most_read.length > 0 && (
          <Card title="Most read">
            <ol className={layout.list}>
              {most_read.map(({ slug, title }) => (
                <li key={slug}>
                  <Link to={{ to: '/help/$slug', params: { slug } }}>{title}</Link>
                </li>
              ))}
            </ol>
          </Card>
        )}
        {pages.length > 0 && (
          <Card title="Resources">
            <ul className={layout.list}>
              {pages.map(({ slug, title }) => (
                <li key={slug}>
                  <Link to={{ to: '/pages/$slug', params: { slug } }}>{title}</Link>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
    </div>
  );
}
